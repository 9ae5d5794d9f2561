// The consequences that the odds count, with scripted dice.
#include <gtest/gtest.h>

#include "ai/odds.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/actions.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

Position at_noon() {
    Dice dice(1);
    Effects effects{dice};
    return Rules::set_up({"standard", {}}, effects);
}

ai::Odds odds_of(const Position& p, Seat seat, std::string_view notation) {
    const Action action = *Records::parse(notation);
    EXPECT_FALSE(Rules::why_not(p, seat, action)) << notation;
    return ai::OddsMaker<Doctrine>(Veiled<Rules>(p, seat), action).make(1);
}

const ai::Odds::Count* find(const ai::Odds& odds, std::string_view name) {
    for (const ai::Odds::Count& count : odds.counts)
        if (count.name == name) return &count;
    return nullptr;
}

// WL-3.4.4: a six hits. One skirmisher fires at guns with infantry: one cube in a sixth of the cases.
TEST(Consequences, of_a_skirmish_are_a_sixth) {
    const ai::Odds odds = odds_of(at_noon(), kAllied, "skirmish ge_inf_2 grand_battery_west");
    EXPECT_TRUE(odds.exact);
    const ai::Odds::Count* blue = find(odds, "blue_cubes");
    ASSERT_TRUE(blue);
    EXPECT_NEAR(blue->mean, 1.0 / 6, 1e-9);
    EXPECT_EQ(blue->half_width, 0);
    EXPECT_FALSE(find(odds, "red_cubes"));
    EXPECT_FALSE(find(odds, "area_taken")) << "fire takes nothing";
    EXPECT_GT(odds.chance_after, odds.chance_before) << "it costs nothing and may hit";
}

// The three results of an assault exclude each other and leave no gap, whether it is asked of a unit's order or of the launch.
TEST(Consequences, of_an_assault_are_that_the_area_is_taken_or_held_or_the_attacker_driven_off) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 fr_cav_1; crossroads: ge_inf_1 br_inf_1; active=french");
    s.play("assault red sandpit_valley");
    const auto sum = [](const ai::Odds& odds) {
        double total = 0;
        for (const char* name : {"area_taken", "area_held", "driven_off"})
            if (const auto* count = find(odds, name)) total += count->mean;
        return total;
    };
    const std::string attack = "attack fr_inf_7 crossroads sandpit_valley";
    EXPECT_NEAR(sum(odds_of(s.position(), kFrench, attack)), 1, 1e-9);
    s.play(attack);
    EXPECT_NEAR(sum(odds_of(s.position(), kFrench, "done")), 1, 1e-9);
}

}  // namespace
}  // namespace papelotte::waterloo
