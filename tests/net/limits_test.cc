// Time and number limits.
#include <gtest/gtest.h>

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
    for (const char c : std::string_view("GET /abc")) {              // a byte now and then does not buy time
        head.send({&c, 1});
        std::this_thread::sleep_for(Milliseconds(200));
    }
    EXPECT_EQ(read_answer(head).status, 408);
    EXPECT_EQ(read_answer(body).status, 408);
    EXPECT_EQ(silent.read_to_end(), "");                             // nothing asked, nothing said
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

TEST(Limits, connections_an_address_are_counted_over_all_threads) {
    TestHandler handler;
    net::Limits limits;
    limits.connections_an_address = 5;
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

}  // namespace

}  // namespace papelotte::net_test
