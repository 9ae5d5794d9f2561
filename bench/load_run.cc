// See load_run.h.
#include "bench/load_run.h"

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <cstdlib>
#include <functional>
#include <memory>
#include <random>
#include <unordered_map>

#include "bench/server_process.h"
#include "tests/store/cluster.h"

namespace papelotte::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

constexpr std::uint64_t kEarlyActions = 200;   // of each match
constexpr std::string_view kObserver = "observer";

// A minimal HTTP client: one request at a time, with its cookie.
struct Browser {
    asio::io_context& io;
    std::uint16_t port;
    std::string cookie;

    std::string host() const { return "127.0.0.1:" + std::to_string(port); }

    json::object get(const std::string& path) { return request(http::verb::get, path, ""); }
    json::object post(const std::string& path, const json::object& body) { return request(http::verb::post, path, json::serialize(body)); }

   private:
    json::object request(http::verb verb, const std::string& path, const std::string& body) {
        beast::tcp_stream stream(io);
        stream.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
        http::request<http::string_body> request(verb, path, 11, body);
        request.set(http::field::host, host());
        request.set(http::field::origin, "http://" + host());
        if (!body.empty()) request.set(http::field::content_type, "application/json");
        if (!cookie.empty()) request.set(http::field::cookie, cookie);
        request.prepare_payload();
        http::write(stream, request);
        beast::flat_buffer buffer;
        http::response<http::string_body> response;
        http::read(stream, buffer, response);
        if (const auto set = response.find(http::field::set_cookie); set != response.end())
            cookie = set->value().substr(0, set->value().find(';'));
        if (response.result_int() >= 300) throw std::runtime_error(response.body());
        return json::parse(response.body()).as_object();
    }
};

Latency latency_of(std::vector<double>& values) {
    const auto percentile = [&](double share) {
        if (values.empty()) return 0.0;
        const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
        std::nth_element(values.begin(), at, values.end());
        return *at;
    };
    return {percentile(.5), percentile(.99)};
}

json::object game_named(Browser& browser, std::string_view id) {
    const json::object all = browser.get("/api/games");
    for (const json::value& game : all.at("games").as_array())
        if (game.at("id").as_string() == id) return game.as_object();
    throw std::runtime_error("the server does not know the game " + std::string(id));
}

class LoadRun {
   public:
    LoadRun(const std::string& program, const Load& load)
        : load_(load), servers_(started(program, load)), until_(Clock::now() + std::chrono::seconds(load.seconds)), tick_(io_) {
        result_.idle_mb = megabytes();
    }

    LoadResult run() {
        Browser browser = new_browser();
        const json::array seats = game_named(browser, load_.game).at("in_play").as_array();
        for (int i = 0; i < load_.matches; ++i) begin_match(seats);
        cpu_before_ = cpu_seconds();
        const std::vector<double> before = cpu_seconds_of_each();
        const auto begun = Clock::now();
        look();
        io_.run();
        result_.server_cpu_s = cpu_seconds() - cpu_before_;
        result_.each_cpu_s = cpu_seconds_of_each();
        std::ranges::transform(result_.each_cpu_s, before, result_.each_cpu_s.begin(), std::minus());
        result_.wall_s = std::chrono::duration<double>(Clock::now() - begun).count();
        if (!failure_.empty() && Clock::now() < until_) throw std::runtime_error(failure_);
        result_.player = latency_of(player_);
        result_.opponent = latency_of(opponent_);
        result_.observer = latency_of(observer_);
        const std::uint64_t late_actions = result_.actions - early_actions_;
        if (early_actions_ > 0 && late_actions > 0 && early_cpu_ > 0)
            result_.late_to_early_cost =
                (result_.server_cpu_s - early_cpu_) / static_cast<double>(late_actions) / (early_cpu_ / static_cast<double>(early_actions_));
        return result_;
    }

   private:
    // Shared by the connections of one match: the time at which the action of each record was sent. The next action may be sent before
    // all have received the last one.
    struct MatchClock {
        std::unordered_map<std::int64_t, Clock::time_point> sent;
        Clock::time_point next{};                        // when its next action is due, if the load is limited
    };
    using Servers = std::vector<std::unique_ptr<ServerProcess>>;

