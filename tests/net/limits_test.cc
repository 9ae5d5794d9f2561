// Limits of time and number.
#include <gtest/gtest.h>

#include <mutex>
#include <string_view>
#include <thread>
#include <vector>

#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

TEST(Limits, a_request_that_does_not_arrive_in_time_gets_408) {
    TestHandler handler;
    net::Limits limits;
    limits.idle_seconds = 1;
    const Running server(handler, limits);
    RawClient head(server.port()), body(server.port()), silent(server.port());
    body.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100\r\n\r\nab");
    for (const char c : std::string_view("GET /abc")) {              // single bytes do not extend the deadline
        head.send({&c, 1});
        std::this_thread::sleep_for(Milliseconds(200));
    }
    EXPECT_EQ(read_answer(head).status, 408);
    EXPECT_EQ(read_answer(body).status, 408);
    EXPECT_EQ(silent.read_to_end(), "");                             // no request, no response
}

TEST(Limits, an_idle_connection_is_closed_quietly_and_the_client_comes_again) {
    TestHandler handler;
    net::Limits limits;
    limits.idle_seconds = 1;
    const Running server(handler, limits);
    HttpClient client(server.port());
    EXPECT_EQ(client.get("/a").status, 200);
    std::this_thread::sleep_for(Milliseconds(1600));
    EXPECT_EQ(client.get("/b").status, 200);
    EXPECT_EQ(client.connections(), 2);
}

TEST(Limits, a_handler_may_take_longer_than_a_client) {
    TestHandler handler;
    handler.on_request = [](const net::Request&, net::Reply reply) {
        std::jthread([reply = std::move(reply)] {
            std::this_thread::sleep_for(Milliseconds(1600));
            reply(TestHandler::text("at last"));
        }).detach();
    };
    net::Limits limits;
    limits.idle_seconds = 1;
    const Running server(handler, limits);
    EXPECT_EQ(HttpClient(server.port()).get("/").body, "at last");
}

TEST(Limits, a_client_that_does_not_read_its_response_is_cut_off) {
    TestHandler handler;
    const auto large = std::make_shared<const std::string>(50'000'000, 'x');
    handler.on_request = [&](const net::Request&, const net::Reply& reply) {
        net::Response response;
        response.shared_body = large;
        reply(response);
    };
    net::Limits limits;
    limits.idle_seconds = 1;
    const Running server(handler, limits);
    RawClient client(server.port(), 4096);
    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    std::this_thread::sleep_for(Milliseconds(1700));
    const std::optional<std::string> got = client.read_to_end();
    ASSERT_TRUE(got);
    EXPECT_LT(got->size(), large->size());
}

TEST(Limits, long_bodies_are_for_some_paths) {
    TestHandler handler;
    handler.on_request = [](const net::Request& r, const net::Reply& reply) { reply(TestHandler::text(std::to_string(r.body.size()))); };
    net::Limits limits;
    limits.body_bytes = 100;
    limits.long_body_bytes = 1000;
    limits.long_body_paths = {"/long"};
    const Running server(handler, limits);
    const auto status = [&](std::string_view path, std::size_t bytes) {
        return HttpClient(server.port()).post(path, std::string(bytes, 'x')).status;
    };
    EXPECT_EQ(status("/short", 100), 200);
    EXPECT_EQ(status("/short", 101), 413);
    EXPECT_EQ(status("/short", 1001), 413);
    EXPECT_EQ(status("/long", 101), 200);
    EXPECT_EQ(status("/long", 1000), 200);
    EXPECT_EQ(status("/long", 1001), 413);
    EXPECT_EQ(status("/long?x", 101), 413);
    // With chunked encoding the length is not announced.
    const auto chunked = [&](std::string_view path, std::size_t bytes) {
        RawClient client(server.port());
        std::string text = "POST " + std::string(path) + " HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
        for (std::size_t sent = 0; sent < bytes; sent += 50) text += "32\r\n" + std::string(50, 'x') + "\r\n";
        client.send(text + "0\r\n\r\n");
        return read_answer(client).status;
    };
    EXPECT_EQ(chunked("/short", 100), 200);
    EXPECT_EQ(chunked("/short", 150), 413);
    EXPECT_EQ(chunked("/long", 1000), 200);
    EXPECT_EQ(chunked("/long", 1050), 413);
}

