// Standing answers: what a player decides beforehand about a question that would stop another player's turn ("hits: foot first", "no
// redeployment in this turn"). A game declares them in its Rules:
//   struct Standing {
//       static std::span<const StandingAnswer> answers();
//       // The action that the answer with this index gives to the question of the innermost step, which is its step and asks the seat. It
//       // must be legal, and follow from what the seat knows. Empty: it has nothing to say here, and the player is asked.
//       static std::optional<Action> answer(const Position&, Seat, std::size_t index);
//   };
// They are no part of positions. A table keeps what each seat has given as lines of its journal, and plays the answer as an ordinary action
// of that seat; the entry names the answer, and a replay checks that it gives this action. So a change of what an answer gives raises the
// rules version, as a change of a rule does.
#pragma once

#include <algorithm>
#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/chronicle.h"
#include "engine/facts.h"
#include "engine/faults.h"
#include "engine/journal.h"
#include "engine/rules.h"

namespace papelotte {

template <class R>
concept HasStanding = requires(const typename R::Position& position, Seat seat) {
    { R::Standing::answers() } -> std::same_as<std::span<const StandingAnswer>>;
    { R::Standing::answer(position, seat, std::size_t{}) } -> std::same_as<std::optional<Action>>;
};

template <class R>
std::span<const StandingAnswer> standing_answers_of() {
    if constexpr (HasStanding<R>) return R::Standing::answers();
    else return {};
}

// The index of an answer; the number of answers if there is none of that name.
inline std::size_t standing_index(std::span<const StandingAnswer> answers, std::string_view id) {
    return static_cast<std::size_t>(std::ranges::find(answers, id, &StandingAnswer::id) - answers.begin());
}

// What is wrong with a list of answers that a seat gives: an unknown one, one twice, or two for the same question.
std::optional<Message> why_not_standing(std::span<const StandingAnswer>, std::span<const std::string> given);

// The last line of that seat; null: it has given none.
const StandingLine* standing_line(const Journal&, std::string_view seat);

// Those of its answers that have not lapsed in this turn.
std::vector<std::string> standing_in_force(std::span<const StandingAnswer>, const StandingLine*, int turn);

// All lines, each at its place among the entries that still stand.
std::vector<StandingLine> without_takebacks(const Journal&);

// Whether the game has just gone back, to a question that its player may want to answer otherwise now.
bool has_just_gone_back(const Journal&);

// An answer that is due: a seat is asked what it has answered beforehand.
struct DueAnswer {
    Seat seat;
    std::string_view id;
    Action action;
};

template <GameRules Rules>
std::optional<DueAnswer> due_answer(const typename Rules::Position& position, const Journal& journal) {
    if constexpr (HasStanding<Rules>) {
        const std::span<const StandingAnswer> all = Rules::Standing::answers();
        const SeatSet acting = Rules::to_act(position);
        for (std::size_t i = 0; i < Rules::facts().seats.size(); ++i) {
            if (!acting.has(Seat(i))) continue;
            const StandingLine* line = standing_line(journal, Rules::facts().seats[i]);
            for (const std::string& id : standing_in_force(all, line, turn_of<Rules>(position))) {
                const std::size_t index = standing_index(all, id);
                if (all[index].step != Rules::step_name(position)) continue;
                if (const auto action = Rules::Standing::answer(position, Seat(i), index)) return DueAnswer{Seat(i), all[index].id, *action};
            }
        }
    }
    return std::nullopt;
}

// Whether the answer that an entry names gives this action.
template <GameRules Rules>
bool answers_so(const typename Rules::Position& position, Seat seat, std::string_view id, Action action) {
    if constexpr (HasStanding<Rules>) {
        const std::span<const StandingAnswer> all = Rules::Standing::answers();
        const std::size_t index = standing_index(all, id);
        return index < all.size() && all[index].step == Rules::step_name(position) && Rules::Standing::answer(position, seat, index) == action;
    } else {
        return false;
    }
}

}  // namespace papelotte
