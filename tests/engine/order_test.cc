// Orders of several actions on a table of Fords: one step of undo, how they end early, and how journals keep them.
#include <gtest/gtest.h>

#include "engine/make_game.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

namespace {

using fords::kBlue, fords::kRed;
using Actions = std::vector<std::string>;

const Game& ordered_game() {
    static const Game kGame = make_game<fords::Records>(nullptr);
    return kGame;
}

// Red has bid higher and marches first.
std::unique_ptr<Table> red_marches(std::vector<std::uint8_t> dice) {
    const std::vector<std::uint8_t> purses{4, 4};
    Dice setup = Dice::scripted(purses);
    Effects effects{setup};
    const fords::Position position = fords::Rules::set_up(*check_setup(fords::Rules::facts(), {}), effects);
    auto table = ordered_game().from_position(fords::Records::position_json(position), seed_from_number(1), std::move(dice));
    EXPECT_TRUE((*table)->play(kRed, "bid 2") && (*table)->play(kBlue, "bid 1"));
    return std::move(*table);
}

std::string replay_error(std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    const auto journal = read_journal(text);
    if (!journal) return journal.error().text();
    const auto table = ordered_game().replay(*journal, -1);
    return table ? "no error" : table.error().text();
}

}  // namespace

TEST(order, is_taken_back_as_a_whole) {
    const auto table = red_marches({});
    const std::uint64_t before = table->hash();
    const auto order = table->play_order(kRed, Actions{"march red_1 middle", "march red_1 north"});
    ASSERT_TRUE(order);
    EXPECT_EQ(order->actions.size(), 2u);
    EXPECT_FALSE(order->stopped);
    EXPECT_EQ(table->journal().entries.size(), 4u);
    EXPECT_FALSE(table->journal().entries[2].joined);
    EXPECT_TRUE(table->journal().entries[3].joined);
    EXPECT_TRUE(table->can_undo(kRed));
    EXPECT_FALSE(table->undo(kRed));
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->journal().entries.size(), 2u);
}

TEST(order, stops_where_an_action_is_refused_or_another_seat_acts) {
    const auto table = red_marches({});
    const auto refused = table->play_order(kRed, Actions{"march red_1 middle", "march red_1 middle", "done"});
    ASSERT_TRUE(refused && refused->stopped);
    EXPECT_EQ(refused->actions.size(), 1u);
    EXPECT_EQ(refused->stopped->kind, Problem::Kind::against_rule);
    EXPECT_EQ(refused->stopped->rule, "FD-3.3");
    const auto handed_over = table->play_order(kRed, Actions{"done", "done"});
    ASSERT_TRUE(handed_over && handed_over->stopped);
    EXPECT_EQ(handed_over->actions.size(), 1u);
    EXPECT_EQ(handed_over->stopped->kind, Problem::Kind::not_your_turn);
}

TEST(order, changes_nothing_if_the_first_action_is_refused_or_one_cannot_be_read) {
    const auto table = red_marches({});
    const std::uint64_t before = table->hash();
    const auto refused = table->play_order(kRed, Actions{"march red_1 south", "done"});
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().rule, "FD-3.3");
    const auto unread = table->play_order(kRed, Actions{"done", "dance"});
    ASSERT_FALSE(unread);
    EXPECT_EQ(unread.error().text, "There is no order ‘dance’.");
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->journal().entries.size(), 2u);
}

TEST(order, stops_after_dice) {
    const auto table = red_marches({6, 1});
    const auto order = table->play_order(kRed, Actions{"march red_1 west", "done"});
    ASSERT_TRUE(order && order->stopped);
    EXPECT_EQ(order->actions.size(), 1u);
    EXPECT_TRUE(order->actions[0].news);
    EXPECT_EQ(order->stopped->kind, Problem::Kind::revealed);
    EXPECT_FALSE(table->can_undo(kRed));
}

TEST(order, is_kept_by_the_journal) {
    const auto table = std::move(*ordered_game().set_up({}, seed_from_number(1)));
    ASSERT_TRUE(table->play(kRed, "bid 0") && table->play(kBlue, "bid 0"));
    const Seat first = table->to_act().front();
    const std::string name(table->facts().seats[static_cast<std::size_t>(first)]);
    const auto order = table->play_order(first, Actions{"march " + name + "_1 middle", "done"});
    ASSERT_TRUE(order && order->actions.size() == 2u);
    const std::string text = write_journal(table->journal());
    EXPECT_NE(text.find(R"("do":"done","joined":true)"), std::string::npos) << text;
    const auto again = ordered_game().replay(*read_journal(text), -1);
    ASSERT_TRUE(again) << again.error();
    EXPECT_FALSE((*again)->undo(first));
    EXPECT_EQ((*again)->journal().entries.size(), 2u);
    const auto story = ordered_game().story(table->journal(), kObserver);
    ASSERT_TRUE(story);
    EXPECT_EQ(story->at("steps").as_array().size(), 3u);
    EXPECT_EQ(story->at("steps").at(2).at("order").as_array().size(), 2u);
    // An order does not begin with a joined entry, and belongs to one seat.
    EXPECT_EQ(replay_error(text, R"("do":"bid 0")", R"("joined":true,"do":"bid 0")"),
              "entry 1 (line 2): an order cannot go on here: 'joined' is wrong");
    EXPECT_EQ(replay_error(text, R"({"n":2,)", R"({"joined":true,"n":2,)"), "entry 2 (line 3): an order cannot go on here: 'joined' is wrong");
    EXPECT_EQ(replay_error(text, R"("joined":true)", R"("joined":false)"), "line 5: 'joined' must be true");
}

}  // namespace papelotte
