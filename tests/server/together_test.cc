// Seats that decide at the same time on a real server: the bids of Fords (tests/toys/toy_game.h).
#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// Anna is red, Bruno blue.
struct RedAndBlue {
    RedAndBlue() : server({"--unlimited"}, paths::papelotte_toys), anna(server), bruno(server) {
        const json::object me{{"seat", "red"}, {"who", "me"}}, invited{{"seat", "blue"}, {"who", "invite"}};
        made = parsed(anna.post("/api/matches", {{"game", "fords"}, {"seats", {me, invited}}}).body);
        bruno.join(made);
        red = std::make_unique<TableClient>(server, &anna, id_of(made));
        blue = std::make_unique<TableClient>(server, &bruno, id_of(made));
        watcher = std::make_unique<TableClient>(server, nullptr, id_of(made));
    }
    void meet() {
        const std::int64_t rev = std::max(red->rev, blue->rev);
        for (TableClient* client : {red.get(), blue.get(), watcher.get()}) client->catch_up(rev);
    }

    TestServer server;
    Person anna, bruno;
    json::object made;
    std::unique_ptr<TableClient> red, blue, watcher;
};

json::array to_act(const TableClient& client) { return client.decision.at("to_act").as_array(); }

}  // namespace

TEST(together, both_are_asked_and_neither_sees_the_others_choice) {
    RedAndBlue two;
    EXPECT_TRUE(two.red->my_turn() && two.blue->my_turn());
    EXPECT_EQ(type_of(two.blue->play("bid 1")), "update");
    two.meet();
    EXPECT_EQ(to_act(*two.red), json::array{"red"});
    EXPECT_EQ(last_record(*two.red), (json::object{{"seat", "blue"}}));
    EXPECT_EQ(last_record(*two.watcher), (json::object{{"seat", "blue"}}));
    EXPECT_TRUE(last_record(*two.blue).contains("do"));
    for (const TableClient* client : {two.red.get(), two.watcher.get()}) {
        EXPECT_EQ(client->updates.back().at("events").as_array().size(), 0u);
        EXPECT_FALSE(client->view.at("purses").at(1).as_object().contains("bid"));
    }
    EXPECT_EQ(type_of(two.red->play("bid 0")), "update");
    two.meet();
    EXPECT_NE(json::serialize(two.watcher->updates.back().at("events")).find("bids"), std::string::npos) << "both are shown together";
}

// Two people who choose at the same time do not interfere: the other's decision changes nothing for them.
TEST(together, messages_may_cross) {
    RedAndBlue two;
    const std::int64_t rev = two.red->rev;
    EXPECT_EQ(type_of(two.blue->play("bid 1")), "update");
    const json::object crossed = two.red->ask({{"type", "play"}, {"rev", rev}, {"seat", "red"}, {"do", "bid 0"}});
    EXPECT_EQ(type_of(crossed), "update") << json::serialize(crossed);
    two.meet();
    // The bids are revealed now, so an action chosen before is no longer valid.
    TableClient& marching = two.red->my_turn() ? *two.red : *two.blue;
    const json::object late = marching.ask({{"type", "play"}, {"rev", rev}, {"seat", marching.as}, {"do", "done"}});
    EXPECT_EQ(type_of(late), "error") << json::serialize(late);
    EXPECT_EQ(late.at("code").as_string(), "stale");
}

TEST(together, an_action_sent_twice_is_played_once) {
    RedAndBlue two;
    const std::int64_t rev = two.blue->rev;
    EXPECT_EQ(type_of(two.blue->play("bid 0")), "update");
    const json::object again = two.blue->ask({{"type", "play"}, {"rev", rev}, {"seat", "blue"}, {"do", "bid 1"}});
    EXPECT_EQ(again.at("code").as_string(), "stale");
    EXPECT_EQ(to_act(*two.blue), json::array{"red"});
}

// A choice can be undone until the other one is made; then both are revealed.
TEST(together, a_choice_is_taken_back_before_the_last_is_made) {
    RedAndBlue two;
    EXPECT_EQ(type_of(two.blue->play("bid 1")), "update");
    EXPECT_EQ(two.blue->undo.at("can"), true);
    EXPECT_EQ(type_of(two.blue->ask({{"type", "undo"}, {"rev", two.blue->rev}, {"seat", "blue"}})), "update");
    two.meet();
    EXPECT_EQ(to_act(*two.red).size(), 2u);
    EXPECT_EQ(type_of(two.blue->play("bid 0")), "update");
    two.meet();
    EXPECT_EQ(type_of(two.red->play("bid 1")), "update");
    two.meet();
    EXPECT_EQ(two.red->undo.at("can"), false);
    EXPECT_EQ(two.blue->undo.at("can"), false);
}

}  // namespace papelotte::server_test
