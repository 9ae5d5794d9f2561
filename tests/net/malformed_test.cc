// Malformed requests: each gets one small error response, then the connection ends, and the server continues.
#include <gtest/gtest.h>

#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

using namespace std::string_literals;

struct Malformed {
    std::string_view name;
    std::string request;
    int status;
};

std::string get(const std::string& target) { return "GET " + target + " HTTP/1.1\r\nHost: h\r\n\r\n"; }
std::string with(const std::string& headers) { return "POST / HTTP/1.1\r\nHost: h\r\n" + headers + "\r\n\r\n"; }
std::string handshake(const std::string& headers) {
    return "GET /socket HTTP/1.1\r\nHost: h\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" + headers + "\r\n\r\n";
}

const std::vector<Malformed> kMalformed{
    {"noise", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03 a client of TLS\r\n\r\n", 400},
    {"empty lines", "\r\n\r\n\r\n", 400},
    {"no version", "GET /\r\n\r\n", 400},
    {"unknown version", "GET / HTTP/3.0\r\nHost: h\r\n\r\n", 400},
    {"not HTTP", "GET / FTP/1.1\r\nHost: h\r\n\r\n", 400},
    {"HTTP/2 preface", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 400},
    {"method with a bracket", "G(T / HTTP/1.1\r\nHost: h\r\n\r\n", 400},
    {"no method", " / HTTP/1.1\r\nHost: h\r\n\r\n", 400},
    {"bare line feeds", "GET / HTTP/1.1\nHost: h\n\n", 400},
    {"no Host", "GET / HTTP/1.1\r\n\r\n", 400},
    {"two Hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", 400},
    {"two Origins", with("Origin: http://a\r\nOrigin: http://b"), 400},
    {"two Cookies", with("Cookie: a=1\r\nCookie: a=2"), 400},
    {"two Content-Types", with("Content-Type: application/json\r\nContent-Type: text/plain"), 400},
    {"two proxies", with("X-Forwarded-For: 1.2.3.4\r\nX-Forwarded-For: 5.6.7.8"), 400},
    {"header without colon", "GET / HTTP/1.1\r\nHost: h\r\nnonsense\r\n\r\n", 400},
    {"space before the colon", "GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400},
    {"a folded header", "GET / HTTP/1.1\r\nHost: h\r\nX: a\r\n b\r\n\r\n", 400},
    {"a header folded by a tab", "GET / HTTP/1.1\r\nHost: h\r\nOrigin: http://a\r\n\t.evil\r\n\r\n", 400},
    {"a blank line that goes on", "GET / HTTP/1.1\r\nHost: h\r\n \r\n\r\n", 400},
    {"unknown expectation", with("Expect: the-unexpected"), 417},
    {"NUL in a header", "GET / HTTP/1.1\r\nHost: h\r\nX: a\0b\r\n\r\n"s, 400},
    {"NUL in the target", get("/a\0b"s), 400},
    {"escaped NUL", get("/a%00b"), 400},
    {"escaped line feed", get("/a%0Ab"), 400},
    {"backslash", get("/a\\b"), 400},
    {"escaped backslash", get("/a%5Cb"), 400},
    {"dot segments", get("/../etc/passwd"), 400},
    {"escaped dot segments", get("/%2e%2e/etc/passwd"), 400},
    {"dot segments behind an escaped slash", get("/a%2f..%2fb"), 400},
    {"one dot", get("/a/./b"), 400},
    {"bad escape", get("/%zz"), 400},
    {"half an escape", get("/a%2"), 400},
    {"no UTF-8", get("/%ff"), 400},
    {"no UTF-8 in the query", get("/?a=%c0%af"), 400},
    {"bad escape in the query", get("/?a=%"), 400},
    {"raw UTF-8", get("/caf\xc3\xa9"), 400},
    {"space in the target", get("/a b"), 400},
    {"no slash", get("index.html"), 400},
    {"another server's address", get("http://elsewhere/"), 400},
    {"asterisk", "OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n", 400},
    {"CONNECT", "CONNECT h:443 HTTP/1.1\r\nHost: h\r\n\r\n", 400},
    {"negative length", with("Content-Length: -1"), 400},
    {"length with a sign", with("Content-Length: +3"), 400},
    {"length in hex", with("Content-Length: 0x10"), 400},
    {"length beyond 64 bits", with("Content-Length: 99999999999999999999999"), 400},
    {"two lengths", with("Content-Length: 3\r\nContent-Length: 4") + "abcd", 400},
    {"length and chunks", with("Content-Length: 3\r\nTransfer-Encoding: chunked") + "0\r\n\r\n", 400},
    {"chunks and length", with("Transfer-Encoding: chunked\r\nContent-Length: 3") + "0\r\n\r\n", 400},
    {"unknown coding", with("Transfer-Encoding: gzip"), 400},
    {"chunked, then more", with("Transfer-Encoding: chunked, gzip"), 400},
    {"bad chunk size", with("Transfer-Encoding: chunked") + "xyz\r\nabc\r\n0\r\n\r\n", 400},
    {"chunk without end", with("Transfer-Encoding: chunked") + "3\r\nabcdef\r\n0\r\n\r\n", 400},
    {"bad Connection", with("Connection: ,;=,"), 400},
    {"body too large", with("Content-Length: 16385"), 413},
    {"body far too large", with("Content-Length: 9999999999") + std::string(100'000, 'x'), 413},
    {"chunks too large", with("Transfer-Encoding: chunked") + "5000\r\n" + std::string(0x5000, 'x') + "\r\n0\r\n\r\n", 413},
    {"head too large", "GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(9000, 'x') + "\r\n\r\n", 431},
    {"too many headers",
     [] {
         std::string text = "GET / HTTP/1.1\r\nHost: h\r\n";
         for (int i = 0; i < 2000; ++i) text += "X: y\r\n";
         return text + "\r\n";
     }(),
     431},
    {"target too long", get("/" + std::string(9000, 'x')), 431},
    {"endless head", "GET / HTTP/1.1\r\nHost: h\r\nX: " + std::string(200'000, 'x'), 431},
    {"WebSocket without version", handshake("Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="), 426},
    {"WebSocket of another version", handshake("Sec-WebSocket-Version: 8\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="), 426},
    {"WebSocket without key", handshake("Sec-WebSocket-Version: 13"), 400},
    {"WebSocket with a short key", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: abc"), 400},
    {"WebSocket with a key of other characters", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25j*Q=="), 400},
    {"WebSocket with a key of 18 bytes", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQAB"), 400},
    {"WebSocket with a key of stray bits", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZR=="), 400},
    {"WebSocket with two keys",
     handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="), 400},
    {"WebSocket with a body", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nContent-Length: 1") + "x",
     400},
    {"WebSocket that does not wait", handshake("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==") + "\x81\x80mask",
     400},
};

TEST(Malformed, gets_a_typed_answer_and_the_end_of_the_connection) {
    TestHandler handler;
    handler.on_request = [](const net::Request& request, const net::Reply&) { ADD_FAILURE() << "handed over: " << request.path; };
    const Running server(handler);
    for (const auto& [name, request, status] : kMalformed) {
        SCOPED_TRACE(name);
        RawClient client(server.port());
        client.send(request);
        const HttpAnswer answer = read_answer(client);
        EXPECT_EQ(answer.status, status);
        EXPECT_EQ(answer.error_code(), status == 413 || status == 431 ? "too_large" : "bad_request");
        EXPECT_EQ(answer.header("Content-Type"), "application/json");
        EXPECT_EQ(answer.header("Connection"), "close");
        EXPECT_NE(answer.header("Content-Security-Policy"), "");
        EXPECT_EQ(client.read_to_end(), "");
    }
    EXPECT_EQ(server->counters().refused, kMalformed.size());
}

// Every prefix of a request, cut off by the client in two ways.
TEST(Malformed, truncated_requests_do_no_harm) {
    TestHandler handler;
    const Running server(handler);
    const std::string whole = "POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc";
    for (std::size_t size = 0; size < whole.size(); ++size) {
        RawClient polite(server.port()), rude(server.port());
        polite.send(whole.substr(0, size));
        polite.finish();
        const std::string answer = polite.read_to_end().value_or("still open");
        EXPECT_TRUE(answer.empty() || answer.starts_with("HTTP/1.1 400 ")) << size << ": " << answer;
        rude.send(whole.substr(0, size));
        rude.reset();
    }
    EXPECT_EQ(HttpClient(server.port()).get("/y").body, "GET /y ");
}

TEST(Malformed, the_good_request_before_a_bad_one_is_answered) {
    TestHandler handler;
    const Running server(handler);
    RawClient client(server.port());
    client.send(get("/good") + "nonsense\r\n\r\n" + get("/never"));
    EXPECT_EQ(read_answer(client).body, "GET /good ");
    EXPECT_EQ(read_answer(client).status, 400);
    EXPECT_EQ(client.read_to_end(), "");
}

}  // namespace

}  // namespace papelotte::net_test
