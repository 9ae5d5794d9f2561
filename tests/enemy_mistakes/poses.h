// Poses at random, legal and illegal, for a decision that asks for one: some near to what a random player would choose, some anywhere.
#pragma once

#include <algorithm>

#include "engine/dice.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/pieces.h"
#include "games/enemy_mistakes/rules/rules.h"

namespace papelotte::enemy_mistakes {

inline bool asks_for_a_pose(const Position& p) {
    constexpr std::string_view kSteps[] = {"manoeuvre", "reinforcement_charge", "pursuit_charge",   "redeploy",
                                           "deploy",    "stop_charge",          "displace_counter", "place_substitute"};
    return std::ranges::find(kSteps, Rules::step_name(p)) != std::end(kSteps);
}

namespace poses {

inline int between(Dice& dice, int least, int most) { return least + dice.choice(most - least + 1); }

// A value of the operand: near to another one, or any.
inline int changed(Operand kind, int value, bool near, Dice& dice) {
    switch (kind) {
        case Operand::angle: return near ? value + between(dice, -60, 60) : between(dice, -900, 900);
        case Operand::distance: return near ? value + between(dice, -80, 80) : between(dice, 0, dice.below(3) == 0 ? kMostDistance : 900);
        case Operand::x: return near ? value + between(dice, -100, 100) : between(dice, 0, kMostX);
        case Operand::y: return near ? value + between(dice, -100, 100) : between(dice, 0, kMostY);
        case Operand::offset: return between(dice, -kMostOffset, kMostOffset);
        default: return value;
    }
}

inline bool is_pose(Action action) {
    return std::ranges::any_of(kVerbData[action.verb].operands, [](Operand kind) {
        return kind == Operand::angle || kind == Operand::distance || kind == Operand::x || kind == Operand::y || kind == Operand::offset;
    });
}

inline Action with_other_numbers(Action action, bool near, Dice& dice) {
    std::int16_t* values[] = {&action.a, &action.b, &action.c};
    for (std::size_t i = 0; i < 3; ++i)
        *values[i] = static_cast<std::int16_t>(changed(kVerbData[action.verb].operands[i], *values[i], near, dice));
    return action;
}

inline Unit some_unit_near(const Position& p, UnitSet among, Unit to, Dice& dice) {
    const UnitSet near = members_where(among, [&](Unit unit) { return p.on_board(unit) && distance(p, unit, to) < 150; });
    return near.empty() ? Unit(dice.choice(kUnits)) : dice.pick(near);
}

inline Action any_manoeuvre(const Position& p, const Manoeuvre& step, Dice& dice) {
    const Unit pivot = dice.below(12) == 0 ? Unit(dice.choice(kUnits)) : dice.pick(step.group);
    const int angle = dice.below(3) == 0 ? 0 : between(dice, -900, 900);
    const Unit target = some_unit_near(p, enemies_of(p, step.army), step.group.front(), dice);
    switch (dice.below(6)) {
        case 0: return act(Verb::fall_back, between(dice, 0, 320));
        case 1:
        case 2: return act(Verb::charge, pivot, angle, target);
        default: return act(Verb::advance, pivot, angle, between(dice, 0, dice.below(3) == 0 ? 1200 : 500));
    }
}

inline Action any_post(const Position& p, const Redeploy& step, Dice& dice) {
    const Unit unit = dice.pick(step.units);
    const int x = static_cast<int>(p.stands[unit].x) / 10, y = static_cast<int>(p.stands[unit].y) / 10;
    return act(Verb::post, unit, std::clamp(x + between(dice, -700, 700), 0, kMostX), std::clamp(y + between(dice, -700, 700), 0, kMostY));
}

}   // namespace poses

inline Action some_pose(const Position& p, Dice& dice) {
    if (const auto* step = std::get_if<Manoeuvre>(&p.agenda.back()); step && dice.below(3) != 0) return poses::any_manoeuvre(p, *step, dice);
    if (const auto* step = std::get_if<Redeploy>(&p.agenda.back()); step && dice.below(4) != 0) return poses::any_post(p, *step, dice);
    Action action = Rules::random_action(p, *Rules::to_act(p).begin(), dice);
    for (int tries = 0; tries < 8 && !poses::is_pose(action); ++tries) action = Rules::random_action(p, *Rules::to_act(p).begin(), dice);
    return dice.below(4) == 0 ? action : poses::with_other_numbers(action, dice.below(3) != 0, dice);
}

}   // namespace papelotte::enemy_mistakes
