// The verbs of Waterloo, and typed functions that make and read actions. This list is the only place that gives the operands of a
// verb; notation, JSON and the validation of input are derived from it.
#pragma once

#include "engine/verbs.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

// clang-format off
enum class Verb : std::uint16_t {
    done,
    skirmish, turn,                                                              // phase 3; changes of formation
    move, reserve, fire, assault, form, reinforce, nothing, lead,                // WL-4.4: the orders that a disc pays for
    go, cubes,                                                                   // movement, and the cubes that a unit takes along
    aim, grand_battery, volley,                                                  // artillery fire
    attack, accompany, resolve, benefit, charge, counter, pursue,                // assaults
    retreat, follow, stay,                                                       // retreats, and leaders who go along
    lose, tire, hit, unman, cube, sacrifice, penalty,                            // losses
    send,                                                                        // reinforce
    roll, enter,                                                                 // Prussians
    bid, pass,                                                                   // before the first turn (WL-2.2)
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::pass) + 1;

enum class Operand : std::uint8_t { none, unit, area, disc, colour, state, count, gun, side, number };

inline constexpr std::array<VerbData<Operand>, kVerbs> kVerbData{{
    {"done"},
    {"skirmish", {Operand::unit, Operand::area}, Stakes::fight},
    {"turn", {Operand::unit, Operand::state}},
    {"move", {Operand::disc, Operand::area}},
    {"reserve", {Operand::disc, Operand::area}},
    {"fire", {Operand::disc, Operand::area}, Stakes::fight},
    {"assault", {Operand::disc, Operand::area}, Stakes::fight},
    {"form", {Operand::disc, Operand::area}},
    {"reinforce", {Operand::disc, Operand::area}},
    {"nothing", {Operand::disc}},
    {"lead", {Operand::disc, Operand::unit}},
    {"go", {Operand::unit, Operand::area}},
    {"cubes", {Operand::unit, Operand::count}},
    {"aim", {Operand::unit, Operand::area}, Stakes::order},
    {"grand_battery"},
    {"volley", {Operand::area}, Stakes::fight},
    {"attack", {Operand::unit, Operand::area, Operand::area}, Stakes::order},   // the second area is the origin, from which the unit enters
    {"accompany", {Operand::unit, Operand::area}},
    {"resolve", {Operand::area}, Stakes::fight},
    {"benefit", {Operand::unit}},
    {"charge", {Operand::unit}, Stakes::fight},
    {"counter", {Operand::unit}, Stakes::fight},
    {"pursue", {Operand::unit, Operand::area}},
    {"retreat", {Operand::unit, Operand::area}},
    {"follow", {Operand::unit}},
    {"stay", {Operand::unit}},
    {"lose", {Operand::unit}},
    {"tire", {Operand::unit}},
    {"hit", {Operand::unit}},
    {"unman", {Operand::unit}},
    {"cube", {Operand::colour}},
    {"sacrifice", {Operand::unit, Operand::count}},
    {"penalty", {Operand::area}},
    {"send", {Operand::colour, Operand::area, Operand::gun}},
    {"roll"},
    {"enter", {Operand::unit, Operand::area}},
    {"bid", {Operand::side, Operand::number}},
    {"pass"},
}};

constexpr bool operand_exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::unit: return value >= 0 && value < kUnits;
        case Operand::area: return value >= 0 && value < kBoardPlaces;
        case Operand::disc:
        case Operand::colour: return value >= 0 && value < 3;
        case Operand::state: return value >= 0 && value <= static_cast<int>(State::used);
        case Operand::side: return value == 0 || value == 1;
        case Operand::count:
        case Operand::number: return true;   // the step checks the number
        case Operand::gun: return (value >= 0 && value < kUnits) || value == index_of(kNoUnit);
    }
    return false;
}

// True when the eight bytes form an action of this game: a known verb, every operand in its range, the unused ones zero.
constexpr bool well_formed(Action action) { return papelotte::well_formed(kVerbData, action, operand_exists); }

inline constexpr Action kDone = act(Verb::done);

constexpr Verb verb_of(Action action) { return Verb(action.verb); }
constexpr Unit unit_of(Action action) { return Unit(action.a); }             // for verbs whose first operand is a unit
constexpr Area area_of(Action action) {                                       // the first area among the operands
    return Area(kVerbData[action.verb].operands[0] == Operand::area ? action.a : action.b);
}
constexpr Area origin_of(Action action) { return Area(action.c); }            // attack
constexpr Disc disc_of(Action action) { return Disc(action.a); }
constexpr Unit leader_of(Action action) { return Unit(action.b); }            // lead
constexpr Colour colour_of(Action action) { return Colour(action.a); }
constexpr State state_of(Action action) { return State(action.b); }               // turn
constexpr int count_of(Action action) { return action.b; }
constexpr Unit gun_of(Action action) { return Unit(action.c); }               // send

}  // namespace papelotte::waterloo
