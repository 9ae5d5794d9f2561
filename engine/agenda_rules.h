// The part of a game's Rules that only hands its questions to the agenda (engine/agenda.h) and to the list of fields:
//   struct Rules : AgendaRules<Position> { … set_up, why_not, outcome, redeal, broken_invariant };
// A large game compiles it once: `extern template struct AgendaRules<Position>` in rules.h, `template struct AgendaRules<Position>` in rules.cc.
#pragma once

#include "engine/agenda.h"

namespace papelotte {

template <class P>
struct AgendaRules {
    using Position = P;

    static SeatSet to_act(const P& p);
    static void legal(const P& p, Seat seat, ActionList& out);
    static void apply(P& p, Seat seat, Action action, Effects& effects);
    static void settle(P& p, Effects& effects);
    static Action random_action(const P& p, Seat seat, Dice& dice);
    static std::uint64_t hash(const P& p);
    static bool same(const P& a, const P& b);
    static std::string_view step_name(const P& p);
    static std::span<const std::string_view> step_names();
};

// clang-format off: one line per question
template <class P> SeatSet AgendaRules<P>::to_act(const P& p) { return agenda::to_act(p); }
template <class P> void AgendaRules<P>::legal(const P& p, Seat seat, ActionList& out) { agenda::legal(p, seat, out); }
template <class P> void AgendaRules<P>::apply(P& p, Seat seat, Action action, Effects& effects) { agenda::apply(p, seat, action, effects); }
template <class P> void AgendaRules<P>::settle(P& p, Effects& effects) { agenda::settle(p, effects); }
template <class P> Action AgendaRules<P>::random_action(const P& p, Seat seat, Dice& dice) { return agenda::random_action(p, seat, dice, Action{}); }
template <class P> std::uint64_t AgendaRules<P>::hash(const P& p) { return hash_fields(p); }
template <class P> bool AgendaRules<P>::same(const P& a, const P& b) { return same_fields(a, b); }
template <class P> std::string_view AgendaRules<P>::step_name(const P& p) { return agenda::step_name(p); }
template <class P> std::span<const std::string_view> AgendaRules<P>::step_names() { return agenda::step_names<P>(); }
// clang-format on

}   // namespace papelotte
