// How much the server carries: matches with two players and one observer each, all playing random legal actions as fast as they are
// acknowledged, for a bounded time on loopback. Reports acknowledged actions a CPU-second of the server, the time from a click to the new
// state at the player, the opponent and the observer, and the server's memory. One JSON object on standard output.
//   bench_load PROGRAM [MATCHES] [SECONDS]
#include <fmt/format.h>

#include <algorithm>
#include <boost/asio.hpp>
#include <boost/beast.hpp>
#include <boost/json.hpp>
#include <chrono>
#include <deque>
#include <random>

#include "bench/server_process.h"

namespace papelotte::bench {

namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace json = boost::json;
using asio::ip::tcp;
using Clock = std::chrono::steady_clock;

// A browser's worth of HTTP: one request at a time, with its cookie.
struct Browser {
    asio::io_context& io;
    std::uint16_t port;
    std::string cookie;

    json::object post(const std::string& path, const json::object& body) {
        beast::tcp_stream stream(io);
        stream.connect(tcp::endpoint(asio::ip::address_v4::loopback(), port));
        http::request<http::string_body> request(http::verb::post, path, 11, json::serialize(body));
        request.set(http::field::host, host());
        request.set(http::field::origin, "http://" + host());
        request.set(http::field::content_type, "application/json");
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
    std::string host() const { return "127.0.0.1:" + std::to_string(port); }
};

struct Measure {
    std::deque<double> player, opponent, observer;   // milliseconds from the click
    std::uint64_t acknowledged = 0;
    int playing = 0;                                 // connections whose match goes on
};

// What the connections of one match share: when the last click was.
struct Shared {
    Clock::time_point clicked{};
};

// One connection: plays when it is to act, and tells how long the news took.
asio::awaitable<void> attend(Browser browser, std::string match, std::string seat, std::shared_ptr<Shared> shared, Measure& measure,
                             Clock::time_point until) {
    beast::websocket::stream<beast::tcp_stream> socket(co_await asio::this_coro::executor);
    co_await beast::get_lowest_layer(socket).async_connect(tcp::endpoint(asio::ip::address_v4::loopback(), browser.port), asio::use_awaitable);
    beast::get_lowest_layer(socket).socket().set_option(tcp::no_delay(true));
    socket.set_option(beast::websocket::stream_base::decorator([&](beast::websocket::request_type& request) {
        request.set(http::field::origin, "http://" + browser.host());
        if (!browser.cookie.empty()) request.set(http::field::cookie, browser.cookie);
    }));
    co_await socket.async_handshake(browser.host(), "/api/matches/" + match + "/socket?as=" + seat, asio::use_awaitable);
    std::minstd_rand random(static_cast<unsigned>(std::hash<std::string>{}(match + seat)));
    ++measure.playing;
    beast::flat_buffer buffer;
    while (Clock::now() < until) {
        buffer.clear();
        co_await socket.async_read(buffer, asio::use_awaitable);
        const auto now = Clock::now();
        const std::string_view text(static_cast<const char*>(buffer.data().data()), buffer.size());
        if (text.starts_with(R"({"type":"error")")) throw std::runtime_error(std::string(text));
        if (text.starts_with(R"({"type":"update")")) {
            const double milliseconds = std::chrono::duration<double, std::milli>(now - shared->clicked).count();
            const bool own = text.starts_with(R"({"type":"update","ref":)");
            measure.acknowledged += own;
            (own ? measure.player : seat == "observer" ? measure.observer : measure.opponent).push_back(milliseconds);
            if (text.find(R"("decision":{"to_act":[])") != text.npos) break;
        }
        if (text.find(R"("legal":[)") == text.npos) continue;   // who is not to act need not read on: the machine is the server's, too
        const json::value message = json::parse(text);
        const json::array& actions = message.at("decision").at("legal").as_array();
        const std::string play = json::serialize(
            json::object{{"type", "play"}, {"ref", 1}, {"rev", message.at("rev")}, {"seat", seat}, {"do", actions[random() % actions.size()]}});
        // The opponent and the observer must have had the last news before the clock of the next click starts.
        shared->clicked = Clock::now();
        co_await socket.async_write(asio::buffer(play), asio::use_awaitable);
    }
    --measure.playing;
}

double percentile(std::deque<double>& values, double share) {
    if (values.empty()) return 0;
    const auto at = values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
    std::nth_element(values.begin(), at, values.end());
    return *at;
}

int run(const std::string& program, int matches, int seconds) {
    const ServerProcess server(program);
    if (server.port() == 0) throw std::runtime_error("the server did not start");
    const double idle = server.megabytes();
    asio::io_context io;
    Measure measure;
    std::string failure;
    const auto begun = Clock::now();
    const auto until = begun + std::chrono::seconds(seconds);
    const auto watch = [&](const std::exception_ptr& error) {
        try {
            if (error) std::rethrow_exception(error);
        } catch (const std::exception& fault) {
            if (failure.empty()) failure = fault.what();
        }
    };
    for (int i = 0; i < matches; ++i) {
        Browser one{io, server.port(), ""}, two{io, server.port(), ""}, nobody{io, server.port(), ""};
        const json::object made = one.post(
            "/api/matches", {{"game", "waterloo"}, {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "allied"}, {"who", "invite"}}}}});
        const std::string link(made.at("links").as_array().at(0).at("link").as_string()), id(made.at("match").at("id").as_string());
        two.post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}});
        auto shared = std::make_shared<Shared>();
        asio::co_spawn(io, attend(nobody, id, "observer", shared, measure, until), watch);
        asio::co_spawn(io, attend(one, id, "french", shared, measure, until), watch);
        asio::co_spawn(io, attend(two, id, "allied", shared, measure, until), watch);
    }
    const double cpu_before = server.cpu_seconds();
    const auto play_begun = Clock::now();
    // The first and the last part apart: an action must not cost more in a long game.
    std::uint64_t early_actions = 0;
    double early_cpu = 0, loaded = 0;
    asio::steady_timer tick(io);
    std::function<void()> look = [&] {
        tick.expires_after(std::chrono::milliseconds(20));
        tick.async_wait([&](boost::system::error_code) {
            loaded = std::max(loaded, server.megabytes());
            if (early_actions == 0 && measure.acknowledged >= static_cast<std::uint64_t>(matches) * 200) {
                early_actions = measure.acknowledged;
                early_cpu = server.cpu_seconds() - cpu_before;
            }
            const bool begun_playing = measure.acknowledged > 0;   // before it, nobody has connected yet
            if ((measure.playing > 0 || !begun_playing) && Clock::now() < until) look();
            else io.stop();
        });
    };
    look();
    io.run();
    const double cpu = server.cpu_seconds() - cpu_before, wall = std::chrono::duration<double>(Clock::now() - play_begun).count();
    if (!failure.empty() && Clock::now() < until) throw std::runtime_error(failure);
    const auto acknowledged = static_cast<double>(measure.acknowledged);
    const auto early = static_cast<double>(early_actions);
    const double late_cpu = cpu - early_cpu, late_actions = acknowledged - early;
    const auto times = [](std::deque<double>& values) {
        return fmt::format(R"({{"p50":{:.2f},"p99":{:.2f}}})", percentile(values, .5), percentile(values, .99));
    };
    fmt::print(
        R"({{"matches":{},"actions":{},"wall_s":{:.2f},"server_cpu_s":{:.2f},"actions_per_cpu_s":{:.0f},"actions_per_s":{:.0f},)"
        R"("click_to_state_ms":{{"player":{},"opponent":{},"observer":{}}},"idle_mb":{:.1f},"loaded_mb":{:.1f},"late_to_early_cost":{:.2f}}})"
        "\n",
        matches, measure.acknowledged, wall, cpu, acknowledged / cpu, acknowledged / wall, times(measure.player), times(measure.opponent),
        times(measure.observer), idle, loaded, early > 0 && late_actions > 0 ? (late_cpu / late_actions) / (early_cpu / early) : 0.0);
    return 0;
}

}  // namespace

}  // namespace papelotte::bench

int main(int argc, char** argv) {
    const int matches = argc > 2 ? std::atoi(argv[2]) : 32, seconds = argc > 3 ? std::atoi(argv[3]) : 30;
    if (argc < 2 || matches < 1 || matches > 1000 || seconds < 1 || seconds > 600) {
        fmt::print(stderr, "usage: bench_load PROGRAM [MATCHES (32)] [SECONDS at most (30)]\n");
        return 2;
    }
    try {
        return papelotte::bench::run(argv[1], matches, seconds);
    } catch (const std::exception& error) {
        fmt::print(stderr, "bench_load: {}\n", error.what());
        return 1;
    }
}
