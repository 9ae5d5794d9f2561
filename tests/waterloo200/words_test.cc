// Events that are reported, and events that are not.
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

}  // namespace

RULE(W2_4_3_3, a_leader_on_his_last_step_is_not_said_to_be_reduced) {
    Scene s("56: fr_1c_derlon_tl(step=3 activated); 55: fr_4cav_milhaud_tl(activated); kind=tactical");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.log("fr_1c_derlon_tl"), Words{"fr_1c_derlon_tl is spent already and stays on step 4."});
    EXPECT_EQ(s.log("fr_4cav_milhaud_tl"), Words{"fr_4cav_milhaud_tl tires and is reduced to step 2."});   // the full step is step 1
}

RULE(W2_O5_3, a_bombardment_that_is_too_weak_is_no_drawn_battle) {
    Scene s("56: fr_1c_fart; 40: br_1c_byng_inf br_1c_maitland_inf; disc=french options=grand_battery");
    s.play_all({"strategic", "grand_battery", "bombard 40", "employ fr_1c_fart", "done"});
    EXPECT_EQ(s.log("bombardment"), Words{"The bombardment by the French of the British ends with no effect."});
    EXPECT_TRUE(s.log("ends with a draw").empty());
}

RULE(W2_16_1_2, every_number_of_reserves_is_answered_by_its_rule) {
    Scene s("pool=fr_1c_quiot_inf kind=strategic_reinforce");
    for (const char* draw : {"draw 2", "draw 9", "draw 10", "draw 30000", "draw -1"}) s.refuses(draw, "W2-16.1.2");
}

}  // namespace papelotte::waterloo200
