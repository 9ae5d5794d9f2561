// W2-12.1, W2-12.2, W2-12.6, W2-12.7  Movement: costs, which units may move, other points.
#include "games/waterloo200/records/records.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

int points_left(const Scene& s) { return s.view(s.seat()).at("moving").at("mp").to_number<int>(); }

// The cost of the last of these steps.
int cost_of(Scene s, std::string_view unit, Words ways) {
    s.play("move " + std::string(unit));
    int before = points_left(s);
    for (const std::string& area : ways) {
        before = points_left(s);
        s.play("to " + area);
    }
    return before - points_left(s);
}

// --- Costs -----------------------------------------------------------------------------------------------------------------------

RULE(W2_12_1_1, green_one_yellow_two_red_two) {
    const Scene s("68: fr_2c_hubert_cav; kind=pass");
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"67"}), 1);
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"53"}), 2);
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"52"}), 2);
}

RULE(W2_12_1_2, engaging_costs_one_more) {
    const Scene s("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; 68: br_1c_byng_inf; kind=strategic_move");
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"51"}), 2);
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"68"}), 3);
}

RULE(W2_12_1_3, disengaging_costs_one_more) {
    const Scene s("51: fr_2c_hubert_cav br_2c_mitchell_inf; control 68=french; kind=pass");
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"67"}), 2);
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"68"}), 3);
    EXPECT_EQ(cost_of(s, "fr_2c_hubert_cav", {"67", "66"}), 1);
}

RULE(W2_12_1_4, revealing_costs_one) {
    Scene gun("67: fr_2c_fart; kind=strategic_move");
    gun.play_all({"move fr_2c_fart", "to 69"});
    gun.refuses("reveal", "W2-12.1.5");   // its one point is spent
    Scene leader("70: fr_2c_reille_tl; kind=tactical");
    leader.play_all({"activate fr_2c_reille_tl", "to 69", "to 67", "to 66"});
    EXPECT_EQ(leader.legal(), Words{"reveal"});
}

RULE(W2_12_1_5, the_whole_cost_must_be_paid) {
    Scene infantry("67: fr_2c_soye_inf; 68: br_1c_byng_inf; kind=strategic_move");
    infantry.play("move fr_2c_soye_inf");
    infantry.refuses("to 68", "W2-12.1.5");   // 2 and 1
    Scene gun("67: fr_2c_fart; kind=pass");
    gun.play("move fr_2c_fart");
    gun.refuses("to 68", "W2-12.1.5");        // no minimum move
    Scene both("51: fr_2c_bauduin_inf br_2c_mitchell_inf; control 68=french; kind=pass");
    both.play("move fr_2c_bauduin_inf");
    both.refuses("to 68", "W2-12.1.5");       // 2 and 1 to disengage
}

// The Ohain brook and the start line run between 29 and 43, the Brussels road from 40 to 55.
RULE(W2_12_1_6, borders_and_roads_cost_nothing) {
    const Scene s("29: fr_1c_bruno_cav; 40: fr_1c_gobrecht_cav; control 42=french; kind=pass");
    EXPECT_EQ(cost_of(s, "fr_1c_bruno_cav", {"43"}), 1);
    EXPECT_EQ(cost_of(s, "fr_1c_gobrecht_cav", {"55"}), 1);
}

// --- Which units may move, and how far ----------------------------------------------------------------------------------------------------

RULE(W2_12_2_1, isolated_units_may_not_move) {
    Scene("36: fr_2c_soye_inf; kind=pass").refuses("move fr_2c_soye_inf", "W2-12.2.1");
    Scene("36: fr_2c_soye_inf; kind=strategic_move").refuses("move fr_2c_soye_inf", "W2-12.2.1");
}

RULE(W2_12_2_2, how_many_move_in_each_kind_of_action) {
    const std::string units = "67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_campi_inf; 100: fr_napoleon_sl(step=2); 81: fr_2c_reille_tl";
    const auto move_all = [](Scene s) {
        int moved = 0;
        for (const std::string unit : {"fr_2c_soye_inf", "fr_2c_husson_inf", "fr_2c_campi_inf"}) {
            if (s.legal("move " + unit).empty()) continue;
            s.play_all({"move " + unit, "to 66", "stop"});
            ++moved;
        }
        return moved;
    };
    EXPECT_EQ(move_all(Scene(units + "; kind=pass")), 1);
    EXPECT_EQ(move_all(Scene(units + "; kind=strategic_move")), 2);
    Scene tactical(units + "(activated); kind=tactical");
    tactical.play("done");
    EXPECT_EQ(move_all(tactical), 3);
    Scene("51: br_2c_mitchell_inf; kind=pass").refuses("move br_2c_mitchell_inf", "W2-12.2.2");
}

// Soye leaves Reille's radius of two in 82 and moves on.
RULE(W2_12_2_3, the_boost_is_kept_out_of_the_radius) {
    Scene s("67: fr_2c_reille_tl(activated); 82: fr_2c_soye_inf; kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf", "to 98", "to 107"});
    EXPECT_EQ(points_left(s), 1);
    s.allows("to 108");
}

RULE(W2_12_2_4, one_at_a_time_area_by_area_and_once) {
    Scene s("67: fr_2c_soye_inf fr_2c_husson_inf; kind=strategic_move");
    s.play("move fr_2c_soye_inf");
    s.refuses("to 82", "W2-12.2.4");
    EXPECT_TRUE(s.legal("move ").empty());   // no other unit may move
    s.play_all({"to 66", "stop"});
    s.refuses("move fr_2c_soye_inf", "W2-12.2.4");
    s.allows("move fr_2c_husson_inf");
}

