// A table of Fords: accepted and refused actions, undo, scripted dice, positions from outside.
#include <gtest/gtest.h>

#include "tests/engine/tables_of_fords.h"

namespace papelotte {

namespace {

using fords::kBlue, fords::kRed;
using Its = TableOf<fords::Records>;

// Red marches first, from the set-up position, with the given dice.
std::unique_ptr<Table> table_after_red(std::vector<std::uint8_t> dice) {
    std::vector<std::uint8_t> script{4, 4};
    fords::Position position;
    Dice setup = Dice::scripted(script);
    Effects effects{setup};
    position = fords::Rules::set_up(*check_setup(fords::Rules::facts(), {}), effects);
    auto table = game_of_fords().from_position(fords::Records::position_json(position), seed_from_number(1), std::move(dice));
    EXPECT_TRUE((*table)->play(kRed, "bid 2") && (*table)->play(kBlue, "bid 1"));
    return std::move(*table);
}

}  // namespace

// Another server has made the entries: they lead here to the same positions, events and dice.
TEST(table, follows_the_entries_of_another_table) {
    auto one = game_of_fords().set_up({}, seed_from_number(3)), other = game_of_fords().set_up({}, seed_from_number(3));
    Dice choices(3);
    while (!(*one)->outcome()) {
        const Seat seat = random_seat((*one)->to_act(), choices);
        const auto played = (*one)->play(seat, (*one)->random_choice(seat, choices));
        ASSERT_TRUE(played);
        const auto followed = (*other)->follow(std::span(&(*one)->journal().entries.back(), 1));
        ASSERT_TRUE(followed) << followed.error().text();
        ASSERT_EQ(followed->size(), 1u);
        EXPECT_EQ(followed->front().entry, played->entry);
        EXPECT_EQ(followed->front().dice, played->dice);
        EXPECT_EQ(followed->front().events.size(), played->events.size());
        EXPECT_EQ((*other)->hash(), (*one)->hash());
        for (const Seat view : {kRed, kBlue, kObserver}) EXPECT_EQ((*other)->view_change(view), (*one)->view_change(view));
    }
    EXPECT_EQ((*other)->journal().closing->seed, (*one)->journal().closing->seed);
}

TEST(table, does_not_follow_to_another_position) {
    auto one = game_of_fords().set_up({}, seed_from_number(3)), other = game_of_fords().set_up({}, seed_from_number(3));
    ASSERT_TRUE((*one)->play(kRed, "bid 1"));
    Entry entry = (*one)->journal().entries.back();
    entry.hash ^= 1;
    EXPECT_EQ((*other)->follow({&entry, 1}).error().text(), "the position is not the recorded one: its hash differs");
    EXPECT_EQ((*other)->journal().entries.size(), 0u);
}

TEST(table, set_ups_are_checked) {
    const auto error = [](const papelotte::Setup& setup) {
        const auto table = game_of_fords().set_up(setup, seed_from_number(1));
        return table ? "no error" : table.error().text();
    };
    EXPECT_EQ(error({}), "no error");
    EXPECT_EQ(error({"apart", {{"length", "long"}}}), "no error");
    EXPECT_EQ(error({"moon", {}}), "unknown scenario 'moon' (there is: standard, apart)");
    EXPECT_EQ(error({"", {{"width", "1"}}}), "unknown option 'width'");
    EXPECT_EQ(error({"", {{"length", "1"}}}), "option 'length' cannot be '1' (there is: short, long)");
    EXPECT_EQ(error({"", {{"length", "long"}, {"length", "long"}}}), "option 'length' is given twice");
}

TEST(table, the_journal_opens_with_everything_said) {
    const auto table = game_of_fords().set_up({}, seed_from_number(1));
    const Journal& journal = (*table)->journal();
    EXPECT_EQ(journal.setup.scenario, "standard");
    EXPECT_EQ(journal.setup.options, (std::vector<std::pair<std::string, std::string>>{{"length", "short"}}));
    EXPECT_EQ(journal.commitment, commitment_to(seed_from_number(1)));
    EXPECT_EQ(journal.setup_dice.size(), 2u);
    EXPECT_FALSE(journal.closing);
}

TEST(table, refusals) {
    const auto table = table_after_red({});
    expect_problem(table->why_not(kRed, "foo"), "", "There is no order ‘foo’.");
    expect_problem(table->why_not(kBlue, "done"), "", "It is not your turn: red are to decide.");
    expect_problem(table->why_not(kObserver, "done"), "", "It is not your turn: red are to decide.");
    expect_problem(table->why_not(Seat(8), "done"), "", "It is not your turn: red are to decide.");
    expect_problem(table->why_not(kRed, "march red_1 south"), "FD-3.3", "A scout marches to a neighbouring place.");
    EXPECT_FALSE(table->why_not(kRed, "done"));
    const std::uint64_t before = table->hash();
    const auto played = table->play(kRed, "march red_1 south");
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().rule, "FD-3.3");
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->journal().entries.size(), 2u);
    EXPECT_TRUE(table->legal(kBlue).empty() && table->legal(Seat(8)).empty() && !table->legal(kRed).empty());
    EXPECT_EQ(table->prompt(kBlue).question, "");
}

