// WebSockets over real sockets.
#include <gtest/gtest.h>

#include <atomic>
#include <future>
#include <thread>

#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

TEST(WebSocket, echoes_text) {
    TestHandler handler;
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    ASSERT_TRUE(client.open());
    EXPECT_EQ(client.answer().header("Sec-WebSocket-Accept"), "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=");   // RFC 6455, 1.3
    for (const std::string text : {"", "hello", "café €"}) {
        client.send(text);
        EXPECT_EQ(client.receive(), text);
    }
    EXPECT_EQ(server->counters().messages_in, 3u);
    EXPECT_EQ(server->counters().sockets_open, 1u);
    client.close();
    EXPECT_EQ(client.close_code(), 1000);
}

TEST(WebSocket, joins_fragments_and_answers_pings) {
    TestHandler handler;
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    client.send_frame(WsClient::Opcode::text, "one ", false);
    client.send_frame(WsClient::Opcode::ping, "?");
    client.send_frame(WsClient::Opcode::more, "two");
    EXPECT_EQ(client.receive(), "one two");
}

TEST(WebSocket, messages_up_to_the_limit_pass_and_longer_ones_close_with_1009) {
    TestHandler handler;
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    client.send(std::string(4096, 'x'));
    EXPECT_EQ(client.receive().value_or("").size(), 4096u);
    client.send(std::string(4097, 'x'));
    EXPECT_EQ(client.close_code(), 1009);

    WsClient liar(server.port(), "/socket");                         // announces 2^62 bytes
    liar.send_raw("\x81\xff\x40" + std::string(7, '\0') + "mask");
    EXPECT_EQ(liar.close_code(), 1009);

    WsClient fragments(server.port(), "/socket");
    fragments.send_frame(WsClient::Opcode::text, std::string(4000, 'x'), false);
    fragments.send_frame(WsClient::Opcode::more, std::string(4000, 'x'), false);
    EXPECT_EQ(fragments.close_code(), 1009);
}

TEST(WebSocket, binary_closes_with_1003) {
    TestHandler handler;
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    client.send_frame(WsClient::Opcode::binary, "abc");
    client.send("not heard any more");
    EXPECT_EQ(client.receive(), std::nullopt);
    EXPECT_EQ(client.close_code(), 1003);
    EXPECT_EQ(server->counters().messages_in, 0u);
}

