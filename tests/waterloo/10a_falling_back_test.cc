// WL-10.1, WL-10.3  Retreats and withdrawals of assaulting units, and rules for all retreats.
#include "tests/waterloo/storm.h"

namespace papelotte::waterloo {
namespace {

using Areas = std::vector<std::string>;

}  // namespace

// --- Assaulting units ------------------------------------------------------------------------------------------------------------------

RULE(WL_10_1_1, assaulting_units_go_back_where_they_came_from) {
    Scene withdrawal("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive)");
    withdrawal.play("assault red sandpit_valley", {1, 1, 1, 1});
    EXPECT_EQ(withdrawal.at("fr_inf_7"), "sandpit_valley");
    Scene retreat("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive)");
    retreat.play("assault red sandpit_valley", {2, 1});   // M, column 1, die 1: R
    EXPECT_EQ(retreat.at("fr_inf_7"), "sandpit_valley");  // a defender could have chosen la_haye_sainte too
}

RULE(WL_10_1_1, out_of_several_origins_the_owner_chooses_for_each_unit) {
    Scene s("la_haye_sainte: fr_leader_1; sandpit_valley: fr_inf_7; altens_ridge: fr_inf_8; crossroads: ge_inf_1(defensive)");
    s.play_all({"lead red fr_leader_1", "assault red sandpit_valley", "assault red altens_ridge"}, {1, 1, 1, 1, 1, 1});
    EXPECT_EQ(s.asks(), "fall_back");
    EXPECT_EQ(s.operands("retreat fr_inf_7 "), (Areas{"altens_ridge", "sandpit_valley"}));
    EXPECT_EQ(s.operands("retreat fr_inf_8 "), (Areas{"altens_ridge", "sandpit_valley"}));
    s.refuses("retreat fr_inf_7 la_haye_sainte", "WL-10.1.1");   // nearer to Rossomme, but no origin
    s.play_all({"retreat fr_inf_7 altens_ridge", "retreat fr_inf_8 sandpit_valley"});
    EXPECT_EQ(s.at("fr_inf_7"), "altens_ridge");
    EXPECT_EQ(s.at("fr_inf_8"), "sandpit_valley");
}

RULE(WL_10_1_2, cavalry_goes_back_to_the_area_it_entered_from) {
    Scene s("grand_battery_east: fr_cav_1; pictons_ridge: ge_inf_1(square)");
    s.play("assault red grand_battery_east", {1, 6});   // it can only go through the sandpit valley
    EXPECT_EQ(s.at("fr_cav_1"), "sandpit_valley");
}

namespace {

// While French infantry is in an unresolved assault on the crossroads, German cavalry breaks through into the sandpit valley, overruns
// the gun there and stays. So the infantry loses that origin.
const char* const kBreakthrough = "sandpit_valley: fr_inf_7 fr_cav_1 fr_art_1; crossroads: ge_inf_1(defensive); pictons_ridge: ge_cav_1; ";
// Its dice: melee 1 to 6, control 4, into the sandpit; there the gun 1, melee 6 to 1 against the tired cavalry, control 1.

}  // namespace

RULE(WL_10_1_3, when_the_origin_is_lost_the_unit_retreats_as_a_defender) {
    Scene s(kBreakthrough);
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_cav_1 pictons_ridge sandpit_valley"});
    s.play("resolve pictons_ridge", {1, 6, 4});
    s.play("resolve sandpit_valley", {1, 6, 1, 1, 2, 1});   // then the last assault: M, column 1, die 1: R
    EXPECT_EQ(s.at("ge_cav_1"), "sandpit_valley");
    EXPECT_EQ(s.at("fr_inf_7"), "la_haye_sainte");
}

RULE(WL_10_1_3, and_is_eliminated_if_it_cannot) {
    Scene s(std::string(kBreakthrough) + "la_haye_sainte: ge_inf_2");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley", "attack fr_cav_1 pictons_ridge sandpit_valley"});
    s.play("resolve pictons_ridge", {1, 6, 4});
    s.play("resolve sandpit_valley", {1, 6, 1, 1, 2, 1});
    EXPECT_TRUE(s.eliminated("fr_inf_7"));
    EXPECT_EQ(s.cause("fr_inf_7"), "no_retreat");
}

RULE(WL_10_1_3, another_origin_is_used_before_that) {
    Scene s(std::string(kBreakthrough) + "la_haye_sainte: fr_leader_1; altens_ridge: fr_inf_8");
    s.play_all({"lead red fr_leader_1", "assault red altens_ridge", "assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley",
                "attack fr_cav_1 pictons_ridge sandpit_valley"});
    s.play("resolve pictons_ridge", {1, 6, 4});
    s.play("resolve sandpit_valley", {1, 6, 1, 1, 1, 1, 1, 1, 1, 1});   // then an assault without losses: withdrawal
    EXPECT_EQ(s.at("fr_inf_7"), "altens_ridge");
    EXPECT_EQ(s.at("fr_inf_8"), "altens_ridge");
}

RULE(WL_10_1_4, units_that_came_out_of_the_delayed_box_may_go_back_to_it) {
    for (const std::vector<int>& dice : {std::vector{2, 1}, std::vector{1, 1, 1, 1}}) {   // a retreat; a withdrawal
        Scene s("delayed: pr_inf_1; lasne_road: fr_inf_7(defensive); active=allied turn=5");
        s.play("assault red delayed", dice);
        EXPECT_EQ(s.at("pr_inf_1"), "delayed");
    }
}

RULE(WL_10_1_5, cavalry_goes_back_to_the_guns_it_overran) {
    Scene s("sandpit_valley: fr_cav_1; pictons_ridge: br_art_4; ponsonbys_hollow: ge_inf_1(square)");
    // the gun, control, musketry, the check
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 pictons_ridge sandpit_valley"}, {1, 5, 1, 6});
    EXPECT_EQ(s.at("fr_cav_1"), "pictons_ridge");
    EXPECT_EQ(s.at("br_art_4"), "pictons_ridge");
    EXPECT_TRUE(s.unmanned("br_art_4"));
}

RULE(WL_10_1_5, infantry_may_not_go_there) {
    // The cavalry joins the infantry's assault on the crossroads from the area of the overrun gun.
    Scene s(
        "la_haye_sainte: fr_leader_1; sandpit_valley: fr_inf_7 fr_cav_1; altens_ridge: fr_inf_8; pictons_ridge: br_art_4; "
        "crossroads: ge_inf_1(square)");
    s.play_all({"lead red fr_leader_1", "assault red altens_ridge", "assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley",
                "attack fr_cav_1 pictons_ridge sandpit_valley"});
    // the gun 1, control 5; two rounds in which the French 1 is M against a square and the Germans stand
    s.play("resolve pictons_ridge", {1, 5, 1, 1, 1, 6, 1, 1, 1, 6});
    EXPECT_EQ(s.operands("retreat fr_inf_7 "), (Areas{"altens_ridge", "sandpit_valley"}));
    s.refuses("retreat fr_inf_7 pictons_ridge", "WL-10.1.3");
    s.play_all({"retreat fr_inf_7 sandpit_valley", "retreat fr_inf_8 altens_ridge"}, {1, 6});   // the charge: musketry, check
    EXPECT_EQ(s.operands("retreat fr_cav_1 "), (Areas{"altens_ridge", "pictons_ridge", "sandpit_valley"}));
}

// --- Common ----------------------------------------------------------------------------------------------------------------------------

RULE(WL_10_3_1, artillery_never_retreats) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive) br_art_4");
    s.play("assault red sandpit_valley", {1, 1, 2, 1});   // the infantry fails, the gun is taken
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_TRUE(s.eliminated("br_art_4"));
    Scene hit("sandpit_valley: fr_inf_7; crossroads: br_art_4 br_art_5; phase=skirmish");
    hit.play("skirmish fr_inf_7 crossroads", {6});
    EXPECT_TRUE(hit.legal("retreat").empty());
}

