// See postgres_writer.h.
#include "server/store/postgres_writer.h"

#include <algorithm>

#include "server/store/news.h"
#include "server/store/postgres_neighbours.h"

namespace papelotte::store {

namespace {

constexpr std::chrono::seconds kPatience{10};   // a transaction that was surely not committed is given up after this time
constexpr int kConflicts = 20;
constexpr std::size_t kLongestPayload = 7000;   // of a notification: PostgreSQL takes 8000 bytes

// A server that is stopped, or cut off, within a transaction would keep the others waiting for its locks.
PostgresAddress named(PostgresAddress address, const std::string& id) {
    address.application = "papelotte writer " + id;
    address.settings = "SET idle_in_transaction_session_timeout = '5s'";
    return address;
}

}   // namespace

PostgresWriter::PostgresWriter(const PostgresAddress& address, std::string id, const ServedClock& clock)
    : id_(std::move(id)),
      connection_(named(address, id_)),
      changes_(connection_, clock),
      enter_(connection_, "INSERT INTO writers (id, epoch, done) VALUES (?1, 1, 0)"),
      begin_(connection_, "BEGIN ISOLATION LEVEL READ COMMITTED READ WRITE"),
      // Of a former session the epoch is wrong, NULL is refused, and the transaction fails.
      number_(connection_, "UPDATE writers SET done = CASE WHEN epoch = ?2 THEN ?3 END, seen = now() WHERE id = ?1"),
      tell_(connection_, std::string("SELECT pg_notify(") + kChannel + ", ?1)"),
      commit_(connection_, "COMMIT"),
      end_former_(connection_, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = ?1 AND application_name = ?2"),
      fence_(connection_, "UPDATE writers SET epoch = epoch + 1 WHERE id = ?1 RETURNING epoch, done"),
      record_(connection_, "SELECT line, at FROM records WHERE match_id = ?1 AND rev = ?2") {
    connection_.execute(   // servers that were killed; one without players is idle as long
        "DELETE FROM writers WHERE seen < now() - interval '30 days' "
        "AND NOT EXISTS (SELECT FROM pg_stat_activity WHERE application_name = 'papelotte writer ' || writers.id)");
    enter_.run(id_);
    backend_ = connection_.backend();
}

PostgresWriter::~PostgresWriter() {
    try {
        PostgresStatement leave(connection_, "DELETE FROM writers WHERE id = ?1");
        leave.run(id_);
    } catch (const PostgresError&) {   // somebody deletes it in a month
    }
}

void PostgresWriter::write(std::vector<Submit>& group) {
    ++transaction_;
    commit_sent_ = false;
    const Clock::time_point begun = Clock::now();
    for (int attempt = 0, conflicts = 0;; ++attempt) {
        try {
            if (connection_.lost()) {
                reconnect();
                attempt = 0;
            }
            if (done_ == transaction_) return read_results(group);
            commit_sent_ = false;
            transact(group);
            return find_reasons(group);
        } catch (const PostgresError& error) {
            if (error.lost()) {
                // Its outcome must be known before anybody is told: so this waits for as long as it takes.
                if (!commit_sent_ && Clock::now() - begun > kPatience) throw;
                Postgres::wait(attempt);
            } else {
                connection_.execute("ROLLBACK");
                if (!error.conflict() || ++conflicts > kConflicts) throw;
            }
        } catch (const std::exception&) {
            if (!connection_.lost()) connection_.execute("ROLLBACK");
            throw;
        }
    }
}

void PostgresWriter::transact(std::vector<Submit>& group) {
    begin_.send({});
    number_.send({}, id_, epoch_, transaction_);
    std::vector<Submit*> appends;
    for (Submit& submit : group) {
        submit.problem = Problem::none;
        if (only_an_append(submit.changes)) {
            appends.push_back(&submit);
            continue;
        }
        send_appends(appends);
        submit.problem = changes_.apply(submit.changes);
    }
    send_appends(appends);
    tell(group);
    commit_sent_ = true;
    commit_.send({});
    const auto result = connection_.sync();
    if (std::string_view(PQcmdStatus(result.get())) != "COMMIT") throw std::runtime_error("the transaction was rolled back");
}

// By match, so that two servers which write to the same matches wait for each other in the same order.
void PostgresWriter::send_appends(std::vector<Submit*>& appends) {
    const auto append_of = [](const Submit* submit) -> const Append& { return std::get<Append>(submit->changes.front()); };
    std::ranges::sort(appends, {},
                      [&](const Submit* submit) { return std::pair<std::string_view, const Submit*>(append_of(submit).match, submit); });
    for (Submit* submit : appends)
        changes_.records().send(append_of(submit), [submit](int rows) { submit->problem = rows > 0 ? Problem::none : Problem::stale; });
    appends.clear();
}

// Too much news of records that turn out to be stale does no harm.
void PostgresWriter::tell(const std::vector<Submit>& group) {
    std::string payload = id_;
    std::string last;
    for (const Submit& submit : group)
        for (const Change& change : submit.changes) {
            const auto news = submit.problem == Problem::none ? news_of(change) : std::nullopt;
            if (!news) continue;
            const std::string line = line_of(*news);
            if (line == last) continue;
            if (payload.size() + line.size() > kLongestPayload) {
                tell_.send({}, payload);
                payload = id_;
            }
            payload += '\n' + line;
            last = line;
        }
    if (payload.size() > id_.size()) tell_.send({}, payload);
}

void PostgresWriter::reconnect() {
    connection_.reconnect();
    end_former_.rows(backend_, "papelotte writer " + id_);
    backend_ = connection_.backend();
    PostgresRows row = fence_.rows(id_);   // waits for the end of a transaction of the former session
    if (!row.next()) throw std::runtime_error("this server's row in the database was deleted");
    epoch_ = row.number(0);
    done_ = row.number(1);
}

// An append to a match that does not exist, or follows other rules, is not stale. Read after the commit: it is rare.
void PostgresWriter::find_reasons(std::vector<Submit>& group) {
    for (Submit& submit : group)
        if (const Append* append = only_an_append(submit.changes); append && submit.problem == Problem::stale)
            submit.problem = changes_.why_not_appended(*append);
}

// Other changes were answered before the commit was sent.
void PostgresWriter::read_results(std::vector<Submit>& group) {
    for (Submit& submit : group) {
        const Append* append = only_an_append(submit.changes);
        if (!append) continue;
        PostgresRows row = record_.rows(append->match, append->record.rev);
        const bool there = row.next() && row.text(0) == append->record.line && row.number(1) == append->record.at;
        submit.problem = there ? Problem::none : Problem::stale;
    }
    find_reasons(group);
}

}   // namespace papelotte::store
