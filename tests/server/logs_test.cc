// The log lines that belong to one request can be found, at all servers.
#include <fstream>
#include <sstream>

#include "tests/server/servers.h"
#include "tests/server/shell.h"

namespace papelotte::server_test {

namespace {

// A program that starts papelotte with its log in a file beside it.
class LoggedProgram {
   public:
    LoggedProgram() {
        std::string pattern = testing::TempDir() + "papelotte-log-XXXXXX";
        folder_ = mkdtemp(pattern.data());
        std::ofstream(program()) << "#!/bin/sh\nexec '" << paths::papelotte << "' \"$@\" 2>>'" << folder_ << "/log'\n";
        shell("chmod +x '" + program() + "'");
    }
    ~LoggedProgram() { shell("rm -rf '" + folder_ + "'"); }
    LoggedProgram(const LoggedProgram&) = delete;
    LoggedProgram& operator=(const LoggedProgram&) = delete;

    std::string program() const { return folder_ + "/papelotte"; }
    // Waits for lines with this event that hold; the first of them, or an empty object.
    template <class Holds> json::object line(std::string_view event, const Holds& holds) const {
        for (int i = 0; i < 100; ++i) {
            std::ifstream file(folder_ + "/log");
            for (std::string text; std::getline(file, text);) {
                json::object line = parsed(text);
                if (line.at("event").as_string() == event && holds(line)) return line;
            }
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
        return {};
    }
    bool names(std::string_view event, std::string_view request) const {
        return !line(event, [&](const json::object& line) { return is(line, "request", request); }).empty();
    }
    static bool is(const json::object& line, std::string_view key, std::string_view value) {
        return line.contains(key) && line.at(key).as_string() == value;
    }

   private:
    std::string folder_;
};

// Two servers whose logs are read.
class PostgresqlLogs : public testing::Test {
   protected:
    const std::string database_ = store_test::Cluster::running().new_schema();
    const LoggedProgram one_log_, other_log_;
    const TestServer one_{{"--unlimited", "--log", "debug", "--db", database_}, one_log_.program()};
    const TestServer other_{{"--unlimited", "--log", "debug", "--db", database_}, other_log_.program()};
};

}  // namespace

TEST(logs, have_the_id_of_the_request_that_the_answer_has) {
    const LoggedProgram logged;
    const TestServer server({"--log", "debug"}, logged.program());
    HttpClient client(server.port());
    const HttpAnswer answer = client.get("/api/me", {{"X-Request-Id", "from-the-proxy.1"}});
    EXPECT_EQ(answer.header("X-Request-Id"), "from-the-proxy.1");
    EXPECT_TRUE(logged.names("request", "from-the-proxy.1"));
    const std::string first(client.get("/api/me").header("X-Request-Id")), second(client.get("/api/me").header("X-Request-Id"));
    EXPECT_NE(first, "");
    EXPECT_NE(first, second);
    EXPECT_TRUE(logged.names("request", second));
    for (const std::string& bad : {std::string("a b"), std::string("a\"b"), std::string(65, 'a')})
        EXPECT_NE(client.get("/api/me", {{"X-Request-Id", bad}}).header("X-Request-Id"), bad);
}

TEST_F(PostgresqlLogs, follow_an_action_from_one_server_to_the_other) {
    Person anna(one_);
    const std::string id = id_of(anna.make_match("me", "me"));
    TableClient client(one_, &anna, id), watcher(other_, nullptr, id);
    const json::object socket = one_log_.line("socket", [&](const json::object& line) { return LoggedProgram::is(line, "match", id); });
    ASSERT_FALSE(socket.empty());
    const std::string request(socket.at("request").as_string());
    ASSERT_EQ(type_of(act(client)), "update");
    const json::object written = one_log_.line("written", [&](const json::object& line) { return LoggedProgram::is(line, "request", request); });
    ASSERT_FALSE(written.empty()) << "at the server of the player";
    watcher.catch_up(client.rev);
    const json::object followed = other_log_.line(
        "followed", [&](const json::object& line) { return LoggedProgram::is(line, "match", id) && line.at("rev") == written.at("rev"); });
    EXPECT_FALSE(followed.empty()) << "at the other, by match and record";
}

}  // namespace papelotte::server_test
