// See postgres_neighbours.h.
#include "server/store/postgres_neighbours.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <array>

#include "server/store/news.h"

namespace papelotte::store {

namespace {

constexpr int kBetweenAttempts = 500, kHeartbeat = 30'000;   // milliseconds

// A lock belongs to the whole database: its number is a hash of the schema and its name.
constexpr const char* kLockNumber = "(hashtextextended(current_schema() || ' ' || ?1, 0))";

PostgresAddress listener(PostgresAddress address) {
    address.application = "papelotte listener";
    return address;
}

std::string with_lock_number(const char* function) { return std::string("SELECT ") + function + kLockNumber; }

}   // namespace

PostgresNeighbours::Locks::Locks(const PostgresAddress& address)
    : connection(address),
      take(connection, with_lock_number("pg_try_advisory_lock")),
      give_back(connection, with_lock_number("pg_advisory_unlock")),
      ask(connection, "SELECT 1") {}

PostgresNeighbours::PostgresNeighbours(PostgresAddress address, std::string self)
    : address_(std::move(address)), self_(std::move(self)), end_(eventfd(0, EFD_CLOEXEC)) {}

PostgresNeighbours::~PostgresNeighbours() {
    stop_listening();
    close(end_);
}

// --- Listening ----------------------------------------------------------------------------------------------------------------------

void PostgresNeighbours::listen(std::function<void(const News&)> heard, std::vector<std::string> plays) {
    heard_ = std::move(heard);
    plays_ = std::move(plays);
    connect();
    thread_ = std::thread([this] { work(); });
}

void PostgresNeighbours::stop_listening() {
    eventfd_write(end_, 1);
    if (thread_.joinable()) thread_.join();
    listening_.reset();
}

// Another server that changes what is played under one of these names holds it alone for that moment: this waits for its end.
bool PostgresNeighbours::connect() {
    try {
        listening_.emplace(listener(address_));
        listening_->execute("LISTEN \"" + listening_->text(std::string("SELECT replace(") + kChannel + ", '\"', '\"\"')") + "\"");
        PostgresStatement play(*listening_, with_lock_number("pg_advisory_lock_shared"));
        for (const std::string& name : plays_) play.rows(name);
        return true;
    } catch (const std::exception&) {   // the writer logs what is wrong with the database
        listening_.reset();
        return false;
    }
}

bool PostgresNeighbours::ends_within(int milliseconds) const {
    pollfd end{.fd = end_, .events = POLLIN, .revents = 0};
    return poll(&end, 1, milliseconds) > 0;
}

// Nobody knows what was told while there was no connection.
void PostgresNeighbours::work() {
    for (;;) {
        if (listening_ || connect()) {
            heard_({News::Kind::anything, ""});
            wait_for_news();
            listening_.reset();
        }
        if (ends_within(kBetweenAttempts)) return;
    }
}

// A connection that is silent may be dead: then the question fails after some seconds (tcp_user_timeout).
void PostgresNeighbours::wait_for_news() {
    try {
        while (!listening_->lost()) {
            while (PGnotify* one = PQnotifies(listening_->handle())) {
                hear(one->extra);
                PQfreemem(one);
            }
            std::array<pollfd, 2> ends = {pollfd{.fd = PQsocket(listening_->handle()), .events = POLLIN, .revents = 0},
                                          pollfd{.fd = end_, .events = POLLIN, .revents = 0}};
            const int ready = poll(ends.data(), ends.size(), kHeartbeat);
            if (ends[1].revents != 0) return;
            if (ready == 0) listening_->execute("SELECT 1");
            else if (PQconsumeInput(listening_->handle()) != 1) return;
        }
    } catch (const PostgresError&) {   // lost
    }
}

// The sender, and one line for each piece of news.
void PostgresNeighbours::hear(std::string_view payload) {
    std::size_t end = payload.find('\n');
    const std::string from(payload.substr(0, end));
    if (from == self_) return;
    while (end != std::string_view::npos) {
        const std::size_t begin = end + 1;
        end = payload.find('\n', begin);
        if (auto news = read_news(payload.substr(begin, end - begin))) {
            news->from = from;
            heard_(*news);
        }
    }
}

// --- Locks --------------------------------------------------------------------------------------------------------------------------

bool PostgresNeighbours::hold(std::string_view name) {
    const std::lock_guard guard(mutex_);
    try {
        if (!locks_) locks_ = std::make_unique<Locks>(address_);
        if (locks_->held.contains(name)) return locks_->ask.rows().next();   // the session lives
        PostgresRows row = locks_->take.rows(name);
        if (!row.next() || row.number(0) == 0) return false;
        locks_->held.emplace(name);
        return true;
    } catch (const PostgresError& error) {
        if (error.lost()) locks_.reset();   // a lost session holds nothing
        return false;
    }
}

void PostgresNeighbours::release(std::string_view name) {
    const std::lock_guard guard(mutex_);
    if (!locks_ || !locks_->held.contains(name)) return;
    locks_->held.erase(locks_->held.find(name));
    try {
        locks_->give_back.rows(name);
    } catch (const PostgresError&) {
        locks_.reset();
    }
}

}   // namespace papelotte::store
