// Standing answers through real sockets: played by the server, told to their own seat alone, kept on the disk and in the journal.
#include <signal.h>

#include <fstream>
#include <iterator>
#include <random>

#include "engine/journal.h"
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

json::object position_with(const std::string& name) {
    std::ifstream file(std::string(paths::source) + "/web/browser/robot/positions/napoleon/" + name + ".json");
    return parsed(std::string(std::istreambuf_iterator<char>(file), {})).at("position").as_object();
}

std::string given(const TableClient& client) {
    const json::value* answers = client.decision.if_contains("standing");
    return answers ? json::serialize(*answers) : "";
}

// One person plays both sides from a position, with a connection for each view. The French are to choose who takes a hit.
struct Hit {
    explicit Hit(const TestServer& at) : server(at), anna(at) {
        const HttpAnswer answer =
            anna.post("/api/matches", {{"game", "napoleon"},
                                       {"position", position_with("hit")},
                                       {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "anglo_dutch"}, {"who", "me"}}}}});
        EXPECT_EQ(answer.status, 201) << answer.body;
        made = parsed(answer.body);
        sit();
    }
    void sit() {
        french = std::make_unique<TableClient>(server, &anna, id_of(made), "?as=french");
        allied = std::make_unique<TableClient>(server, &anna, id_of(made), "?as=anglo_dutch");
        observer = std::make_unique<TableClient>(server, nullptr, id_of(made));
    }
    std::string path() const { return "/api/matches/" + id_of(made); }

    const TestServer& server;
    Person anna;
    json::object made;
    std::unique_ptr<TableClient> french, allied, observer;
};

}  // namespace

TEST(standing, answers_are_played_and_told_to_nobody_else) {
    const TestServer server({"--unlimited"});
    Hit hit(server);
    ASSERT_TRUE(hit.french->my_turn());
    const std::int64_t rev = hit.french->rev;
    hit.french->send(standing("french", {"foot_first", "no_redeployment"}));
    EXPECT_EQ(json::serialize(hit.french->next("standing").at("answers")), R"(["foot_first","no_redeployment"])");
    for (TableClient* one : {hit.french.get(), hit.allied.get(), hit.observer.get()}) one->catch_up(rev + 1);
    const json::object record = hit.french->updates.back().at("record").as_object();
    EXPECT_EQ(record.at("standing").as_string(), "foot_first");
    EXPECT_TRUE(record.at("do").as_string().starts_with("hit "));
    EXPECT_EQ(given(*hit.french), R"(["foot_first","no_redeployment"])");
    EXPECT_TRUE(hit.allied->my_turn()) << "their turn goes on";
    for (TableClient* one : {hit.allied.get(), hit.observer.get()}) {
        one->ask({{"type", "ping"}});
        EXPECT_EQ(one->bytes.find("standing"), std::string::npos);
        EXPECT_EQ(one->bytes.find("foot_first"), std::string::npos);
        EXPECT_EQ(one->rev, rev + 1) << "giving answers has no number of its own";
    }
    const auto story = [&](std::string_view as) { return hit.anna.get(hit.path() + "/story?as=" + std::string(as)).body; };
    EXPECT_NE(story("french").find(R"("standing":"foot_first")"), std::string::npos);
    EXPECT_EQ(story("anglo_dutch").find("standing"), std::string::npos);
    EXPECT_EQ(story("observer").find("standing"), std::string::npos);
}

TEST(standing, answers_are_revoked_and_do_not_answer_after_a_take_back) {
    const TestServer server({"--unlimited"});
    Hit hit(server);
    const std::int64_t rev = hit.french->rev;
    hit.french->ask(standing("french", {"mounted_first"}));
    for (TableClient* one : {hit.french.get(), hit.allied.get()}) one->catch_up(rev + 1);
    EXPECT_EQ(hit.french->ask({{"type", "ask_undo"}, {"rev", rev + 1}, {"seat", "french"}, {"to", 0}}).at("type").as_string(), "update");
    EXPECT_TRUE(hit.french->my_turn()) << "whoever goes back wants to decide anew";
    EXPECT_EQ(given(*hit.french), R"(["mounted_first"])");
    EXPECT_EQ(json::serialize(hit.french->ask(standing("french", {})).at("answers")), "[]");
    const json::object played = hit.french->play(hit.french->legal().front());
    EXPECT_FALSE(played.at("record").as_object().contains("standing"));
    EXPECT_EQ(given(*hit.french), "");
}

