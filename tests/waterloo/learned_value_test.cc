// The network's values of positions, and its training.
#include "games/waterloo/doctrine/learned_value.h"

#include <cmath>

#include "ai/rollout.h"
#include "games/waterloo/doctrine/learning.h"
#include "games/waterloo/rules/pieces.h"
#include "tests/allocation_counter.h"
#include "tests/waterloo/scene.h"
#include "tools/learn_value/teacher.h"

namespace papelotte::waterloo {

// WL-4.2: the number on the tile is hidden from the active player.
TEST(WaterlooLearnedValue, does_not_look_at_the_tile) {
    Position p = Scene::set_up().position();
    p.tile = 2;
    const float chance = learned_chance(p);
    p.tile = 4;
    EXPECT_EQ(learned_chance(p), chance);
}

TEST(WaterlooLearnedValue, where_units_stand_matters_and_not_only_how_many_there_are) {
    const Position here = Scene("monplaisir: fr_inf_7; mitchells_field: br_inf_4").position();
    const Position there = Scene("jacquinots_field: fr_inf_7; mitchells_field: br_inf_4").position();
    EXPECT_EQ(french_chance(here), french_chance(there));
    EXPECT_NE(learned_chance(here), learned_chance(there));
}

TEST(WaterlooLearnedValue, allocates_nothing) {
    const Position p = Scene::set_up().position();
    (void)learned_chance(p);   // loads the weights once
    const AllocationCounter counter;
    (void)learned_chance(p);
    EXPECT_EQ(counter.count(), 0);
}

// The marshal's network must predict games that it was not trained on better than evaluate() does.
TEST(WaterlooLearnedValue, foretells_games_better_than_the_glance) {
    const auto policy = std::make_unique<ai::Policy<Doctrine>>();
    double glance = 0, learned = 0;
    for (std::uint64_t seed = 700'000; seed < 700'150; ++seed) {
        Dice dice(seed);
        Effects effects{dice};
        Position p = Rules::set_up({}, effects);
        std::vector<std::array<double, 2>> seen;
        for (int round = -1; !Rules::outcome(p);) {
            const Seat seat = Rules::to_act(p).front();
            Rules::apply(p, seat, policy->choose(p, seat, {ai::kAllReasons, 0.25f, 0}, dice), effects);
            if (p.round == round || Rules::outcome(p)) continue;
            round = p.round;
            seen.push_back({static_cast<double>(french_chance(p)), static_cast<double>(learned_chance(p))});
        }
        const bool won = Rules::outcome(p)->winners.has(kFrench);
        for (const auto& [by_glance, by_learning] : seen) {
            glance -= std::log(won ? by_glance : 1 - by_glance);
            learned -= std::log(won ? by_learning : 1 - by_learning);
        }
    }
    EXPECT_LT(learned, glance);
}

namespace {

bool same(const tools::Sample& a, const tools::Sample& b) {
    return std::tuple(a.first_input, a.inputs, a.won, a.last) == std::tuple(b.first_input, b.inputs, b.won, b.last);
}

}  // namespace

TEST(LearnValue, games_played_in_two_stretches_are_the_games_played_in_one) {
    const tools::TrainingSet<Network> whole = tools::play_games<Learning>(900, 0, 12);
    tools::TrainingSet<Network> parts = tools::play_games<Learning>(900, 0, 5);
    parts.append(tools::play_games<Learning>(900, 5, 7));
    ASSERT_FALSE(whole.samples.empty());
    EXPECT_TRUE(std::ranges::equal(whole.samples, parts.samples, same));
    EXPECT_EQ(whole.features, parts.features);
    EXPECT_EQ(whole.inputs.size(), parts.inputs.size());
    EXPECT_TRUE(whole.samples.back().last);
}

TEST(LearnValue, a_network_that_was_taught_knows_more_than_how_often_the_french_win) {
    const tools::TrainingSet<Network> training = tools::play_games<Learning>(1'000, 0, 300), others = tools::play_games<Learning>(2'000, 0, 60);
    double wins = 0;
    for (const tools::Sample& sample : others.samples) wins += sample.won;
    const double rate = wins / static_cast<double>(others.samples.size());
    int lessons = 0;
    const auto network = tools::teach<Network>(training, [&](const Network&) { ++lessons; });
    EXPECT_LT(tools::loss(*network, others), -rate * std::log(rate) - (1 - rate) * std::log(1 - rate));
    EXPECT_EQ(lessons, 6);
}

}  // namespace papelotte::waterloo
