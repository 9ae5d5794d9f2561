// The verbs of Enemy Mistakes, and typed functions that make and read actions. This list is the only place that gives the operands of a verb;
// notation, JSON and the validation of input are derived from it. A formation is named by any of its units.
#pragma once

#include "engine/verbs.h"
#include "games/enemy_mistakes/rules/ids.h"

namespace papelotte::enemy_mistakes {

// clang-format off
enum class Verb : std::uint16_t {
    done,                                                       // stop, decline, or that is all
    // entrance (EM-7), counters (EM-5)
    suggested, face, deploy, place, attach,
    // initiative, bombardment
    bid, fire, support, side,
    // answers to fire and Charge
    withdraw, stand, exchange, stop,
    // assign
    merge, assign,
    // orders
    put, keep, recover, redeploy, turn, post,
    // parts of formations
    part, take,
    // manoeuvre
    select, join, advance, charge, fall_back, sequence, unfasten,
    // combat
    fight, attack, reroll, lose, shake, pursue, pursue_charge, add, subtract, counterattack, reinforce, die, separate,
};
// clang-format on
inline constexpr int kVerbs = static_cast<int>(Verb::separate) + 1;

enum class Operand : std::uint8_t { none, unit, general, army, type, edge, number, x, y, facing, angle, distance, offset };

// Which part of a formation `part` names: the units level with the unit and those on this side of it (EM-20.6).
inline constexpr std::array<VerbData<Operand>, kVerbs> kVerbData{{
    {"done"},
    {"suggested"},                                                             // EM-7.12: the whole deployment as suggested
    {"face", {Operand::facing}},                                               // EM-7.6: the next formation faces this way
    {"deploy", {Operand::unit, Operand::x, Operand::y}},                       // one unit of it
    {"place", {Operand::general, Operand::x, Operand::y}},                     // a counter: entrance, Assign, Substitute, displaced
    {"attach", {Operand::general, Operand::unit}},
    {"bid", {Operand::army, Operand::number}},
    {"fire", {Operand::unit, Operand::unit}, Stakes::fight},                   // gun, target
    {"support", {Operand::unit}},                                              // also in a melee
    {"side", {Operand::edge}},                                                 // EM-2.41, EM-2.48
    {"withdraw"},
    {"stand"},
    {"exchange", {Operand::unit}},                                             // EM-13.11: the tile
    {"stop", {Operand::distance}},                                             // EM-13.10: the whole slide
    {"merge", {Operand::unit, Operand::unit}},
    {"assign", {Operand::general, Operand::number}},
    {"put", {Operand::general, Operand::unit, Operand::number}},               // the number: generated points among those that pay
    {"keep", {Operand::general, Operand::unit, Operand::number}},
    {"recover", {Operand::general, Operand::unit, Operand::number}},           // one Shaken unit
    {"redeploy", {Operand::general, Operand::unit, Operand::number}},          // one more formation of the Order
    {"turn", {Operand::unit, Operand::facing}},                                // REDEPLOY: the facing of a unit
    {"post", {Operand::unit, Operand::x, Operand::y}},                         // REDEPLOY: its place
    {"part", {Operand::unit, Operand::edge}},
    {"take", {Operand::unit}},                                                 // one more unit of the part
    {"select", {Operand::unit}},                                               // the formation that manoeuvres
    {"join", {Operand::unit}},                                                 // EM-12.13: a united formation moves with it; EM-7.5
    {"advance", {Operand::unit, Operand::angle, Operand::distance}},           // pivot unit, A, D
    {"charge", {Operand::unit, Operand::angle, Operand::unit}, Stakes::fight}, // pivot unit, A, target
    {"fall_back", {Operand::distance}},
    {"sequence", {Operand::general, Operand::unit, Operand::number}},          // EM-11.22: move out of sequence; the number as for orders
    {"unfasten", {Operand::unit}},
    {"fight", {Operand::unit, Operand::unit}, Stakes::fight},                  // EM-14.1: green formation, defending unit
    {"attack", {Operand::unit}, Stakes::fight},                                // EM-14.4: the attacking unit among equals; EM-14.37
    {"reroll"},
    {"lose", {Operand::unit}},
    {"shake", {Operand::unit}},                                                // EM-15.7: which of two units behind
    {"pursue", {Operand::type}},                                               // EM-14.31: which type first
    {"pursue_charge", {Operand::offset, Operand::angle, Operand::unit}, Stakes::fight},   // side step, A, target
    {"add"},                                                                   // signs of modifiers at choice
    {"subtract"},
    {"counterattack", {Operand::unit, Operand::unit}, Stakes::fight},          // its unit, its opponent
    {"reinforce", {Operand::unit}},                                            // a formation that charges in step C or D
    {"die", {Operand::number}},                                                // EM-14.40: the die that is kept
    {"separate", {Operand::unit}},                                             // EM-16.6: which pair first
}};

// In tenths of a millimetre and of a degree.
inline constexpr int kMostX = 9000, kMostY = 6400, kMostDistance = 1800, kMostOffset = 300;

constexpr bool operand_exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::unit: return value >= 0 && value < kUnits;
        case Operand::general: return value >= 0 && value < kGenerals;
        case Operand::army: return value >= 0 && value < kArmies;
        case Operand::type: return value >= 0 && value <= static_cast<int>(Type::cavalry);
        case Operand::edge: return value >= 0 && value <= static_cast<int>(Edge::rear);
        case Operand::number: return value >= 0 && value <= 99;
        case Operand::x: return value >= 0 && value <= kMostX;
        case Operand::y: return value >= 0 && value <= kMostY;
        case Operand::facing: return value >= 0 && value < 3600;
        case Operand::angle: return value >= -900 && value <= 900;
        case Operand::distance: return value >= 0 && value <= kMostDistance;
        case Operand::offset: return value >= -kMostOffset && value <= kMostOffset;
    }
    return false;
}

// True when the eight bytes form an action of this game: a known verb, every operand in its range, the unused ones zero.
constexpr bool well_formed(Action action) { return papelotte::well_formed(kVerbData, action, operand_exists); }

inline constexpr Action kDone = act(Verb::done);

constexpr Verb verb_of(Action action) { return Verb(action.verb); }
constexpr Unit unit_of(Action action) {   // the first unit among the operands
    return Unit(kVerbData[action.verb].operands[0] == Operand::unit   ? action.a
                : kVerbData[action.verb].operands[1] == Operand::unit ? action.b
                                                                      : action.c);
}
constexpr Unit target_of(Action action) {
    return Unit(kVerbData[action.verb].operands[1] == Operand::unit ? action.b : action.c);
}   // the second
constexpr General general_of(Action action) { return General(action.a); }
constexpr Army army_of(Action action) { return Army(action.a); }
constexpr Type type_of(Action action) { return Type(action.a); }
constexpr Edge edge_of(Action action) { return Edge(kVerbData[action.verb].operands[0] == Operand::edge ? action.a : action.b); }
constexpr int number_of(Action action) {
    const auto& operands = kVerbData[action.verb].operands;
    return operands[0] == Operand::number ? action.a : operands[1] == Operand::number ? action.b : action.c;
}

}   // namespace papelotte::enemy_mistakes