RULE(W2_12_2_5, no_unit_must_move) {
    Scene s("67: fr_2c_soye_inf; kind=strategic_move");
    s.allows("done");
    s.play("move fr_2c_soye_inf");
    s.allows("stop");
    s.play("stop");
    EXPECT_EQ(int{s.position().impulse.moved[0]}, 0);   // a unit that stays is not counted as moved
}

// --- Other points ----------------------------------------------------------------------------------------------------------------

constexpr std::string_view kFull = "67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_campi_inf fr_2c_fart; ";

RULE(W2_12_6_1, a_move_ends_within_stacking_and_apart_from_the_ally) {
    Scene s(std::string(kFull) + "66: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 67"});
    s.refuses("stop", "W2-2.2.3");
    Scene ally("50: pr_blucher_sl; 22: pr_1c_treskow_cav; 21: br_cav_vivian_cav; phasing=allied turn=3 kind=pass");
    ally.play_all({"move pr_1c_treskow_cav", "to 21"});
    ally.refuses("stop", "W2-2.2.4");
}

RULE(W2_12_6_2, full_areas_and_the_allys_may_be_passed) {
    Scene s(std::string(kFull) + "66: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 67", "to 69", "stop"});
    EXPECT_EQ(s.at("fr_2c_hubert_cav"), "69");
    Scene ally("50: pr_blucher_sl; 22: pr_1c_treskow_cav; 21: br_cav_vivian_cav; phasing=allied turn=3 kind=pass");
    ally.play_all({"move pr_1c_treskow_cav", "to 21", "to 9", "stop"});
    EXPECT_EQ(ally.at("pr_1c_treskow_cav"), "9");
}

RULE(W2_12_6_3, control_changes_in_the_middle_of_a_move) {
    Scene s("67: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 51"});
    EXPECT_EQ(s.control("51"), "french");
    EXPECT_EQ(s.asks(), "unit_path");
}

RULE(W2_12_6_4, the_enemy_sees_a_block_go_but_not_which) {
    Scene s("67: fr_2c_hubert_cav fr_2c_soye_inf; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 69", "to 70", "stop"});
    for (const std::string_view seat : {"british", "observer"}) {
        EXPECT_TRUE(s.heard_by(seat, "A French block moves from 67 to 69."));
        EXPECT_TRUE(s.heard_by(seat, "A French block moves from 69 to 70."));
        EXPECT_FALSE(s.heard_by(seat, "fr_2c_hubert_cav"));
        EXPECT_FALSE(s.view(seat).at("units").as_object().contains("fr_2c_hubert_cav"));
    }
    EXPECT_TRUE(s.heard_by("french", "fr_2c_hubert_cav moves from 67 to 69."));
}

RULE(W2_12_6_5, a_unit_that_leaves_a_contested_area_is_turned_face_down) {
    Scene s("51: fr_2c_soye_inf(attacked) fr_2c_campi_inf(attacked) br_2c_mitchell_inf; kind=pass");
    EXPECT_TRUE(s.up("fr_2c_soye_inf"));
    s.play_all({"move fr_2c_soye_inf", "to 67"});
    EXPECT_FALSE(s.up("fr_2c_soye_inf"));
    EXPECT_TRUE(s.up("fr_2c_campi_inf"));
}

// Two points: after a step into the full 67 the unit can still end in 66, so the step is legal; with a gun's one point it is not.
RULE(W2_12_6_6, a_step_must_leave_a_lawful_end) {
    Scene infantry(std::string(kFull) + "66: fr_2c_jamin_inf; kind=pass");
    infantry.play("move fr_2c_jamin_inf");
    infantry.allows("to 67");
    Scene gun(std::string(kFull) + "66: fr_1c_fart; kind=pass");
    gun.play("move fr_1c_fart");
    gun.refuses("to 67", "W2-2.2.3");
    gun.allows("stop");   // where it began
    Scene leader(std::string(kFull) +
                 "70: fr_2c_reille_tl; 82: fr_6c_bony_inf fr_6c_bellair_inf fr_6c_jamin_inf fr_6c_tromelin_inf; kind=tactical");
    leader.play_all({"activate fr_2c_reille_tl", "to 69", "to 81"});
    leader.refuses("to 82", "W2-2.2.3");   // he has points for this step and for being revealed, but may not be revealed there
    leader.allows("to 80");
}

// --- The example of the rulebook -------------------------------------------------------------------------------------------------

RULE(W2_12_7, the_movement_example) {
    Scene s(
        "67: fr_2c_reille_tl(activated) fr_3cav_kellermann_tl(activated) fr_2c_soye_inf; 80: fr_3cav_picquet_cav; "
        "81: fr_3cav_hart fr_3cav_donop_cav; 69: fr_2c_husson_inf; 70: fr_2c_fart; 71: fr_2c_campi_inf; 51: br_2c_mitchell_inf; "
        "68: br_1c_byng_inf; kind=tactical");
    s.play("done");
    s.refuses("move fr_2c_campi_inf", "W2-10.4.1");   // more than two areas from 67
    s.play_all({"move fr_3cav_picquet_cav", "to 66", "to 51", "stop"});
    s.play_all({"move fr_3cav_hart", "to 67", "to 51", "stop"});
    s.play_all({"move fr_2c_soye_inf", "to 51", "stop"});
    s.play_all({"move fr_3cav_donop_cav", "to 67", "to 68", "stop"});
    s.play_all({"move fr_2c_husson_inf", "to 68", "stop"});
    s.play_all({"move fr_2c_fart", "to 69", "reveal"});
    EXPECT_EQ(int{s.position().impulse.engagements[0]}, 2);
    EXPECT_EQ(s.units("51").size(), 4u);
}

}   // namespace
}   // namespace papelotte::waterloo200