TEST(table, both_may_be_to_act) {
    const auto table = game_of_fords().set_up({}, seed_from_number(1));
    EXPECT_EQ((*table)->to_act().size(), 2);
    expect_problem((*table)->why_not(kObserver, "bid 0"), "", "It is not your turn: others are to decide.");
}

TEST(table, scripted_dice_that_run_out_change_nothing) {
    const auto table = table_after_red({6});
    const std::uint64_t before = table->hash();
    const auto played = table->play(kRed, "march red_1 west");   // meets blue: two dice
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().rule, "");
    EXPECT_EQ(played.error().text, "The scripted dice ran out: this action rolls more of them.");
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->scripted_dice_left(), 1u);
    EXPECT_EQ(table->journal().entries.size(), 2u);
}

TEST(table, impossible_scripted_dice_change_nothing) {
    const auto table = table_after_red({6, 7});
    const auto played = table->play(kRed, "march red_1 west");
    ASSERT_FALSE(played);
    EXPECT_EQ(played.error().text, "A scripted die shows a face that the die rolled does not have.");
    EXPECT_EQ(table->scripted_dice_left(), 2u);
}

TEST(table, scripted_dice_are_used_in_order) {
    const auto table = table_after_red({6, 1, 2, 5, 3});
    const auto played = table->play(kRed, "march red_1 west");
    ASSERT_TRUE(played);
    EXPECT_EQ(played->dice, (std::vector<std::uint8_t>{6, 1}));
    EXPECT_EQ(played->entry, 3);
    EXPECT_EQ(table->scripted_dice_left(), 3u);
    ASSERT_EQ(played->events.size(), 2u);
    EXPECT_EQ(table->event_text(played->events[1]), "A clash at west: 6 against 1.");
    EXPECT_EQ(boost::json::serialize(table->event_json(played->events[0])), R"({"event":"marched","scout":"red_1","place":"west"})");
    EXPECT_FALSE(table->journal().commitment);
}

TEST(table, undo_within_a_march) {
    const auto table = table_after_red({6, 1});
    expect_problem(table->undo(kRed), "",
                   "There is nothing to take back: dice were rolled, something came to light, or the other side has acted since.");
    const std::uint64_t before = table->hash();
    ASSERT_TRUE(table->play(kRed, "march red_1 middle"));
    EXPECT_TRUE(table->can_undo(kRed));
    EXPECT_FALSE(table->can_undo(kBlue) || table->can_undo(kObserver));
    EXPECT_FALSE(table->undo(kRed));
    EXPECT_EQ(table->hash(), before);
    EXPECT_EQ(table->journal().entries.size(), 2u);
    ASSERT_TRUE(table->play(kRed, "march red_1 middle"));
    ASSERT_TRUE(table->play(kRed, "march red_1 west"));   // dice
    EXPECT_FALSE(table->can_undo(kRed));
    EXPECT_TRUE(table->undo(kRed));
}

