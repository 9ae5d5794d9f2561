// The battery on legality: games end, legal() and why_not() agree, random_action() is one of legal().
#pragma once

#include <set>
#include <tuple>

#include "tests/allocation_counter.h"
#include "tests/battery/walk.h"

namespace papelotte::battery {

inline auto sort_key(const Action& action) { return std::tuple(action.verb, action.a, action.b, action.c); }

template <class Records>
void random_games_end() {
    for (std::uint64_t seed = 0; seed < 4 * Size<Records>::games && !testing::Test::HasFailure(); ++seed) {
        const Playout playout = random_game<Records>(setup_for<Records>(seed), seed, true, false);
        EXPECT_TRUE(playout.outcome && playout.broken.empty())
            << "seed " << seed << ": " << playout.broken << "; the game so far is in " << save_failure(playout.journal, seed);
    }
}

template <class Records>
void games_chosen_from_the_list_end() {
    using Rules = typename Records::Rules;
    walk_games<Records>(
        Size<Records>::games, 1'000, [](Walk<Records>& walk) { EXPECT_EQ(broken_position<Rules>(walk.position), ""); }, Chooser::from_legal);
}

// Never empty for who is to act, always for others; no action twice; why_not() passes every one.
template <class Records>
void lists_are_sound() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 2'000, [](Walk<Records>& walk) {
        for (const Seat seat : all_seats<Rules>()) {
            const ActionList list = legal_list<Rules>(walk.position, seat);
            EXPECT_EQ(list.empty(), !Rules::to_act(walk.position).has(seat)) << seat_name(Rules::facts(), seat);
            std::set<decltype(sort_key(Action{}))> seen;
            for (const Action& action : list) {
                EXPECT_TRUE(seen.insert(sort_key(action)).second) << "twice in the list: " << Records::notate(action);
                const Refusal no = Rules::why_not(walk.position, seat, action);
                EXPECT_FALSE(no) << Records::notate(action) << " is in the list, but refused by " << no.id();
            }
        }
    });
}

// For any eight bytes: refused exactly when not in the list, and never without a rule. Where the list only represents what may be chosen, some
// of what is not in it is legal, too: else the game could say that it is complete.
template <class Records>
void why_not_agrees_with_the_list() {
    using Rules = typename Records::Rules;
    const ActionPool<Records> pool;
    std::size_t asked = 0, unlisted = 0;
    walk_games<Records>(Size<Records>::games, 3'000, [&](Walk<Records>& walk) {
        if (!walk.sampled() && !Rules::outcome(walk.position)) return;
        for (const Seat seat : all_seats<Rules>()) {
            const ActionList list = legal_list<Rules>(walk.position, seat);
            for (int i = 0; i < 50; ++i) {
                const Action action = walk.spare.below(3) == 0 ? pool.any(walk.spare) : pool.mutant(walk.spare);
                const Refusal no = Rules::why_not(walk.position, seat, action);
                const bool listed = contains(list, action);
                ++asked;
                unlisted += !no && !listed;
                if (no ? listed : Size<Records>::legal_is_complete && !listed)
                    ADD_FAILURE() << seat_name(Rules::facts(), seat) << " '" << Records::notate(action) << "' {" << action.verb << ", "
                                  << action.a << ", " << action.b << ", " << action.c << "}: listed " << listed << ", refused by '" << no.id()
                                  << "'";
                if (no && (no.id().empty() || !Records::texts().find(no.message(), kEnglish)))
                    ADD_FAILURE() << Records::notate(action) << " is refused without a rule, or without words: " << no.message();
            }
        }
    });
    EXPECT_GE(asked, 5'000u);
    EXPECT_EQ(unlisted > 0, !Size<Records>::legal_is_complete);
}

// Legal; one of the list where that is complete; and over many draws all of a small list.
template <class Records>
void random_action_is_one_of_the_list() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 4'000, [](Walk<Records>& walk) {
        if (Rules::outcome(walk.position)) return;
        const ActionList list = legal_list<Rules>(walk.position, walk.seat);
        const bool thorough = list.size() <= 8 && walk.spare.below(16) == 0;
        std::set<decltype(sort_key(Action{}))> seen;
        for (int draws = thorough ? 4'000 : 2; draws > 0 && (!thorough || seen.size() < list.size()); --draws) {
            const Action action = Rules::random_action(walk.position, walk.seat, walk.spare);
            const bool listed = contains(list, action);
            if (listed) seen.insert(sort_key(action));
            else if (Size<Records>::legal_is_complete || Rules::why_not(walk.position, walk.seat, action))
                ADD_FAILURE() << Records::notate(action) << " is drawn, but not "
                              << (Size<Records>::legal_is_complete ? "in the list" : "legal");
        }
        EXPECT_TRUE(!thorough || seen.size() >= list.size()) << "some of the list are never drawn";
    });
}

template <class Records>
void nothing_is_allocated() {
    using Rules = typename Records::Rules;
    walk_games<Records>(Size<Records>::games, 5'000, [](Walk<Records>& walk) {
        if (Rules::outcome(walk.position)) return;
        ActionList list;
        typename Rules::Position copy = walk.position;
        Dice dice(walk.spare.below(1u << 30));
        Effects effects{dice};
        const AllocationCounter counter;
        Rules::legal(copy, walk.seat, list);
        const std::size_t in_legal = counter.count();
        const Action action = Rules::random_action(copy, walk.seat, dice);
        const Refusal no = Rules::why_not(copy, walk.seat, action);
        const std::size_t in_choosing = counter.count() - in_legal;
        Rules::redeal(copy, walk.seat, dice);
        const std::size_t in_redeal = counter.count() - in_legal - in_choosing;
        Rules::apply(copy, walk.seat, action, effects);
        const std::size_t in_apply = counter.count() - in_legal - in_choosing - in_redeal;
        EXPECT_FALSE(no);
        EXPECT_EQ(in_legal + in_choosing + in_redeal + in_apply, 0u)
            << "legal " << in_legal << ", random_action and why_not " << in_choosing << ", redeal " << in_redeal << ", apply " << in_apply;
    });
}

}  // namespace papelotte::battery
