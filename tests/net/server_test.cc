// Listening, lanes, signals, stopping.
#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <future>
#include <mutex>
#include <ranges>
#include <set>
#include <thread>

#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

using Clock = std::chrono::steady_clock;

TEST(Server, says_in_one_line_why_it_cannot_listen) {
    TestHandler handler;
    std::string error;
    const auto first = net::Server::listen("127.0.0.1", 0, 2, {}, handler, error);
    ASSERT_TRUE(first);
    EXPECT_EQ(net::Server::listen("127.0.0.1", first->port(), 2, {}, handler, error), nullptr);
    EXPECT_EQ(error, "port " + std::to_string(first->port()) + " is in use");
    EXPECT_EQ(net::Server::listen("no address", 0, 1, {}, handler, error), nullptr);
    EXPECT_EQ(error, "cannot listen on no address port 0: Invalid argument");
}

TEST(Server, spreads_connections_over_its_threads) {
    TestHandler handler;
    std::mutex mutex;
    std::set<std::thread::id> threads;
    handler.on_request = [&](const net::Request&, const net::Reply& reply) {
        const std::lock_guard lock(mutex);
        threads.insert(std::this_thread::get_id());
        reply(TestHandler::text(""));
    };
    const Running server(handler, {}, 3);
    for (int i = 0; i < 60; ++i) HttpClient(server.port()).get("/");
    EXPECT_EQ(threads.size(), 3u);
}

