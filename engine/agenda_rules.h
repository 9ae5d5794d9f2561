// The part of a game's Rules that only hands its questions to the agenda (engine/agenda.h) and to the list of fields:
//   struct Rules : AgendaRules<Position> { … set_up, why_not, outcome, redeal, broken_invariant };
#pragma once

#include "engine/agenda.h"

namespace papelotte {

template <class P>
struct AgendaRules {
    using Position = P;

    static SeatSet to_act(const P& p) { return agenda::to_act(p); }
    static void legal(const P& p, Seat seat, ActionList& out) { agenda::legal(p, seat, out); }
    static void apply(P& p, Seat seat, Action action, Effects& effects) { agenda::apply(p, seat, action, effects); }
    static void settle(P& p, Effects& effects) { agenda::settle(p, effects); }
    static Action random_action(const P& p, Seat seat, Dice& dice) { return agenda::random_action(p, seat, dice, Action{}); }
    static std::uint64_t hash(const P& p) { return hash_fields(p); }
    static bool same(const P& a, const P& b) { return same_fields(a, b); }
    static std::string_view step_name(const P& p) { return agenda::step_name(p); }
    static std::span<const std::string_view> step_names() { return agenda::step_names<P>(); }
};

}  // namespace papelotte
