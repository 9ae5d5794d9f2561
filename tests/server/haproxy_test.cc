// deploy/haproxy.cfg as it is, with two servers behind it: people come by TLS, and need not know which server answers.
#include <arpa/inet.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/socket.h>

#include <fstream>
#include <future>

#include "tests/server/servers.h"
#include "tests/server/shell.h"

namespace papelotte::server_test {

namespace {

// A socket that listens on a free port. HAProxy gets it by its number, so nobody else can take the port.
struct Listening {
    Listening() : number(socket(AF_INET, SOCK_STREAM, 0)) {
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
        socklen_t size = sizeof address;
        EXPECT_EQ(bind(number, reinterpret_cast<sockaddr*>(&address), size), 0);
        EXPECT_EQ(listen(number, 100), 0);
        getsockname(number, reinterpret_cast<sockaddr*>(&address), &size);
        port = ntohs(address.sin_port);
    }
    ~Listening() { close(number); }
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;
    int number;
    std::uint16_t port = 0;
};

// Speaks TLS to the frontend of deploy/haproxy.cfg, for clients that do not.
constexpr const char* kClientSide = R"(
listen without_tls
    bind "fd@${PAPELOTTE_PLAIN}"
    mode tcp
    timeout connect 2s
    timeout client 60s
    timeout server 60s
    server frontend "127.0.0.1:${PAPELOTTE_HTTPS_PORT}" ssl verify none
)";

class HaProxy {
   public:
    HaProxy(const TestServer& a, const TestServer& b) {
        std::string pattern = testing::TempDir() + "papelotte-proxy-XXXXXX";
        folder_ = mkdtemp(pattern.data());
        const Told made =
            shell(fmt::format("cd '{}' && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 "
                              "-subj /CN=papelotte.test -keyout key -out crt && cat crt key > pem",
                              folder_));
        EXPECT_EQ(made.status, 0) << made.text;
        std::ofstream(folder_ + "/client.cfg") << kClientSide;
        start({{"PAPELOTTE_HTTPS", fmt::format("fd@{}", https_.number)},
               {"PAPELOTTE_HTTP", fmt::format("fd@{}", http_.number)},
               {"PAPELOTTE_PLAIN", fmt::format("{}", plain_.number)},
               {"PAPELOTTE_HTTPS_PORT", fmt::format("{}", https_.port)},
               {"PAPELOTTE_CERTIFICATE", folder_ + "/pem"},
               {"PAPELOTTE_A", fmt::format("127.0.0.1:{}", a.port())},
               {"PAPELOTTE_B", fmt::format("127.0.0.1:{}", b.port())}});
    }
    ~HaProxy() {
        kill(process_, SIGKILL);
        waitpid(process_, nullptr, 0);
        shell("rm -rf '" + folder_ + "'");
    }
    HaProxy(const HaProxy&) = delete;
    HaProxy& operator=(const HaProxy&) = delete;

    std::uint16_t port() const { return plain_.port; }        // answers as the frontend does, without TLS
    std::uint16_t redirect_port() const { return http_.port; }
    net_test::Headers headers() const { return {{"Origin", "https://papelotte.test"}}; }

   private:
    void start(const std::vector<std::pair<std::string, std::string>>& environment) {
        process_ = fork();
        if (process_ != 0) return;
        prctl(PR_SET_PDEATHSIG, SIGKILL);
        for (const auto& [name, value] : environment) setenv(name.c_str(), value.c_str(), 1);
        const std::string file = std::string(paths::source) + "/deploy/haproxy.cfg", client = folder_ + "/client.cfg";
        const int log = open((folder_ + "/log").c_str(), O_WRONLY | O_CREAT, 0600);
        dup2(log, STDOUT_FILENO);
        dup2(log, STDERR_FILENO);
        execlp("haproxy", "haproxy", "-db", "-f", file.c_str(), "-f", client.c_str(), nullptr);
        _exit(127);
    }

    std::string folder_;
    Listening https_, http_, plain_;
    pid_t process_ = -1;
};

std::vector<std::string> behind_proxy() {
    return {"--unlimited", "--trust-proxy", "--public-url", "https://papelotte.test", "--drain", "4", "--metrics-port", "0"};
}

class PostgresqlHaproxy : public Servers {
   protected:
    PostgresqlHaproxy() : Servers(behind_proxy()), proxy_(one_, other_) {}

    WsClient socket_of(const HttpClient& client, const std::string& id) const {
        net_test::Headers headers = proxy_.headers();
        headers.emplace_back("Cookie", client.cookie_header());
        return {proxy_.port(), "/api/matches/" + id + "/socket", headers};
    }
    std::string make_match(HttpClient& client) const {
        const json::object seats{{"game", "waterloo"}, {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "allied"}, {"who", "me"}}}}};
        const HttpAnswer made = client.post("/api/matches", json::serialize(seats), proxy_.headers());
        EXPECT_EQ(made.status, 201) << made.body;
        return id_of(parsed(made.body));
    }

    const HaProxy proxy_;
};

json::object message_of(WsClient& socket) { return parsed(socket.receive().value_or("{}")); }

}  // namespace

