// A real server in its own process, with a real database in its own folder, and clients for it.
#pragma once

#include <gtest/gtest.h>
#include <sys/types.h>

#include <boost/json.hpp>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "tests/net/client.h"
#include "tests/paths.h"

namespace papelotte::server_test {

namespace json = boost::json;
using net_test::HttpAnswer;
using net_test::HttpClient;
using net_test::WsClient;

class TestServer {
   public:
    explicit TestServer(std::vector<std::string> options = {}, std::string program = paths::papelotte);
    ~TestServer();
    TestServer(const TestServer&) = delete;
    TestServer& operator=(const TestServer&) = delete;

    void open();                       // starts the server (again)
    void kill(int signal);             // and waits until it has ended
    int close();                       // SIGTERM; returns the exit status
    bool closes_within(std::chrono::seconds patience);   // SIGTERM; false: it did not end cleanly, and was killed
    bool running() const;
    pid_t process() const { return process_; }
    std::uint16_t port() const { return port_; }
    // With the option --metrics-port: the whole of /metrics, and the value of one of its lines; -1: no such line.
    HttpAnswer metrics() const { return HttpClient(metrics_port_).get("/metrics"); }
    double metric(std::string_view name) const;
    // Changes the database; the server must be closed.
    void change_database(const std::string& sql) const;
    std::string origin() const { return "http://127.0.0.1:" + std::to_string(port_); }
    const std::string& folder() const { return folder_; }
    std::string database() const { return folder_ + "/test.db"; }

   private:
    std::vector<std::string> options_;
    std::string program_, folder_;
    pid_t process_ = -1;
    std::uint16_t port_ = 0, metrics_port_ = 0;
};

// Runs the program with its standard output in a pipe, and its standard error, if wanted, in another. It does not outlive the test.
pid_t spawn(const std::string& program, const std::vector<std::string>& arguments, int& out, int* err = nullptr);
std::string read_line(int fd);

// Runs `papelotte …` that is expected to end at once: returns its exit status and standard error.
struct ProcessResult {
    int status;
    std::string out, err;
};
ProcessResult run_program(const std::vector<std::string>& arguments);
ProcessResult run_serve(std::vector<std::string> arguments);

json::object parsed(std::string_view text);   // fails the test if the text is not an object

// A person with a browser.
class Person {
   public:
    // `address`: the client's address according to the proxy, for a server with --trust-proxy.
    explicit Person(const TestServer& server, std::string address = "") : server_(&server), address_(std::move(address)), http_(server.port()) {}

    HttpAnswer get(const std::string& path) { return http_.get(path, headers()); }
    HttpAnswer post(const std::string& path, const json::object& body);
    HttpClient& http() { return http_; }
    net_test::Headers headers() const;

    // Makes a match of waterloo; each seat is "me", "invite" or a level of the computer. Returns the answer.
    json::object make_match(std::string_view french, std::string_view allied);
    json::object join(const json::object& made);   // by the first link of the answer

   private:
    const TestServer* server_;
    std::string address_;
    HttpClient http_;
};

// One connection to a match, with the state received so far.
class TableClient {
   public:
    TableClient(const TestServer& server, Person* person, const std::string& id, const std::string& query = "");

    bool open() const { return socket_.open(); }
    // The next message of that type; messages before it are processed too.
    json::object next(std::string_view type);
    void send(const json::object& message) { socket_.send(json::serialize(message)); }
    // Plays an action with the right rev; returns the answer, an update or an error.
    json::object play(std::string_view action);
    json::object ask(json::object message);        // any message, with a ref; returns its answer
    std::vector<std::string> legal() const;
    bool my_turn() const;
    void catch_up(std::int64_t rev);               // processes messages up to this record
    void take(const json::object& message);        // updates this client's state from a message

    std::int64_t rev = -1, n = -1;
    std::string as;
    json::object view, decision, match, undo;
    std::vector<json::object> updates;             // all updates received
    std::string bytes;                             // everything that this client has received
    WsClient& socket() { return socket_; }

   private:
    WsClient socket_;
    std::int64_t ref_ = 100;
};

std::string id_of(const json::object& made);       // of {"match":{"id":…}}
std::string token_of(const json::object& made, std::size_t link);   // of the invitation with this number
std::string status_of(Person& person, const std::string& id);       // of a match

// A seat of a match to be made: for "me", for "invite" or for a level of the computer.
json::object seat(std::string_view name, std::string_view who);

// The same person after a restart of the server.
Person back(const TestServer& server, Person& before);

TestServer toys();   // the program with toy games

// Messages and their answers.
std::string type_of(const json::object& message);
std::string code_of(const json::object& answer);   // of an error; of another answer its type
json::object asked(TableClient& client, std::string_view type);   // for the client's own seat
json::object standing(std::string_view seat, const json::array& answers);
const json::object& last_record(const TableClient& client);

inline const json::object kAnna{{"name", "Anna"}, {"password", "la haye sainte"}};

}  // namespace papelotte::server_test
