// W2-9  Strategic Action.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

RULE(W2_9_1_1, the_disc_is_needed_and_no_leader_is_activated) {
    Scene s("67: fr_2c_reille_tl fr_2c_soye_inf; disc=allied");
    s.refuses("strategic", "W2-9.1.1");
    Scene with("67: fr_2c_reille_tl fr_2c_soye_inf; kind=none");
    with.play_all({"strategic", "manoeuvre"});
    EXPECT_EQ(with.asks(), "move_units");   // the moves follow at once
}

RULE(W2_9_1_2, both_allied_factions_follow_one_option) {
    Scene s("50: pr_blucher_sl; turn=4 phasing=allied disc=allied pool=pr_4c_hacke_inf,br_2c_mitchell_inf");
    s.play("strategic");
    EXPECT_EQ(s.legal(), (Words{"manoeuvre", "reinforce"}));
    s.play("reinforce");
    EXPECT_EQ(s.asks(), "number_of_reserves");
    s.play("draw 0");
    EXPECT_EQ(s.asks(), "number_of_reserves");   // the Prussians, too
    s.play("draw 0");
    EXPECT_EQ(s.phasing(), "french");
}

RULE(W2_9_1_3, the_disc_passes_when_the_impulse_ends) {
    Scene s("67: fr_2c_soye_inf; kind=none");
    s.play_all({"strategic", "manoeuvre"});
    EXPECT_EQ(s.disc(), "french");
    s.play("done");
    EXPECT_EQ(s.disc(), "allied");
}

RULE(W2_9_2_1, as_many_units_as_the_value_each_once_and_linked) {
    Scene s("100: fr_napoleon_sl(step=2); 67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_hubert_cav; 36: fr_2c_campi_inf; kind=strategic_move");
    s.refuses("move fr_2c_campi_inf", "W2-12.2.1");
    s.play_all({"move fr_2c_soye_inf", "to 66", "stop"});
    s.refuses("move fr_2c_soye_inf", "W2-12.2.4");
    s.play_all({"move fr_2c_husson_inf", "to 66", "stop"});
    EXPECT_EQ(s.phasing(), "allied");   // two stars, two moves
    Scene allies(
        "50: pr_blucher_sl(step=3) pr_4c_hacke_inf pr_4c_ryssel_inf; 3: br_wellington_sl(step=3); 24: br_2c_adam_inf br_2c_mitchell_inf; "
        "turn=3 phasing=allied kind=strategic_move");
    allies.play_all({"move br_2c_adam_inf", "to 37", "stop"});
    allies.refuses("move br_2c_mitchell_inf", "W2-9.2.1");
    allies.allows("move pr_4c_hacke_inf");   // each faction by its own commander
}

RULE(W2_9_2_2, any_type_moves_without_boost) {
    Scene s("67: fr_2c_reille_tl fr_2c_soye_inf fr_2c_fart fr_2c_hubert_cav; kind=strategic_move");
    for (const std::string_view unit : {"fr_2c_reille_tl", "fr_2c_soye_inf", "fr_2c_fart", "fr_2c_hubert_cav", "fr_napoleon_sl"})
        s.allows("move " + std::string(unit));
    s.play_all({"move fr_2c_reille_tl", "to 81", "to 82", "to 83", "to 84"});
    EXPECT_EQ(s.legal(), Words{"stop"});   // four points, and none is kept
}

RULE(W2_9_2_3, one_new_engagement_a_faction) {
    Scene s("67: fr_2c_hubert_cav fr_2c_mathieu_cav; 51: br_2c_mitchell_inf; 68: br_1c_byng_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "stop", "move fr_2c_mathieu_cav"});
    s.refuses("to 68", "W2-12.5.2");
    s.allows("to 51");
}

RULE(W2_9_2_4, one_battle_a_faction_and_a_new_engagement_takes_it) {
    Scene s("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; 56: fr_1c_schmitz_inf br_res_best_inf; control 56=french; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "stop", "done"});
    s.refuses("battle 56", "W2-13.1.5");
    s.refuses("done", "W2-13.1.3");
    s.play("battle 51");
    EXPECT_EQ(s.phasing(), "allied");
    EXPECT_EQ(s.log("Battle in").size(), 1u);
}

// Reille in 67 adds no stars; the battery next to him fires.
RULE(W2_9_2_5, guns_are_employed_but_no_stars_are_added) {
    Scene s("67: fr_2c_reille_tl fr_2c_fart; 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"move fr_2c_fart", "reveal", "done", "battle 51", "employ fr_2c_fart"});
    EXPECT_EQ(s.log("Fire in"), Words{"Fire in 51: offence 7 against defence 4."});
}

RULE(W2_9_3_1, reinforcements_need_the_commander_in_his_clear_headquarters) {
    Scene s("pool=fr_6c_bony_inf,fr_6c_bellair_inf,fr_6c_jamin_inf; 67: fr_2c_soye_inf; 51: fr_2c_campi_inf br_2c_mitchell_inf; kind=none");
    s.play_all({"strategic", "reinforce"});
    EXPECT_EQ(s.operands("draw "), (Words{"0", "1", "2", "3"}));
    s.play("draw 0");
    EXPECT_EQ(s.phasing(), "allied");   // no unit moved, and none fought
    Scene away("84: fr_napoleon_sl; pool=fr_6c_bony_inf kind=none");
    away.play("strategic");
    away.refuses("reinforce", "W2-9.3.2");
    Scene enemies("100: fr_napoleon_sl br_cav_vivian_cav; control 100=french; pool=fr_6c_bony_inf kind=none");
    enemies.play("strategic");
    enemies.refuses("reinforce", "W2-9.3.2");
}

RULE(W2_9_3_2, somebody_must_be_there_to_be_called) {
    Scene empty("67: fr_2c_soye_inf; kind=none");
    empty.play("strategic");
    empty.refuses("reinforce", "W2-9.3.2");
    Scene ally("50: pr_blucher_sl; 4: br_wellington_sl; turn=4 phasing=allied disc=allied pool=pr_4c_hacke_inf");
    ally.play("strategic");
    ally.allows("reinforce");   // one faction is enough
}

RULE(W2_9_4_1, a_side_may_move_fewer_or_none) {
    Scene s("67: fr_2c_soye_inf fr_2c_husson_inf; kind=strategic_move");
    s.allows("done");
    s.play_all({"move fr_2c_soye_inf", "to 66", "stop", "done"});
    EXPECT_EQ(s.phasing(), "allied");
}

}  // namespace
}  // namespace papelotte::waterloo200
