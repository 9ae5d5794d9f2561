// What simulate counts, above all the games that break: with sound rules the program itself never shows one.
#include "cli/tally.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "engine/text.h"

namespace papelotte::cli {

namespace {

constexpr std::string_view kSeats[] = {"red", "blue"}, kScenarios[] = {"standard"};
constexpr Facts kFacts{"toy", "Toy", "nobody", "", 0, 1, kSeats, kScenarios, {}};

Playout finished(SeatSet winners, std::uint64_t decisions) {
    Playout playout;
    playout.outcome = Outcome{winners, winners.empty() ? "result.draw" : "result.won", "T-1"};
    playout.decisions = decisions;
    return playout;
}

Playout broken(std::string problem) {
    Playout playout;
    playout.broken = std::move(problem);
    return playout;
}

}  // namespace

TEST(Tally, counts_winners_draws_and_decisions) {
    Tally tally;
    tally.add(1, finished(Seat(0), 10));
    tally.add(2, finished(Seat(1), 30));
    tally.add(3, finished(Seat(1), 20));
    tally.add(4, finished(SeatSet(), 40));
    const boost::json::object json = tally.json(kFacts, common_texts());
    EXPECT_EQ(json.at("wins"), (boost::json::object{{"red", 1}, {"blue", 2}}));
    EXPECT_EQ(json.at("draws"), 1);
    EXPECT_EQ(json.at("decisions"), (boost::json::object{{"mean", 25.0}, {"min", 10}, {"max", 40}}));
    EXPECT_EQ(json.at("endings").at(0).at("games"), 2);   // the most frequent first
    EXPECT_EQ(json.at("endings").as_array().size(), 3u);
}

TEST(Tally, counts_last_turns_and_losses_and_gives_shares_with_intervals) {
    Tally one, other;
    Chronicle chronicle;
    chronicle.losses = {{{1, Seat(0), "fire"}, 2}, {{2, Seat(1), "melee"}, 1}};
    Playout short_game = finished(Seat(0), 10), long_game = finished(Seat(1), 30);
    short_game.last_turn = 2;
    long_game.last_turn = 9;
    one.add(1, short_game, chronicle);
    other.add(2, long_game, chronicle);
    one.add(std::move(other));
    const boost::json::object json = one.json(kFacts, common_texts());
    EXPECT_EQ(json.at("last_turn"), (boost::json::object{{"2", 1}, {"9", 1}}));
    EXPECT_EQ(json.at("losses").at(0), (boost::json::object{{"turn", 1}, {"seat", "red"}, {"cause", "fire"}, {"pieces", 4}}));
    EXPECT_EQ(json.at("losses").as_array().size(), 2u);
    const boost::json::value& share = json.at("shares").at("red");
    EXPECT_EQ(share.at("share").as_double(), 0.5);
    EXPECT_LT(share.at("low").as_double(), 0.1);
    EXPECT_GT(share.at("high").as_double(), 0.9);
}

TEST(Tally, broken_games_are_kept_apart_in_the_order_of_seeds) {
    Tally one, other;
    one.add(7, broken("a unit is lost"));
    one.add(8, finished(Seat(0), 10));
    other.add(3, Playout{});   // neither an outcome nor a word why
    one.add(std::move(other));
    ASSERT_EQ(one.broken().size(), 2u);
    EXPECT_EQ(one.broken()[0].seed, 3u);
    EXPECT_EQ(one.broken()[0].problem, "the game did not come to an end");
    EXPECT_EQ(one.broken()[1].problem, "a unit is lost");
    EXPECT_EQ(one.json(kFacts, common_texts()).at("finished"), 1);
    EXPECT_EQ(one.json(kFacts, common_texts()).at("broken").at(1).at("seed"), 7);
}

TEST(Tally, no_finished_game_is_no_division_by_nothing) {
    Tally tally;
    tally.add(1, broken("at once"));
    EXPECT_EQ(tally.json(kFacts, common_texts()).at("decisions"), (boost::json::object{{"mean", 0.0}, {"min", 0}, {"max", 0}}));
    EXPECT_FALSE(tally.text(kFacts, Voice()).empty());
}

}  // namespace papelotte::cli
