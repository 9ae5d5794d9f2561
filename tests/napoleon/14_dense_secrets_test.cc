// Chapter 14 on crowded positions: random games from the set-up have few battles, these have many.
#include "tests/battery.h"
#include "tests/napoleon/battery_size.h"
#include "tests/napoleon/dense_position.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

constexpr std::uint64_t kDensePositions = 250;

std::vector<Seat> viewers() { return {kFrenchSeat, kAlliedSeat, kPrussianSeat, kObserver}; }

}  // namespace

RULE(NP_16_8, a_redeal_keeps_what_a_seat_sees_in_the_midst_of_battles) {
    const battery::ActionPool<Records> pool;
    battery::walk_dense<Records>(kDensePositions, 61'000, [&](battery::DenseWalk<Records>& walk) {
        if (walk.spare.below(8) != 0) return;
        for (const Seat seat : viewers()) {
            Position twin = walk.position;
            Rules::redeal(twin, seat, walk.spare);
            EXPECT_EQ(broken_position<Rules>(twin), "") << "after a redeal for " << word(seat);
            EXPECT_EQ(battery::shown_to<Records>(twin, seat), battery::shown_to<Records>(walk.position, seat)) << word(seat);
            for (int i = 0; i < 30 && seat != kObserver; ++i) {
                const Action action = pool.mutant(walk.spare);
                EXPECT_EQ(Rules::why_not(twin, seat, action).id(), Rules::why_not(walk.position, seat, action).id()) << Records::notate(action);
            }
        }
    });
}

RULE(NP_16_8, play_goes_on_from_a_redeal_in_the_midst_of_battles) {
    battery::walk_dense<Records>(kDensePositions, 62'000, [&](battery::DenseWalk<Records>& walk) {
        if (walk.spare.below(20) != 0) return;
        Position world = walk.position;
        Effects effects{walk.spare};
        Rules::redeal(world, viewers()[walk.spare.below(4)], walk.spare);
        for (int decisions = 0; decisions < 150 && !Rules::outcome(world); ++decisions) {
            const Seat seat = random_seat(Rules::to_act(world), walk.spare);
            ASSERT_NE(seat, kNobody);
            const Action action = Rules::random_action(world, seat, walk.spare);
            ASSERT_EQ(apply_checking<Rules>(world, seat, action, effects), "");
        }
    });
}

RULE(NP_16_8, lists_agree_with_refusals_in_the_midst_of_battles) {
    const battery::ActionPool<Records> pool;
    battery::walk_dense<Records>(kDensePositions, 63'000, [&](battery::DenseWalk<Records>& walk) {
        if (walk.seat == kNobody || walk.spare.below(4) != 0) return;
        const auto list = battery::legal_list<Rules>(walk.position, walk.seat);
        ASSERT_FALSE(list.empty());
        for (const Action& action : list) EXPECT_EQ(Rules::why_not(walk.position, walk.seat, action).id(), "") << Records::notate(action);
        for (int i = 0; i < 60; ++i) {
            const Action action = pool.mutant(walk.spare);
            const bool listed = std::ranges::find(list, action) != list.end();
            EXPECT_EQ(listed, !Rules::why_not(walk.position, walk.seat, action)) << Records::notate(action);
        }
    });
}

RULE(NP_16_8, an_act_can_be_taken_back_in_all_worlds_that_look_alike_or_in_none) {
    battery::walk_dense<Records>(kDensePositions, 64'000, [&](battery::DenseWalk<Records>& walk) {
        if (walk.seat == kNobody || walk.spare.below(8) != 0) return;
        Position twin = walk.position, truth = walk.position;
        Rules::redeal(twin, walk.seat, walk.spare);
        const Action action = Rules::random_action(walk.position, walk.seat, walk.spare);
        const std::uint64_t seed = walk.spare.below(1u << 30);
        const auto apply = [&](Position& p) {
            Dice dice(seed);
            Effects effects{dice};
            Rules::apply(p, walk.seat, action, effects);
            return effects.revealed();
        };
        EXPECT_EQ(apply(truth), apply(twin)) << Records::notate(action);
    });
}

}  // namespace papelotte::napoleon