    static Servers started(const std::string& program, const Load& load) {
        std::vector<std::string> options;
        std::string schema;
        if (load.postgresql) {
            const std::string database = store_test::Cluster::running(store_test::Cluster::Sync::on).new_schema();
            options = {"--db", database};
            schema = database.substr(database.rfind("%3D") + 3);
        }
        Servers servers;
        for (int i = 0; i < load.servers; ++i) {
            servers.push_back(std::make_unique<ServerProcess>(program, options));
            if (servers.back()->port() == 0) throw std::runtime_error("a server did not start");
        }
        if (load.stored > 0) fill(schema, load.stored);
        return servers;
    }
    // Matches that ended long ago, with records as long as those of real ones.
    static void fill(const std::string& schema, int matches) {
        const std::string count = std::to_string(matches), to = "INSERT INTO " + schema + ".";
        store_test::Cluster::running().execute(
            to +
            "matches (id, game, scenario, options, seed, header, status, result, rematch, listed, days, created, changed, served, archived) "
            "SELECT 'stored' || i, 'waterloo', 'standard', '{}', '', '', 'over', '{}', '', 1, 14, i, i, 0, 1 FROM generate_series(1, " +
            count + ") i; " + to + "progress SELECT 'stored' || i, 20, 20, '', '{}', 0 FROM generate_series(1, " + count + ") i; " + to +
            "records SELECT 'stored' || i, j, repeat('x', 82), i FROM generate_series(1, " + count + ") i, generate_series(1, 20) j; ANALYZE");
    }

    double cpu_seconds() const {
        double sum = 0;
        for (const auto& server : servers_) sum += server->cpu_seconds();
        return sum;
    }
    std::vector<double> cpu_seconds_of_each() const {
        std::vector<double> each;
        for (const auto& server : servers_) each.push_back(server->cpu_seconds());
        return each;
    }
    double megabytes() const {
        double sum = 0;
        for (const auto& server : servers_) sum += server->megabytes();
        return sum;
    }
    Browser new_browser() { return {io_, servers_[(load_.scattered ? browsers_++ : matches_) % servers_.size()]->port(), ""}; }