TEST(Limits, connections_of_a_network_are_counted_over_all_threads) {
    TestHandler handler;
    net::Limits limits;
    limits.connections_per_network = 5;
    const Running server(handler, limits, 3);
    std::vector<WsClient> sockets;
    for (int i = 0; i < 5; ++i) sockets.emplace_back(server.port(), "/socket");
    for (const WsClient& socket : sockets) EXPECT_TRUE(socket.open());

    RawClient sixth(server.port());
    sixth.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n");
    const HttpAnswer answer = read_answer(sixth);
    EXPECT_EQ(answer.status, 429);
    EXPECT_EQ(answer.error_code(), "too_many");
    EXPECT_EQ(answer.header("Retry-After"), "10");
    EXPECT_EQ(server->counters().refused, 1u);

    sockets.pop_back();
    for (int i = 0; i < 200 && server->counters().sockets_open > 4; ++i) std::this_thread::sleep_for(Milliseconds(10));
    HttpAnswer again;
    for (int i = 0; i < 20 && again.status != 200; ++i) again = HttpClient(server.port()).get("/");
    EXPECT_EQ(again.status, 200);
}

// Handlers that send to clients which never read.
struct Senders {
    std::mutex mutex;
    std::vector<std::shared_ptr<net::Socket>> sockets;

    net::Accepted accept() {
        return {.opened =
                    [this](std::shared_ptr<net::Socket> socket) {
                        const std::lock_guard lock(mutex);
                        sockets.push_back(std::move(socket));
                    },
                .received = [](std::string_view) {},
                .closed = [] {}};
    }
    std::size_t size() {
        const std::lock_guard lock(mutex);
        return sockets.size();
    }
    // Sends to all of them in turn until one is dropped; returns the number of bytes sent to each.
    std::size_t send_until_dropped(const Running& server, std::size_t all, std::size_t bytes) {
        while (size() < all) std::this_thread::sleep_for(Milliseconds(1));
        const net::Message message = TestHandler::message(std::string(bytes, 'x'));
        for (std::size_t sent = 0; sent < (std::size_t{64} << 20); sent += bytes) {
            if (server->counters().dropped_slow > 0) return sent;
            for (const auto& socket : sockets) socket->send(message);
            std::this_thread::sleep_for(Milliseconds(1));
        }
        return 0;
    }
};

TEST(Limits, a_client_that_does_not_read_is_dropped_at_the_limit_of_bytes) {
    TestHandler handler;
    Senders senders;
    handler.on_upgrade = [&](const net::Request&) { return senders.accept(); };
    const Running server(handler);   // the default limits: 1 MB, and 256 messages
    const WsClient slow(server.port(), "/socket", {}, 4096);
    const std::size_t sent = senders.send_until_dropped(server, 1, 16 * 1024);
    EXPECT_GT(sent, std::size_t{1} << 20);
    EXPECT_LT(sent, std::size_t{2} << 20) << "the queue, the system's buffer, and a little: 256 messages would be 4 MB";
}

TEST(Limits, bytes_for_clients_that_do_not_read_are_also_counted_by_network) {
    TestHandler handler;
    Senders senders;
    handler.on_upgrade = [&](const net::Request& request) { return request.path == "/echo" ? TestHandler::echo() : senders.accept(); };
    net::Limits limits;
    limits.queued_bytes_per_network = std::size_t{2} << 20;
    const Running server(handler, limits);
    std::vector<WsClient> slow;
    for (int i = 0; i < 10; ++i) slow.emplace_back(server.port(), "/socket", Headers{}, 4096);
    WsClient fair(server.port(), "/echo");
    const std::size_t sent = senders.send_until_dropped(server, 10, 16 * 1024);
    EXPECT_GT(sent, 0u);
    EXPECT_LT(sent, std::size_t{1} << 20) << "ten of them have 2 MB together, beside the system's buffers";
    fair.send("still here");
    EXPECT_EQ(fair.receive(), "still here") << "who reads is not cut, whatever his neighbours do";
}

}  // namespace

}  // namespace papelotte::net_test
