// The client's address and network: directly, and behind a proxy.
#include <gtest/gtest.h>

#include <boost/asio/ip/address.hpp>
#include <thread>
#include <vector>

#include "server/net/address.h"
#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

net::Client client(const char* address) { return net::client_of(boost::asio::ip::make_address(address)); }

TEST(Address, an_ipv6_network_is_a_64) {
    EXPECT_EQ(client("192.0.2.7").network, "192.0.2.7");
    EXPECT_EQ(client("::ffff:192.0.2.7").network, "192.0.2.7");
    EXPECT_EQ(client("2001:db8:1:2:3:4:5:6").address, "2001:db8:1:2:3:4:5:6");
    EXPECT_EQ(client("2001:db8:1:2:3:4:5:6").network, client("2001:db8:1:2:ffff::1").network);
    EXPECT_NE(client("2001:db8:1:2::1").network, client("2001:db8:1:3::1").network);
}

TEST(Address, behind_a_proxy_it_is_the_last_one_forwarded) {
    const net::Client proxy = client("127.0.0.1");
    EXPECT_EQ(net::client_behind(proxy, "192.0.2.7").address, "192.0.2.7");
    EXPECT_EQ(net::client_behind(proxy, "10.0.0.1, 192.0.2.7").address, "192.0.2.7") << "what the client claimed comes first";
    EXPECT_EQ(net::client_behind(proxy, "10.0.0.1,2001:db8::1 ").address, "2001:db8::1");
    for (const char* nothing : {"", "unknown", "192.0.2.7, ", "300.1.1.1", "192.0.2.7:80"})
        EXPECT_EQ(net::client_behind(proxy, nothing).address, "127.0.0.1") << nothing;
}

net::Limits behind_a_proxy(int connections) {
    net::Limits limits;
    limits.connections_per_network = connections;
    limits.proxy.trusted = true;
    return limits;
}

Headers from(const std::string& address) { return {{"X-Forwarded-For", address}}; }

TEST(Proxy, connections_are_counted_by_the_forwarded_address) {
    TestHandler handler;
    const Running server(handler, behind_a_proxy(2));
    std::vector<WsClient> sockets;
    for (int user = 1; user <= 20; ++user)
        for (int i = 0; i < 2; ++i) sockets.emplace_back(server.port(), "/socket", from("192.0.2." + std::to_string(user)));
    for (const WsClient& socket : sockets) EXPECT_TRUE(socket.open());

    const WsClient third(server.port(), "/socket", from("192.0.2.1"));
    EXPECT_EQ(third.answer().status, 429);
    EXPECT_EQ(third.answer().error_code(), "too_many");
    HttpClient proxy(server.port());   // it keeps its connection when a client is refused
    EXPECT_EQ(proxy.get("/", from("192.0.2.1")).status, 429);
    EXPECT_EQ(proxy.get("/", from("10.0.0.1, 192.0.2.1")).status, 429);
    EXPECT_EQ(proxy.get("/", from("192.0.2.100")).status, 200);
    EXPECT_EQ(proxy.get("/").status, 200);
    EXPECT_EQ(proxy.connections(), 1);

    sockets.erase(sockets.begin());
    HttpAnswer again;
    for (int i = 0; i < 500 && again.status != 200; ++i) {
        again = proxy.get("/", from("192.0.2.1"));
        if (again.status != 200) std::this_thread::sleep_for(Milliseconds(10));
    }
    EXPECT_EQ(again.status, 200) << "a WebSocket that has ended leaves its place";
}

TEST(Proxy, a_64_is_one_network) {
    TestHandler handler;
    const Running server(handler, behind_a_proxy(2));
    std::vector<WsClient> sockets;
    for (const char* address : {"2001:db8::1", "2001:db8::2", "2001:db8::3", "2001:db8:0:1::1"})
        sockets.emplace_back(server.port(), "/socket", from(address));
    EXPECT_TRUE(sockets[1].open());
    EXPECT_EQ(sockets[2].answer().status, 429);
    EXPECT_TRUE(sockets[3].open());
}

TEST(Proxy, without_trust_the_header_means_nothing) {
    TestHandler handler;
    handler.on_request = [](const net::Request& request, const net::Reply& reply) { reply(TestHandler::text(request.address)); };
    const Running server(handler);
    EXPECT_EQ(HttpClient(server.port()).get("/", from("192.0.2.1")).body, "127.0.0.1");
}

TEST(Proxy, browsers_that_come_by_https_are_told_to_stay_there) {
    TestHandler handler;
    net::Limits limits;
    limits.proxy.https = true;
    const Running plain(handler), secure(handler, limits);
    EXPECT_EQ(HttpClient(plain.port()).get("/").header("Strict-Transport-Security"), "");
    EXPECT_EQ(HttpClient(secure.port()).get("/").header("Strict-Transport-Security"), "max-age=31536000");
}

}  // namespace

}  // namespace papelotte::net_test