TEST_F(PostgresqlHaproxy, carries_requests_and_sockets) {
    HttpClient anna(proxy_.port());
    const std::string id = make_match(anna);
    std::vector<WsClient> sockets;
    for (int i = 0; i < 4; ++i) sockets.push_back(socket_of(anna, id));
    for (WsClient& socket : sockets) ASSERT_EQ(message_of(socket).at("type").as_string(), "state");

    const HttpAnswer answer = anna.get("/api/me", {{"X-Request-Id", "mine"}});
    EXPECT_NE(answer.header("X-Request-Id"), "mine") << "the proxy names requests";
    EXPECT_EQ(answer.header("X-Request-Id").size(), 36u);
    EXPECT_EQ(answer.header("Strict-Transport-Security"), "max-age=31536000");
    EXPECT_EQ(anna.get("/readyz").status, 404) << "for the proxy alone";
    EXPECT_TRUE(HttpClient(proxy_.redirect_port()).get("/").header("location").starts_with("https://"));
}

// A match that is in memory at two servers costs twice.
TEST_F(PostgresqlHaproxy, brings_the_people_of_a_match_to_one_server) {
    HttpClient anna(proxy_.port());
    std::vector<WsClient> sockets;
    constexpr int kMatches = 16;
    for (int i = 0; i < kMatches; ++i) {
        const std::string id = make_match(anna);
        for (int people = 0; people < 3; ++people) sockets.push_back(socket_of(anna, id));
    }
    for (WsClient& socket : sockets) ASSERT_EQ(message_of(socket).at("type").as_string(), "state");
    const double at_one = one_.metric("papelotte_matches_loaded"), at_other = other_.metric("papelotte_matches_loaded");
    EXPECT_EQ(at_one + at_other, kMatches);
    EXPECT_GT(at_one, 0);
    EXPECT_GT(at_other, 0);
}

TEST_F(PostgresqlHaproxy, hides_that_a_server_stops) {
    HttpClient anna(proxy_.port());
    const std::string id = make_match(anna);
    {
        auto stopping = std::async(std::launch::async, [&] { return one_.close(); });   // drains for 4 s
        while (stopping.wait_for(std::chrono::milliseconds(20)) != std::future_status::ready)
            ASSERT_EQ(HttpClient(proxy_.port()).get("/api/games").status, 200) << "while it drains";
        EXPECT_EQ(stopping.get(), 0);
    }
    WsClient socket = socket_of(anna, id);
    EXPECT_EQ(message_of(socket).at("type").as_string(), "state") << "the other server has the match";
    EXPECT_EQ(anna.get("/api/me").status, 200);
}

TEST_F(PostgresqlHaproxy, hides_that_a_server_is_killed) {
    HttpClient anna(proxy_.port());
    std::vector<std::string> matches;
    std::vector<WsClient> sockets;
    for (int i = 0; i < 16; ++i) {
        matches.push_back(make_match(anna));
        sockets.push_back(socket_of(anna, matches.back()));
    }
    for (WsClient& socket : sockets) ASSERT_EQ(message_of(socket).at("type").as_string(), "state");
    one_.kill(SIGKILL);
    for (int i = 0; i < 30; ++i) ASSERT_EQ(HttpClient(proxy_.port()).get("/api/games").status, 200) << "before the proxy knows of it";
    std::size_t lost = 0;
    for (std::size_t i = 0; i < sockets.size(); ++i) {
        WsClient& socket = sockets[i];
        socket.send(R"({"type":"ping","ref":1})");
        std::optional<std::string> text = socket.receive();
        while (text && !text->contains("pong")) text = socket.receive();
        if (text) continue;
        ++lost;
        WsClient again = socket_of(anna, matches[i]);
        EXPECT_EQ(message_of(again).at("type").as_string(), "state") << "the page connects again";
    }
    EXPECT_GE(lost, 1);
    EXPECT_LT(lost, sockets.size()) << "those at the other server go on";
}

// The toy game follows version 1 of its rules; one of the servers plays version 2 alone and answers 503 (other_server).
TEST_F(PostgresqlHaproxy, tries_the_other_server_when_one_does_not_play_the_rules_of_a_match) {
    TestServer former(with_database(behind_proxy()), paths::papelotte_toys);
    setenv("PAPELOTTE_PICKETS_RULES", "2", 1);
    const TestServer later(with_database(behind_proxy()), paths::papelotte_toys);
    unsetenv("PAPELOTTE_PICKETS_RULES");
    HttpClient anna(former.port());
    const json::object pickets{{"game", "pickets"},
                               {"options", {{"players", "two"}}},
                               {"seats", {{{"seat", "red"}, {"who", "me"}}, {{"seat", "blue"}, {"who", "me"}}}}};
    const HaProxy proxy(later, former);
    std::vector<WsClient> sockets;
    for (int i = 0; i < 8; ++i) {   // the proxy would bring about half of them to either server
        const HttpAnswer made = anna.post("/api/matches", json::serialize(pickets), proxy_.headers());
        ASSERT_EQ(made.status, 201) << made.body;
        const std::string path = "/api/matches/" + id_of(parsed(made.body)) + "/socket";
        ASSERT_EQ(WsClient(later.port(), path, proxy_.headers()).answer().error_code(), "other_server");
        sockets.emplace_back(proxy.port(), path, proxy.headers());
        ASSERT_TRUE(sockets.back().open()) << sockets.back().answer().status << " " << sockets.back().answer().body;
        EXPECT_EQ(message_of(sockets.back()).at("type").as_string(), "state");
    }
}

}  // namespace papelotte::server_test
