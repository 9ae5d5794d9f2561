// Two servers, many matches and four sockets at each, one move in twenty seconds per match; every minute one server is killed, and started again
// as systemd does. Its people must be back at their tables soon.
#include <fmt/format.h>
#include <signal.h>
#include <sys/resource.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <deque>
#include <memory>
#include <thread>

#include "bench/campaign/aftermath.h"
#include "bench/campaign/campaigns.h"
#include "bench/campaign/table.h"
#include "bench/server_process.h"

namespace papelotte::campaign {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;
using Milliseconds = std::chrono::milliseconds;

constexpr int kSockets = 4;   // per match
constexpr Milliseconds kBetweenMoves{20'000};   // of a match, on average
constexpr std::chrono::seconds kBetweenKills{60}, kRestart{1};
constexpr double kBackWithin = 5;   // seconds, of 99 in 100
constexpr Milliseconds kFirstPause{500}, kLongestPause{15'000}, kSpreadAfterDrain{2000};   // as the page (net/reconnecting_socket.ts)

// How long those took to be at their tables again whose server was killed.
struct Returns {
    std::vector<double> seconds;
    std::size_t missing = 0;
    double percentile(double share) {
        if (seconds.empty()) return 0;
        const auto at = seconds.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(seconds.size() - 1));
        std::ranges::nth_element(seconds, at);
        return *at;
    }
};

// All clients, on one thread.
class Crowd {
   public:
    Crowd(const Site& site, unsigned seed, Counts& counts) : site_(site), random_(seed), counts_(counts), thread_([this] { io_.run(); }) {}
    ~Crowd() { stop(); }
    Crowd(const Crowd&) = delete;
    Crowd& operator=(const Crowd&) = delete;

    void add(std::vector<Attendance::Who> table) {
        asio::post(io_, [this, table = std::move(table)]() mutable {
            for (Attendance::Who& who : table) {
                guests_.emplace_back(io_, Attendance(std::move(who), static_cast<unsigned>(random_()), counts_, moves_));
                asio::co_spawn(io_, attend(guests_.back()), asio::detached);
            }
        });
    }
    std::size_t present() {
        return ask([this] { return static_cast<std::size_t>(std::ranges::count_if(guests_, &Guest::present)); });
    }
    // Since the last call.
    Returns take_returns() {
        return ask([this] {
            const std::size_t absent = guests_.size() - static_cast<std::size_t>(std::ranges::count_if(guests_, &Guest::present));
            return Returns{std::exchange(returns_, {}), absent};
        });
    }
    void stop() {
        io_.stop();
        if (thread_.joinable()) thread_.join();
    }
    std::vector<ClientLog> take_logs() {   // once it has stopped
        std::vector<ClientLog> logs;
        for (Guest& guest : guests_) logs.push_back(guest.attendance.take_log());
        return logs;
    }

   private:
    using Socket = beast::websocket::stream<beast::tcp_stream>;
    struct Guest {
        Guest(asio::io_context& io, Attendance attends) : attendance(std::move(attends)), timer(io) {}
        Attendance attendance;
        asio::steady_timer timer;   // to the next move, or the next attempt to connect
        std::unique_ptr<Socket> socket;
        std::string sending;
        bool present = false, moves_soon = false;
    };

    template <class Question> std::invoke_result_t<Question> ask(Question question) {
        return asio::post(io_, asio::use_future(std::move(question))).get();
    }
    Milliseconds up_to(Milliseconds most) { return Milliseconds(static_cast<std::int64_t>(random_()) % most.count()); }

    // As a page does, until the crowd is stopped.
    asio::awaitable<void> attend(Guest& guest) {
        Clock::time_point lost = Clock::now();
        bool first = true;
        for (Milliseconds pause = kFirstPause;;) {
            try {
                co_await connect(guest);
                for (bool greeted = false;; greeted = true) {
                    co_await receive(guest);
                    if (greeted) continue;
                    guest.present = true;
                    pause = kFirstPause;
                    if (!std::exchange(first, false)) returns_.push_back(std::chrono::duration<double>(Clock::now() - lost).count());
                }
            } catch (const std::exception&) {   // the connection is lost, or the server refuses it
            }
            if (std::exchange(guest.present, false)) lost = Clock::now();
            guest.attendance.disconnected();
            const bool drained = guest.socket && guest.socket->reason().code == 1012;
            guest.timer.expires_after(drained ? up_to(kSpreadAfterDrain) : pause * 3 / 4 + up_to(pause / 2));
            pause = std::min(pause * 2, kLongestPause);
            boost::system::error_code ignored;
            co_await guest.timer.async_wait(asio::redirect_error(asio::use_awaitable, ignored));
        }
    }

    // To any server; a proxy would go on to the other one if no connection can be made.
    asio::awaitable<void> connect(Guest& guest) {
        guest.moves_soon = false;
        std::uint16_t port = site_.any(random_);
        for (int attempt = 0;; ++attempt) {
            guest.socket = std::make_unique<Socket>(io_);
            boost::system::error_code refused;
            co_await beast::get_lowest_layer(*guest.socket)
                .async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), port), asio::redirect_error(asio::use_awaitable, refused));
            if (!refused) break;
            if (attempt == 1) throw boost::system::system_error(refused);
            port = site_.other(port);
        }
        const std::string host = "127.0.0.1:" + std::to_string(port);
        guest.socket->set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
            request.set(http::field::origin, "http://" + host);
            if (!guest.attendance.cookie().empty()) request.set(http::field::cookie, guest.attendance.cookie());
        }));
        co_await guest.socket->async_handshake(host, guest.attendance.path(), asio::use_awaitable);
        guest.attendance.connected();
    }

    asio::awaitable<void> receive(Guest& guest) {
        beast::flat_buffer buffer;
        co_await guest.socket->async_read(buffer, asio::use_awaitable);
        const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
        guest.attendance.take(boost::json::parse(text).as_object());
        move_soon(guest);
    }

    // Another message may come first and change what it may do: then it thinks again.
    void move_soon(Guest& guest) {
        if (!guest.attendance.may_play() || std::exchange(guest.moves_soon, true)) return;
        guest.timer.expires_after(up_to(kBetweenMoves * 2));
        guest.timer.async_wait([&guest](boost::system::error_code stopped) {
            if (stopped || !guest.present) return;
            guest.moves_soon = false;
            if (!guest.attendance.may_play()) return;
            guest.sending = guest.attendance.action();
            guest.socket->async_write(asio::buffer(guest.sending), [](boost::system::error_code, std::size_t) {});   // reading finds out
        });
    }

    const Site& site_;
    Random random_;
    Counts& counts_;
    std::atomic<std::int64_t> moves_{0};
    asio::io_context io_{1};
    asio::executor_work_guard<asio::io_context::executor_type> work_{io_.get_executor()};
    std::deque<Guest> guests_;   // which do not move
    std::vector<double> returns_;
    std::jthread thread_;   // the last: it uses all of the above
};

