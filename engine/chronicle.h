// The course of a recorded game in numbers: the turn in which it ended, and what was lost, when, by whom and why. A game tells it by
// functions of its Rules, both optional:
//   static int turn(const Position&)                                                      the turn, from 1 on
//   static void losses(const Position& before, std::span<const Event>, std::vector<Loss>&)   the pieces that an action cost
#pragma once

#include <compare>
#include <map>
#include <span>

#include "engine/journal_walk.h"
#include "engine/loss.h"

namespace papelotte {

struct Chronicle {
    struct Key {
        int turn;
        Seat side;
        std::string_view cause;
        friend auto operator<=>(const Key&, const Key&) = default;
    };
    int last_turn = 0;   // 0: the game has no turns
    std::map<Key, std::uint64_t> losses;
};

// The turn of a position; 0 if the game has none.
template <GameRules Rules>
int turn_of(const typename Rules::Position& position) {
    if constexpr (requires { Rules::turn(position); }) return Rules::turn(position);
    else return 0;
}

// As far as the journal can be replayed.
template <GameRecords Records>
Chronicle chronicle_of(const Journal& journal) {
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    Chronicle chronicle;
    std::vector<Loss> lost;
    const auto begin = [&](const Position& position) { chronicle.last_turn = turn_of<Rules>(position); };
    const auto step = [&](const Position& before, const Position& after, const Entry&, const std::vector<Event>& events) {
        chronicle.last_turn = turn_of<Rules>(after);
        if constexpr (requires { Rules::losses(before, std::span<const Event>(events), lost); }) {
            lost.clear();
            Rules::losses(before, events, lost);
            for (const Loss& one : lost) ++chronicle.losses[{turn_of<Rules>(before), one.side, one.cause}];
        }
    };
    static_cast<void>(walk_journal<Records>(journal, begin, step));
    return chronicle;
}

}  // namespace papelotte
