// Searches where several seats decide at the same time: a seat does not know the others' choices, and they do not know its own.
#include <gtest/gtest.h>

#include "ai/odds.h"
#include "ai/tree_search.h"
#include "tests/ai/pennies.h"

namespace papelotte::ai {
namespace {

using pennies::Doctrine, pennies::heads, pennies::kBlue, pennies::kRed, pennies::tails;
using Rules = pennies::Rules;
using Position = pennies::Position;

struct Searched {
    float chance;          // over all simulations: the search's value of the game
    double heads;          // how often heads is chosen
    std::size_t first;     // the choice
};

Searched searched(const Position& p, Seat seat, std::uint64_t seed, std::int64_t count = 4000) {
    PlayerSpec spec = spec_of(Level::marshal);
    Dice dice(seed);
    const Veiled<Rules> veiled(p, seat);
    const auto policy = std::make_unique<Policy<Doctrine>>();
    policy->judge(veiled.sample(dice), seat, kAllReasons);
    const auto tree = std::make_unique<TreeSearch<Doctrine>>();
    const Found found = tree->search({veiled, spec, {0, count}, best_of(*policy, 16, true), *policy, dice, {}});
    EXPECT_TRUE(found.mixes);
    EXPECT_EQ(found.simulations, count);
    const Found::Line &first = found.lines[0], &second = found.lines[1];
    EXPECT_EQ(first.action.a, heads);
    const auto visits = static_cast<double>(first.visits + second.visits);
    return {static_cast<float>((first.sum + second.sum) / visits), static_cast<double>(first.visits) / visits, found.drawn(dice)};
}

// The position after the seat has laid its coins.
Position laid(Position p, Seat by, int coins, pennies::Side side) {
    Dice dice(1);
    Effects effects{dice};
    for (int i = 0; i < coins; ++i) Rules::apply(p, by, {0, side, 0, 0}, effects);
    return p;
}

TEST(DecidingTogether, matching_pennies_is_fair) {
    const Position p = Rules::begun(1, false);
    for (const Seat seat : {kRed, kBlue}) {
        const Searched found = searched(p, seat, 1);
        EXPECT_NEAR(found.chance, 0.5, 0.05);
        EXPECT_NEAR(found.heads, 0.5, 0.1);
    }
}

// Red must lay heads in one of three games, and so must blue; red then wins one of three.
TEST(DecidingTogether, an_uneven_game_has_the_optimal_mixture) {
    const Position p = Rules::begun(1, true);
    const Searched red = searched(p, kRed, 1, 20'000), blue = searched(p, kBlue, 1, 20'000);
    EXPECT_NEAR(red.chance, 1.0 / 3, 0.05);
    EXPECT_NEAR(blue.chance, 2.0 / 3, 0.05);
    EXPECT_NEAR(red.heads, 1.0 / 3, 0.1);
    EXPECT_NEAR(blue.heads, 1.0 / 3, 0.1);
}

// Whether and how the other has decided makes no difference.
TEST(DecidingTogether, deciding_later_gives_no_knowledge) {
    const Position open = Rules::begun(1, true);
    for (std::uint64_t seed = 1; seed < 6; ++seed) {
        const Searched before = searched(open, kRed, seed, 1000);
        for (const pennies::Side side : {heads, tails}) {
            const Searched after = searched(laid(open, kBlue, 1, side), kRed, seed, 1000);
            EXPECT_NEAR(after.chance, before.chance, 0.05);
            EXPECT_NEAR(after.heads, before.heads, 0.15);
        }
        const Searched one = searched(laid(open, kBlue, 1, heads), kRed, seed, 1000),
                       two = searched(laid(open, kBlue, 1, tails), kRed, seed, 1000);
        EXPECT_EQ(one.chance, two.chance);
        EXPECT_EQ(one.first, two.first);
    }
}

// Two coins each: red guesses both in one of four games. If the second coin were laid with knowledge of the other's first, red would
// win more often or less often.
TEST(DecidingTogether, a_choice_of_several_actions_is_one_choice) {
    const Position p = Rules::begun(2, false);
    EXPECT_NEAR(searched(p, kRed, 1, 20'000).chance, 0.25, 0.04);
    EXPECT_NEAR(searched(p, kBlue, 1, 20'000).chance, 0.75, 0.04);
    const Position half = laid(p, kRed, 1, heads);   // red's second coin: blue may have laid anything
    EXPECT_NEAR(searched(half, kRed, 1, 20'000).chance, 0.25, 0.1);
}

TEST(DecidingTogether, the_choice_cannot_be_foreseen) {
    int heads_chosen = 0;
    const Position p = Rules::begun(1, false);
    for (std::uint64_t seed = 1; seed <= 200; ++seed) heads_chosen += searched(p, kRed, seed, 200).first == 0;
    EXPECT_NEAR(heads_chosen, 100, 35);
}

// A search that cheats sees the choice: the arena measures with it how much the knowledge would be worth.
TEST(DecidingTogether, only_a_cheat_knows_the_others_choice) {
    const Position p = laid(Rules::begun(1, false), kBlue, 1, tails);
    Dice dice(1);
    EXPECT_EQ(Rules::to_act(Veiled<Rules>(p, kRed).sample_undecided(dice)).size(), 2);
    EXPECT_EQ(Rules::to_act(Veiled<Rules>(p, kRed).sample(dice)).size(), 1);
    EXPECT_TRUE(Rules::same(Veiled<Rules>::seen_through(p, kRed).sample_undecided(dice), p));
}

// Redeals distribute the others' choices evenly, and discard choices that are only half made.
TEST(DecidingTogether, choices_are_redealt) {
    const Position p = laid(Rules::begun(2, false), kBlue, 2, tails);
    std::array<int, 4> seen{};
    Dice dice(7);
    for (int i = 0; i < 4000; ++i) {
        Position world = p;
        Rules::redeal(world, kRed, dice);
        ASSERT_EQ(Rules::to_act(world), SeatSet(kRed));
        ++seen[std::get<pennies::Lay>(world.agenda.back()).sides[1]];
        Position own = p;
        Rules::redeal(own, kBlue, dice);
        ASSERT_TRUE(Rules::same(own, p)) << "a seat knows its own choice";
    }
    for (const int count : seen) EXPECT_NEAR(count, 1000, 120);
    Position half = laid(Rules::begun(2, false), kBlue, 1, tails);
    Rules::redeal(half, kRed, dice);
    EXPECT_TRUE(Rules::same(half, Rules::begun(2, false)));
}

TEST(DecidingTogether, what_is_chosen_last_cannot_be_taken_back) {
    Position p = Rules::begun(1, false);
    Dice dice(1);
    Effects first{dice}, last{dice};
    Rules::apply(p, kBlue, {0, heads, 0, 0}, first);
    EXPECT_FALSE(first.revealed());
    EXPECT_TRUE(Rules::why_not(p, kBlue, {0, heads, 0, 0})) << "it has decided";
    Rules::apply(p, kRed, {0, heads, 0, 0}, last);
    EXPECT_TRUE(last.revealed());
    EXPECT_EQ(Rules::outcome(p)->winners, SeatSet(kRed));
}

}  // namespace
}  // namespace papelotte::ai
