// One connection to a match, as the page has it, and the messages that go through it.
#include "engine/merge_patch.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

net_test::Headers with_cookie(net_test::Headers headers, const std::string& cookies) {
    if (!cookies.empty()) headers.emplace_back("Cookie", cookies);
    return headers;
}

}  // namespace

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

std::string type_of(const json::object& message) { return std::string(message.at("type").as_string()); }
std::string code_of(const json::object& answer) {
    const json::value* found = answer.if_contains("code");
    return std::string((found ? *found : answer.at("type")).as_string());
}
json::object asked(TableClient& client, std::string_view type) { return client.ask({{"type", type}, {"rev", client.rev}, {"seat", client.as}}); }
json::object standing(std::string_view seat, const json::array& answers) { return {{"type", "standing"}, {"seat", seat}, {"answers", answers}}; }
const json::object& last_record(const TableClient& client) { return client.updates.back().at("record").as_object(); }

}  // namespace papelotte::server_test
