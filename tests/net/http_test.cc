// HTTP over real sockets, with well-behaved clients.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

TEST(Http, answers_a_request_with_its_path_query_headers_and_body) {
    TestHandler handler;
    handler.on_request = [](const net::Request& r, const net::Reply& reply) {
        reply(TestHandler::text(r.method + "|" + r.path + "|" + std::string(r.parameter("a").value_or("-")) + "|" +
                                std::string(r.parameter("b").value_or("-")) + "|" + r.host.substr(0, 9) + "|" + r.origin + "|" + r.content_type +
                                "|" + std::string(r.cookie_value("papelotte").value_or("-")) + "|" + r.address + "|" + r.body));
    };
    const Running server(handler);
    HttpClient client(server.port());
    client.cookies = {{"other", "1"}, {"papelotte", "abc=="}};
    const HttpAnswer answer = client.post("/caf%C3%A9/x?a=1%202+3&mine&b=", "{}", {{"Origin", "http://here"}});
    EXPECT_EQ(answer.status, 200);
    EXPECT_EQ(answer.body, "POST|/café/x|1 2 3||127.0.0.1|http://here|application/json|abc==|127.0.0.1|{}");
}

TEST(Http, every_response_has_the_protective_headers) {
    TestHandler handler;
    const Running server(handler);
    HttpClient client(server.port());
    const HttpAnswer answer = client.get("/");
    EXPECT_TRUE(answer.header("Content-Security-Policy").starts_with("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; "));
    EXPECT_FALSE(answer.header("Content-Security-Policy").contains("'unsafe-"));
    EXPECT_EQ(answer.header("X-Content-Type-Options"), "nosniff");
    EXPECT_EQ(answer.header("Referrer-Policy"), "same-origin");
    EXPECT_EQ(answer.header("Cross-Origin-Opener-Policy"), "same-origin");
    EXPECT_EQ(answer.header("Cross-Origin-Resource-Policy"), "same-origin");
    EXPECT_NE(answer.header("Permissions-Policy"), "");
    EXPECT_EQ(answer.header("Cache-Control"), "no-store");
    EXPECT_TRUE(answer.header("Date").ends_with(" GMT"));
}

TEST(Http, a_response_may_choose_its_caching_but_not_add_lines) {
    TestHandler handler;
    handler.on_request = [](const net::Request&, const net::Reply& reply) {
        net::Response response = TestHandler::text("x");
        response.headers = {{"cache-control", "no-cache"}, {"X-Evil", "a\r\nX-Worse: b"}, {"Set-Cookie", "papelotte=1; HttpOnly"}};
        reply(response);
    };
    const Running server(handler);
    HttpClient client(server.port());
    const HttpAnswer answer = client.get("/");
    EXPECT_EQ(answer.header("Cache-Control"), "no-cache");
    EXPECT_EQ(answer.header("X-Evil") + answer.header("X-Worse"), "");
    EXPECT_EQ(client.cookie_header(), "papelotte=1");
}

TEST(Http, a_connection_is_kept_alive) {
    TestHandler handler;
    const Running server(handler);
    HttpClient client(server.port());
    for (int i = 0; i < 50; ++i) ASSERT_EQ(client.post("/x", std::to_string(i)).body, "POST /x " + std::to_string(i));
    EXPECT_EQ(client.connections(), 1);
    EXPECT_EQ(server->counters().requests, 50u);
    EXPECT_EQ(server->counters().connections, 1u);
}

TEST(Http, a_client_may_ask_for_the_end) {
    TestHandler handler;
    const Running server(handler);
    for (const std::string request : {"GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n", "GET / HTTP/1.0\r\n\r\n"}) {
        RawClient client(server.port());
        client.send(request);
        const std::string answer = client.read_to_end().value_or("still open");
        EXPECT_TRUE(answer.starts_with("HTTP/1.1 200 OK\r\n")) << answer;
        EXPECT_NE(answer.find("Connection: close\r\n"), std::string::npos);
    }
}

TEST(Http, requests_sent_ahead_are_answered_in_order) {
    TestHandler handler;
    std::atomic<int> under_way = 0;
    handler.on_request = [&](net::Request request, net::Reply reply) {
        EXPECT_EQ(under_way.fetch_add(1), 0);
        std::jthread([&, request = std::move(request), reply = std::move(reply)] {
            under_way.fetch_sub(1);
            reply(TestHandler::text(request.path));
        }).detach();
    };
    const Running server(handler);
    RawClient client(server.port());
    std::string all;
    for (int i = 0; i < 200; ++i) all += "GET /" + std::to_string(i) + " HTTP/1.1\r\nHost: h\r\n\r\n";
    client.send(all);
    for (int i = 0; i < 200; ++i) ASSERT_EQ(read_answer(client).body, "/" + std::to_string(i));
}