// A socket is a file for its client and for its server.
void allow_many_files() {
    rlimit files{};
    getrlimit(RLIMIT_NOFILE, &files);
    files.rlim_cur = files.rlim_max;
    setrlimit(RLIMIT_NOFILE, &files);
}

}   // namespace

Report run_crowd(const Plan& plan) {
    allow_many_files();
    Report report;
    report.campaign = "crowd";
    Random random(plan.seed);
    store_test::Cluster& cluster = store_test::Cluster::running();
    const std::string database = cluster.new_schema();
    std::array<bench::ServerProcess, Site::kServers> servers{bench::ServerProcess(plan.program, {"--db", database}),
                                                             bench::ServerProcess(plan.program, {"--db", database})};
    Site site;
    const auto note_ports = [&] {
        for (std::size_t i = 0; i < servers.size(); ++i) site.at(i, servers.at(i).port());
    };
    note_ports();
    Counts counts;
    Crowd crowd(site, static_cast<unsigned>(random()), counts);
    const std::vector<Offer> games = games_offered(site);
    for (int i = 0; i < plan.crowd; ++i) {
        const Offer& offer = games[static_cast<std::size_t>(i) % games.size()];
        crowd.add(sit_down(site, offer, kSockets - static_cast<int>(offer.seats.size()), random, {}));
    }
    const std::size_t all = static_cast<std::size_t>(plan.crowd) * kSockets;
    while (crowd.present() < all) std::this_thread::sleep_for(Milliseconds(50));
    std::this_thread::sleep_for(kBetweenMoves);
    crowd.take_returns();
    boost::json::array figures;
    for (int minute = 0; minute < plan.minutes; ++minute) {
        const auto begun = Clock::now();
        bench::ServerProcess& killed = servers.at(random() % servers.size());
        killed.end(SIGKILL);
        std::this_thread::sleep_for(kRestart);
        if (!killed.open()) report.violations.emplace_back("a server does not start again");
        note_ports();
        std::this_thread::sleep_until(begun + kBetweenKills);
        Returns returns = crowd.take_returns();
        const double p99 = returns.percentile(.99);
        figures.push_back(boost::json::object{{"lost", returns.seconds.size()}, {"p50_s", returns.percentile(.5)}, {"p99_s", p99}});
        if (p99 > kBackWithin) report.violations.push_back(fmt::format("kill {}: one in a hundred is back after {:.1f} s", minute + 1, p99));
        if (returns.missing > 0) report.violations.push_back(fmt::format("kill {}: {} are not back", minute + 1, returns.missing));
    }
    crowd.stop();
    for (bench::ServerProcess& server : servers)
        if (server.end(SIGTERM) != 0) report.violations.emplace_back("a server does not end cleanly");
    report.figures = {{"matches", plan.crowd},
                      {"sockets", all},
                      {"kills", plan.minutes},
                      {"acknowledged", counts.acknowledged.load()},
                      {"unanswered", counts.unanswered.load()},
                      {"back", std::move(figures)}};
    for (std::string& text : counts.surprises()) report.violations.push_back(std::move(text));
    judge(report, plan, database, stored_records(cluster, schema_of(database)), crowd.take_logs());
    return report;
}

}   // namespace papelotte::campaign
