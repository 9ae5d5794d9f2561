// The verbs of Smohain. Every verb's operands are listed once, here; notation, JSON and the check of what comes from outside follow.
#pragma once

#include "engine/verbs.h"
#include "games/smohain/rules/ids.h"

namespace papelotte::smohain {

enum class Verb : std::uint16_t { done, ambush, march, assault, stand, yield };
enum class Operand : std::uint8_t { none, unit, area };

inline constexpr std::array<VerbData<Operand>, 6> kVerbData{{
    {"done"},
    {"ambush", {Operand::area}},
    {"march", {Operand::unit, Operand::area}},
    {"assault", {Operand::unit, Operand::area}, Stakes::fight},
    {"stand", {Operand::unit}},
    {"yield", {Operand::area}},
}};

constexpr bool operand_exists(Operand kind, int value) {
    switch (kind) {
        case Operand::none: return value == 0;
        case Operand::unit: return value >= 0 && value < kUnits;
        case Operand::area: return value >= 0 && value < kAreas;
    }
    return false;
}

inline constexpr Action kDone = act(Verb::done);
constexpr Verb verb_of(Action action) { return Verb(action.verb); }
constexpr Unit unit_of(Action action) { return Unit(action.a); }   // march, assault, stand
constexpr Area area_of(Action action) { return Area(kVerbData[action.verb].operands[0] == Operand::area ? action.a : action.b); }

}  // namespace papelotte::smohain
