// Dispatch to the top step of an agenda, for games whose Position has a member `agenda`, a FixedVector of a variant of steps, innermost
// last. A step is a small struct that names one decision or procedure of the rulebook (`name`) and holds its own data (`fields`). A step that
// waits for a player has
//   Seat seat(const Position&) const               the seat that decides
//   void legal(const Position&, ActionList&) const the legal actions
//   Refusal why_not(const Position&, Action) const empty, or the rule that forbids it; the action is well formed
//   void apply(Position&, Action, Effects&) const  the step has been taken off the agenda; it pushes itself again to go on
//   static constexpr Prompt prompt
// and may have
//   EventArgs asks(const Position&) const                 the values of its prompt, as the game's table of prompts names them
//   std::optional<Action> forced(const Position&) const   the one possible choice: it is made without asking
//   Action random(const Position&, Dice&) const           a random legal action without the list
// A step that runs by itself has only  void run(Position&, Effects&) const.
//
// A step in which several seats decide at the same time, none knowing what the others choose (secret bids), has instead
//   SeatSet seats(const Position&) const                  the seats that still have to decide
//   void legal(const Position&, Seat, ActionList&) const
//   Refusal why_not(const Position&, Seat, Action) const
//   void apply(Position&, Seat, Action, Effects&)         notes the choice in the step or in the position; the step stays on the agenda
//   void forget_others(Position&, Seat keep)              takes back the choices of all other seats in this step; kObserver: of all seats
//   void run(Position&, Effects&) const                   all have decided, and the step has been taken off the agenda
//   static constexpr Prompt prompt
// and may have
//   Action random(const Position&, Seat, Dice&) const
// Until all have decided, the others may know only which seats still have to decide:
//   - `apply` rolls no dice, and its events are seen by the deciding seat alone. Views show a choice to the seat that made it, and
//     Records::may_see hides the action. Rules::redeal calls redeal_choices().
//   - A choice may take several actions (four blocks, one after another). The seat is in seats() until it has made the last of them. Their
//     number must follow from public facts.
//   - There is no `forced`: a choice made automatically would show that it was the only one. If it is public that a seat has no choice, seats()
//     never contains it.
//   - A seat that has decided is not asked again. It can take its choice back as it can any action (Table::undo): until another seat acts.
//     After that it cannot, since a journal has an order and later entries would have to be played again. When the last seat decides,
//     all choices are revealed, and nothing can be taken back.
//
// This file has no rules: a game's Rules call these functions by their full names, agenda::apply(p, seat, action, effects).
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/action.h"
#include "engine/dice.h"
#include "engine/event.h"
#include "engine/fields.h"
#include "engine/rule.h"
#include "engine/seat.h"

