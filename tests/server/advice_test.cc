// What the computer tells who asks: hints, odds, chances.
#include "tests/server/against_computer.h"

namespace papelotte::server_test {

TEST(advice, a_hint_is_legal_and_only_for_who_plays_nobody_else) {
    const House house({"--unlimited"});
    Person anna(house), bruno(house);
    const json::object made = anna.make_match("me", "recruit");
    Place place(house, &anna, id_of(made));
    for (int i = 0; i < 3; ++i) {
        play_on(place, 2, 7u + static_cast<unsigned>(i));
        const std::vector<std::string> legal = place.legal();
        const json::object hint = place.ask({{"type", "hint"}});
        ASSERT_EQ(hint.at("type").as_string(), "hint") << json::serialize(hint);
        const std::string action(hint.at("do").as_string());
        EXPECT_NE(std::find(legal.begin(), legal.end(), action), legal.end()) << action;
        if (!hint.at("account").at("considered").as_array().empty()) {
            EXPECT_EQ(hint.at("account").at("considered").as_array().at(0).at("do").as_string(), action);
        }
        EXPECT_EQ(place.play(action).at("type").as_string(), "update");
    }
    Place observer(house, &bruno, id_of(made));
    EXPECT_EQ(code_of(observer.ask({{"type", "hint"}})), "not_your_seat");

    const json::object shared = anna.make_match("me", "invite");
    Place waiting(house, &anna, id_of(shared));
    if (waiting.my_turn()) EXPECT_EQ(code_of(waiting.ask({{"type", "hint"}})), "not_here");
    bruno.join(shared);
    Place french(house, &anna, id_of(shared)), allied(house, &bruno, id_of(shared));
    Place& deciding = french.my_turn() ? french : allied;
    Place& other = french.my_turn() ? allied : french;
    EXPECT_EQ(code_of(deciding.ask({{"type", "hint"}})), "not_here");
    EXPECT_EQ(code_of(other.ask({{"type", "hint"}})), "not_your_turn");
}

TEST(advice, odds_add_up_and_what_is_refused_names_its_rule) {
    const House house({"--unlimited"});
    Person anna(house);
    const json::object made = anna.make_match("me", "me");
    Place place(house, &anna, id_of(made));
    int told = 0;
    std::minstd_rand random(9);
    for (int i = 0; i < 120 && told < 12; ++i) {
        if (!place.my_turn()) place.ask({{"type", "look"}, {"seat", place.decision.at("to_act").as_array().at(0)}});
        const std::vector<std::string> legal = place.legal();
        const std::string& action = legal[random() % legal.size()];
        const json::object odds = place.ask({{"type", "odds"}, {"do", action}});
        ASSERT_EQ(odds.at("type").as_string(), "odds") << json::serialize(odds);
        EXPECT_EQ(odds.at("do").as_string(), action);
        EXPECT_GT(odds.at("cases").as_int64(), 0);
        for (const json::value& count : odds.at("counts").as_array()) {
            double sum = 0;
            for (const json::value& chance : count.at("chances").as_array()) sum += chance.as_array().at(1).to_number<double>();
            EXPECT_NEAR(sum, 1, 0.002) << json::serialize(count);
            ++told;
        }
        ASSERT_EQ(place.play(action).at("type").as_string(), "update");
    }
    EXPECT_GE(told, 12);
    if (!place.my_turn()) place.ask({{"type", "look"}, {"seat", place.decision.at("to_act").as_array().at(0)}});
    const json::object refused = place.ask({{"type", "odds"}, {"do", "counter fr_cav_1"}});
    EXPECT_EQ(code_of(refused), "refused") << json::serialize(refused);
    EXPECT_TRUE(refused.contains("rule"));
    EXPECT_EQ(code_of(place.ask({{"type", "odds"}, {"do", "dance hougoumont"}})), "unknown_action");
    Place observer(house, nullptr, id_of(made));
    EXPECT_EQ(code_of(observer.ask({{"type", "odds"}, {"do", place.legal().front()}})), "not_your_seat");
}

TEST(advice, chances_are_for_who_may_be_advised_and_one_more_than_entries) {
    const House house({"--unlimited"});
    Person anna(house), bruno(house);
    const json::object made = anna.make_match("me", "recruit");
    const std::string path = "/api/matches/" + id_of(made) + "/chances?as=";
    Place place(house, &anna, id_of(made));
    play_on(place, 8, 21);
    const json::object mine = parsed(anna.get(path + "french").body);
    EXPECT_EQ(mine.at("seat").as_string(), "french");
    EXPECT_EQ(mine.at("chances").as_array().size(), static_cast<std::size_t>(place.n) + 1);
    for (const json::value& chance : mine.at("chances").as_array()) {
        EXPECT_GE(chance.to_number<double>(), 0);
        EXPECT_LE(chance.to_number<double>(), 1);
    }
    for (const std::string_view as : {"allied", "observer", "all"}) EXPECT_EQ(anna.get(path + std::string(as)).status, 403) << as;
    EXPECT_EQ(bruno.get(path + "french").status, 403);
    EXPECT_EQ(anna.get(path + "emperor").status, 400);

    ASSERT_EQ(place.ask({{"type", "resign"}, {"rev", place.rev}, {"seat", "french"}}).at("type").as_string(), "update");
    for (const std::string_view as : {"french", "allied", "observer", "all"}) {
        const HttpAnswer answer = bruno.get(path + std::string(as));
        ASSERT_EQ(answer.status, 200) << answer.body;
        EXPECT_EQ(parsed(answer.body).at("chances").as_array().size(), static_cast<std::size_t>(place.n) + 1) << as;
    }

    const json::object shared = anna.make_match("me", "invite");
    bruno.join(shared);
    EXPECT_EQ(anna.get("/api/matches/" + id_of(shared) + "/chances?as=french").status, 403) << "another person plays";
}

}  // namespace papelotte::server_test
