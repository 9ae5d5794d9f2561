// WL-7.6, WL-7.7  Steps 5 and 6 of an assault: cavalry among guns, infantry among guns.
#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

constexpr std::string_view kRideAtGuns = "attack fr_cav_1 crossroads sandpit_valley";

Scene ride_at_guns(const std::string& defenders, std::vector<int> dice) {
    Scene s("sandpit_valley: fr_cav_1; crossroads: " + defenders + "; active=french");
    s.play("assault red sandpit_valley");
    s.play(kRideAtGuns, std::move(dice));
    return s;
}

}  // namespace

// --- Step 5: cavalry against artillery (WL-7.6) ---------------------------------------------------------------------------------

RULE(WL_7_6_1, guns_left_alone_with_cavalry_are_unmanned) {
    const Scene guns = ride_at_guns("br_art_1", {1, 1});
    EXPECT_TRUE(guns.unmanned("br_art_1"));
    const Scene infantry_broken = ride_at_guns("br_art_1 ge_inf_1", {1, 1, 1, 1});   // gun, musketry, check, control
    EXPECT_TRUE(infantry_broken.eliminated("ge_inf_1"));
    EXPECT_TRUE(infantry_broken.unmanned("br_art_1"));
    const Scene cavalry_beaten = ride_at_guns("br_art_1 br_cav_1", {1, 6, 1, 1});
    EXPECT_TRUE(cavalry_beaten.unmanned("br_art_1"));
}

RULE(WL_7_6_1, not_while_infantry_or_cavalry_defends_them) {
    const Scene infantry = ride_at_guns("br_art_1 ge_inf_1", {1, 1, 6});
    EXPECT_FALSE(infantry.unmanned("br_art_1"));
    EXPECT_EQ(infantry.cubes("crossroads", "red"), 0);
    const Scene cavalry = ride_at_guns("br_art_1 br_cav_1", {1, 1, 6, 1});
    EXPECT_FALSE(cavalry.unmanned("br_art_1"));
}

RULE(WL_7_6_1, with_infantry_in_the_assault_they_are_eliminated_instead) {
    Scene s("sandpit_valley: fr_cav_1 fr_inf_7; crossroads: br_art_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_inf_7 crossroads sandpit_valley"});
    s.play(kRideAtGuns, {1, 1});
    EXPECT_EQ(s.log("lost its crew").size(), 0u);
    EXPECT_TRUE(s.eliminated("br_art_1"));
}

RULE(WL_7_6_2, cubes_are_placed_until_every_gun_has_one) {
    const struct {
        const char* guns;
        int manned, total;
    } cases[] = {{"br_art_1", 1, 1},
                 {"br_art_1 br_art_2", 2, 2},
                 {"br_art_1 br_art_2 br_art_3(limbered)", 3, 3},
                 {"br_art_1(unmanned) br_art_2 red=1", 1, 2}};
    for (const auto& [guns, manned, total] : cases) {
        std::vector<int> dice(static_cast<std::size_t>(manned) + 1, 1);   // the guns, and control
        const Scene s = ride_at_guns(guns, dice);
        EXPECT_EQ(s.cubes("crossroads", "red"), total) << guns;
        EXPECT_EQ(s.stock("red"), 25 - total) << guns;
        EXPECT_TRUE(s.unmanned("br_art_1"));
    }
}

RULE(WL_7_6_3, cavalry_never_eliminates_guns) {
    const Scene s = ride_at_guns("br_art_1(unmanned) red=1", {1});
    EXPECT_EQ(s.units("crossroads"), (Words{"br_art_1", "fr_cav_1"}));
    EXPECT_EQ(s.cubes("crossroads", "red"), 1);
}

RULE(WL_7_6_4, cavalry_and_unmanned_guns_share_an_area_enemy_occupied_for_both) {
    const std::string pieces = "crossroads: fr_cav_1 br_art_4(unmanned) red=1; sandpit_valley: fr_inf_7 fr_cav_2; msj_farm: ge_inf_1 ge_inf_2;";
    Scene french(pieces + "active=french");
    french.allows("assault green sandpit_valley");
    french.play("move green sandpit_valley");
    french.refuses("go fr_inf_7 crossroads", "WL-5.1.13");
    Scene ride(pieces + "active=french");
    ride.play("assault red sandpit_valley");
    ride.refuses("attack fr_cav_2 msj_farm crossroads", "WL-7.1.2");   // it would have to stop among the guns
    Scene allied(pieces + "active=allied");
    allied.allows("assault green msj_farm");
    allied.play("move green msj_farm");
    allied.refuses("go ge_inf_1 crossroads", "WL-5.1.13");
}

