// The battery on orders: an order is its actions one after the other, and one step for undo, journals and stories.
#pragma once

#include <array>

#include "engine/faults.h"
#include "tests/battery/tables.h"
#include "tests/battery/views.h"

namespace papelotte::battery {

// Random actions of one seat, as many as have no news for it and leave it to act; then one more, which may.
template <class Records>
std::vector<std::string> random_order(const TableOf<Records>& table, Seat seat, std::size_t most, Dice& dice) {
    std::vector<std::string> actions;
    const auto copy = table.back_at(static_cast<int>(table.journal().entries.size()));
    while (actions.size() < most && (*copy)->to_act().has(seat)) {
        actions.push_back((*copy)->random_choice(seat, dice));
        const auto played = (*copy)->play(seat, actions.back());
        if (!played || played->news) break;
    }
    return actions;
}

// After a replay nothing differs, and the story has one step per order.
template <class Records>
void expect_orders_in_journal(const TableOf<Records>& table, std::size_t steps) {
    const std::string text = write_journal(table.journal());
    const auto journal = read_journal(text);
    ASSERT_TRUE(journal) << journal.error();
    EXPECT_TRUE(verify_journal<TableOf<Records>>(*journal).sound);
    const auto again = TableOf<Records>::replay(*journal, -1);
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ(write_journal((*again)->journal()), text);
    for (const Seat viewer : all_views<typename Records::Rules>()) {
        const auto story = story_of<Records>(*journal, viewer);
        ASSERT_TRUE(story) << story.error();
        EXPECT_EQ(story->at("steps").as_array().size(), steps);
        boost::json::object view = story->at("view").as_object();
        for (const boost::json::value& step : story->at("steps").as_array()) apply_merge_patch(view, step.at("patch").as_object());
        EXPECT_EQ(view, table.view(viewer));
    }
}

// The same game, played in orders by one table and in single actions by another.
template <class Records>
void orders_are_their_actions() {
    using Rules = typename Records::Rules;
    for (std::uint64_t seed = 45'000; seed < 45'000 + (Size<Records>::table_games + 1) / 2 && !testing::Test::HasFailure(); ++seed) {
        auto orders = TableOf<Records>::set_up(setup_for<Records>(seed), seed_from_number(seed));
        auto single = TableOf<Records>::set_up(setup_for<Records>(seed), seed_from_number(seed));
        ASSERT_TRUE(orders && single);
        Dice choices(seed);
        std::size_t steps = 0;
        while (!(*orders)->outcome() && !testing::Test::HasFailure()) {
            const Seat seat = random_seat((*orders)->to_act(), choices);
            const std::vector<std::string> actions = random_order(**orders, seat, 1 + choices.below(6), choices);
            std::vector<boost::json::object> before;
            for (const Seat viewer : all_views<Rules>()) before.push_back((*orders)->view(viewer));
            const std::uint64_t hash = (*orders)->hash();
            const int settled = (*orders)->settled();
            const auto played = (*orders)->play_order(seat, actions);
            ASSERT_TRUE(played && !played->stopped && played->actions.size() == actions.size());
            for (const std::string& action : actions) ASSERT_TRUE((*single)->play(seat, action)) << action;
            ASSERT_EQ((*orders)->hash(), (*single)->hash());
            for (std::size_t i = 0; i < before.size(); ++i) {
                const Seat viewer = all_views<Rules>()[i];
                EXPECT_EQ(boost::json::parse((*orders)->view_change(viewer)), merge_patch(before[i], (*orders)->view(viewer)))
                    << actions.front() << " … " << actions.back();
            }
            EXPECT_EQ((*orders)->can_undo(seat), (*orders)->settled() == settled && !(*orders)->outcome()) << actions.back();
            if ((*orders)->can_undo(seat) && choices.below(4) == 0) {
                ASSERT_FALSE((*orders)->undo(seat));
                EXPECT_EQ((*orders)->hash(), hash);
                ASSERT_TRUE((*orders)->play_order(seat, actions));
            }
            ++steps;
        }
        expect_orders_in_journal<Records>(**orders, steps);
    }
}

// An action that has news for its player (dice, something revealed) ends an order: the rest is not played, and the stop says so.
template <class Records>
void orders_stop_where_something_is_learnt() {
    std::size_t stops = 0;
    for (std::uint64_t seed = 46'000; seed < 46'000 + (Size<Records>::table_games + 1) / 2 && !testing::Test::HasFailure(); ++seed) {
        Dice spare(seed);
        table_game<Records>(seed, [&](const TableOf<Records>& table, Seat seat, const std::string& notation) {
            if (spare.below(Size<Records>::stride) != 0) return;
            const int now = static_cast<int>(table.journal().entries.size());
            const auto alone = table.back_at(now), ordered = table.back_at(now);
            const auto played = (*alone)->play(seat, notation);
            ASSERT_TRUE(played) << notation;
            if (!played->news) return;
            ++stops;
            const auto order = (*ordered)->play_order(seat, std::array{notation, notation});
            ASSERT_TRUE(order && order->stopped) << notation;
            EXPECT_EQ(order->actions.size(), 1u) << notation;
            EXPECT_EQ(order->stopped->kind, Problem::Kind::revealed) << notation;
            EXPECT_EQ(order->stopped->message.id, kFaults.revealed);
            EXPECT_EQ((*ordered)->hash(), (*alone)->hash());
        });
    }
    EXPECT_GT(stops, 0u);
}

}  // namespace papelotte::battery