TEST(Server, a_lane_keeps_the_order_and_one_thread) {
    TestHandler handler;
    const Running server(handler, {}, 2);
    ASSERT_EQ(server->lanes(), 2);
    std::vector<int> seen;                                           // used on lane 1 only
    std::promise<void> done;
    std::vector<std::jthread> posters;
    for (int poster = 0; poster < 3; ++poster)
        posters.emplace_back([&, poster] {
            for (int i = 0; i < 2000; ++i)
                server->post(1, [&, value = poster * 10'000 + i] {
                    seen.push_back(value);
                    if (seen.size() == 6000) done.set_value();
                });
        });
    ASSERT_EQ(done.get_future().wait_for(kPatience), std::future_status::ready);
    for (int poster = 0; poster < 3; ++poster)
        EXPECT_TRUE(std::ranges::is_sorted(seen | std::views::filter([&](int value) { return value / 10'000 == poster; })));
}

TEST(Server, does_work_after_a_time) {
    TestHandler handler;
    const Running server(handler);
    std::promise<Clock::time_point> done;
    const auto begin = Clock::now();
    server->post_after(0, 60, [&, kept = std::make_unique<int>(7)] { done.set_value(Clock::now()); });
    EXPECT_GE(done.get_future().get() - begin, Milliseconds(60));
}

TEST(Server, a_task_that_throws_is_reported_and_the_lane_continues) {
    TestHandler handler;
    const Running server(handler, {}, 2);
    std::promise<void> after;
    for (int lane = 0; lane < 2; ++lane) {
        server->post(lane, [] { throw std::runtime_error("a damaged record"); });
        server->post(lane, [] { throw 42; });
        server->post_after(lane, 1, [] { throw std::runtime_error("later"); });
        server->post_after(lane, 50, [&, lane] {
            if (lane == 1) after.set_value();
        });
    }
    EXPECT_EQ(after.get_future().wait_for(kPatience), std::future_status::ready);
    for (int i = 0; i < 500 && handler.failures < 6; ++i) std::this_thread::sleep_for(Milliseconds(10));
    EXPECT_EQ(handler.failures, 6);
    EXPECT_EQ(HttpClient(server.port()).get("/y").body, "GET /y ");
}

TEST(Server, a_signal_reaches_its_handler_which_may_stop_the_server) {
    TestHandler handler;
    std::string error;
    const auto server = net::Server::listen("localhost", 0, 2, {}, handler, error);
    int got = 0;
    server->on_signal([&](int signal) {
        got = signal;
        server->stop();
    });
    std::thread thread([&] { server->run(); });
    std::raise(SIGTERM);
    thread.join();
    EXPECT_EQ(got, SIGTERM);
}

TEST(Server, stop_before_run_ends_at_once) {
    TestHandler handler;
    std::string error;
    const auto server = net::Server::listen("127.0.0.1", 0, 2, {}, handler, error);
    server->stop();
    server->run();
}

TEST(Server, stop_closes_sockets_with_1012_and_idle_connections) {
    TestHandler handler;
    Running server(handler);
    std::vector<WsClient> sockets;
    for (int i = 0; i < 20; ++i) sockets.emplace_back(server.port(), "/socket");
    for (const WsClient& socket : sockets) ASSERT_TRUE(socket.open());
    RawClient idle(server.port());
    std::thread closing([&] {
        for (WsClient& socket : sockets) EXPECT_EQ(socket.close_code(), 1012);
    });
    const auto begin = Clock::now();
    server.stop();
    closing.join();
    EXPECT_LT(Clock::now() - begin, Milliseconds(1900));             // no connection had to be cut off
    EXPECT_EQ(idle.read_to_end(), "");
    EXPECT_FALSE(RawClient(server.port()).connected());
}

TEST(Server, stop_lets_a_request_end) {
    TestHandler handler;
    std::promise<net::Reply> asked;
    handler.on_request = [&](const net::Request&, net::Reply reply) { asked.set_value(std::move(reply)); };
    Running server(handler);
    RawClient client(server.port());
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    net::Reply reply = asked.get_future().get();
    server->stop();
    std::this_thread::sleep_for(Milliseconds(300));
    reply(TestHandler::text("finished"));
    reply = nullptr;
    const HttpAnswer answer = read_answer(client);
    EXPECT_EQ(answer.body, "finished");
    EXPECT_EQ(answer.header("Connection"), "close");
    server.stop();
}

struct Late : TestHandler {                                          // accepts a socket on command
    void upgrade(net::Request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)>) override {
        asked.set_value(std::move(accept));
    }
    std::promise<std::function<void(net::Accepted)>> asked;
};

TEST(Server, no_socket_opens_once_it_stops) {
    Late handler;
    Running server(handler);
    std::jthread client([port = server.port()] { EXPECT_EQ(WsClient(port, "/socket").answer().status, 0); });
    const auto accept = handler.asked.get_future().get();
    server->stop();
    std::this_thread::sleep_for(Milliseconds(50));
    net::Accepted accepted = TestHandler::echo();
    accepted.opened = [](const std::shared_ptr<net::Socket>&) { ADD_FAILURE(); };
    accept(accepted);
    server.stop();
}

TEST(Server, stop_waits_two_seconds_and_no_longer) {
    TestHandler handler;
    std::promise<net::Reply> asked;
    handler.on_request = [&](const net::Request&, net::Reply reply) { asked.set_value(std::move(reply)); };
    Running server(handler);
    RawClient waiting(server.port()), half(server.port());
    WsClient deaf(server.port(), "/socket");                         // does not answer the close frame
    waiting.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    half.send("GET / HTTP/1.1\r\nHost");
    const net::Reply never = asked.get_future().get();
    const auto begin = Clock::now();
    server.stop();
    EXPECT_GE(Clock::now() - begin, Milliseconds(1900));
    EXPECT_LT(Clock::now() - begin, Milliseconds(4000));
    EXPECT_EQ(waiting.read_to_end(), "");
    never(TestHandler::text("far too late"));
}

TEST(Server, work_that_is_left_is_dropped) {
    TestHandler handler;
    const auto kept = std::make_shared<int>(1);
    {
        Running server(handler);
        server->post_after(0, 3'600'000, [kept] { FAIL(); });
        server.stop();
        server->post(1, [kept] { FAIL(); });
    }
    EXPECT_EQ(kept.use_count(), 1);
}

TEST(Server, what_closed_sockets_post_is_still_done) {
    TestHandler handler;
    std::atomic<int> saved = 0;
    net::Server* posting = nullptr;
    handler.on_upgrade = [&](const net::Request&) {
        net::Accepted accepted = TestHandler::echo();
        accepted.closed = [&] { posting->post(0, [&] { ++saved; }); };
        return accepted;
    };
    Running server(handler, {}, 1);
    posting = &*server;
    std::vector<WsClient> sockets;
    for (int i = 0; i < 10; ++i) sockets.emplace_back(server.port(), "/socket");
    std::thread closing([&] {
        for (WsClient& socket : sockets) socket.close_code();
    });
    server.stop();
    closing.join();
    EXPECT_EQ(saved, 10);
}

}  // namespace

}  // namespace papelotte::net_test
