// Orders that end where dice are rolled or something is revealed, through real sockets.
#include <algorithm>
#include <random>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

namespace {

// One person plays both seats at random and fights where he can, until an order reveals enemy blocks. False: the match ended before.
bool reveals_in_a_match(const TestServer& server, Person& anna, std::minstd_rand& random) {
    const json::object made =
        parsed(anna.post("/api/matches",
                         {{"game", "waterloo200"}, {"seats", {{{"seat", "french"}, {"who", "me"}}, {{"seat", "british"}, {"who", "me"}}}}})
                   .body);
    TableClient client(server, &anna, id_of(made));
    while (!client.decision.at("to_act").as_array().empty() && !testing::Test::HasFailure()) {
        if (!client.my_turn()) client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().at(0)}});
        const std::vector<std::string> legal = client.legal();
        const auto battle = std::ranges::find_if(legal, [](const std::string& one) { return one.starts_with("battle "); });
        const std::string action = battle != legal.end() ? *battle : legal[random() % legal.size()];
        const bool fights = client.decision.at("prompt").at("rules").at(0).as_string().starts_with("W2-13.");
        const json::array actions = fights ? json::array{action, "done", "done"} : json::array(1, json::value(action));
        const std::int64_t rev = client.rev, n = client.n;
        const json::object answer = client.ask({{"type", "order"}, {"rev", rev}, {"seat", client.as}, {"do", actions}});
        EXPECT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
        const json::value* stopped = answer.if_contains("stopped");
        const std::int64_t played = stopped ? stopped->at("at").as_int64() : std::ssize(actions);
        EXPECT_EQ(client.rev, rev + 1);
        EXPECT_EQ(client.n, n + played);
        if (!stopped || stopped->at("code").as_string() != "revealed") continue;
        EXPECT_EQ(stopped->at("sentence").as_string(), "fault.revealed");
        EXPECT_EQ(stopped->at("do").as_string(), played == 1 ? action : "done");
        EXPECT_FALSE(client.undo.at("can").as_bool());
        if (json::serialize(answer.at("events")).find(R"("event":"revealed")") != std::string::npos) return true;
    }
    return false;
}

}  // namespace

TEST(order, stops_when_a_hidden_block_is_revealed) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    std::minstd_rand random(5);
    bool revealed = false;
    for (int i = 0; i < 20 && !revealed && !HasFailure(); ++i)
        revealed = reveals_in_a_match(server, anna, random);   // the deal differs each time
    EXPECT_TRUE(revealed);
}

// One person plays all seats at random, and orders each action twice: as soon as one rolls dice or reveals something, the second is not played.
TEST(order, stops_in_every_game_where_something_is_learnt) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    std::minstd_rand random(5);
    for (const std::string_view game : {"waterloo", "waterloo200", "napoleon", "enemy_mistakes"}) {
        json::array seats;
        for (const json::value& listed : parsed(anna.get("/api/games").body).at("games").as_array())
            if (listed.at("id").as_string() == game)
                for (const json::value& seat : listed.at("in_play").as_array()) seats.push_back({{"seat", seat}, {"who", "me"}});
        const json::object made = parsed(anna.post("/api/matches", {{"game", game}, {"seats", seats}}).body);
        TableClient client(server, &anna, id_of(made));
        bool stopped = false;
        for (int actions = 0; actions < 500 && !stopped && !HasFailure(); ++actions) {
            if (!client.my_turn()) client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().at(0)}});
            const std::vector<std::string> legal = client.legal();
            const json::string action(legal[random() % legal.size()]);
            const std::int64_t rev = client.rev, n = client.n;
            const json::object answer = client.ask({{"type", "order"}, {"rev", rev}, {"seat", client.as}, {"do", json::array{action, action}}});
            ASSERT_EQ(answer.at("type").as_string(), "update") << json::serialize(answer);
            EXPECT_EQ(client.rev, rev + 1);
            const json::value* stop = answer.if_contains("stopped");
            EXPECT_EQ(client.n, n + (stop ? stop->at("at").as_int64() : 2));
            if (!stop || stop->at("code").as_string() != "revealed") continue;
            stopped = true;
            EXPECT_EQ(stop->at("at").as_int64(), 1);
            EXPECT_EQ(stop->at("do").as_string(), action);
            EXPECT_EQ(stop->at("sentence").as_string(), "fault.revealed");
            EXPECT_FALSE(client.undo.at("can").as_bool());
        }
        EXPECT_TRUE(stopped) << game;
    }
}

}  // namespace papelotte::server_test
