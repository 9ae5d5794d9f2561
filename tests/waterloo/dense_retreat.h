// Dense positions of Waterloo in a melee: a stack of the Anglo-Allied army is about to retreat, all red cubes are on the board, and in
// the areas behind it there are unmanned Prussian guns, which its arrival mans (WL-9.3.5, WL-9.4.1).
#pragma once

#include <boost/json.hpp>

#include "engine/dice.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

inline boost::json::object dense_retreat(Dice& dice) {
    const auto number = [](int value) { return static_cast<std::size_t>(value); };
    const Area stack{static_cast<std::uint8_t>(dice.below(kAreas))};
    const AreaSet behind = kTowardsGoal[number(static_cast<int>(Army::anglo_allied))][static_cast<std::size_t>(stack)];
    const AreaSet fronts = map_neighbours(stack) - behind;
    if (behind.empty() || fronts.empty()) return {};   // the reader refuses it, and another is dealt
    const Area front = fronts.front();

    boost::json::object units, cubes;
    int attackers = 0, stacked = 0, red = kTables.cubes[number(static_cast<int>(Colour::red))], black = 0;
    const auto put_cubes = [&](Area area, std::string_view colour, int count) { cubes[word(area)] = boost::json::object{{colour, count}}; };
    for (const Unit unit : units_of(kFrench) & kInfantry)
        if (++attackers <= 3) units[word(unit)] = {{"at", word(stack)}, {"link", word(front)}};
    const int on_stack = 4 + static_cast<int>(dice.below(5));
    put_cubes(stack, "red", on_stack);
    red -= on_stack;
    AreaSet free = kMap - map_neighbours(stack) - behind;
    free.erase(stack);
    for (const Unit unit : units_of(Army::anglo_allied) & kInfantry) {
        if (++stacked <= 3) {
            units[word(unit)] = {{"at", word(stack)}};
        } else if (red > 0) {
            const Area area = free.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(free.size()))));
            free.erase(area);
            units[word(unit)] = {{"at", word(area)}};
            put_cubes(area, "red", std::min(red, 5));
            red -= std::min(red, 5);
        }
    }
    for (const Unit gun : units_of(Army::prussian) & kArtillery) {
        if (black == behind.size()) break;
        const Area area = behind.nth(black++);
        units[word(gun)] = {{"at", word(area)}, {"state", "limbered"}, {"unmanned", true}};
        put_cubes(area, "black", 1);
    }
    return {{"game", "waterloo"},
            {"active", "french"},
            {"phase", "actions"},
            {"tile", 5},
            {"actions_done", 1},
            {"units", units},
            {"cubes", cubes},
            {"assault",
             {{"area", word(stack)},
              {"side", "french"},
              {"origins", boost::json::array{word(front)}},
              {"had_infantry", true},
              {"had_cavalry", false},
              {"guns_hit", false},
              {"benefiting", {"none", "none"}}}},
            {"agenda", boost::json::array{{{"step", "begin_phase"}, {"phase", "formation"}},
                                          {{"step", "action_round"}},
                                          {{"step", "resolve_assaults"}},
                                          {{"step", "assault_stage"}, {"stage", "attackers_volley"}, {"round", 1}, {"charging", "nobody"}},
                                          {{"step", "volley"}, {"side", "allied"}, {"round", 1}}}}};
}

}  // namespace papelotte::waterloo
