// Dispatch to the innermost step of an agenda, for games whose Position has a member `agenda`, a FixedVector of a variant of steps, innermost
// last. A step is a small struct that names one decision or procedure of the rulebook (`name`) and holds its own data (`fields`). A step that
// waits for a player has
//   Seat seat(const Position&) const               who decides
//   void legal(const Position&, ActionList&) const what may be chosen
//   Refusal why_not(const Position&, Action) const empty, or the rule that forbids it; the action is well formed
//   void apply(Position&, Action, Turn&) const     the step has been taken off the agenda; it pushes itself again to go on
//   static constexpr Prompt prompt
// and may have
//   std::optional<Action> forced(const Position&) const   the one possible choice: it is made without asking
//   Action random(const Position&, Dice&) const           a random legal action without the list
// A step that runs by itself has only  void run(Position&, Turn&) const.
// No rule lives here: a game's Rules call these functions by their full names, agenda::apply(p, action, turn).
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <variant>

#include "engine/action.h"
#include "engine/dice.h"
#include "engine/event.h"
#include "engine/fields.h"
#include "engine/rule.h"
#include "engine/seat.h"

namespace papelotte {

template <class S, class Position>
concept Waits = requires(const S step, const Position p, ActionList& out) { step.legal(p, out); };
template <class S, class Position>
concept MayBeForced = requires(const S step, const Position p) { step.forced(p); };
template <class S, class Position>
concept PicksAtRandom = requires(const S step, const Position p, Dice& dice) { step.random(p, dice); };

// The refusal of an action that is not what the step asks for: the step's own rule and question.
template <class S>
inline constexpr Rule kNotAsked{S::prompt.rules[0], S::prompt.text};

// The only legal action of a step, if there is just one.
template <class S, class Position>
std::optional<Action> only_choice(const S& step, const Position& p) {
    ActionList all;
    step.legal(p, all);
    return all.size() == 1 ? std::optional(all[0]) : std::nullopt;
}

namespace agenda {

template <class Position>
using StepOf = typename decltype(Position::agenda)::value_type;

// Calls visit(step) if the innermost step waits for a player.
template <class Position, class Result, class Visit>
Result with_waiting_step(const Position& p, Result otherwise, Visit visit) {
    if (p.agenda.empty()) return otherwise;
    return std::visit(
        [&]<class S>(const S& step) -> Result {
            if constexpr (Waits<S, Position>) return visit(step);
            else return otherwise;
        },
        p.agenda.back());
}

template <class Position>
SeatSet to_act(const Position& p) {
    return with_waiting_step(p, SeatSet(), [&](const auto& step) { return SeatSet(step.seat(p)); });
}

template <class Position>
void legal(const Position& p, Seat seat, ActionList& out) {
    with_waiting_step(p, 0, [&](const auto& step) {
        if (step.seat(p) == seat) step.legal(p, out);
        return 0;
    });
}

// The action must be well formed.
template <class Position>
Refusal why_not(const Position& p, Seat seat, Action action, const Rule& not_your_decision, const Rule& game_over) {
    return with_waiting_step(p, Refusal(game_over),
                             [&](const auto& step) -> Refusal { return step.seat(p) == seat ? step.why_not(p, action) : not_your_decision; });
}

// Runs what needs no player, and makes choices that have one option, until somebody must decide or nothing is left.
template <class Position>
void settle(Position& p, Turn& turn) {
    bool running = true;
    while (running && !p.agenda.empty()) {
        const StepOf<Position> step = p.agenda.back();
        running = std::visit(
            [&]<class S>(const S& inner) {
                if constexpr (!Waits<S, Position>) {
                    p.agenda.pop_back();
                    inner.run(p, turn);
                    return true;
                } else if constexpr (MayBeForced<S, Position>) {
                    const auto only = inner.forced(p);
                    if (!only) return false;
                    p.agenda.pop_back();
                    inner.apply(p, *only, turn);
                    return true;
                } else {
                    return false;
                }
            },
            step);
    }
}

template <class Position>
void apply(Position& p, Action action, Turn& turn) {
    const StepOf<Position> step = p.agenda.pop_back();
    std::visit(
        [&]<class S>(const S& waiting) {
            if constexpr (Waits<S, Position>) waiting.apply(p, action, turn);
        },
        step);
    settle(p, turn);
}

// `otherwise`: where nobody is asked.
template <class Position>
Action random_action(const Position& p, Dice& dice, Action otherwise) {
    return with_waiting_step(p, otherwise, [&]<class S>(const S& step) {
        if constexpr (PicksAtRandom<S, Position>) {
            return step.random(p, dice);
        } else {   // a handful of options
            ActionList few;
            step.legal(p, few);
            return few.empty() ? otherwise : few[dice.below(static_cast<std::uint32_t>(few.size()))];
        }
    });
}

template <class Position>
std::string_view step_name(const Position& p) {
    return p.agenda.empty() ? std::string_view() : name_of(p.agenda.back());
}

template <class Position>
std::span<const std::string_view> step_names() {
    return kNamesOf<StepOf<Position>>;
}

// The prompt of the step that waits, empty when nobody is asked.
template <class Position>
Prompt prompt_of(const Position& p) {
    return with_waiting_step(p, Prompt{}, [](const auto& step) { return std::remove_cvref_t<decltype(step)>::prompt; });
}

}  // namespace agenda
}  // namespace papelotte
