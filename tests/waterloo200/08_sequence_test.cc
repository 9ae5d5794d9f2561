// W2-8  Sequence of play.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

int turn_of(const Scene& s) { return s.position().turn; }

// Both sides pass, and no army reorganises.
void end_turn(Scene& s) {
    s.play_all({"pass", "done", "pass", "done"});
    while (s.asks() == "reorganise") s.play("done");
}

RULE(W2_8_1_1, the_game_lasts_five_turns_at_most) {
    Scene s("kind=none");
    for (int turn = 1; turn <= 5; ++turn) {
        EXPECT_EQ(turn_of(s), turn);
        EXPECT_EQ(s.winner(), "");
        end_turn(s);
    }
    EXPECT_NE(s.winner(), "");
}

RULE(W2_8_1_2, prussians_impulses_reorganisation_and_the_marker) {
    Scene s("not_arrived=pr_blucher_sl,pr_4c_bulow_tl,pr_4c_fart,pr_4c_hacke_inf,pr_4c_sydow_cav turn=2 passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.asks(), "reorganise");
    s.play("done");
    s.play("done", {0, 0});   // the draws of the arrival
    EXPECT_EQ(turn_of(s), 3);
    EXPECT_EQ(s.at("pr_blucher_sl"), "50");
    EXPECT_EQ(s.asks(), "choose_action");
}

RULE(W2_8_1_3, the_holder_of_the_disc_begins_the_turn) {
    for (const std::string disc : {"french", "allied"}) {
        Scene s("passes=1 disc=" + disc);
        s.play_all({"pass", "done", "done", "done"});
        EXPECT_EQ(turn_of(s), 2);
        EXPECT_EQ(s.phasing(), disc);
    }
}

RULE(W2_8_1_4, impulses_alternate) {
    Scene s("67: fr_2c_reille_tl; 25: br_2c_hill_tl; kind=none");
    s.play_all({"tactical", "activate fr_2c_reille_tl", "reveal", "done", "done"});
    EXPECT_EQ(s.phasing(), "allied");
    s.play_all({"tactical", "activate br_2c_hill_tl", "reveal", "done", "done"});
    EXPECT_EQ(s.phasing(), "french");
}

RULE(W2_8_1_5, one_action_per_impulse) {
    Scene s("67: fr_2c_reille_tl; kind=none");
    EXPECT_EQ(s.legal(), (Words{"tactical", "strategic", "pass"}));
    s.play_all({"strategic", "manoeuvre", "done"});
    EXPECT_EQ(s.phasing(), "allied");
    s.allows("strategic");   // they have the Disc now
    Scene without("67: fr_2c_reille_tl; disc=allied");
    without.refuses("strategic", "W2-9.1.1");
}

RULE(W2_8_1_6, both_allied_factions_do_the_same) {
    Scene s(
        "50: pr_blucher_sl pr_4c_bulow_tl pr_4c_hacke_inf; 25: br_2c_hill_tl; 24: br_2c_adam_inf; phasing=allied disc=allied turn=3 "
        "options=three_players");
    EXPECT_EQ(s.seat(), "british");
    s.play_all({"strategic", "manoeuvre", "done"});
    EXPECT_EQ(s.seat(), "prussian");
    EXPECT_EQ(s.asks(), "move_units");   // they have no other action
}

RULE(W2_8_1_7, two_passes_in_a_row_end_the_turn) {
    Scene s("67: fr_2c_reille_tl; kind=none");
    s.play_all({"pass", "done"});
    EXPECT_EQ(int{s.position().passes}, 1);
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.asks(), "reorganise");
    Scene broken("67: fr_2c_reille_tl; 25: br_2c_hill_tl; passes=1 phasing=allied");
    broken.play_all({"tactical", "activate br_2c_hill_tl", "reveal", "done", "done"});
    EXPECT_EQ(int{broken.position().passes}, 0);
    broken.play_all({"pass", "done"});
    EXPECT_EQ(broken.asks(), "choose_action");
    end_turn(s = Scene("kind=none"));
    EXPECT_EQ(turn_of(s), 2);
    EXPECT_EQ(int{s.position().passes}, 0);   // the count starts again
}

RULE(W2_8_1_8, strategic_actions_may_go_to_and_fro) {
    Scene s("kind=none");
    for (int impulse = 0; impulse < 50; ++impulse) s.play_all({"strategic", "manoeuvre", "done"});
    EXPECT_EQ(turn_of(s), 1);
    Scene stars("67: fr_2c_reille_tl; kind=none");   // three stars allow three Tactical Actions while the other side passes
    for (int impulse = 0; impulse < 3; ++impulse) {
        stars.play_all({"tactical", "activate fr_2c_reille_tl", "reveal", "done", "done"});
        stars.play_all({"pass", "done"});
    }
    stars.refuses("tactical", "W2-10.1.1");
}

RULE(W2_8_1_9, the_second_pass_of_turn_five_ends_the_game) {
    Scene s("67: fr_2c_reille_tl(step=1); turn=5 passes=1");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.asks(), "");   // no Reorganisation Phase
    EXPECT_EQ(s.winner(), "allied");
}

// The cavalry takes the last victory area in the middle of its march.
RULE(W2_8_1_10, victory_ends_the_game_at_once) {
    Scene s("70: fr_2c_hubert_cav; control 3=french 40=french 30=french 52=french 71=british; 4: br_wellington_sl; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 71"});
    EXPECT_EQ(s.winner(), "french");
    EXPECT_EQ(s.asks(), "");
}

RULE(W2_8_1_11, the_phases_of_each_kind_of_action) {
    const std::string scene = "67: fr_2c_reille_tl; 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=none";
    Scene tactical(scene), strategic(scene), pass(scene);
    tactical.play("tactical");
    EXPECT_EQ(tactical.asks(), "activate_leaders");
    tactical.play_all({"activate fr_2c_reille_tl", "reveal", "done"});
    EXPECT_EQ(tactical.asks(), "move_units");
    tactical.play("done");
    EXPECT_EQ(tactical.asks(), "choose_battle");
    strategic.play_all({"strategic", "manoeuvre"});
    EXPECT_EQ(strategic.asks(), "move_units");
    strategic.play("done");
    EXPECT_EQ(strategic.asks(), "choose_battle");
    pass.play("pass");
    EXPECT_EQ(pass.asks(), "pass_move");
    pass.play("done");
    EXPECT_EQ(pass.phasing(), "allied");   // no combat
}

// At the start 51 is contested, 27 is British and uncontested: later changes do not change the record.
RULE(W2_8_1_12, the_beginning_of_the_impulse_is_recorded) {
    Scene s("51: fr_2c_hubert_cav br_2c_mitchell_inf; 41: fr_1c_bruno_cav; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 67", "stop", "move fr_1c_bruno_cav", "to 27", "stop"});
    EXPECT_FALSE(s.contested("51"));
    EXPECT_EQ(s.position().impulse.contested_at_start, AreaSet::of(area_number(51)));
    EXPECT_TRUE(s.position().impulse.ambushes.has(area_number(27)));
    s.play_all({"done"});
    EXPECT_TRUE(s.position().impulse.contested_at_start.empty());   // a new impulse, a new record
    EXPECT_FALSE(s.position().impulse.ambushes.has(area_number(27)));
}

}  // namespace
}  // namespace papelotte::waterloo200