TEST(WebSocket, invalid_utf8_closes_with_1007) {
    TestHandler handler;
    const Running server(handler);
    for (const std::string text : {"\xff", "abc\xc3", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xc0\xaf"}) {
        WsClient client(server.port(), "/socket");
        client.send(text);
        EXPECT_EQ(client.close_code(), 1007);
    }
}

TEST(WebSocket, broken_frames_close_with_1002) {
    TestHandler handler;
    const Running server(handler);
    const std::vector<std::string> frames{
        "\x81\x02hi",                                                // not masked
        "\xf1\x80mask",                                              // reserved bits
        "\x83\x80mask",                                              // reserved opcode
        "\x80\x80mask",                                              // a continuation of nothing
        std::string("\x09\x80mask", 6),                              // a ping in parts
        std::string("\x89\xfe\x00\x7e", 4) + "mask",                 // a ping of 126 bytes
        "\x88\x81maskx",                                             // a close code of one byte
    };
    for (const std::string& frame : frames) {
        WsClient client(server.port(), "/socket");
        client.send_raw(frame);
        EXPECT_EQ(client.close_code(), 1002) << frame;
    }
}

TEST(WebSocket, a_reset_connection_is_closed_once) {
    TestHandler handler;
    std::atomic<int> opened = 0, closed = 0;
    handler.on_upgrade = [&](const net::Request&) {
        return net::Accepted{[&](const std::shared_ptr<net::Socket>&) { ++opened; }, [](std::string_view) {}, [&] { ++closed; }};
    };
    Running server(handler);
    for (int i = 0; i < 50; ++i) {
        WsClient client(server.port(), "/socket");
        ASSERT_TRUE(client.open());
        client.send_raw(std::string("\x81\xfe\x01\x00", static_cast<std::size_t>(i % 5)));
        if (i % 3 == 0) client.close();
    }
    server.stop();
    EXPECT_EQ(opened, 50);
    EXPECT_EQ(closed, 50);
    EXPECT_EQ(server->counters().sockets_open, 0u);
}

TEST(WebSocket, messages_from_other_threads_keep_their_order) {
    TestHandler handler;
    std::promise<std::shared_ptr<net::Socket>> promise;
    handler.on_upgrade = [&](const net::Request&) {
        return net::Accepted{[&](std::shared_ptr<net::Socket> s) { promise.set_value(std::move(s)); }, [](std::string_view) {}, [] {}};
    };
    net::Limits limits;
    limits.queued_messages = 2000;
    const Running server(handler, limits);
    WsClient client(server.port(), "/socket");
    const std::shared_ptr<net::Socket> socket = promise.get_future().get();
    EXPECT_EQ(socket->network(), "127.0.0.1");
    for (int i = 0; i < 1000; ++i) socket->send(TestHandler::message(std::to_string(i)));
    socket->close(1008, "enough");
    socket->send(TestHandler::message("too late"));
    for (int i = 0; i < 1000; ++i) ASSERT_EQ(client.receive(), std::to_string(i));
    EXPECT_EQ(client.close_code(), 1008);
    EXPECT_EQ(client.close_reason(), "enough");
}

// Both sides send close frames at the same time: neither may wait for ever.
TEST(WebSocket, a_broken_frame_while_the_server_closes_does_not_keep_the_connection) {
    TestHandler handler;
    std::promise<void> closed;
    handler.on_upgrade = [&](const net::Request&) {
        const auto socket = std::make_shared<std::shared_ptr<net::Socket>>();
        return net::Accepted{[socket](std::shared_ptr<net::Socket> opened) { *socket = std::move(opened); },
                             [socket](std::string_view) { (*socket)->close(1008, "enough"); }, [&] { closed.set_value(); }};
    };
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    client.send_raw("\x81\x80mask\x81\x81" + std::string(4, '\0') + "\xff");   // an empty message and one that is not UTF-8
    EXPECT_EQ(closed.get_future().wait_for(kPatience), std::future_status::ready);
    EXPECT_EQ(server->counters().sockets_open, 0u);
}

TEST(WebSocket, a_long_reason_is_cut_between_characters) {
    TestHandler handler;
    handler.on_upgrade = [&](const net::Request&) {
        return net::Accepted{[&](const std::shared_ptr<net::Socket>& s) { s->close(4000, std::string(122, 'x') + "é"); },
                             [](std::string_view) {}, [] {}};
    };
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    EXPECT_EQ(client.close_code(), 4000);
    EXPECT_EQ(client.close_reason(), std::string(122, 'x'));
}

TEST(WebSocket, a_slow_reader_is_dropped_and_others_are_not) {
    TestHandler handler;
    std::promise<std::shared_ptr<net::Socket>> promise;
    handler.on_upgrade = [&](const net::Request& request) {
        if (request.path == "/echo") return TestHandler::echo();
        return net::Accepted{[&](std::shared_ptr<net::Socket> s) { promise.set_value(std::move(s)); }, [](std::string_view) {}, [] {}};
    };
    const Running server(handler);
    WsClient slow(server.port(), "/slow", {}, 4096), fair(server.port(), "/echo");
    const std::shared_ptr<net::Socket> socket = promise.get_future().get();
    const net::Message large = TestHandler::message(std::string(100'000, 'x'));
    for (int i = 0; i < 2000 && server->counters().dropped_slow == 0; ++i) {
        socket->send(large);
        if (i % 100 == 0) std::this_thread::sleep_for(Milliseconds(1));
    }
    for (int i = 0; i < 200 && server->counters().sockets_open > 1; ++i) std::this_thread::sleep_for(Milliseconds(10));
    EXPECT_EQ(server->counters().dropped_slow, 1u);
    EXPECT_EQ(server->counters().sockets_open, 1u);
    socket->send(large);                                             // the client has gone: no effect
    EXPECT_EQ(slow.close_code(), 1006);
    fair.send("still here");
    EXPECT_EQ(fair.receive(), "still here");
}

TEST(WebSocket, a_silent_client_is_pinged_then_dropped) {
    TestHandler handler;
    net::Limits limits;
    limits.idle_seconds = 1;
    const Running server(handler, limits);
    WsClient deaf(server.port(), "/socket"), alive(server.port(), "/socket");
    EXPECT_EQ(alive.receive(Milliseconds(2500)), std::nullopt);      // answers pings in the meantime
    alive.send("here");
    EXPECT_EQ(alive.receive(), "here");
    EXPECT_EQ(server->counters().sockets_open, 1u);
}

TEST(WebSocket, a_handler_that_throws_closes_with_1011) {
    TestHandler handler;
    handler.on_upgrade = [](const net::Request&) {
        net::Accepted accepted = TestHandler::echo();
        accepted.received = [](std::string_view) { throw std::runtime_error("a bug"); };
        return accepted;
    };
    const Running server(handler);
    WsClient client(server.port(), "/socket");
    client.send("x");
    EXPECT_EQ(client.close_code(), 1011);
}

struct Doorkeeper : TestHandler {                                    // answers from another thread, or not at all
    void upgrade(net::Request request, std::function<void(net::Accepted)> accept, std::function<void(net::Response)> refuse) override {
        if (request.path == "/nobody") return;
        std::jthread([path = request.path, accept = std::move(accept), refuse = std::move(refuse)] {
            net::Response no = text("no entry");
            no.status = 403;
            if (path == "/in") accept(echo());
            refuse(no);                                              // ignored when accepted
        }).detach();
    }
};

TEST(WebSocket, may_be_accepted_or_refused_later) {
    Doorkeeper handler;
    const Running server(handler);
    WsClient in(server.port(), "/in"), out(server.port(), "/out"), nobody(server.port(), "/nobody");
    EXPECT_TRUE(in.open());
    in.send("x");
    EXPECT_EQ(in.receive(), "x");
    EXPECT_EQ(out.answer().status, 403);
    EXPECT_EQ(out.answer().body, "no entry");
    EXPECT_EQ(nobody.answer().status, 500);
}

TEST(WebSocket, a_socket_may_outlive_its_server) {
    TestHandler handler;
    std::promise<std::shared_ptr<net::Socket>> promise;
    handler.on_upgrade = [&](const net::Request&) {
        return net::Accepted{[&](std::shared_ptr<net::Socket> s) { promise.set_value(std::move(s)); }, [](std::string_view) {}, [] {}};
    };
    std::shared_ptr<net::Socket> socket;
    {
        const Running server(handler);
        const WsClient client(server.port(), "/socket");
        socket = promise.get_future().get();
    }
    socket->send(TestHandler::message("to nobody"));
    socket->close(1000, "");
    EXPECT_GT(socket->id(), 0u);
}

}  // namespace

}  // namespace papelotte::net_test
