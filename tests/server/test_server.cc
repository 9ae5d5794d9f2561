#include "tests/server/test_server.h"

#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <filesystem>
#include <thread>

namespace papelotte::server_test {

pid_t spawn(const std::string& program, const std::vector<std::string>& arguments, int& out, int* err) {
    std::array<int, 2> out_pipe{}, err_pipe{};
    if (pipe(out_pipe.data()) != 0 || (err && pipe(err_pipe.data()) != 0)) return -1;
    const pid_t child = fork();
    if (child == 0) {
        prctl(PR_SET_PDEATHSIG, SIGKILL);   // a test that crashes leaves no server running
        dup2(out_pipe[1], STDOUT_FILENO);
        if (err) dup2(err_pipe[1], STDERR_FILENO);
        for (int fd = 3; fd < 256; ++fd) close(fd);
        std::vector<std::string> words{program};
        words.insert(words.end(), arguments.begin(), arguments.end());
        std::vector<char*> pointers;
        for (std::string& word : words) pointers.push_back(word.data());
        pointers.push_back(nullptr);
        execv(pointers[0], pointers.data());
        _exit(127);
    }
    close(out_pipe[1]);
    out = out_pipe[0];
    if (err) {
        close(err_pipe[1]);
        *err = err_pipe[0];
    }
    return child;
}

std::string read_line(int fd) {
    std::string line;
    for (char c = 0; read(fd, &c, 1) == 1 && c != '\n';) line += c;
    return line;
}

namespace {

std::string read_all(int fd) {
    std::string text;
    std::array<char, 4096> buffer{};
    for (ssize_t got = 0; (got = read(fd, buffer.data(), buffer.size())) > 0;) text.append(buffer.data(), static_cast<std::size_t>(got));
    close(fd);
    return text;
}

}  // namespace

TestServer::TestServer(std::vector<std::string> options, std::string program) : options_(std::move(options)), program_(std::move(program)) {
    std::string pattern = (std::filesystem::temp_directory_path() / "papelotte-XXXXXX").string();
    folder_ = mkdtemp(pattern.data());
    open();
}

TestServer::~TestServer() {
    if (running()) kill(SIGKILL);
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

bool TestServer::running() const { return process_ > 0; }

void TestServer::open() {
    std::vector<std::string> arguments{"serve", "--host", "127.0.0.1", "--port", "0"};
    if (std::find(options_.begin(), options_.end(), "--log") == options_.end()) arguments.insert(arguments.end(), {"--log", "error"});
    if (std::find(options_.begin(), options_.end(), "--db") == options_.end())
        arguments.insert(arguments.end(), {"--db", "sqlite:" + database()});
    if (std::find(options_.begin(), options_.end(), "--pace") == options_.end()) arguments.insert(arguments.end(), {"--pace", "0"});
    arguments.insert(arguments.end(), options_.begin(), options_.end());
    int out = -1;
    process_ = spawn(program_, arguments, out);
    ASSERT_GT(process_, 0);
    const std::string line = read_line(out);
    const std::size_t number = line.find_last_not_of("0123456789") + 1;
    ASSERT_LT(number, line.size()) << "the server did not start: " << line;
    port_ = static_cast<std::uint16_t>(std::stoi(line.substr(number)));
    if (std::find(options_.begin(), options_.end(), "--metrics-port") != options_.end()) {
        const std::string metrics = read_line(out);
        metrics_port_ = static_cast<std::uint16_t>(std::stoi(metrics.substr(metrics.rfind(':') + 1)));
    }
    ::close(out);
}

double TestServer::metric(std::string_view name) const {
    const std::string text = "\n" + metrics().body, begin = "\n" + std::string(name) + " ";
    const std::size_t found = text.find(begin);
    return found == std::string::npos ? -1 : std::stod(text.substr(found + begin.size()));
}

void TestServer::change_database(const std::string& sql) const {
    sqlite3* handle = nullptr;
    ASSERT_EQ(sqlite3_open(database().c_str(), &handle), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(handle);
    EXPECT_GT(sqlite3_changes(handle), 0) << sql;
    sqlite3_close(handle);
}

void TestServer::kill(int signal) {
    ::kill(process_, signal);
    waitpid(process_, nullptr, 0);
    process_ = -1;
}

int TestServer::close() {
    ::kill(process_, SIGTERM);
    int status = 0;
    waitpid(process_, &status, 0);
    process_ = -1;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

bool TestServer::closes_within(std::chrono::seconds patience) {
    ::kill(process_, SIGTERM);
    const auto until = std::chrono::steady_clock::now() + patience;
    int status = 0;
    while (waitpid(process_, &status, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > until) return kill(SIGKILL), false;
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
    process_ = -1;
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

ProcessResult run_serve(std::vector<std::string> arguments) {
    arguments.insert(arguments.begin(), "serve");
    return run_program(arguments);
}

ProcessResult run_program(const std::vector<std::string>& arguments) {
    int out = -1, err = -1;
    const pid_t child = spawn(paths::papelotte, arguments, out, &err);
    ProcessResult ended{-1, "", ""};
    // It must end by itself; if it keeps running, it is stopped.
    int status = 0;
    bool done = false;
    for (int i = 0; i < 100 && !done; ++i) {
        done = waitpid(child, &status, WNOHANG) == child;
        if (!done) std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
    if (!done) {
        kill(child, SIGKILL);
        waitpid(child, &status, 0);
    }
    ended.out = read_all(out);
    ended.err = read_all(err);
    ended.status = done && WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ended;
}

json::object parsed(std::string_view text) {
    boost::json::error_code fault;
    const json::value value = json::parse(text, fault);
    if (!fault && value.is_object()) return value.get_object();
    ADD_FAILURE() << "not a JSON object: " << text;
    return {};
}

HttpAnswer Person::post(const std::string& path, const json::object& body) { return http_.post(path, json::serialize(body), headers()); }

net_test::Headers Person::headers() const {
    net_test::Headers all{{"Origin", server_->origin()}};
    if (!address_.empty()) all.emplace_back("X-Forwarded-For", address_);
    return all;
}

json::object Person::make_match(std::string_view french, std::string_view allied) {
    const HttpAnswer answer = post("/api/matches", {{"game", "waterloo"}, {"seats", {seat("french", french), seat("allied", allied)}}});
    EXPECT_EQ(answer.status, 201) << answer.body;
    return parsed(answer.body);
}

json::object Person::join(const json::object& made) {
    const std::string link(made.at("links").as_array().at(0).at("link").as_string());
    const HttpAnswer answer = post("/api/join", {{"token", link.substr(link.rfind('/') + 1)}});
    EXPECT_EQ(answer.status, 200) << answer.body;
    return parsed(answer.body);
}

std::string id_of(const json::object& made) { return std::string(made.at("match").at("id").as_string()); }

std::string token_of(const json::object& made, std::size_t link) {
    const std::string text(made.at("links").as_array().at(link).at("link").as_string());
    return text.substr(text.rfind('/') + 1);
}
std::string status_of(Person& person, const std::string& id) {
    return std::string(parsed(person.get("/api/matches/" + id).body).at("match").at("status").as_string());
}

json::object seat(std::string_view name, std::string_view who) {
    const bool level = who != "me" && who != "invite";
    json::object one{{"seat", name}, {"who", level ? "computer" : who}};
    if (level) one["level"] = who;
    return one;
}

Person back(const TestServer& server, Person& before) {
    Person again(server);
    again.http().cookies = before.http().cookies;
    return again;
}

TestServer toys() { return TestServer({"--unlimited"}, paths::papelotte_toys); }

}  // namespace papelotte::server_test
