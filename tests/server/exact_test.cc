// Decisions whose list only represents the legal actions, on a real server: Drill (tests/toys/drill.h).
#include "tests/server/test_server.h"

namespace papelotte::server_test {

TEST(exact, an_action_outside_the_list_is_judged_and_played) {
    TestServer server({"--unlimited"}, paths::papelotte_toys);
    Person anna(server);
    const json::object red{{"seat", "red"}, {"who", "me"}}, blue{{"seat", "blue"}, {"who", "computer"}, {"level", "regular"}};
    const json::object made = parsed(anna.post("/api/matches", {{"game", "drill"}, {"seats", {red, blue}}}).body);
    TableClient table(server, &anna, id_of(made));
    const std::string legal = json::serialize(table.decision.at("legal"));
    EXPECT_NE(legal.find("post red_1 60.0 150.0"), std::string::npos) << legal;
    EXPECT_EQ(legal.find("post red_1 61.5 150.0"), std::string::npos) << legal;
    const json::object why = table.ask({{"type", "why"}, {"do", {"post red_1 61.5 150", "post red_1 61.5 110.0", "post red_1 61.55 150"}}});
    const json::array& answers = why.at("answers").as_array();
    EXPECT_FALSE(answers.at(0).as_object().contains("text")) << json::serialize(why);
    EXPECT_EQ(answers.at(1).at("rule").as_string(), "DR-2");
    EXPECT_TRUE(answers.at(2).as_object().contains("text"));
    const json::object played = table.play("post red_1 61.5 150");
    EXPECT_EQ(played.at("type").as_string(), "update") << json::serialize(played);
    EXPECT_EQ(table.updates.back().at("record").at("do").as_string(), "post red_1 61.5 150.0");
    EXPECT_EQ(table.view.at("tiles").at(0).at("pose").at("x").as_int64(), 615);
}

TEST(exact, the_list_of_games_has_decimals_and_stakes) {
    TestServer server({"--unlimited"}, paths::papelotte_toys);
    Person anna(server);
    const json::object games = parsed(anna.get("/api/games").body);
    for (const json::value& game : games.at("games").as_array()) {
        if (game.at("id").as_string() != "drill") continue;
        EXPECT_EQ(game.at("decimals"), (json::object{{"x", 1}, {"y", 1}, {"angle", 1}, {"distance", 1}}));
        EXPECT_EQ(game.at("stakes"), (json::object{{"strike", "fight"}}));
        return;
    }
    ADD_FAILURE() << "no such game";
}

}  // namespace papelotte::server_test
