// The verbs of Waterloo 200, and typed functions that make and read actions. This list is the only place that gives the operands of a
// verb; notation, JSON and the validation of input are derived from it.
#pragma once

#include "engine/verbs.h"
#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

// clang-format off
enum class Verb : std::uint16_t {
    done,
    tactical, strategic, pass,                                   // what to do with an impulse (W2-8.1.5)
    manoeuvre, reinforce, grand_battery,                         // how to spend the Disc (W2-9.1.2, W2-O5.1)
    first,                                                       // which ally activates first (W2-20.1.4)
    activate, move, leave,                                       // a leader, a unit; leave the move of a Pass to the ally
    to, reveal, stop, scout, look,                               // during a march
    battle, employ, retreat, fall_back, add, add_unit, lose, follow,   // combat
    reorganise, regenerate, draw, choose, place, historical,     // between turns, reserves, set-up
    bombard,
    bid,                                                         // before set-up (W2-O11)
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::bid) + 1;

enum class Operand : std::uint8_t { none, unit, area, faction, count, side, number };

inline constexpr std::array<VerbData<Operand>, kVerbs> kVerbData{{
    {"done"},
    {"tactical"},
    {"strategic"},
    {"pass"},
    {"manoeuvre"},
    {"reinforce"},
    {"grand_battery"},
    {"first", {Operand::faction}},
    {"activate", {Operand::unit}},
    {"move", {Operand::unit}},
    {"leave"},
    {"to", {Operand::area}},
    {"reveal"},
    {"stop"},
    {"scout"},
    {"look", {Operand::area}},
    {"battle", {Operand::area}, Stakes::fight},
    {"employ", {Operand::unit}},
    {"retreat", {}, Stakes::fight},
    {"fall_back", {Operand::unit, Operand::area}},
    {"add", {}, Stakes::fight},
    {"add_unit", {Operand::unit}},
    {"lose", {Operand::unit}},
    {"follow", {Operand::unit, Operand::area}},
    {"reorganise", {Operand::faction}},
    {"regenerate", {Operand::unit}},
    {"draw", {Operand::count}},
    {"choose", {Operand::unit}},
    {"place", {Operand::unit, Operand::area}},
    {"historical"},
    {"bombard", {Operand::area}, Stakes::fight},
    {"bid", {Operand::side, Operand::number}},
}};

constexpr bool operand_exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::unit: return value >= 0 && value < kUnits;
        case Operand::area: return value >= 0 && value < kAreas;
        case Operand::faction: return value >= 0 && value < 3;
        case Operand::side: return value == 0 || value == 1;
        case Operand::count:
        case Operand::number: return true;   // the step checks the number
    }
    return false;
}

// True when the eight bytes form an action of this game: a known verb, every operand in its range, the unused ones zero.
constexpr bool well_formed(Action action) { return papelotte::well_formed(kVerbData, action, operand_exists); }

inline constexpr Action kDone = act(Verb::done);

constexpr Verb verb_of(Action action) { return Verb(action.verb); }
constexpr Unit unit_of(Action action) { return Unit(action.a); }           // for verbs whose first operand is a unit
constexpr Faction faction_of(Action action) { return Faction(action.a); }
constexpr int count_of(Action action) { return action.a; }
constexpr Area area_of(Action action) {                                     // the first area among the operands
    return Area(kVerbData[action.verb].operands[0] == Operand::area ? action.a : action.b);
}

}  // namespace papelotte::waterloo200
