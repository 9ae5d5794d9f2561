// The battery on secrets: what a seat cannot know makes no difference to anything that it is shown.
#pragma once

#include <boost/json.hpp>

#include "engine/standing.h"
#include "engine/table_of.h"
#include "engine/warning.h"
#include "tests/battery/walk.h"

namespace papelotte::battery {

// Everything that a table shows to a seat.
template <class Records>
std::string shown_to(const typename Records::Rules::Position& position, Seat seat) {
    using Rules = typename Records::Rules;
    std::string shown = boost::json::serialize(Records::view(position, seat)) + Records::describe(position, seat, Speech{});
    for (const Seat one : all_seats<Rules>()) shown += Rules::to_act(position).has(one) ? '+' : '-';
    if (!is_player(Rules::facts(), seat) || !Rules::to_act(position).has(seat)) return shown;
    shown += Records::prompt(position, seat).question;
    if constexpr (requires { Records::prompt_values(position); })
        for (const std::int16_t value : Records::prompt_values(position)) shown += " " + std::to_string(value);
    for (const Action& action : legal_list<Rules>(position, seat)) {
        shown += "\n" + Records::notate(action);
        if (const auto why = warning_of<Records>(position, action)) shown += " " + Records::texts().say(why->message);
    }
    return shown;
}

// A redeal leaves a valid position and the same view, list and refusals.
template <class Records>
void redeals_keep_what_is_seen() {
    using Rules = typename Records::Rules;
    const ActionPool<Records> pool;
    walk_games<Records>(Size<Records>::games, 20'000, [&](Walk<Records>& walk) {
        if (!walk.sampled()) return;
        std::vector<Seat> seats = all_seats<Rules>();
        seats.push_back(kObserver);
        for (const Seat seat : seats) {
            typename Rules::Position twin = walk.position;
            Rules::redeal(twin, seat, walk.spare);
            EXPECT_EQ(broken_position<Rules>(twin), "") << "after a redeal for " << seat_name(Rules::facts(), seat);
            EXPECT_EQ(shown_to<Records>(twin, seat), shown_to<Records>(walk.position, seat))
                << "after a redeal for " << seat_name(Rules::facts(), seat);
            for (int i = 0; i < 50 && is_player(Rules::facts(), seat); ++i) {
                const Action action = pool.mutant(walk.spare);
                EXPECT_EQ(Rules::why_not(twin, seat, action).id(), Rules::why_not(walk.position, seat, action).id()) << Records::notate(action);
            }
        }
    });
}

// A standing answer is a legal answer to the question of its step, and follows from what the seat knows.
template <class Records>
void standing_answers_follow_from_what_is_known() {
    using Rules = typename Records::Rules;
    if constexpr (HasStanding<Rules>) {
        const std::span<const StandingAnswer> all = Rules::Standing::answers();
        for (const StandingAnswer& answer : all) {
            const std::span<const std::string_view> steps = Rules::step_names();
            EXPECT_NE(std::ranges::find(steps, answer.step), steps.end()) << answer.id;
        }
        std::vector<int> given(all.size());
        walk_games<Records>(Size<Records>::games, 23'000, [&](Walk<Records>& walk) {
            if (Rules::outcome(walk.position)) return;
            for (std::size_t i = 0; i < all.size(); ++i) {
                if (all[i].step != Rules::step_name(walk.position)) continue;
                const std::optional<Action> action = Rules::Standing::answer(walk.position, walk.seat, i);
                if (!action) continue;
                ++given[i];
                EXPECT_FALSE(Rules::why_not(walk.position, walk.seat, *action)) << all[i].id << ": " << Records::notate(*action);
                typename Rules::Position twin = walk.position;
                Rules::redeal(twin, walk.seat, walk.spare);
                EXPECT_EQ(Rules::Standing::answer(twin, walk.seat, i), action) << all[i].id;
            }
        });
        for (std::size_t i = 0; i < all.size(); ++i) EXPECT_GT(given[i], 0) << all[i].id << " was never asked for";
    }
}

template <class Records>
void play_goes_on_from_a_redeal() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 21'000, [](Walk<Records>& walk) {
        if (walk.spare.below(20 * Size<Records>::stride) != 0) return;
        typename Rules::Position world = walk.position;
        Effects effects{walk.spare};
        Rules::redeal(world, walk.seat == kNobody ? kObserver : walk.seat, walk.spare);
        for (std::uint64_t decisions = 0; !Rules::outcome(world); ++decisions) {
            const Seat seat = random_seat(Rules::to_act(world), walk.spare);
            ASSERT_NE(seat, kNobody);
            ASSERT_LT(decisions, kMostDecisions);
            const Action action = Rules::random_action(world, seat, walk.spare);
            ASSERT_EQ(apply_checking<Rules>(world, seat, action, effects), "");
        }
    });
}

// An action in two positions that a seat cannot tell apart can be undone in both or in neither.
template <class Records>
void taking_back_tells_nothing() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 22'000, [](Walk<Records>& walk) {
        if (!walk.sampled() || Rules::outcome(walk.position)) return;
        typename Rules::Position twin = walk.position;
        Rules::redeal(twin, walk.seat, walk.spare);
        const Seed seed = seed_from_number(walk.spare.below(1u << 30));
        const auto one = TableOf<Records>::from_position(walk.position, seed), two = TableOf<Records>::from_position(twin, seed);
        ASSERT_TRUE(one && two);
        const std::string notation = (*one)->random_choice(walk.seat, walk.spare);
        ASSERT_TRUE((*one)->play(walk.seat, notation)) << notation;
        ASSERT_TRUE((*two)->play(walk.seat, notation)) << notation;
        EXPECT_EQ((*one)->can_undo(walk.seat), (*two)->can_undo(walk.seat)) << notation;
    });
}

}  // namespace papelotte::battery