RULE(WL_7_6_5, guns_are_unmanned_again_when_the_assault_of_their_own_side_fails) {
    // French infantry mans its overrun guns, is charged and eliminated; the cavalry keeps the area.
    Scene s("grand_battery_west: fr_inf_1; sandpit_valley: br_cav_1 fr_art_1(unmanned) fr_art_2(unmanned) blue=2; active=french");
    s.play("assault red grand_battery_west", {1, 3, 1});   // musketry, check in column 6, control
    EXPECT_EQ(s.log("is manned again").size(), 2u);
    EXPECT_TRUE(s.eliminated("fr_inf_1"));
    EXPECT_TRUE(s.unmanned("fr_art_1"));
    EXPECT_TRUE(s.unmanned("fr_art_2"));
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 2);
    EXPECT_EQ(s.stock("blue"), 34 - 2);
}

RULE(WL_7_6_5, guns_manned_by_infantry_that_holds_stay_manned) {
    Scene s("grand_battery_west: fr_inf_1; sandpit_valley: br_cav_1(tired) fr_art_1(unmanned) blue=1; active=french");
    s.play("assault red grand_battery_west", {6});
    EXPECT_FALSE(s.unmanned("fr_art_1"));
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);   // now a cube of the infantry
}

// --- Step 6: infantry against artillery (WL-7.7) ---------------------------------------------------------------------------------

RULE(WL_7_7_1, guns_among_enemy_infantry_are_eliminated_and_their_cubes_return) {
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_art_1(unmanned) br_art_2(unmanned) br_art_3 red=2; active=french");
    s.play("assault red sandpit_valley", {1});
    for (const char* gun : {"br_art_1", "br_art_2", "br_art_3"}) EXPECT_EQ(s.cause(gun), "guns_taken");
    EXPECT_EQ(s.cubes("crossroads", "red"), 0);
    EXPECT_EQ(s.stock("red"), 25);
}

RULE(WL_7_7_2, only_when_no_defending_infantry_is_left) {
    Scene kept("sandpit_valley: fr_inf_7; crossroads: br_art_1 ge_inf_1; active=french");
    kept.play("assault red sandpit_valley", {1, 1, 1, 1, 1});
    EXPECT_EQ(kept.at("br_art_1"), "crossroads");
    Scene lost("sandpit_valley: fr_inf_7; crossroads: br_art_1 ge_inf_1; active=french");
    lost.play("assault red sandpit_valley", {1, 1, 2, 1});   // ge_inf_1 retreats
    EXPECT_EQ(lost.at("ge_inf_1"), "msj_farm");
    EXPECT_TRUE(lost.eliminated("br_art_1"));
}

RULE(WL_7_7_3, infantry_hit_by_guns_alone_checks_after_they_are_gone) {
    Scene hit("sandpit_valley: fr_inf_7; crossroads: br_art_1; active=french");
    hit.play("assault red sandpit_valley", {2, 6});
    const Words log = hit.log();
    const auto line = [&](std::string_view text) {
        return std::ranges::find_if(log, [&](const std::string& one) { return one.find(text) != std::string::npos; }) - log.begin();
    };
    EXPECT_LT(line("br_art_1 is eliminated"), line("fr_inf_7 checks morale: die 6, column 2"));
    EXPECT_EQ(hit.at("fr_inf_7"), "crossroads");

    Scene missed("sandpit_valley: fr_inf_7; crossroads: br_art_1; active=french");
    missed.play("assault red sandpit_valley", {1});
    EXPECT_EQ(missed.log("checks morale").size(), 0u);
}

RULE(WL_7_7_3, not_if_cavalry_or_infantry_was_with_the_guns) {
    const std::string supported = "sandpit_valley: fr_inf_7 fr_inf_8(defensive); la_haye_sainte: fr_inf_9;";
    Scene cavalry(supported + "crossroads: br_art_1 br_cav_1; active=french");
    cavalry.play("assault red sandpit_valley", {2, 1, 6});   // gun, musketry, the check of step 4
    EXPECT_TRUE(cavalry.eliminated("br_art_1"));
    EXPECT_EQ(cavalry.log("checks morale").size(), 1u);

    Scene infantry(supported + "crossroads: br_art_1 ge_inf_1; active=french");
    infantry.play("assault red sandpit_valley", {2, 1, 6, 2, 1});   // gun, volley, the check for the gun; ge_inf_1 retreats
    EXPECT_TRUE(infantry.eliminated("br_art_1"));
    EXPECT_EQ(infantry.log("fr_inf_7 checks morale").size(), 1u);
}

}  // namespace papelotte::waterloo
