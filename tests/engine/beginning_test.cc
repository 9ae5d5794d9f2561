// Games that begin from a hand-made position: the journal's first line contains it, and all functions on journals work with it.
#include "engine/beginning.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/make_game.h"
#include "tests/toys/pickets.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

namespace {

namespace json = boost::json;

const Game& fords_game() {
    static const Game kGame = make_game<fords::Records>(nullptr);
    return kGame;
}
const Game& pickets_game() {
    static const Game kGame = make_game<pickets::Records>(nullptr);
    return kGame;
}

// Plays at most `most` random actions.
void play_on(Table& table, int most = 1'000'000) {
    Dice choices(9);
    for (int i = 0; i < most && !table.outcome(); ++i) {
        const Seat seat = random_seat(table.to_act(), choices);
        ASSERT_TRUE(table.play(seat, table.random_choice(seat, choices)));
    }
}

// The position of a game after this number of actions.
json::object position_after(const Game& game, const Setup& setup, int actions) {
    const auto table = *game.set_up(setup, seed_from_number(3));
    play_on(*table, actions);
    return table->position();
}

// The position of Fords in which red is to march.
json::object red_marches() {
    const auto table = *fords_game().set_up({}, seed_from_number(3));
    EXPECT_TRUE(table->play(fords::kRed, "bid 2") && table->play(fords::kBlue, "bid 1"));
    return table->position();
}

Setup from(const json::object& position) { return {"", {}, json::serialize(position)}; }

std::string error_of(const Game& game, const Setup& setup) {
    const auto table = game.set_up(setup, seed_from_number(1));
    return table ? "no error" : table.error().text();
}

Journal reread(const Journal& journal) {
    const auto read = read_journal(write_journal(journal));
    EXPECT_TRUE(read) << read.error();
    return read ? *read : Journal();
}

}  // namespace

TEST(beginning, a_game_continues_from_a_position) {
    for (const Game* game : {&fords_game(), &pickets_game()}) {
        const json::object position = position_after(*game, {}, 4);
        const auto table = game->set_up(from(position), seed_from_number(8));
        ASSERT_TRUE(table) << table.error();
        EXPECT_EQ(json::serialize((*table)->position()), json::serialize(position));
        EXPECT_EQ((*table)->journal().commitment, commitment_to(seed_from_number(8)));
        play_on(**table);
        const Journal journal = reread((*table)->journal());
        EXPECT_EQ(write_journal(journal), write_journal((*table)->journal()));
        EXPECT_EQ(journal.setup.scenario, "(position)");
        const Verification found = game->verify(journal);
        EXPECT_TRUE(found.sound) << found.problem;
        EXPECT_EQ(found.dice, kDiceChecks.committed);
        const auto first = game->replay(journal, 0), last = game->replay(journal, -1);
        ASSERT_TRUE(first && last);
        EXPECT_EQ(json::serialize((*first)->position()), json::serialize(position));
        EXPECT_EQ((*last)->hash(), (*table)->hash());
        const auto story = game->story(journal, kObserver);
        ASSERT_TRUE(story) << story.error();
        EXPECT_EQ(story->at("view").as_object(), (*first)->view(kObserver));
        EXPECT_EQ(story->at("steps").as_array().size(), journal.entries.size());
    }
}

TEST(beginning, a_match_is_resumed_and_taken_back_to_its_position) {
    const auto table = *fords_game().set_up(from(red_marches()), seed_from_number(8));
    const std::uint64_t at_first = table->hash();
    const Seat seat = fords::kRed;
    ASSERT_TRUE(table->play(seat, "march red_1 middle"));
    const auto resumed = fords_game().resume(reread(table->journal()), seed_from_number(8));
    ASSERT_TRUE(resumed) << resumed.error();
    EXPECT_EQ((*resumed)->hash(), table->hash());
    ASSERT_FALSE((*resumed)->undo(seat));
    EXPECT_EQ((*resumed)->hash(), at_first);
    EXPECT_EQ(fords_game().resume(table->journal(), seed_from_number(9)).error().text(), "the seed does not match its commitment");
}

