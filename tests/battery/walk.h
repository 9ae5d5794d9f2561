// Random games for the battery: a test sees each position before a decision. If the test fails there, the seed is printed and the game
// so far is written to a journal in the current directory, to reproduce the failure.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>

#include "engine/facts.h"
#include "engine/playout.h"
#include "engine/rules.h"
#include "engine/setup.h"

namespace papelotte::battery {

// The size of the battery for a game (all of it takes less than a minute), and the game's claims. A game may specialise this.
template <class Records>
struct Size {
    static constexpr std::uint64_t games = 60;         // games of each test on positions
    static constexpr std::uint64_t table_games = 10;   // games played in notation through a table
    static constexpr std::uint32_t stride = 4;         // expensive tests use one position in so many
    static constexpr bool legal_is_complete = true;    // false where a choice is continuous and legal() only represents it
    static constexpr std::uint64_t player_games = 4;   // games of each test on computer players
    static constexpr std::uint64_t dense_positions = 100;   // of each test on dense positions (tests/battery/dense.h)
    static constexpr int dense_decisions = 40;              // from each of them
    static constexpr std::uint64_t signature = 0;      // hash over the ends of 1000 seeded games; 0: not fixed yet
};

// A scenario and options that vary with the seed, so that all are played; combinations that the game refuses are not.
template <class Records>
Setup setup_for(std::uint64_t seed) {
    const Facts& facts = Records::Rules::facts();
    Dice dice(seed ^ 0x5e7u);
    const auto pick = [&](std::span<const std::string_view> words) {
        return std::string(words[dice.below(static_cast<std::uint32_t>(words.size()))]);
    };
    for (int tries = 0; tries < 1000; ++tries) {
        Setup setup{pick(facts.scenarios), {}};
        for (const OptionFact& option : facts.options) setup.options.emplace_back(option.name, pick(option.values));
        if (checked_setup<typename Records::Rules>(setup)) return setup;
    }
    return *checked_setup<typename Records::Rules>({});
}

// Writes a journal to a new file; returns the name for the message.
inline std::string save_failure(const Journal& journal, std::uint64_t seed) {
    const std::string name = "failed_" + journal.game + "_" + std::to_string(seed) + ".jsonl";
    std::ofstream(name) << write_journal(journal);
    return name;
}

// A game in progress, as a test sees it.
template <class Records>
struct Walk {
    using Rules = typename Records::Rules;
    typename Rules::Position position;
    Dice dice, choices, spare;    // of the game, of the players, of the test
    Setup setup;
    Journal journal;
    Seat seat = kNobody;          // the seat that decides next

    explicit Walk(std::uint64_t seed) : dice(seed), choices(seed ^ kChoiceSeed), spare(seed + 1), setup(setup_for<Records>(seed)) {
        journal = open_journal(Rules::facts(), setup);
        dice.record_into(&journal.setup_dice);
        Effects effects{dice};
        position = Rules::set_up(setup, effects);
    }
    Walk(const Walk&) = delete;   // the dice record into the journal
    Walk& operator=(const Walk&) = delete;

    bool sampled() { return spare.below(Size<Records>::stride) == 0; }

