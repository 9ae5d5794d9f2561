// Whole games between random players: for simulations, for the battery of tests and for measurements.
#pragma once

#include "engine/beginning.h"
#include "engine/chronicle.h"
#include "engine/facts.h"
#include "engine/game.h"
#include "engine/rules.h"

namespace papelotte {

inline constexpr std::uint64_t kMostDecisions = 1'000'000;   // a game that takes more is broken
inline constexpr std::uint64_t kChoiceSeed = 0x9a9e10c7e5eed5ull;   // the players' dice differ from the game's

// One of the seats to act, each with the same probability.
inline Seat random_seat(SeatSet who, Dice& choices) {
    std::uint32_t skip = who.size() > 1 ? choices.below(static_cast<std::uint32_t>(who.size())) : 0;
    for (const Seat seat : who)
        if (skip-- == 0) return seat;
    return kNobody;
}

// What is wrong with a position that an action led to; empty when nothing is. For programmers: the ids of its sentences, with their values.
template <GameRules Rules>
std::string broken_position(const typename Rules::Position& position) {
    if (const InputFault broken = Rules::broken_invariant(position)) return broken.ids();
    if (Rules::outcome(position).has_value() != Rules::to_act(position).empty())
        return Rules::outcome(position) ? "the game is over, but somebody is to act" : "nobody is to act, but the game is not over";
    return {};
}

// Applies an action that must be legal and lead to a valid position; returns the fault, with the step.
template <GameRules Rules>
std::string apply_checking(typename Rules::Position& position, Seat seat, const Action& action, Effects& effects) {
    const std::string step(Rules::step_name(position));
    if (const Refusal no = Rules::why_not(position, seat, action)) return step + ": random_action is refused by " + std::string(no.id());
    Rules::apply(position, seat, action, effects);
    const std::string broken = broken_position<Rules>(position);
    return broken.empty() ? broken : step + ": " + broken;
}

// Plays one random game from the position that begin(effects) returns. `played(seat, action, position after it)` is called for every
// action, and first for the start (kNobody); `record` receives the dice.
template <GameRules Rules, class Begin, class Played>
    requires std::invocable<Begin, Effects&>
Playout play_randomly(Begin begin, std::uint64_t seed, bool checking, std::vector<std::uint8_t>* record, Played played) {
    Playout playout;
    Dice dice(seed), choices(seed ^ kChoiceSeed);
    dice.record_into(record);
    Effects effects{dice};
    typename Rules::Position position = begin(effects);
    if (checking) playout.broken = broken_position<Rules>(position);
    const Seating first = seating_of<Rules>(position);
    played(kNobody, Action{}, position);
    while (playout.broken.empty() && !(playout.outcome = Rules::outcome(position))) {
        const Seat seat = random_seat(Rules::to_act(position), choices);
        if (seat == kNobody || playout.decisions == kMostDecisions) {
            playout.broken = seat == kNobody ? "nobody is to act, but the game is not over" : "does not end";
            break;
        }
        const Action action = Rules::random_action(position, seat, choices);
        if (checking) playout.broken = apply_checking<Rules>(position, seat, action, effects);
        else Rules::apply(position, seat, action, effects);
        ++playout.decisions;
        played(seat, action, position);
    }
    playout.hash = Rules::hash(position);
    playout.last_turn = turn_of<Rules>(position);
    if (first == Seating::bidding && playout.outcome) playout.seating = seating_of<Rules>(position);
    return playout;
}

// The same from a checked set-up.
template <GameRules Rules, class Played>
Playout play_randomly(const Setup& setup, std::uint64_t seed, bool checking, std::vector<std::uint8_t>* record, Played played) {
    return play_randomly<Rules>([&](Effects& effects) { return Rules::set_up(setup, effects); }, seed, checking, record, played);
}

// The same with a journal: one seed gives the dice of the whole game, so the journal has no seed.
template <GameRecords Records>
Playout play_randomly_on_paper(const Setup& setup, std::uint64_t seed, bool checking) {
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    Journal journal = open_journal(Rules::facts(), setup);
    std::vector<std::uint8_t> rolled;
    Position before{};
    const auto write_down = [&](Seat seat, const Action& action, const Position& after) {
        if (seat == kNobody) {
            journal.setup_dice = rolled;
        } else {
            journal.entries.push_back({static_cast<int>(journal.entries.size()) + 1, std::string(seat_name(Rules::facts(), seat)),
                                       Records::notate(action), rolled, Rules::hash(after), newly_settled<Rules>(before, after)});
        }
        rolled.clear();
        before = after;
    };
    const auto begin = [&](Effects& effects) { return *first_position<Records>(setup, effects); };
    Playout playout = play_randomly<Rules>(begin, seed, checking, &rolled, write_down);
    if (playout.outcome) journal.closing = closing_of(Rules::facts(), Records::texts(), *playout.outcome, std::nullopt);
    playout.journal = std::move(journal);
    return playout;
}

// Plays one random game. If it breaks, it is played again to write its journal.
template <GameRecords Records>
Playout random_game(const Setup& setup, std::uint64_t seed, bool checking, bool keep_journal) {
    using Rules = typename Records::Rules;
    using Position = typename Rules::Position;
    const auto checked = checked_beginning<Records>(setup);
    if (!checked) {
        Playout playout;
        playout.broken = checked.error().text();
        return playout;
    }
    if (!keep_journal) {
        const auto ignore = [](Seat, const Action&, const Position&) {};
        const auto begin = [&](Effects& effects) { return *first_position<Records>(*checked, effects); };
        Playout playout = play_randomly<Rules>(begin, seed, checking, nullptr, ignore);
        if (playout.broken.empty()) return playout;
    }
    return play_randomly_on_paper<Records>(*checked, seed, checking);
}

}  // namespace papelotte
