// The verbs of Napoléon, and typed functions that make and read actions. This list is the only place that gives the operands of a verb;
// notation, JSON and the validation of input are derived from it.
#pragma once

#include "engine/verbs.h"
#include "games/napoleon/rules/ids.h"

namespace papelotte::napoleon {

// clang-format off
enum class Verb : std::uint16_t {
    done,
    bid, pass, reduce, place,                                   // before the first turn (NP-12, NP-4)
    group, march, force, reveal,                                // Movement Phase (NP-5, NP-8.1.4)
    fight,                                                      // the order of fights (NP-6.1.3)
    show, hit, retreat, redeploy, lose,                         // skirmish, hits, retreats, redeployment, supply
    terrain, deploy, deploy_on,                                 // setting up a battle (NP-6.2)
    check, move, fire, fire_square, form, unform,               // battle turns (NP-6.3, NP-6.5)
    occupy, swap, leave, shelter, unshelter, reinforce,
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::reinforce) + 1;

enum class Operand : std::uint8_t { none, unit, town, side, army, space, terrain, number };

inline constexpr std::array<VerbData<Operand>, kVerbs> kVerbData{{
    {"done"},
    {"bid", {Operand::side, Operand::number}},
    {"pass"},
    {"reduce", {Operand::unit}},
    {"place", {Operand::unit, Operand::town}},
    {"group", {Operand::army, Operand::town}},
    {"march", {Operand::unit, Operand::town}},
    {"force", {Operand::unit, Operand::town}},
    {"reveal", {Operand::unit}},
    {"fight", {Operand::town}},
    {"show", {Operand::unit}},
    {"hit", {Operand::unit}},
    {"retreat", {Operand::unit, Operand::town}},
    {"redeploy", {Operand::unit, Operand::town}},
    {"lose", {Operand::unit}},
    {"terrain", {Operand::terrain, Operand::space}},
    {"deploy", {Operand::unit, Operand::space}},
    {"deploy_on", {Operand::unit, Operand::space}},
    {"check", {Operand::unit}, Stakes::fight},
    {"move", {Operand::unit, Operand::space}},
    {"fire", {Operand::unit}, Stakes::fight},
    {"fire_square", {Operand::unit}, Stakes::fight},
    {"form", {Operand::unit}},
    {"unform", {Operand::unit}},
    {"occupy", {Operand::unit}},
    {"swap", {Operand::unit}},
    {"leave", {Operand::unit}},
    {"shelter", {Operand::unit, Operand::unit}},
    {"unshelter", {Operand::unit}},
    {"reinforce", {Operand::unit}},
}};

constexpr bool operand_exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::unit: return value >= 0 && value < kUnits;
        case Operand::town: return value >= 0 && value < kTowns;
        case Operand::side: return value >= 0 && value < 2;
        case Operand::army: return value >= 0 && value < kArmies;
        case Operand::space: return value > 0 && value <= static_cast<int>(Space::allied_reserve);
        case Operand::terrain: return value >= 0 && value < kTerrains;
        case Operand::number: return value >= 0 && value <= kUnits;
    }
    return false;
}

// True when the eight bytes form an action of this game: a known verb, every operand in its range, the unused ones zero.
constexpr bool well_formed(Action action) { return papelotte::well_formed(kVerbData, action, operand_exists); }

inline constexpr Action kDone = act(Verb::done);

constexpr Verb verb_of(Action action) { return Verb(action.verb); }
constexpr Unit unit_of(Action action) { return Unit(action.a); }          // for verbs whose first operand is a unit
constexpr Unit second_unit_of(Action action) { return Unit(action.b); }   // the square of `shelter`
constexpr Army army_of(Action action) { return Army(action.a); }
constexpr Terrain terrain_of(Action action) { return Terrain(action.a); }
constexpr Space space_of(Action action) { return Space(action.b); }
constexpr Town town_of(Action action) {   // the town among the operands
    return Town(kVerbData[action.verb].operands[0] == Operand::town ? action.a : action.b);
}

}  // namespace papelotte::napoleon