RULE(WL_10_3_2, a_leader_may_go_along_with_any_friendly_unit) {
    for (const char* leader : {"br_leader_1", "pr_leader_1"}) {
        SCOPED_TRACE(leader);
        Scene s(std::string("foys_hollow: fr_inf_7; altens_ridge: ge_cav_1 ") + leader + "; phase=skirmish");
        s.play("skirmish fr_inf_7 altens_ridge", {6});
        s.play("retreat ge_cav_1 nassau_reserve");
        EXPECT_EQ(s.asks(), "accompany");
        s.play(std::string("follow ") + leader, {1});
        EXPECT_EQ(s.at(leader), "nassau_reserve");
        EXPECT_EQ(s.at("ge_cav_1"), "nassau_reserve");
    }
}

RULE(WL_10_3_2, or_stay) {
    Scene s("foys_hollow: fr_inf_7; altens_ridge: ge_cav_1 br_leader_1; phase=skirmish");
    s.play_all({"skirmish fr_inf_7 altens_ridge", "retreat ge_cav_1 nassau_reserve", "stay br_leader_1"}, {6, 1});
    EXPECT_EQ(s.at("br_leader_1"), "altens_ridge");
}

// Decision D55: a leader who stays with the units still there is asked again when they leave, even if they leave for the same area.
RULE(WL_10_3_2, a_leader_is_asked_with_each_unit) {
    Scene s("crossroads: br_inf_4 br_inf_5 br_leader_1 red=4; sandpit_valley: fr_inf_9 fr_inf_10 fr_inf_11");
    storm(s, {"fr_inf_9", "fr_inf_10", "fr_inf_11"}, {});
    s.play_all({"cubes br_inf_4 2", "cubes br_inf_4 2"}, {1, 1, 2, 2, 2, 1, 2});
    ASSERT_EQ(s.asks(), "accompany");
    s.play("stay br_leader_1");
    ASSERT_EQ(s.asks(), "accompany");
    s.play("follow br_leader_1");
    EXPECT_EQ(s.at("br_leader_1"), "msj_farm");
}

