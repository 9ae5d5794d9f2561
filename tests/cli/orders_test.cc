// play: orders of several actions, and marches by the engine's ways.
#include "tests/cli/run.h"

namespace papelotte::cli_test {

namespace {

// The French have activated d'Erlon with one order; these units of his may march.
constexpr std::string_view kActivated = "tactical\nactivate fr_1c_derlon_tl; reveal; done\n";

}  // namespace

TEST_F(Cli, several_actions_are_one_order) {
    const Result result = run({"play", "waterloo200", "--seed", "1", "--save", "game.jsonl"},
                              std::string(kActivated) + "move fr_1c_bruno_cav; to 58; stop; stop; done\nundo\nundo\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "French: activate fr_1c_derlon_tl\nFrench: reveal\n")) << result.out;
    EXPECT_TRUE(contains(result.out, "3 actions of 5 played; then it stopped:\nrefused: W2-")) << result.out;
    EXPECT_TRUE(contains(result.out, "Taken back: move fr_1c_bruno_cav")) << result.out;
    EXPECT_TRUE(contains(result.out, "There is nothing to take back")) << result.out;   // the leader was revealed
    expect_fine(run({"verify", "game.jsonl"}));
    expect_fine(run({"replay", "game.jsonl"}));
}

TEST_F(Cli, an_order_is_one_step_of_a_loaded_game) {
    expect_fine(run({"play", "waterloo200", "--seed", "1", "--save", "game.jsonl"}, std::string(kActivated) + "go fr_1c_bruno_cav 44\n"));
    const Result result = run({"play", "waterloo200", "--load", "game.jsonl"}, "log\nundo\nlog\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "French: to 44")) << result.out;
    EXPECT_TRUE(contains(result.out, "Taken back: move fr_1c_bruno_cav")) << result.out;
    EXPECT_FALSE(contains(result.out.substr(result.out.find("Taken back")), "French: to 44")) << result.out;
}

TEST_F(Cli, units_go_to_a_place_and_it_says_who_stays) {
    const Result result =
        run({"play", "waterloo200", "--seed", "1"},
            std::string(kActivated) + "go fr_1c_fart fr_1c_bruno_cav 44 via 58\ngo fr_1c_fart 1\ngo fr_1c_fart\ngo nobody 44\n");
    expect_fine(result);
    EXPECT_TRUE(contains(result.out, "fr_1c_fart stays behind: The unit has not enough movement points for that step. (W2-12.1.5)"))
        << result.out;
    EXPECT_TRUE(contains(result.out, "French: move fr_1c_bruno_cav\nFrench: to 58\n")) << result.out;
    EXPECT_TRUE(contains(result.out, "No way leads to ‘1’ from here.")) << result.out;
    EXPECT_TRUE(contains(result.out, "Say go UNIT… PLACE.")) << result.out;
    EXPECT_TRUE(contains(result.out, "There is no unit ‘nobody’.")) << result.out;
    const Result italian = run({"play", "waterloo200", "--seed", "1", "--language", "it"}, std::string(kActivated) + "go fr_1c_fart 1\nhelp\n");
    EXPECT_TRUE(contains(italian.out, "Da qui nessuna via porta a «1».")) << italian.out;
    EXPECT_TRUE(contains(italian.out, "go UNITÀ… LUOGO")) << italian.out;
}

TEST_F(Cli, units_go_to_a_place_in_every_game_with_marches) {
    const Result waterloo = run({"play", "waterloo", "--seed", "1"},
                                "done\ndone\ndone\nmove green kellermanns_field\ngo fr_cav_3 fr_cav_4 la_belle_alliance\nundo\nundo\n");
    expect_fine(waterloo);
    EXPECT_TRUE(contains(waterloo.out, "French: go fr_cav_3 la_belle_alliance\n")) << waterloo.out;
    EXPECT_TRUE(contains(waterloo.out, "French: go fr_cav_4 la_belle_alliance\n")) << waterloo.out;
    EXPECT_TRUE(contains(waterloo.out, "Taken back: go fr_cav_3")) << waterloo.out;
    EXPECT_TRUE(contains(waterloo.out, "Taken back: move green kellermanns_field")) << waterloo.out;
    const Result napoleon = run({"play", "napoleon", "--seed", "1", "--scenario", "historical"},
                                "group french philippeville\ngo fr_iv_inf fr_rc_exelmans avesnes via beaumont\nundo\nundo\n");
    expect_fine(napoleon);
    EXPECT_TRUE(contains(napoleon.out, "fr_iv_inf stays behind: Foot units move up to one town. (NP-5.3.1)")) << napoleon.out;
    EXPECT_TRUE(contains(napoleon.out, "French: march fr_rc_exelmans avesnes\n")) << napoleon.out;
    EXPECT_TRUE(contains(napoleon.out, "Taken back: march fr_rc_exelmans beaumont")) << napoleon.out;
    EXPECT_TRUE(contains(napoleon.out, "Taken back: group french philippeville")) << napoleon.out;
    // Where no piece marches from place to place, no way leads anywhere.
    const Result open_table = run({"play", "enemy_mistakes", "--seed", "1"}, "go b09 crossroads\n");
    EXPECT_TRUE(contains(open_table.out, "No way leads to ‘crossroads’ from here.")) << open_table.out;
}

}  // namespace papelotte::cli_test
