// Hand-made positions: a position that the reader accepts is printed in a form that it accepts again; meaningless marks are refused.
#include <boost/json.hpp>

#include "games/waterloo/records/records.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

// The fault of a position; empty if there is none.
std::string fault_of_position(std::string_view text) {
    const auto read = Records::read_position(boost::json::parse(text));
    return read ? "" : read.error().text();
}

}  // namespace

RULE(WL_16_1_6, a_lost_unit_without_a_turn_was_lost_in_this_one) {
    const auto read = Records::read_position(boost::json::parse(R"({"turn": 4, "units": {"fr_inf_1": {"at": "eliminated"}}})"));
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(read->unit(Scene::unit("fr_inf_1")).lost_turn, 4);
    const auto again = Records::read_position(Records::position_json(*read));
    ASSERT_TRUE(again) << again.error();
    EXPECT_TRUE(Rules::same(*read, *again));
}

RULE(WL_10_3_3, a_unit_is_marked_as_falling_back_only_while_it_does) {
    EXPECT_EQ(fault_of_position(R"({"units": {"fr_inf_1": {"at": "rossomme", "routed": true}}})"),
              "fr_inf_1: falls back from nowhere (WL-10.3.3)");
    EXPECT_EQ(fault_of_position(R"({"units": {"fr_inf_1": {"at": "rossomme"}}})"), "");
}

RULE(WL_9_1_1, cubes_are_assigned_only_for_the_moment_of_use) {
    EXPECT_EQ(fault_of_position(R"({"units": {"fr_inf_1": {"at": "rossomme", "cubes": 1}}, "cubes": {"rossomme": {"blue": 1}}})"),
              "fr_inf_1: has cubes assigned for no use (WL-9.1.1)");
}

RULE(WL_1_4_1, an_area_is_marked_as_overfilled_only_when_the_penalty_is_due) {
    EXPECT_EQ(fault_of_position(R"({"units": {"fr_inf_1": {"at": "rossomme"}}, "over_limit": ["rossomme"]})"),
              "rossomme: no penalty is due now (WL-1.4.1)");
}

// --- Words ---------------------------------------------------------------------------------------------------------------------------

RULE(WL_8_2_3, a_unit_that_holds_a_strong_point_is_not_said_to_retreat) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive)");
    s.play("assault red sandpit_valley", {1, 3, 1, 1, 1});
    EXPECT_EQ(s.log("ge_inf_1 checks morale").at(0), "ge_inf_1 checks morale: die 1, column 0: takes a cube.");
}

RULE(WL_8_2_2, a_unit_among_cavalry_is_not_said_to_retreat) {
    Scene s("duruttes_knoll: fr_inf_7; frischermont: ge_inf_1(defensive) ge_cav_1");
    s.play("assault red duruttes_knoll", {2, 1, 1});
    EXPECT_EQ(s.log("fr_inf_7 checks morale").at(0), "fr_inf_7 checks morale: die 1, column 2: is ridden down.");
    EXPECT_EQ(s.log("fr_inf_7 is eliminated"), std::vector<std::string>{"fr_inf_7 is eliminated (morale)."});
}

RULE(WL_15_1_7, the_winner_is_named_as_one_names_him) {
    Scene s("rossomme: fr_inf_1; mont_st_jean: br_inf_1; turn=9 phase=victory");
    EXPECT_EQ(s.log("has won"), std::vector<std::string>{"The Allied player has won."});
}

RULE(WL_9_2_1, every_number_of_cubes_is_answered_by_its_rule) {
    Scene s("rossomme: fr_inf_1 fr_inf_2 blue=1; active=french");
    s.play_all({"move green rossomme", "go fr_inf_1 chantelet"});
    for (const char* cubes : {"cubes fr_inf_1 2", "cubes fr_inf_1 99", "cubes fr_inf_1 100", "cubes fr_inf_1 -1"}) s.refuses(cubes, "WL-9.2.1");
}

}  // namespace papelotte::waterloo