RULE(WL_10_3_2, with_a_withdrawal_too) {
    Scene s("sandpit_valley: fr_inf_7 fr_leader_1; crossroads: ge_inf_1(defensive)");
    s.play_all({"assault red sandpit_valley", "accompany fr_leader_1 crossroads"}, {1, 1, 1, 1});
    EXPECT_EQ(s.asks(), "accompany");
    s.play("follow fr_leader_1");
    EXPECT_EQ(s.at("fr_leader_1"), "sandpit_valley");
}

RULE(WL_10_3_3, a_retreat_is_no_movement) {
    // no disc is needed; defensive infantry retreats although it could not move
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive)");
    s.play("assault red sandpit_valley", {1, 2, 1});
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_EQ(s.discs("allied", "green"), 5);
    // cavalry keeps its state, fresh or tired
    for (const char* state : {"fresh", "tired"}) {
        Scene cavalry(std::string("foys_hollow: fr_inf_7; altens_ridge: ge_cav_1(") + state + "); phase=skirmish");
        cavalry.play_all({"skirmish fr_inf_7 altens_ridge", "retreat ge_cav_1 nassau_reserve"}, {6, 1});
        EXPECT_EQ(cavalry.state("ge_cav_1"), state);
    }
}

RULE(WL_10_3_3, a_unit_that_need_not_leave_may_not) {
    Scene s("bylandts_valley: fr_inf_7; bests_ridge: ge_inf_1(defensive) ge_inf_2(defensive)");
    s.play("assault red bylandts_valley", {1, 1, 2, 1, 6});
    s.refuses("retreat ge_inf_2 vinckes_slope", "WL-10.3.3");
    s.allows("retreat ge_inf_1 vinckes_slope");
}

RULE(WL_10_3_4, a_retreat_catches_an_enemy_leader_who_is_alone) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: ge_inf_1(defensive); msj_farm: fr_leader_1");
    s.play("assault red sandpit_valley", {1, 2, 1});
    EXPECT_EQ(s.at("ge_inf_1"), "msj_farm");
    EXPECT_TRUE(s.eliminated("fr_leader_1"));
    EXPECT_EQ(s.cause("fr_leader_1"), "caught");
}

}  // namespace papelotte::waterloo
