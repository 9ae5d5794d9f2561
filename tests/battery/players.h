// The battery on a game's computer players: legal, without hidden knowledge, reproducible, without allocation in the loop. A game gets it with
//   using WaterlooSide = battery::Side<waterloo::Records, waterloo::Doctrine>;
//   INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo, Players, WaterlooSide);
#pragma once

#include "ai/make_players.h"
#include "tests/allocation_counter.h"
#include "tests/battery/secrets.h"
#include "tests/battery/walk.h"

namespace papelotte {

namespace battery {

template <class TheRecords, class TheDoctrine>
struct Side {
    using Records = TheRecords;
    using Doctrine = TheDoctrine;
    using Mind = ai::LevelMind<Records, Doctrine>;
};

// A player with a small budget by count, so that its decisions can be repeated.
inline ai::PlayerSpec small(ai::Level level, std::int64_t count = 12) {
    ai::PlayerSpec spec = ai::spec_of(level);
    spec.budget.count = count;
    return spec;
}
inline constexpr ai::Level kAllLevels[] = {ai::Level::random, ai::Level::recruit, ai::Level::regular, ai::Level::veteran, ai::Level::marshal};

// Whole games of a level against itself; every action is checked.
template <class Its>
void levels_play_legally(std::uint64_t games_a_level) {
    using Records = typename Its::Records;
    using Rules = typename Records::Rules;
    for (const ai::Level level : kAllLevels) {
        for (std::uint64_t seed = 50'000; seed < 50'000 + games_a_level && !testing::Test::HasFailure(); ++seed) {
            Dice dice(seed);
            Effects effects{dice};
            typename Rules::Position position = Rules::set_up(setup_for<Records>(seed), effects);
            std::vector<std::unique_ptr<typename Its::Mind>> minds;
            for (const Seat seat : all_seats<Rules>()) minds.push_back(std::make_unique<typename Its::Mind>(seat, small(level, 8), seed));
            for (std::uint64_t n = 0; !Rules::outcome(position); ++n) {
                ASSERT_LT(n, kMostDecisions);
                const Seat seat = Rules::to_act(position).front();
                const ai::Thought thought = minds[static_cast<std::size_t>(seat)]->think(Veiled<Rules>(position, seat));
                const auto action = Records::parse(thought.notation);
                ASSERT_TRUE(action && !Rules::why_not(position, seat, *action))
                    << ai::kLevels[static_cast<std::size_t>(level)] << ", seed " << seed << ", decision " << n << ": " << thought.notation;
                Rules::apply(position, seat, *action, effects);
            }
        }
    }
}

// The same seed gives the same decision, independent of what the seat cannot know.
template <class Its>
void secrets_never_change_a_thought(std::uint64_t games) {
    using Records = typename Its::Records;
    using Rules = typename Records::Rules;
    walk_games<Records>(games, 51'000, [](Walk<Records>& walk) {
        if (walk.seat == kNobody || Rules::outcome(walk.position) || walk.spare.below(40) != 0) return;
        typename Rules::Position redealt = walk.position;
        Rules::redeal(redealt, walk.seat, walk.spare);
        const std::uint64_t seed = walk.spare.below(1u << 30);
        for (const ai::Level level : kAllLevels) {
            const auto thought = [&](const typename Rules::Position& truth) {
                return typename Its::Mind(walk.seat, small(level), seed).think(Veiled<Rules>(truth, walk.seat));
            };
            const ai::Thought one = thought(walk.position), again = thought(walk.position), other = thought(redealt);
            EXPECT_EQ(one.notation, again.notation);
            EXPECT_EQ(one.notation, other.notation) << "it looked at what it may not know";
            EXPECT_EQ(one.account.chance, again.account.chance);
            EXPECT_EQ(one.account.chance, other.account.chance);
        }
    });
}

// A longer search allocates no more than a short one: the loop itself allocates nothing.
template <class Its>
void searching_allocates_nothing() {
    using Records = typename Its::Records;
    using Rules = typename Records::Rules;
    int looked = 0;
    walk_games<Records>(2, 52'000, [&](Walk<Records>& walk) {
        if (walk.seat == kNobody || Rules::outcome(walk.position) || Its::Doctrine::share(walk.position) <= 0 || walk.spare.below(10) != 0)
            return;
        ++looked;
        for (const ai::Level level : {ai::Level::veteran, ai::Level::marshal}) {
            const auto allocations = [&](std::int64_t count) {
                typename Its::Mind mind(walk.seat, small(level, count), 7);
                const AllocationCounter counter;
                (void)mind.think(Veiled<Rules>(walk.position, walk.seat));
                return counter.count();
            };
            EXPECT_NEAR(static_cast<double>(allocations(400)), static_cast<double>(allocations(20)), 100) << "the account may differ, no more";
        }
    });
    EXPECT_GT(looked, 0);
}