TEST(Http, a_request_may_arrive_byte_by_byte) {
    TestHandler handler;
    const Running server(handler);
    RawClient client(server.port());
    for (const char c : std::string_view("POST /slow HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc")) client.send({&c, 1});
    EXPECT_EQ(read_answer(client).body, "POST /slow abc");
}

// RFC 9110, 10.1.1
TEST(Http, a_client_that_waits_to_be_asked_for_its_body_is_asked) {
    TestHandler handler;
    const Running server(handler);
    RawClient client(server.port());
    const std::string head = "POST /x HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: ";
    client.send(head + "3\r\n\r\n");
    EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
    client.send("abc");
    EXPECT_EQ(read_answer(client).body, "POST /x abc");
    client.send(head + "3\r\n\r\nabc");   // it did not wait
    EXPECT_EQ(read_answer(client).body, "POST /x abc");
    client.send(head + "99999\r\n\r\n");
    EXPECT_EQ(read_answer(client).status, 413) << "what would be refused is not asked for";
}

TEST(Http, a_body_may_come_in_chunks) {
    TestHandler handler;
    const Running server(handler);
    RawClient client(server.port());
    client.send("POST /c HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n");
    EXPECT_EQ(read_answer(client).body, "POST /c abcde");
}

TEST(Http, head_is_get_without_the_body) {
    TestHandler handler;
    const Running server(handler);
    RawClient client(server.port());
    client.send("HEAD /x HTTP/1.1\r\nHost: h\r\n\r\nGET /y HTTP/1.1\r\nHost: h\r\n\r\n");
    const HttpAnswer head = read_answer(client, true);
    EXPECT_EQ(head.status, 200);
    EXPECT_EQ(head.header("Content-Length"), "7");
    EXPECT_EQ(read_answer(client).body, "GET /y ");
}

TEST(Http, a_shared_body_is_sent_and_304_has_none) {
    TestHandler handler;
    const auto large = std::make_shared<const std::string>(3'000'000, 'x');
    handler.on_request = [&](const net::Request& request, const net::Reply& reply) {
        net::Response response;
        response.status = request.path == "/same" ? 304 : 200;
        response.shared_body = large;
        reply(response);
    };
    const Running server(handler);
    HttpClient client(server.port());
    EXPECT_EQ(client.get("/large").body.size(), large->size());
    const HttpAnswer same = client.get("/same");
    EXPECT_EQ(same.status, 304);
    EXPECT_EQ(same.header("Content-Length"), "");
    EXPECT_EQ(client.get("/large").body.size(), large->size());
    EXPECT_EQ(client.connections(), 1);
    EXPECT_GT(server->counters().bytes_out, 6'000'000u);
}

TEST(Http, a_reply_may_come_later_from_another_thread_and_counts_once) {
    TestHandler handler;
    handler.on_request = [](const net::Request&, net::Reply reply) {
        std::jthread([reply = std::move(reply)] {
            std::this_thread::sleep_for(Milliseconds(50));
            reply(TestHandler::text("first"));
            reply(TestHandler::text("second"));
        }).detach();
    };
    const Running server(handler);
    HttpClient client(server.port());
    EXPECT_EQ(client.get("/").body, "first");
    EXPECT_EQ(client.get("/").body, "first");
}

TEST(Http, a_request_that_nobody_answers_gets_500) {
    TestHandler handler;
    handler.on_request = [](const net::Request& request, const net::Reply& reply) {
        if (request.path == "/throw") throw std::runtime_error("a bug");
        if (request.path == "/later") std::jthread([copy = reply] { std::this_thread::sleep_for(Milliseconds(20)); }).detach();
    };
    const Running server(handler);
    HttpClient client(server.port());
    for (const auto path : {"/dropped", "/later", "/throw"}) {
        const HttpAnswer answer = client.get(path);
        EXPECT_EQ(answer.status, 500) << path;
        EXPECT_EQ(answer.error_code(), "internal") << path;
    }
    EXPECT_EQ(client.connections(), 1);
}

}  // namespace

}  // namespace papelotte::net_test