    void play(const Action& action) {
        journal.entries.push_back(
            {static_cast<int>(journal.entries.size()) + 1, std::string(seat_name(Rules::facts(), seat)), Records::notate(action), {}, 0});
        dice.record_into(&journal.entries.back().dice);
        Effects effects{dice};
        Rules::apply(position, seat, action, effects);
        journal.entries.back().hash = Rules::hash(position);
    }
};

enum class Chooser { random_action, from_legal };

template <class Rules>
Action choose(Chooser chooser, const typename Rules::Position& position, Seat seat, Dice& choices) {
    if (chooser == Chooser::random_action) return Rules::random_action(position, seat, choices);
    ActionList list;
    Rules::legal(position, seat, list);
    return list.empty() ? Action{} : list[choices.below(static_cast<std::uint32_t>(list.size()))];
}

// Plays one random game; calls look(walk) at every decision.
template <class Records, class Look>
void walk_game(std::uint64_t seed, Look look, Chooser chooser = Chooser::random_action) {
    using Rules = typename Records::Rules;
    Walk<Records> walk(seed);
    for (std::uint64_t decisions = 0; !Rules::outcome(walk.position); ++decisions) {
        walk.seat = random_seat(Rules::to_act(walk.position), walk.choices);
        if (walk.seat == kNobody) ADD_FAILURE() << "nobody is to act, but the game is not over";
        else if (decisions == kMostDecisions) ADD_FAILURE() << "the game does not end";
        else look(walk);
        if (testing::Test::HasFailure()) {
            ADD_FAILURE() << Rules::facts().id << ": seed " << seed << ", step " << Rules::step_name(walk.position) << ", entry "
                          << walk.journal.entries.size() + 1 << "; the game so far is in " << save_failure(walk.journal, seed);
            return;
        }
        walk.play(choose<Rules>(chooser, walk.position, walk.seat, walk.choices));
    }
    look(walk);   // and once at the end
}

// Plays `games` games with seeds from `first` on, until a check fails.
template <class Records, class Look>
void walk_games(std::uint64_t count, std::uint64_t first, Look look, Chooser chooser = Chooser::random_action) {
    for (std::uint64_t seed = first; seed < first + count && !testing::Test::HasFailure(); ++seed) walk_game<Records>(seed, look, chooser);
}

template <class Rules>
ActionList legal_list(const typename Rules::Position& position, Seat seat) {
    ActionList list;
    Rules::legal(position, seat, list);
    return list;
}

inline bool contains(const ActionList& list, const Action& action) { return std::find(list.begin(), list.end(), action) != list.end(); }

template <class Rules>
std::vector<Seat> all_seats() {
    std::vector<Seat> seats;
    for (std::size_t i = 0; i < Rules::facts().seats.size(); ++i) seats.push_back(Seat(i));
    return seats;
}

// Legal actions of many positions, and mutations of them that are hardly ever legal.
template <class Records>
class ActionPool {
   public:
    explicit ActionPool(std::uint64_t games = 8) {
        walk_games<Records>(games, 90'000, [&](Walk<Records>& walk) {
            if (walk.seat == kNobody) return;
            for (const Action& action : legal_list<typename Records::Rules>(walk.position, walk.seat))
                if (walk.spare.below(8) == 0) add(action, walk.spare);
        });
        if (actions_.empty()) actions_.push_back({});
    }
    Action any(Dice& dice) const { return actions_[dice.below(static_cast<std::uint32_t>(actions_.size()))]; }
    // One operand replaced by its neighbour, by another action's, or by any value; sometimes eight random bytes.
    Action mutant(Dice& dice) const {
        Action action = any(dice);
        const auto replace = [&](auto& operand, const auto& another) {
            const std::uint32_t how = dice.below(4);
            const std::uint32_t word = how == 0   ? static_cast<std::uint32_t>(operand) + 1
                                       : how == 1 ? static_cast<std::uint32_t>(operand) - 1
                                                  : dice.below(how == 2 ? 160 : 65536);
            operand = dice.below(2) == 0 ? another : static_cast<std::remove_cvref_t<decltype(operand)>>(word);
        };
        const Action another = any(dice);
        const std::uint32_t which = dice.below(10);
        if (which < 4 || which == 9) replace(action.a, another.a);
        if ((which >= 4 && which < 7) || which == 9) replace(action.b, another.b);
        if (which == 7 || which == 9) replace(action.c, another.c);
        if (which == 8 || which == 9) replace(action.verb, another.verb);
        return action;
    }

   private:
    void add(const Action& action, Dice& dice) {
        static constexpr std::size_t kMost = 20'000;
        if (actions_.size() < kMost) actions_.push_back(action);
        else actions_[dice.below(kMost)] = action;
    }
    std::vector<Action> actions_;
};

}  // namespace papelotte::battery
