// What all steps share. A step is a small struct that names one decision or procedure of the rulebook and holds its own data.
// A step that waits for a player has
//   Seat seat(const Position&) const               who decides
//   void legal(const Position&, ActionList&) const what may be chosen
//   Refusal why_not(const Position&, Action) const empty, or the rule that forbids it; the action is well formed
//   void apply(Position&, Action, Turn&) const     the step has been taken off the agenda; it pushes itself again to go on
//   static constexpr Prompt prompt
// and may have
//   std::optional<Action> forced(const Position&) const   the one possible choice: it is made without asking (WL-16.1.5)
//   Action random(const Position&, Dice&) const           a random legal action without the list
// A step that runs by itself has only  void run(Position&, Turn&) const.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/fields.h"
#include "engine/rule.h"
#include "games/waterloo/ids.h"

namespace papelotte::waterloo {

struct Position;

// The refusal of an action that is not what the step asks for: the step's own rule and question.
template <class S>
inline constexpr Rule kNotAsked{S::prompt.rules[0], S::prompt.text};

// The only legal action of a step, if there is just one.
template <class S>
std::optional<Action> only_choice(const S& step, const Position& p) {
    ActionList all;
    step.legal(p, all);
    return all.size() == 1 ? std::optional(all[0]) : std::nullopt;
}

}  // namespace papelotte::waterloo
