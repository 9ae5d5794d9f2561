// What can be reported of a game of Smohain. What each kind is about is a table in records/notation.cc, its sentence is in the catalogue.
#pragma once

#include "engine/account.h"
#include "games/smohain/rules/ids.h"

namespace papelotte::smohain {

enum class Happening : std::uint16_t {
    turn_begins,     // turn
    ambush_laid,     // nothing: everybody sees that it is done
    ambush_hidden,   // area: seen by the Allied player alone
    ambush_sprung,   // area
    marched,         // unit, area
    assault,         // account: unit, area, die, total, 1 = it succeeds
    step_lost,       // unit
    unit_lost,       // unit
    yielded,         // side, area, to
    game_over,       // side
};

// The terms of an assault (SM-4.1).
enum class Modifier : std::uint8_t { attacker, support, defender, built_up, ambush };

template <class... Args>
void tell(Effects& effects, SeatSet seen_by, Happening what, Args... args) {
    if (effects.events) effects.emit({static_cast<std::uint16_t>(what), seen_by, event_args(args...)});
}
template <class... Args>
void tell(Effects& effects, Happening what, Args... args) {
    tell(effects, SeatSet::everyone(), what, args...);
}

}  // namespace papelotte::smohain
