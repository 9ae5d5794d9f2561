// The consequences that the odds count, with scripted dice.
#include <gtest/gtest.h>

#include "ai/odds.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/actions.h"

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

}  // namespace
}  // namespace papelotte::waterloo