namespace papelotte {

template <class S, class Position>
concept OneDecides = requires(const S step, const Position p, ActionList& out) { step.legal(p, out); };
template <class S, class Position>
concept SeveralDecide = requires(const S step, const Position p, Seat seat, ActionList& out) { step.legal(p, seat, out); };
template <class S, class Position>
concept Waits = OneDecides<S, Position> || SeveralDecide<S, Position>;
template <class S, class Position>
concept MayBeForced = requires(const S step, const Position p) { step.forced(p); };

// The refusal of an action that does not answer the step's question: the step's own rule and question.
template <class S>
inline constexpr Rule kNotAsked{S::prompt.rules[0], S::prompt.question};

// The only legal action of a step, if there is exactly one.
template <class S, class Position>
std::optional<Action> only_choice(const S& step, const Position& p) {
    ActionList all;
    step.legal(p, all);
    return all.size() == 1 ? std::optional(all[0]) : std::nullopt;
}

namespace agenda {

template <class Position>
using StepOf = typename decltype(Position::agenda)::value_type;

// Calls visit(step) if the top step waits for a player.
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

// Whether the top step is one of these.
template <class... Steps, class Position>
bool asks_for(const Position& p) {
    return !p.agenda.empty() && (std::holds_alternative<Steps>(p.agenda.back()) || ...);
}

// --- One step, whether one seat decides or several ---------------------------------------------------------------------------------------

template <class S, class Position>
SeatSet seats_of(const S& step, const Position& p) {
    if constexpr (SeveralDecide<S, Position>) return step.seats(p);
    else return step.seat(p);
}

template <class S, class Position>
void legal_of(const S& step, const Position& p, Seat seat, ActionList& out) {
    if constexpr (SeveralDecide<S, Position>) step.legal(p, seat, out);
    else step.legal(p, out);
}

template <class S, class Position>
Action random_of(const S& step, const Position& p, Seat seat, Dice& dice, Action otherwise) {
    if constexpr (requires { step.random(p, seat, dice); }) {
        return step.random(p, seat, dice);
    } else if constexpr (requires { step.random(p, dice); }) {
        return step.random(p, dice);
    } else {   // a handful of options
        ActionList few;
        legal_of(step, p, seat, few);
        return few.empty() ? otherwise : few[dice.below(static_cast<std::uint32_t>(few.size()))];
    }
}

// --- The questions of Rules --------------------------------------------------------------------------------------------------------------

template <class Position>
SeatSet to_act(const Position& p) {
    return with_waiting_step(p, SeatSet(), [&](const auto& step) { return seats_of(step, p); });
}

template <class Position>
void legal(const Position& p, Seat seat, ActionList& out) {
    with_waiting_step(p, 0, [&](const auto& step) {
        if (seats_of(step, p).has(seat)) legal_of(step, p, seat, out);
        return 0;
    });
}

// The action must be well formed.
template <class Position>
Refusal why_not(const Position& p, Seat seat, Action action, const Rule& not_your_decision, const Rule& game_over) {
    return with_waiting_step(p, Refusal(game_over), [&]<class S>(const S& step) -> Refusal {
        if (!seats_of(step, p).has(seat)) return not_your_decision;
        if constexpr (SeveralDecide<S, Position>) return step.why_not(p, seat, action);
        else return step.why_not(p, action);
    });
}

// Runs steps that need no player, and makes choices that have one option, until a player must decide or the agenda is empty. A step is copied
// with its own type before it is taken off the agenda, since the whole variant is as large as the largest step.
template <class Position>
void settle(Position& p, Effects& effects) {
    const auto settles = [&]<class S>(const S& top) {
        if constexpr (OneDecides<S, Position> && !MayBeForced<S, Position>) {
            return false;
        } else if constexpr (OneDecides<S, Position>) {
            const auto only = top.forced(p);
            if (!only) return false;
            const S step = top;
            p.agenda.drop_back();
            step.apply(p, *only, effects);
            return true;
        } else {
            if constexpr (SeveralDecide<S, Position>)
                if (!top.seats(p).empty()) return false;
            const S step = top;
            p.agenda.drop_back();
            step.run(p, effects);
            return true;
        }
    };
    while (!p.agenda.empty() && std::visit(settles, std::as_const(p.agenda).back())) {
    }
}

template <class Position>
void apply(Position& p, Seat seat, Action action, Effects& effects) {
    std::visit(
        [&]<class S>(S& top) {
            if constexpr (SeveralDecide<S, Position>) {
                top.apply(p, seat, action, effects);
                if (top.seats(p).empty()) effects.reveal();
            } else if constexpr (OneDecides<S, Position>) {
                const S step = top;
                p.agenda.drop_back();
                step.apply(p, action, effects);
            }
        },
        p.agenda.back());
    settle(p, effects);
}

// `otherwise`: the result if no player is asked.
template <class Position>
Action random_action(const Position& p, Seat seat, Dice& dice, Action otherwise) {
    return with_waiting_step(p, otherwise, [&](const auto& step) { return random_of(step, p, seat, dice, otherwise); });
}

// --- Choices that are not yet revealed ------------------------------------------------------------------------------------------------------

// Where several seats decide at the same time: all seats except `keep` have to decide again. For a search, which must model their
// choices itself.
template <class Position>
void reopen(Position& p, Seat keep) {
    if (p.agenda.empty()) return;
    std::visit(
        [&]<class S>(S& top) {
            if constexpr (SeveralDecide<S, Position>) top.forget_others(p, keep);
        },
        p.agenda.back());
}

// For a game's redeal, as its last part: the choices of other seats than the viewer's are replaced by random ones.
template <class Position>
void redeal_choices(Position& p, Seat viewer, Dice& dice) {
    const SeatSet undecided = to_act(p);
    reopen(p, viewer);
    const SeatSet anew = to_act(p) - undecided;
    if (anew.empty()) return;
    Effects unseen{dice};
    std::visit(
        [&]<class S>(S& top) {
            if constexpr (SeveralDecide<S, Position>)
                for (const Seat seat : anew)
                    while (top.seats(p).has(seat)) top.apply(p, seat, random_of(top, p, seat, dice, Action{}), unseen);
        },
        p.agenda.back());
}

// --- Names -------------------------------------------------------------------------------------------------------------------------------

template <class Position>
std::string_view step_name(const Position& p) {
    return p.agenda.empty() ? std::string_view() : name_of(p.agenda.back());
}

template <class Position>
std::span<const std::string_view> step_names() {
    return kNamesOf<StepOf<Position>>;
}

// The prompt of the waiting step; empty if no player is asked.
template <class Position>
Prompt prompt_of(const Position& p) {
    return with_waiting_step(p, Prompt{}, [](const auto& step) { return std::remove_cvref_t<decltype(step)>::prompt; });
}

// The values of that prompt.
template <class Position>
EventArgs prompt_values(const Position& p) {
    return with_waiting_step(p, EventArgs{}, [&](const auto& step) {
        if constexpr (requires { step.asks(p); }) return step.asks(p);
        else return EventArgs{};
    });
}

}  // namespace agenda
}  // namespace papelotte
