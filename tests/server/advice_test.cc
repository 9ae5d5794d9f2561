// Advice of the computer: hints, odds, chances.
#include "tests/server/against_computer.h"

namespace papelotte::server_test {

TEST(advice, a_hint_is_legal_and_only_for_a_player_without_human_opponents) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    const json::object made = anna.make_match("me", "recruit");
    TableClient client(server, &anna, id_of(made));
    for (int i = 0; i < 3; ++i) {
        play_on(client, 2, 7u + static_cast<unsigned>(i));
        const std::vector<std::string> legal = client.legal();
        const json::object hint = client.ask({{"type", "hint"}});
        ASSERT_EQ(hint.at("type").as_string(), "hint") << json::serialize(hint);
        const std::string action(hint.at("do").as_string());
        EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << action;
        const json::array& considered = hint.at("account").at("considered").as_array();
        ASSERT_FALSE(considered.empty()) << json::serialize(hint);
        EXPECT_EQ(considered.at(0).at("do").as_string(), action);
        EXPECT_EQ(client.play(action).at("type").as_string(), "update");
    }
    TableClient observer(server, &bruno, id_of(made));
    EXPECT_EQ(code_of(observer.ask({{"type", "hint"}})), "not_your_seat");

    const json::object shared = anna.make_match("invite", "me");   // the Allies begin
    TableClient waiting(server, &anna, id_of(shared));
    ASSERT_TRUE(waiting.my_turn());
    EXPECT_EQ(code_of(waiting.ask({{"type", "hint"}})), "not_here");
    bruno.join(shared);
    TableClient french(server, &bruno, id_of(shared)), allied(server, &anna, id_of(shared));
    TableClient& deciding = french.my_turn() ? french : allied;
    TableClient& other = french.my_turn() ? allied : french;
    EXPECT_EQ(code_of(deciding.ask({{"type", "hint"}})), "not_here");
    EXPECT_EQ(code_of(other.ask({{"type", "hint"}})), "not_your_turn");
}

TEST(advice, odds_sum_up_to_one_and_a_refusal_names_its_rule) {
    const TestServer server({"--unlimited"});
    Person anna(server);
    const json::object made = anna.make_match("me", "me");
    TableClient client(server, &anna, id_of(made));
    int told = 0;
    std::minstd_rand random(9);
    for (int i = 0; i < 120 && told < 12; ++i) {
        if (!client.my_turn()) client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().at(0)}});
        const std::vector<std::string> legal = client.legal();
        const std::string& action = legal[random() % legal.size()];
        const json::object odds = client.ask({{"type", "odds"}, {"do", action}});
        ASSERT_EQ(odds.at("type").as_string(), "odds") << json::serialize(odds);
        EXPECT_EQ(odds.at("do").as_string(), action);
        EXPECT_GT(odds.at("cases").as_int64(), 0);
        for (const json::value& count : odds.at("counts").as_array()) {
            double sum = 0;
            for (const json::value& chance : count.at("chances").as_array()) sum += chance.as_array().at(1).to_number<double>();
            EXPECT_NEAR(sum, 1, 0.002) << json::serialize(count);
            ++told;
        }
        ASSERT_EQ(client.play(action).at("type").as_string(), "update");
    }
    EXPECT_GE(told, 12);
    if (!client.my_turn()) client.ask({{"type", "look"}, {"seat", client.decision.at("to_act").as_array().at(0)}});
    const json::object refused = client.ask({{"type", "odds"}, {"do", "counter fr_cav_1"}});
    EXPECT_EQ(code_of(refused), "refused") << json::serialize(refused);
    EXPECT_TRUE(refused.contains("rule"));
    EXPECT_EQ(code_of(client.ask({{"type", "odds"}, {"do", "dance hougoumont"}})), "unknown_action");
    TableClient observer(server, nullptr, id_of(made));
    EXPECT_EQ(code_of(observer.ask({{"type", "odds"}, {"do", client.legal().front()}})), "not_your_seat");
}

TEST(advice, chances_are_only_for_advised_players_and_one_more_than_entries) {
    const TestServer server({"--unlimited"});
    Person anna(server), bruno(server);
    const json::object made = anna.make_match("me", "recruit");
    const std::string path = "/api/matches/" + id_of(made) + "/chances?as=";
    TableClient client(server, &anna, id_of(made));
    play_on(client, 8, 21);
    const json::object mine = parsed(anna.get(path + "french").body);
    EXPECT_EQ(mine.at("seat").as_string(), "french");
    EXPECT_EQ(mine.at("chances").as_array().size(), static_cast<std::size_t>(client.n) + 1);
    for (const json::value& chance : mine.at("chances").as_array()) {
        EXPECT_GE(chance.to_number<double>(), 0);
        EXPECT_LE(chance.to_number<double>(), 1);
    }
    for (const std::string_view as : {"allied", "observer", "all"}) EXPECT_EQ(anna.get(path + std::string(as)).status, 403) << as;
    EXPECT_EQ(bruno.get(path + "french").status, 403);
    EXPECT_EQ(anna.get(path + "emperor").status, 400);

    ASSERT_EQ(client.ask({{"type", "resign"}, {"rev", client.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    for (const std::string_view as : {"french", "allied", "observer", "all"}) {
        const HttpAnswer answer = bruno.get(path + std::string(as));
        ASSERT_EQ(answer.status, 200) << answer.body;
        EXPECT_EQ(parsed(answer.body).at("chances").as_array().size(), static_cast<std::size_t>(client.n) + 1) << as;
    }

    const json::object shared = anna.make_match("invite", "me");   // the Allies begin
    bruno.join(shared);
    EXPECT_EQ(anna.get("/api/matches/" + id_of(shared) + "/chances?as=french").status, 403) << "another person plays";
}

}  // namespace papelotte::server_test