// Doctrine's judgement of a list: points and reasons that exist, none from a reason that is switched off, chances that sum up to one.
template <class Its>
void doctrine_is_sound(std::uint64_t games) {
    using Records = typename Its::Records;
    using Rules = typename Records::Rules;
    using D = typename Its::Doctrine;
    ASSERT_LE(D::reasons().size(), 64u);
    ASSERT_LE(D::counts().size(), static_cast<std::size_t>(ai::kMostCounts));
    for (const std::string_view name : D::reasons()) EXPECT_TRUE(Records::texts().find("reason." + std::string(name), kEnglish)) << name;
    for (const std::string_view name : D::counts()) EXPECT_TRUE(Records::texts().find("count." + std::string(name), kEnglish)) << name;
    auto policy = std::make_unique<ai::Policy<D>>();
    walk_games<Records>(games, 53'000, [&](Walk<Records>& walk) {
        float sum = 0;
        for (const SeatSet side : sides_in_play(Rules::facts(), seats_in_play_of<Rules>(walk.setup)))
            sum += ai::worth<D>(walk.position, side.front());
        EXPECT_NEAR(sum, 1, 1e-4);
        EXPECT_TRUE(!Rules::outcome(walk.position) || D::reached(walk.position, walk.position, ai::Depth::reply));
        if (walk.seat == kNobody || Rules::outcome(walk.position)) return;
        EXPECT_GE(D::share(walk.position), 0);
        EXPECT_LE(D::share(walk.position), 0.5f);
        policy->judge(walk.position, walk.seat, ai::recruit_reasons<D>());
        for (std::size_t i = 0; i < policy->actions().size(); ++i) {
            EXPECT_TRUE(std::isfinite(policy->judgement(i).score));
            for (const ai::Judgement::Share& share : policy->judgement(i).why) {
                ASSERT_LT(share.reason, D::reasons().size());
                EXPECT_TRUE(ai::recruit_reasons<D>() >> share.reason & 1) << D::reasons()[share.reason] << " speaks though it is switched off";
            }
        }
    });
}

// The chances of an action's consequences sum up to one, and the same seed gives the same chances.
template <class Its>
void odds_add_up() {
    using Records = typename Its::Records;
    using Rules = typename Records::Rules;
    walk_games<Records>(1, 54'000, [&](Walk<Records>& walk) {
        if (walk.seat == kNobody || Rules::outcome(walk.position) || walk.spare.below(60) != 0) return;
        const Action action = Rules::random_action(walk.position, walk.seat, walk.spare);
        const auto made = [&] { return ai::OddsMaker<typename Its::Doctrine>(Veiled<Rules>(walk.position, walk.seat), action).make(5); };
        const ai::Odds odds = made(), again = made();
        EXPECT_GT(odds.cases, 0);
        ASSERT_EQ(odds.counts.size(), again.counts.size());
        for (std::size_t i = 0; i < odds.counts.size(); ++i) {
            double sum = 0;
            for (const auto& [value, chance] : odds.counts[i].chances) sum += chance;
            EXPECT_NEAR(sum, 1, 1e-9) << odds.counts[i].name;
            EXPECT_EQ(odds.counts[i].mean, again.counts[i].mean);
            EXPECT_EQ(odds.counts[i].half_width > 0, !odds.exact && odds.counts[i].chances.size() > 1);
        }
    });
}

}  // namespace battery

template <class Its>
class Players : public testing::Test {
   protected:
    static constexpr std::uint64_t kGames = battery::Size<typename Its::Records>::player_games;
};
TYPED_TEST_SUITE_P(Players);

// NOLINTBEGIN(readability-identifier-naming): a test is a class, named by a sentence
TYPED_TEST_P(Players, levels_play_legally) { battery::levels_play_legally<TypeParam>(TestFixture::kGames); }
TYPED_TEST_P(Players, secrets_never_change_a_thought) { battery::secrets_never_change_a_thought<TypeParam>(TestFixture::kGames); }
TYPED_TEST_P(Players, searching_allocates_nothing) { battery::searching_allocates_nothing<TypeParam>(); }
TYPED_TEST_P(Players, doctrine_is_sound) { battery::doctrine_is_sound<TypeParam>(TestFixture::kGames); }
TYPED_TEST_P(Players, odds_add_up) { battery::odds_add_up<TypeParam>(); }
// NOLINTEND(readability-identifier-naming)

REGISTER_TYPED_TEST_SUITE_P(Players, levels_play_legally, secrets_never_change_a_thought, searching_allocates_nothing, doctrine_is_sound,
                            odds_add_up);

}  // namespace papelotte
