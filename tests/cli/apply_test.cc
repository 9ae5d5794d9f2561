// apply: actions, dice, events, refusals; and that nothing is written when something is wrong.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

TEST_F(Cli, apply_prints_position_events_and_dice) {
    set_up();
    const Result result = run({"apply", "--position", "start.json", "--dice", "6", kSkirmish});
    expect_fine(result);
    const boost::json::value json = result.json();
    EXPECT_EQ(json.at("position").at("game"), "waterloo");
    EXPECT_EQ(json.at("dice"), (boost::json::array{6}));
    EXPECT_EQ(json.at("dice_left"), 0);
    ASSERT_FALSE(json.at("events").as_array().empty());
    EXPECT_TRUE(json.at("events").at(0).at("event").is_string());
    EXPECT_FALSE(json.at("events").at(0).at("text").as_string().empty());
}

TEST_F(Cli, what_apply_prints_is_a_position_for_the_next_command) {
    const Result first = run({"apply", "--position", "-", "--seed", "3", kSkirmish}, set_up());
    expect_fine(first);
    const Result legal = run({"legal", "--position", "-"}, first.out);
    expect_fine(legal);
    EXPECT_FALSE(contains(legal.out, kSkirmish));   // each unit skirmishes once
    expect_fine(run({"apply", "--position", "-", "--seed", "3", "done"}, first.out));
}

TEST_F(Cli, the_same_seed_rolls_the_same_dice) {
    set_up();
    const std::vector<std::string> command{"apply", "--position", "start.json", "--seed", "99", kSkirmish};
    EXPECT_EQ(run(command).out, run(command).out);
    std::vector<std::string> with_seat = command;
    with_seat.insert(with_seat.end(), {"--seat", "allied"});
    EXPECT_EQ(run(with_seat).out, run(command).out);
}

TEST_F(Cli, apply_plays_several_actions_in_turn) {
    set_up();
    const Result result = run({"apply", "--position", "start.json", "--dice", "1,1", kSkirmish, "skirmish ge_inf_1 bachelus_field"});
    expect_fine(result);
    EXPECT_EQ(result.json().at("dice"), (boost::json::array{1, 1}));
}

TEST_F(Cli, output_goes_to_a_file_at_once_and_nothing_else_is_left) {
    set_up();
    const std::vector<std::string> command{"apply", "--position", "start.json", "--dice", "2", kSkirmish};
    std::vector<std::string> to_file = command;
    to_file.insert(to_file.end(), {"--output", "next.json"});
    const Result result = run(to_file);
    expect_fine(result);
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(read("next.json"), run(command).out);
    EXPECT_EQ(files(), (std::vector<std::string>{"next.json", "start.json"}));
    expect_fine(run({"apply", "--position", "next.json", "--seed", "1", "done", "--output", "next.json"}));   // onto itself
}

TEST_F(Cli, a_refusal_names_its_rule_and_touches_nothing) {
    const std::string position = set_up();
    write("next.json", "untouched");
    const Result result = run({"apply", "--position", "start.json", "skirmish ge_inf_2 hougoumont", "--output", "next.json"});
    expect_refused(result, "refused: WL-");
    EXPECT_TRUE(result.err.starts_with("refused: WL-")) << result.err;
    EXPECT_EQ(read("next.json"), "untouched");
    EXPECT_EQ(read("start.json"), position);
    EXPECT_EQ(files(), (std::vector<std::string>{"next.json", "start.json"}));
}

TEST_F(Cli, a_refusal_of_a_later_action_undoes_the_earlier_ones) {
    set_up();
    expect_refused(run({"apply", "--position", "start.json", "--dice", "1", kSkirmish, kSkirmish, "--output", "next.json"}), "refused: WL-");
    EXPECT_FALSE(exists("next.json"));
}

TEST_F(Cli, scripted_dice_that_run_out_are_told_with_the_action) {
    set_up();
    expect_refused(run({"apply", "--position", "start.json", "--dice", "", kSkirmish}), "ran out at action 1");
    expect_refused(run({"apply", "--position", "start.json", "--dice", "1", kSkirmish, "skirmish ge_inf_1 bachelus_field", "--output", "o"}),
                   "ran out at action 2");
    EXPECT_FALSE(exists("o"));
}

TEST_F(Cli, scripted_dice_left_over_are_told_but_do_no_harm) {
    set_up();
    const Result two = run({"apply", "--position", "start.json", "--dice", "1,2,3", kSkirmish});
    EXPECT_EQ(two.status, 0);
    EXPECT_EQ(two.err, "note: 2 scripted dice left over\n");
    EXPECT_EQ(two.json().at("dice_left"), 2);
    EXPECT_EQ(run({"apply", "--position", "start.json", "--dice", "1,2", kSkirmish}).err, "note: 1 scripted die left over\n");
}

TEST_F(Cli, bad_actions_seats_and_dice_are_refused) {
    set_up();
    const auto apply = [&](std::vector<std::string> rest) {
        rest.insert(rest.begin(), {"apply", "--position", "start.json"});
        return run(rest);
    };
    expect_refused(apply({}), "required");
    expect_refused(apply({"frolic"}), "action 1 'frolic'");
    expect_refused(apply({""}), "action 1 ''");
    expect_refused(apply({"skirmish ge_inf_99 hougoumont"}), "ge_inf_99");
    expect_refused(apply({"skirmish ge_inf_2 atlantis"}), "atlantis");
    expect_refused(apply({"skirmish ge_inf_2"}), "action 1");
    expect_refused(apply({kSkirmish + " again"}), "action 1");
    expect_refused(apply({"skirmish\nge_inf_2"}), "action 1");
    expect_refused(apply({std::string(5000, 'y')}), "action 1");
    expect_refused(apply({"--seat", "prussian", "done"}), "unknown seat 'prussian'");
    expect_refused(apply({"--seat", "alied", "done"}), "did you mean 'allied'?");
    expect_refused(apply({"--seat", "french", "done"}), "turn");
    expect_refused(apply({"--dice", "7", kSkirmish}), "face");
    for (const std::string dice : {"x", "1,,2", "1,", "0", "-1", "256", "1 2", "99999999999999999999"})
        expect_refused(apply({"--dice", dice, kSkirmish}), "--dice");
    expect_refused(apply({"--dice", "1", "--seed", "1", kSkirmish}), "--seed");
    for (const std::string seed : {"x", "-1", "1.5", "", "18446744073709551616", "0x10"})
        expect_refused(apply({"--seed", seed, "done"}), "--seed");
    expect_refused(apply({kSkirmish, "--seed", "1", "--output", "no/such/folder/o.json"}), "no/such/folder/o.json");
    expect_refused(apply({kSkirmish, "--seed", "1", "--output", "."}), "directory");
    EXPECT_EQ(files(), (std::vector<std::string>{"start.json"}));
}

}  // namespace papelotte::cli_test
