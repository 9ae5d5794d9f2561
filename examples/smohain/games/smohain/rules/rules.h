// The rules of Smohain as the engine sees them (engine/rules.h). What a step decides is in steps/.
#pragma once

#include "engine/agenda_rules.h"
#include "engine/rules.h"
#include "games/smohain/rules/marches.h"
#include "games/smohain/rules/position.h"

namespace papelotte::smohain {

struct Rules : AgendaRules<Position> {
    using Marches = smohain::Marches;
    static const Facts& facts();
    static Position set_up(const Setup&, Effects&);   // SM-2
    static Refusal why_not(const Position&, Seat, Action);
    static std::optional<Outcome> outcome(const Position&);
    static void redeal(Position&, Seat, Dice&);
    static InputFault broken_invariant(const Position&);   // invariants.cc
};
static_assert(GameRules<Rules>);

}  // namespace papelotte::smohain
