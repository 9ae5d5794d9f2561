// games, position, legal and view.
#include <set>

#include "tests/cli/run.h"

namespace papelotte::cli_test {

TEST_F(Cli, games_lists_waterloo_with_its_seats) {
    const Result text = run({"games"}), json = run({"games", "--json"});
    expect_fine(text);
    expect_fine(json);
    EXPECT_TRUE(contains(text.out, "waterloo"));
    const auto games = json.json().at("games").as_array();
    ASSERT_FALSE(games.empty());
    EXPECT_EQ(games[0].at("id"), "waterloo");
    EXPECT_EQ(games[0].at("seats"), (boost::json::array{"french", "allied"}));
    EXPECT_FALSE(games[0].at("scenarios").as_array().empty());
    EXPECT_TRUE(games[0].at("options").is_array());
}

TEST_F(Cli, position_prints_the_same_set_up_for_the_same_seed) {
    const Result first = run({"position", "waterloo", "--seed", "5"});
    expect_fine(first);
    EXPECT_EQ(first.json().at("game"), "waterloo");
    EXPECT_EQ(run({"position", "waterloo", "--seed", "5"}).out, first.out);
    EXPECT_GT(lines_of(first.out).size(), 20u);   // for people, not one endless line
}

TEST_F(Cli, legal_lists_actions_that_apply_takes) {
    set_up();
    const Result text = run({"legal", "--position", "start.json"});
    expect_fine(text);
    const std::vector<std::string> actions = lines_of(text.out);
    EXPECT_TRUE(std::set(actions.begin(), actions.end()).contains("skirmish ge_inf_2 grand_battery_west")) << text.out;
    for (const std::string& action : actions) EXPECT_EQ(run({"apply", "--position", "start.json", "--seed", "1", action}).status, 0) << action;
}

TEST_F(Cli, legal_as_json_names_seat_prompt_rules_and_parts) {
    const std::string position = set_up();
    const Result result = run({"legal", "--position", "-", "--json"}, position);
    expect_fine(result);
    const boost::json::value json = result.json();
    EXPECT_EQ(json.at("to_act"), (boost::json::array{"allied"}));
    EXPECT_TRUE(json.at("outcome").is_null());
    EXPECT_FALSE(json.at("prompts").at("allied").at("text").as_string().empty());
    EXPECT_TRUE(json.at("prompts").at("allied").at("rules").at(0).as_string().starts_with("WL-"));
    const auto& actions = json.at("actions").as_array();
    EXPECT_EQ(actions.size(), lines_of(run({"legal", "--position", "-"}, position).out).size());
    for (const auto& action : actions) {
        EXPECT_EQ(action.at("seat"), "allied");
        EXPECT_TRUE(action.at("notation").as_string().starts_with(std::string_view(action.at("do").as_string())));
    }
}

TEST_F(Cli, legal_for_the_seat_that_waits_is_empty_and_says_so) {
    set_up();
    const Result result = run({"legal", "--position", "start.json", "--seat", "french"});
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.out, "");
    EXPECT_TRUE(contains(result.err, "note: french has nothing to decide; allied to act")) << result.err;
}

TEST_F(Cli, view_differs_from_the_position_by_what_is_hidden) {
    set_up();
    for (const std::string seat : {"french", "allied", "observer"}) {
        const Result view = run({"view", "--position", "start.json", "--seat", seat});
        expect_fine(view);
        EXPECT_TRUE(view.json().is_object());
    }
    expect_refused(run({"view", "--position", "start.json"}), "--seat is required");
    expect_refused(run({"view", "--position", "start.json", "--seat", "prussian"}), "unknown seat 'prussian' of waterloo");
}

}  // namespace papelotte::cli_test