TEST(table, undo_until_another_seat_acts) {
    const auto table = table_after_red({});
    ASSERT_TRUE(table->play(kRed, "done"));
    EXPECT_EQ(table->to_act(), SeatSet(kBlue));
    EXPECT_TRUE(table->can_undo(kRed));
    ASSERT_TRUE(table->play(kBlue, "march blue_1 middle"));
    EXPECT_FALSE(table->can_undo(kRed));
    EXPECT_FALSE(table->undo(kBlue));
    EXPECT_FALSE(table->can_undo(kRed)) << "what another seat did and took back still counts";
}

TEST(table, a_secret_bid_can_be_taken_back_until_both_are_shown) {
    const auto table = game_of_fords().set_up({}, seed_from_number(1));
    ASSERT_TRUE((*table)->play(kRed, "bid 0"));
    EXPECT_FALSE((*table)->undo(kRed));
    ASSERT_TRUE((*table)->play(kRed, "bid 1") && (*table)->play(kBlue, "bid 0"));
    EXPECT_FALSE((*table)->can_undo(kRed) || (*table)->can_undo(kBlue));
}

// The last action reveals the seed: a player who undid it would know the following dice.
TEST(table, no_undo_once_the_game_is_over) {
    const Journal journal = whole_game_of_fords(3);
    ASSERT_TRUE(journal.entries.back().dice.empty());
    const auto table = game_of_fords().replay(journal, static_cast<int>(journal.entries.size()) - 1);
    const Seat last = *find_seat(fords::Rules::facts(), journal.entries.back().seat);
    ASSERT_TRUE((*table)->play(last, journal.entries.back().notation));
    EXPECT_TRUE((*table)->journal().closing);
    EXPECT_FALSE((*table)->can_undo(last));
}

// A step that needs no player runs at once, with the first dice of the script.
TEST(table, a_hand_made_position_is_settled) {
    boost::json::object json = table_after_red({})->position();
    json["scouts"].as_array()[0].as_object()["place"] = "west";   // where blue_2 stands
    json["agenda"].as_array().push_back(boost::json::parse(R"({"step":"clash","came":"red_1","from":"north","at":"west"})"));
    const auto table = game_of_fords().from_position(json, seed_from_number(1), std::vector<std::uint8_t>{2, 5, 1});
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ((*table)->scripted_dice_left(), 1u);
    EXPECT_EQ((*table)->position()["scouts"].as_array()[0], boost::json::parse(R"({"place":"north","strength":2})"));
    EXPECT_EQ(game_of_fords().from_position(json, seed_from_number(1), std::vector<std::uint8_t>{2}).error().text(),
              "the scripted dice do not fit what is rolled before the first decision");
}

TEST(table, an_action_taken_back_and_played_again_rolls_the_same) {
    const auto play = [](bool hesitating) {
        auto table = game_of_fords().set_up({}, seed_from_number(5));
        EXPECT_TRUE((*table)->play(kRed, "bid 1") && (*table)->play(kBlue, "bid 0"));
        EXPECT_TRUE(!hesitating || ((*table)->play(kRed, "march red_1 middle") && !(*table)->undo(kRed)));
        return (*table)->play(kRed, "march red_1 west")->dice;
    };
    EXPECT_EQ(play(true), play(false));
}

TEST(table, a_journal_from_a_position_holds_it) {
    const auto table = table_after_red({});
    const auto read = read_journal(write_journal(table->journal()));
    ASSERT_TRUE(read) << read.error();
    const auto replayed = game_of_fords().replay(*read, -1);
    ASSERT_TRUE(replayed) << replayed.error();
    EXPECT_EQ((*replayed)->hash(), table->hash());
}

TEST(table, hand_made_positions_are_checked) {
    boost::json::object json = table_after_red({})->position();
    json["round"] = 9;
    const auto table = game_of_fords().from_position(json, seed_from_number(1), std::nullopt);
    ASSERT_FALSE(table);
    EXPECT_EQ(table.error().text(), "too many rounds");
}

}  // namespace papelotte