TEST(standing, hostile_requests_change_nothing) {
    const TestServer server({"--unlimited"});
    Hit hit(server);
    Person bruno(server);
    TableClient watcher(server, &bruno, id_of(hit.made));
    const std::int64_t rev = hit.french->rev;
    EXPECT_EQ(code_of(watcher.ask(standing("french", {"foot_first"}))), "not_your_seat");
    EXPECT_EQ(code_of(hit.observer->ask(standing("french", {"foot_first"}))), "not_your_seat");
    EXPECT_EQ(code_of(hit.french->ask(standing("prussian", {"foot_first"}))), "malformed") << "nobody's seat";
    EXPECT_EQ(code_of(hit.french->ask(standing("moon", {}))), "malformed");
    const json::object unknown = hit.french->ask(standing("french", {"run_away"}));
    EXPECT_EQ(code_of(unknown), "unknown_action");
    EXPECT_EQ(unknown.at("text").as_string(), "This game has no standing answer 'run_away'.");
    EXPECT_EQ(unknown.at("sentence").as_string(), "fault.unknown_answer");
    EXPECT_EQ(hit.french->ask(standing("french", {"foot_first", "mounted_first"})).at("sentence").as_string(), "fault.answered_twice");
    EXPECT_EQ(code_of(hit.french->ask({{"type", "standing"}, {"seat", "french"}, {"answers", "foot_first"}})), "malformed");
    EXPECT_EQ(code_of(hit.french->ask({{"type", "standing"}, {"seat", "french"}})), "malformed");
    EXPECT_EQ(code_of(hit.french->ask({{"type", "standing"}, {"seat", "french"}, {"answers", json::array(17, "foot_first")}})), "malformed");
    EXPECT_EQ(code_of(hit.french->ask({{"type", "standing"}, {"seat", "french"}, {"answers", json::array()}, {"rev", 3}})), "malformed");
    hit.sit();
    EXPECT_EQ(hit.french->rev, rev);
    EXPECT_TRUE(hit.french->my_turn());
    EXPECT_EQ(given(*hit.french), "");
}

TEST(standing, answers_outlive_a_crash_and_stand_in_the_journal) {
    TestServer server({"--unlimited"});
    Hit hit(server);
    const std::int64_t rev = hit.french->rev;
    hit.allied->ask(standing("anglo_dutch", {"no_reinforcement"}));
    hit.french->ask(standing("french", {"low_fire_first"}));
    hit.french->catch_up(rev + 1);
    server.kill(SIGKILL);
    server.open();
    Person again(server);
    again.http().cookies = hit.anna.http().cookies;
    TableClient french(server, &again, id_of(hit.made), "?as=french"), allied(server, &again, id_of(hit.made), "?as=anglo_dutch");
    EXPECT_EQ(given(french), R"(["low_fire_first"])");
    EXPECT_EQ(given(allied), R"(["no_reinforcement"])");
    EXPECT_EQ(french.rev, rev + 1);
    french.ask({{"type", "resign"}, {"rev", french.rev}, {"seat", "french"}});
    EXPECT_EQ(code_of(french.ask(standing("french", {}))), "over");
    const std::string text = again.get(hit.path() + "/journal").body;
    const auto journal = read_journal(text);
    ASSERT_TRUE(journal) << journal.error();
    ASSERT_EQ(journal->standing.size(), 2u) << text;
    EXPECT_EQ(journal->standing[0].seat, "anglo_dutch");
    EXPECT_EQ(journal->standing[1].answers, std::vector<std::string>{"low_fire_first"});
    EXPECT_EQ(journal->standing[1].entries, 0u);
    EXPECT_EQ(journal->entries.at(0).standing, "low_fire_first");
    EXPECT_TRUE(parsed(again.get(hit.path() + "/verify").body).at("sound").as_bool());
}

// Two people: Bruno's answers come while Anna plays, and nothing that she is sent tells that he was not there. The server's dice are its own,
// and a random game asks such questions seldom: matches are played until one has done so.
TEST(standing, answers_of_an_absent_player_keep_a_match_going) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    std::mt19937 random(5);
    int answered = 0;
    for (int match = 0; match < 200 && answered == 0; ++match) {
        const HttpAnswer answer =
            anna.post("/api/matches", {{"game", "napoleon"},
                                       {"scenario", "historical"},
                                       {"options", {{"fog", "on"}}},
                                       {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "anglo_dutch"}, {"who", "invite"}}}}});
        ASSERT_EQ(answer.status, 201) << answer.body;
        const json::object made = parsed(answer.body);
        bruno.join(made);
        TableClient french(server, &anna, id_of(made)), allied(server, &bruno, id_of(made));
        allied.ask(standing("anglo_dutch", {"foot_first", "foot_checks_first"}));
        while (french.my_turn() || allied.my_turn()) {
            TableClient& acting = french.my_turn() ? french : allied;
            const std::vector<std::string> legal = acting.legal();
            acting.play(legal[random() % legal.size()]);
            acting.ask({{"type", "ping"}});   // what was answered beforehand has come by then
            for (TableClient* one : {&french, &allied}) one->catch_up(acting.rev);
        }
        for (const json::object& update : allied.updates) answered += update.at("record").as_object().contains("standing") ? 1 : 0;
        const std::size_t end = french.bytes.find(R"("status":"over")");   // then nothing is hidden any more
        EXPECT_EQ(french.bytes.substr(0, end).find(R"("standing":)"), std::string::npos);
    }
    EXPECT_GT(answered, 0);
}

}  // namespace papelotte::server_test