// Steps before the first decision roll dice; the first line records them, and they follow from the seed.
TEST(beginning, dice_before_the_first_decision_are_recorded) {
    json::object position = red_marches();
    position["scouts"].as_array()[0].as_object()["place"] = "west";
    position["agenda"].as_array().push_back(json::parse(R"({"step":"clash","came":"red_1","from":"north","at":"west"})"));
    const auto table = fords_game().set_up(from(position), seed_from_number(8));
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ((*table)->journal().setup_dice.size(), 2u);
    play_on(**table);
    EXPECT_TRUE(fords_game().verify((*table)->journal()).sound);
    Journal journal = (*table)->journal();
    journal.setup_dice[0] = static_cast<std::uint8_t>(journal.setup_dice[0] % 6 + 1);
    EXPECT_FALSE(fords_game().verify(journal).sound);
    journal.setup_dice.clear();
    EXPECT_EQ(fords_game().replay(journal, -1).error().text(), "the set-up (line 1): more dice are rolled than were recorded");
}

TEST(beginning, the_position_says_which_seats_are_in_play) {
    const papelotte::Setup two{"standard", {{"players", "two"}, {"scouts", "no"}}};
    for (const auto& [setup, seats] : {std::pair(papelotte::Setup{}, 3), std::pair(two, 2)}) {
        const auto checked = pickets_game().check_setup(from(position_after(pickets_game(), setup, 2)));
        ASSERT_TRUE(checked) << checked.error();
        EXPECT_EQ(pickets_game().seats_in_play(*checked), SeatSet::first(seats));
    }
}

TEST(beginning, random_games_are_played_from_a_position) {
    const papelotte::Setup setup = from(position_after(fords_game(), {}, 4));
    const Playout one = fords_game().random_game(setup, 5, true, true), two = fords_game().random_game(setup, 5, false, false);
    ASSERT_TRUE(one.outcome) << one.broken;
    EXPECT_EQ(one.hash, two.hash);
    EXPECT_TRUE(fords_game().verify(reread(one.journal)).sound);
}

TEST(beginning, what_cannot_be_played_from_is_refused) {
    json::object good = red_marches(), bad = good;
    EXPECT_EQ(error_of(fords_game(), from(good)), "no error");
    EXPECT_EQ(error_of(fords_game(), {"apart", {}, json::serialize(good)}),
              "a game that begins from a position has neither scenario nor options");
    EXPECT_EQ(error_of(fords_game(), {"", {}, "{"}), "position: not JSON: incomplete JSON");
    EXPECT_EQ(error_of(fords_game(), {"", {}, "[]"}), "position: a position must be an object");
    bad["round"] = 9;
    EXPECT_EQ(error_of(fords_game(), from(bad)), "position: too many rounds");
    EXPECT_TRUE(error_of(fords_game(), from(position_after(pickets_game(), {}, 2))).starts_with("position: "));
    EXPECT_TRUE(
        error_of(fords_game(), from(position_after(fords_game(), {}, 1'000'000))).starts_with("position: the game is over there: FD-5."));
}

TEST(beginning, damage_to_the_position_of_a_journal) {
    const auto table = *fords_game().set_up(from(red_marches()), seed_from_number(8));
    const std::string whole = write_journal(table->journal());
    const auto damaged = [&](std::string_view what, std::string_view into) {
        std::string text = whole;
        const std::size_t at = text.find(what);
        if (at == std::string::npos) return std::string("not there");
        const auto journal = read_journal(text.replace(at, what.size(), into));
        if (!journal) return journal.error().text();
        const auto replayed = fords_game().replay(*journal, -1);
        return replayed ? std::string("no error") : replayed.error().text();
    };
    EXPECT_EQ(damaged(R"("rules":1)", R"("rules":2)"), "the journal follows rules version 2; this program plays 1");
    EXPECT_EQ(damaged(R"("game":"fords")", R"("game":"pickets")"), "the journal is of 'pickets', not of 'fords'");
    EXPECT_EQ(damaged(R"("position":{)", R"("position":7,"x":{)"), "line 1: 'position' must be an object");
    EXPECT_EQ(damaged(R"("position":{)", R"("position":{"round":1,)"), "line 1: 'position.round' is there twice");
    EXPECT_EQ(damaged(R"("position":{)", R"("position":{"moon":1,)"), "position: unknown key 'moon'");
    EXPECT_EQ(damaged(R"x("scenario":"(position)")x", R"("scenario":"standard")"),
              "a game that begins from a position has neither scenario nor options");
    EXPECT_EQ(damaged(R"("position":{)", R"("position":{"deep":)" + std::string(20, '[') + std::string(20, ']') + ","),
              "line 1: not JSON: too deep");
}

}  // namespace papelotte