    // The maker of the match takes the first seat; guests who follow the links take the others.
    void begin_match(const json::array& seats) {
        json::array taken;
        for (std::size_t i = 0; i < seats.size(); ++i) taken.push_back(json::object{{"seat", seats[i]}, {"who", i == 0 ? "me" : "invite"}});
        Browser host = new_browser();
        const json::object made = host.post("/api/matches", {{"game", load_.game}, {"seats", std::move(taken)}});
        const std::string id(made.at("match").at("id").as_string());
        const auto clock = std::make_shared<MatchClock>();
        connect(host, id, std::string(seats.at(0).as_string()), clock);
        for (const json::value& one : made.at("links").as_array()) {
            const std::string link(one.at("link").as_string());
            Browser guest = new_browser();
            guest.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}});
            connect(guest, id, std::string(one.at("seat").as_string()), clock);
        }
        connect(new_browser(), id, std::string(kObserver), clock);
        ++matches_;
    }

    void connect(const Browser& browser, const std::string& match, const std::string& seat, const std::shared_ptr<MatchClock>& clock) {
        asio::co_spawn(io_, attend(browser, match, seat, clock), [this](const std::exception_ptr& error) {
            try {
                if (error) std::rethrow_exception(error);
            } catch (const std::exception& fault) {
                if (failure_.empty()) failure_ = fault.what();
            }
        });
    }

    // One connection: plays when its seat is to act, and notes how long each update took to arrive.
    asio::awaitable<void> attend(Browser browser, std::string match, std::string seat, std::shared_ptr<MatchClock> clock) {
        beast::websocket::stream<beast::tcp_stream> socket(co_await asio::this_coro::executor);
        auto& stream = beast::get_lowest_layer(socket);
        co_await stream.async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), browser.port), asio::use_awaitable);
        stream.socket().set_option(tcp::no_delay(true));
        socket.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
            request.set(http::field::origin, "http://" + browser.host());
            if (!browser.cookie.empty()) request.set(http::field::cookie, browser.cookie);
        }));
        co_await socket.async_handshake(browser.host(), "/api/matches/" + match + "/socket?as=" + seat, asio::use_awaitable);
        std::minstd_rand random(static_cast<unsigned>(std::hash<std::string>{}(match + seat)));
        ++playing_;
        beast::flat_buffer buffer;
        while (Clock::now() < until_) {
            buffer.clear();
            co_await socket.async_read(buffer, asio::use_awaitable);
            const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
            if (text.starts_with(R"({"type":"error")")) throw std::runtime_error(std::string(text));
            if (text.starts_with(R"({"type":"update")")) note_update(text, seat, *clock);
            if (text.find(R"("decision":{"to_act":[])") != text.npos) break;   // the match is over
            // Only a seat that must act needs to parse the message: parsing also costs CPU time on the server's machine.
            if (text.find(R"("legal":[)") == text.npos) continue;
            const json::value message = json::parse(text);
            const json::array& actions = message.at("decision").at("legal").as_array();
            const std::string play = json::serialize(json::object{
                {"type", "play"}, {"ref", 1}, {"rev", message.at("rev")}, {"seat", seat}, {"do", actions[random() % actions.size()]}});
            if (load_.rate > 0) {
                asio::steady_timer due(io_, clock->next);
                clock->next = std::max(clock->next, Clock::now()) + std::chrono::milliseconds(1000) * load_.matches / load_.rate;
                co_await due.async_wait(asio::use_awaitable);
            }
            clock->sent[message.at("rev").as_int64() + 1] = Clock::now();
            co_await socket.async_write(asio::buffer(play), asio::use_awaitable);
        }
        --playing_;
    }

    void note_update(std::string_view text, std::string_view seat, const MatchClock& clock) {
        constexpr std::string_view kRev = R"("rev":)";
        const auto clicked = clock.sent.find(std::strtoll(text.data() + text.find(kRev) + kRev.size(), nullptr, 10));
        if (clicked == clock.sent.end()) return;
        const double milliseconds = std::chrono::duration<double, std::milli>(Clock::now() - clicked->second).count();
        const bool own = text.starts_with(R"({"type":"update","ref":)");
        result_.actions += own;
        (own ? player_ : seat == kObserver ? observer_ : opponent_).push_back(milliseconds);
    }

    // Samples the server every 20 ms, and ends the run when every match is over or the time is up.
    void look() {
        tick_.expires_after(std::chrono::milliseconds(20));
        tick_.async_wait([this](boost::system::error_code) {
            result_.loaded_mb = std::max(result_.loaded_mb, megabytes());
            if (early_actions_ == 0 && result_.actions >= static_cast<std::uint64_t>(load_.matches) * kEarlyActions) {
                early_actions_ = result_.actions;
                early_cpu_ = cpu_seconds() - cpu_before_;
            }
            const bool begun = result_.actions > 0;   // before the first action the clients may not be connected yet
            if ((playing_ > 0 || !begun) && failure_.empty() && Clock::now() < until_) look();
            else io_.stop();
        });
    }

    Load load_;
    Servers servers_;
    std::size_t matches_ = 0, browsers_ = 0;
    Clock::time_point until_;
    asio::io_context io_;
    asio::steady_timer tick_;
    LoadResult result_;
    std::vector<double> player_, opponent_, observer_;   // milliseconds
    int playing_ = 0;                                    // connections whose match is not over
    std::string failure_;                                // of the first connection that failed
    std::uint64_t early_actions_ = 0;
    double cpu_before_ = 0, early_cpu_ = 0;
};

}  // namespace

std::vector<std::string> games_of(const std::string& program) {
    const ServerProcess server(program);
    if (server.port() == 0) throw std::runtime_error("the server did not start");
    asio::io_context io;
    Browser browser{io, server.port(), ""};
    std::vector<std::string> games;
    const json::object all = browser.get("/api/games");
    for (const json::value& game : all.at("games").as_array()) games.emplace_back(game.at("id").as_string());
    return games;
}

LoadResult run_load(const std::string& program, const Load& load) { return LoadRun(program, load).run(); }

}  // namespace papelotte::bench
