// The numbers of the board and the forces in the program: W2-1 to W2-4, W2-7, W2-17.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "games/waterloo200/rules/board.h"

namespace papelotte::waterloo200 {

namespace {

AreaSet areas(std::initializer_list<int> numbers) {
    AreaSet set;
    for (const int number : numbers) set.insert(area_number(number));
    return set;
}

Unit unit(std::string_view id) {
    for (int i = 0; i < kUnits; ++i)
        if (kUnitData[static_cast<std::size_t>(i)].id == id) return Unit(i);
    return kNoUnit;
}

UnitSet on_map_in_history(UnitSet units) {
    UnitSet set;
    for (const Unit u : units)
        if (on_map(block_data(kPresentEdition, u).historical)) set.insert(u);
    return set;
}

}  // namespace

#define BOARD_RULE(id, what) TEST(Waterloo200Board, id##_##what)

BOARD_RULE(W2_1_1, there_are_116_blocks_in_the_order_of_their_words) {
    EXPECT_EQ(units_of(Faction::french).size(), 54);
    EXPECT_EQ(units_of(Faction::british).size(), 42);
    EXPECT_EQ(units_of(Faction::prussian).size(), 20);
    EXPECT_EQ(units_of(Side::allied).size(), 62);
    EXPECT_TRUE(std::ranges::is_sorted(kUnitData, {}, &UnitData::id));
}

BOARD_RULE(W2_1_2, corps_have_their_counts_and_leaders) {
    const int counts[] = {12, 10, 8, 6, 6, 11, 11, 6, 11, 13, 4, 6, 9};
    for (int i = 0; i < kCorps; ++i) {
        const Corps corps{static_cast<std::uint8_t>(i)};
        EXPECT_EQ(units_of(corps).size(), counts[i]);
        EXPECT_EQ((units_of(corps) & kTacticalLeaders), UnitSet::of(leader_of(corps)));
        EXPECT_EQ((units_of(corps) - units_of(faction_of(corps))).size(), 0);
    }
    EXPECT_EQ(units_of(Corps::none), kStrategicLeaders);
    EXPECT_EQ(strategic_leader(Faction::prussian), unit("pr_blucher_sl"));
    EXPECT_EQ(data_of(strategic_leader(Faction::prussian)).english, "Blücher");
}

BOARD_RULE(W2_2_1_2, the_map_has_282_borders_that_go_both_ways) {
    int ends = 0;
    for (const Area a : kMap)
        for (const Area b : neighbours(a)) {
            ++ends;
            EXPECT_TRUE(neighbours(b).has(a));
            EXPECT_EQ(distance(a, b), 1);
        }
    EXPECT_EQ(ends, 2 * 282);
    EXPECT_EQ(distance(area_number(70), area_number(71)), 1);
    for (const Area a : kMap)
        for (const Area b : kMap) {
            EXPECT_EQ(distance(a, b), distance(b, a));
            EXPECT_LT(distance(a, b), kAreas);
        }
}

BOARD_RULE(W2_2_1_3, circles_fix_cost_and_stacking) {
    EXPECT_EQ(kRed, areas({52}));
    EXPECT_EQ(kBlack, areas({10, 50, 79}));
    EXPECT_EQ((green(kPresentEdition) | yellow(kPresentEdition) | kRed | kBlack), kMap);
    for (const Area a : green(kPresentEdition)) {
        EXPECT_EQ(cost(kPresentEdition, a), 1);
        EXPECT_EQ(stacking(kPresentEdition, a), 4);
    }
    for (const Area a : yellow(kPresentEdition)) {
        EXPECT_EQ(cost(kPresentEdition, a), 2);
        EXPECT_EQ(stacking(kPresentEdition, a), 2);
    }
    for (const Area a : kRed) {
        EXPECT_EQ(cost(kPresentEdition, a), 2);
        EXPECT_EQ(stacking(kPresentEdition, a), 1);
    }
    for (const Area a : kBlack) {
        EXPECT_EQ(cost(kPresentEdition, a), 0);
        EXPECT_EQ(stacking(kPresentEdition, a), 255);
    }
    EXPECT_EQ(bonus(kPresentEdition, area_number(27)), 3);
    EXPECT_TRUE(green(kPresentEdition).has(area_number(69)));
    EXPECT_EQ(cost(kPresentEdition, area_number(68)), 2);
}

BOARD_RULE(W2_2_5, victory_areas_headquarters_and_the_sunken_road) {
    EXPECT_EQ(kVictoryAreas, areas({3, 30, 40, 52, 71, 100, 102}));
    EXPECT_EQ(kSunkenRoad, areas({17, 27, 28, 38, 39}));
    for (const int a : {38, 39}) EXPECT_EQ(area_data(area_number(a)).sunken_road, Corps::br_I);
    for (const int a : {17, 27, 28}) EXPECT_EQ(area_data(area_number(a)).sunken_road, Corps::br_R);
    EXPECT_EQ(headquarters(Faction::french), area_number(100));
    EXPECT_EQ(headquarters(Faction::british), area_number(3));
    EXPECT_EQ(headquarters(Faction::prussian), area_number(50));
    EXPECT_EQ(area_data(area_number(79)).entry, Corps::pr_II);
}

BOARD_RULE(W2_3_2, last_steps_are_hearts_and_pawns) {
    for (const Unit u : kAllUnits) {
        const BlockData& data = block_data(kPresentEdition, u);
        const StepData& last = data.step[static_cast<std::size_t>(data.steps - 1)];
        EXPECT_EQ(last.strength, 1) << data_of(u).id;
        if (kGuns.has(u)) {
            EXPECT_EQ(last.symbol, Symbol::pawn);
            EXPECT_EQ(last.value, 0);
            EXPECT_EQ(last.hits, 1);
        }
        if (kLeaders.has(u)) {
            EXPECT_EQ(last.symbol, Symbol::heart);
            EXPECT_EQ(last.hits, 3);
            EXPECT_EQ(last.value, kStrategicLeaders.has(u));
        }
        if (kCombatUnits.has(u)) {
            EXPECT_EQ(last.symbol, Symbol::pip);
            EXPECT_EQ(last.value, 0);
        }
        for (std::size_t i = data.steps; i < 4; ++i) EXPECT_EQ(data.step[i].strength, 0);
    }
    EXPECT_EQ(block_data(kPresentEdition, unit("fr_g_gg_inf")).step[0].hits, 3);
    EXPECT_EQ(block_data(kPresentEdition, unit("br_res_kempt_inf")).step[0].hits, 2);
}

BOARD_RULE(W2_3_3_1, movement_allowances) {
    EXPECT_EQ(kEnglishCavalry.size(), 6);
    for (const Unit u : kLeaders) EXPECT_EQ(data_of(u).mp, faction_of(u) == Faction::british ? 5 : 4);
    for (const Unit u : kInfantry) EXPECT_EQ(data_of(u).mp, 2);
}

BOARD_RULE(W2_4_6_2, tactical_radius) {
    for (const Unit u : kTacticalLeaders) {
        const auto& step = block_data(kPresentEdition, u).step;
        const std::array<int, 4> radius{step[0].radius, step[1].radius, step[2].radius, step[3].radius};
        const std::array<int, 4> uxbridge{4, 3, 2, 0}, french{2, 2, 2, 1}, others{1, 1, 1, 0};
        EXPECT_EQ(radius, corps_of(u) == Corps::br_C ? uxbridge : faction_of(u) == Faction::french ? french : others);
    }
}

BOARD_RULE(W2_7_1_12, counts_on_the_map_and_in_the_pools) {
    const UnitSet french = on_map_in_history(units_of(Faction::french)), british = on_map_in_history(units_of(Faction::british));
    EXPECT_EQ(french.size(), 35);
    EXPECT_EQ((french & kLeaders).size(), 7);
    EXPECT_EQ((french & kInfantry).size(), 6);
    EXPECT_EQ((french & kCavalry).size(), 16);
    EXPECT_EQ((french & kGuns).size(), 6);
    EXPECT_EQ(british.size(), 33);
    EXPECT_EQ((british & kLeaders).size(), 5);
    EXPECT_EQ((british & kInfantry).size(), 12);
    EXPECT_EQ((british & kCavalry).size(), 12);
    EXPECT_EQ((british & kGuns).size(), 4);
    for (const Unit u : kAllUnits - french - british)
        EXPECT_EQ(block_data(kPresentEdition, u).historical, faction_of(u) == Faction::prussian ? kNotArrived : kPool);
}

BOARD_RULE(W2_7_1_6, brunswick_and_no_other_uses_the_icons_of_area_13) {
    EXPECT_EQ(kBrunswick.size(), 3);
    for (const Unit u : kAllUnits)
        for (const Icon icon : icons_at(kPresentEdition, area_number(13))) EXPECT_TRUE(!fits(kPresentEdition, u, icon) || kBrunswick.has(u));
    for (const Unit u : kBrunswick) {
        EXPECT_EQ(icons_for(kPresentEdition, u).size(), 1);
        EXPECT_EQ(icon_data(kPresentEdition, icons_for(kPresentEdition, u).front()).area, area_number(13));
    }
}

BOARD_RULE(W2_16_2_5, units_fit_icons_of_their_corps_and_type) {
    const UnitSet guard_guns = units_of(Corps::fr_G) & kGuns;
    EXPECT_EQ(guard_guns.size(), 2);
    for (const Unit u : guard_guns) {
        EXPECT_EQ(icons_for(kPresentEdition, u).size(), 1);
        EXPECT_EQ(icon_data(kPresentEdition, icons_for(kPresentEdition, u).front()).area, area_number(100));
    }
    EXPECT_EQ(icons_for(kPresentEdition, unit("fr_1c_brue_inf")).size(), 2);
    for (const Unit u : units_of(Faction::prussian)) EXPECT_TRUE(icons_for(kPresentEdition, u).empty());
    int last = 0, all = 0;
    for (const IconData& icon : kIconData.back()) {
        EXPECT_LE(last, index_of(icon.area));
        last = index_of(icon.area);
    }
    for (const Area a : kMap) all += icons_at(kPresentEdition, a).size();
    EXPECT_EQ(all, kIcons);
}

BOARD_RULE(W2_17_1_1, arrivals) {
    EXPECT_EQ(kArrivalData[0].corps, Corps::pr_IV);
    EXPECT_EQ(kArrivalData[0].area, area_number(50));
    EXPECT_EQ(kArrivalData[0].historical[0], unit("pr_4c_schwerin_cav"));
    EXPECT_EQ(kArrivalData[0].historical[1], unit("pr_4c_losthin_inf"));
    EXPECT_EQ(kArrivalData[2].corps, Corps::pr_I);
    EXPECT_EQ(kArrivalData[2].historical[0], kNoUnit);
}

BOARD_RULE(W2_13_6, figures_of_the_tables) {
    EXPECT_EQ(kTables.marginal_up_to, 5);
    EXPECT_EQ(kTables.decisive_up_to, 10);
    EXPECT_EQ(kTables.marginal_divisor, 2);
    EXPECT_EQ(kTables.decisive_divisor, 4);
    EXPECT_EQ(kTables.brilliant_hits, 1);
    EXPECT_EQ(kTables.most_guns[0], 255);
    EXPECT_EQ(kTables.most_guns[1], 1);
    EXPECT_EQ(kTables.scout_mp, 3);
    EXPECT_EQ(kTables.scout_mp_english, 4);
    EXPECT_EQ(kTables.morale, 10);
    EXPECT_EQ(kTables.first_prussian_turn, 3);
    EXPECT_EQ(kTables.most_impulses, 200);
    EXPECT_EQ(hour_of(1), "11:00");
    EXPECT_EQ(hour_of(5), "19:00");
}

}  // namespace papelotte::waterloo200
