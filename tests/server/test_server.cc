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

#include "engine/merge_patch.h"

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

namespace {

net_test::Headers with_cookie(net_test::Headers headers, const std::string& cookies) {
    if (!cookies.empty()) headers.emplace_back("Cookie", cookies);
    return headers;
}

}  // namespace

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

TableClient::TableClient(const TestServer& server, Person* person, const std::string& id, const std::string& query)
    : socket_(server.port(), "/api/matches/" + id + "/socket" + query,
              person ? with_cookie(person->headers(), person->http().cookie_header()) : net_test::Headers{{"Origin", server.origin()}}) {
    if (open()) next("state");
}

void TableClient::take(const json::object& message) {
    const std::string_view type = message.at("type").as_string();
    if (type == "match") match = message.at("match").as_object();
    if (type == "error" || (type != "state" && type != "update")) return;
    rev = message.at("rev").as_int64();
    n = message.at("n").as_int64();
    decision = message.at("decision").as_object();
    undo = message.at("undo").as_object();
    if (type == "state") {
        as = message.at("as").as_string();
        view = message.at("view").as_object();
        match = message.at("match").as_object();
    } else {
        apply_merge_patch(view, message.at("patch").as_object());
        updates.push_back(message);
    }
}

json::object TableClient::next(std::string_view type) {
    while (const auto text = socket_.receive()) {
        bytes += *text + "\n";
        json::object message = parsed(*text);
        if (message.empty()) return {};
        take(message);
        if (message.at("type").as_string() == type) return message;
    }
    ADD_FAILURE() << "no message of type " << type << " came";
    return {{"type", "nothing"}};
}

json::object TableClient::ask(json::object message) {
    const std::int64_t ref = ++ref_;
    message["ref"] = ref;
    send(message);
    while (const auto text = socket_.receive()) {
        bytes += *text + "\n";
        json::object answer = parsed(*text);
        take(answer);
        if (const json::value* its = answer.if_contains("ref"); its && *its == ref) return answer;
    }
    ADD_FAILURE() << "no answer to " << json::serialize(message);
    return {{"type", "nothing"}};
}

json::object TableClient::play(std::string_view action) { return ask({{"type", "play"}, {"rev", rev}, {"seat", as}, {"do", action}}); }

std::vector<std::string> TableClient::legal() const {
    std::vector<std::string> actions;
    if (const json::value* list = decision.if_contains("legal"))
        for (const json::value& action : list->as_array()) actions.emplace_back(action.as_string());
    return actions;
}

bool TableClient::my_turn() const {
    for (const json::value& seat : decision.at("to_act").as_array())
        if (std::string_view(seat.as_string()) == as) return true;
    return false;
}

void TableClient::catch_up(std::int64_t to) {
    while (rev < to) {
        const auto text = socket_.receive();
        if (!text) return void(ADD_FAILURE() << "record " << to << " did not come");
        bytes += *text + "\n";
        take(parsed(*text));
    }
}

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

std::string type_of(const json::object& message) { return std::string(message.at("type").as_string()); }
std::string code_of(const json::object& answer) {
    const json::value* found = answer.if_contains("code");
    return std::string((found ? *found : answer.at("type")).as_string());
}
json::object asked(TableClient& client, std::string_view type) { return client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}}); }
json::object standing(std::string_view seat, const json::array& answers) { return {{"type", "standing"}, {"seat", seat}, {"answers", answers}}; }
const json::object& last_record(const TableClient& client) { return client.updates.back().at("record").as_object(); }

}  // namespace papelotte::server_test
