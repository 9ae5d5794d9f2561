// Computer players in an auction for sides: their bids, and that a series counts points for players, not for seats.
#include <gtest/gtest.h>

#include "ai/arena.h"
#include "engine/make_game.h"
#include "tests/battery/players.h"
#include "tests/engine/toy_battery.h"
#include "tests/toys/ridge_doctrine.h"

namespace papelotte {

using RidgeSide = battery::Side<ridge::Records, ridge::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Ridge, Players, RidgeSide);

namespace ai {
namespace {

using ridge::Rules;

const Game& game() {
    static const Game kGame = make_game<ridge::Records>(make_players<ridge::Records, ridge::Doctrine>());
    return kGame;
}

Entrant bidder(Level level, std::int64_t count = 40) {
    return {std::string(kLevels[static_cast<std::size_t>(level)]), battery::small(level, count)};
}

std::unique_ptr<Table> after(std::uint64_t seed, std::initializer_list<const char*> bids) {
    auto table = *game().set_up({}, seed_from_number(seed));
    for (const char* bid : bids) EXPECT_TRUE(table->play(table->to_act().front(), bid)) << bid;
    return table;
}

Thought thought_of(const Table& table, Level level) {
    return game().players->mind(table.to_act().front(), battery::small(level), 5)->decide(table);
}
std::string bid_of(const Table& table, Level level) { return thought_of(table, level).notation; }

}  // namespace

// The French are stronger by 3: at a price of 3 the game is even.
TEST(bidding, computers_bid_as_long_as_they_would_rather_pay) {
    for (const Level level : {Level::recruit, Level::regular, Level::veteran, Level::marshal}) {
        EXPECT_EQ(bid_of(*after(1, {}), level), "bid french 0");
        EXPECT_EQ(bid_of(*after(1, {"bid french 0"}), level), "bid french 1");
        EXPECT_EQ(bid_of(*after(1, {"pass"}), level), "bid french 0") << "better than a coin";
        EXPECT_EQ(bid_of(*after(1, {"bid french 4"}), level), "pass") << "the other has paid too much";
        EXPECT_EQ(bid_of(*after(1, {"bid allied 0"}), level), "pass") << "the weaker side for nothing";
    }
}

TEST(bidding, an_account_lists_the_chances_of_every_bid) {
    const Thought thought = thought_of(*after(1, {"pass", "bid french 0"}), Level::veteran);
    EXPECT_FALSE(thought.account.considered.empty());
    for (const Considered& one : thought.account.considered) EXPECT_GE(one.chance, 0) << one.notation;
}

TEST(bidding, the_winner_of_the_stronger_side_has_the_better_chance_from_then_on) {
    const auto table = after(1, {"bid french 0", "pass"});
    const Journal& journal = table->journal();
    const Seat bidder = *find_seat(Rules::facts(), journal.entries[0].seat);
    ASSERT_EQ(table->seating(), bidder == ridge::kFrench ? Seating::kept : Seating::exchanged);
    const std::vector<float> french = game().players->chances(journal, ridge::kFrench, {});
    const std::vector<float> allied = game().players->chances(journal, ridge::kAllied, {});
    ASSERT_EQ(french.size(), 3u);
    for (std::size_t i = 1; i < french.size(); ++i) {
        EXPECT_GT(french[i], 0.5f) << "the player who bid, at whichever seat he sat then";
        EXPECT_LT(allied[i], 0.5f);
    }
}

TEST(bidding, odds_follow_the_player_to_his_new_seat) {
    for (std::uint64_t seed = 1; seed < 5; ++seed) {   // each player bids first in some of them
        const auto table = after(seed, {"bid french 0"});
        auto odds = game().players->odds(*table, table->to_act().front(), "pass", 1);
        ASSERT_TRUE(odds);
        EXPECT_LT((*odds)({}).chance_after, 0.5) << "the weaker side is left to him";
    }
}

TEST(series, a_point_is_the_players_at_whichever_seat) {
    const auto result = play_series({game(), *game().check_setup({}), 1, 60, 2, {}, {}, {}}, bidder(Level::regular), bidder(Level::random));
    EXPECT_EQ(result.games, 120u);
    EXPECT_GT(result.score.mean, 0.6) << "doctrine bids for the better side, chance does not";
    EXPECT_EQ(result.wins + result.draws + result.losses, 120u);
    EXPECT_EQ(result.a.crashes + result.b.crashes, 0u);
    std::uint64_t by_a = 0, won = 0;
    for (const SeriesResult::AtSeat& seat : result.seats) by_a += seat.won_by_a, won += seat.won;
    EXPECT_EQ(by_a, result.wins) << "counted by the seat that he won at";
    EXPECT_EQ(won, result.wins + result.losses);
    const auto alone = play_series({game(), *game().check_setup({}), 1, 60, 1, {}, {}, {}}, bidder(Level::regular), bidder(Level::random));
    EXPECT_EQ(alone.score.mean, result.score.mean);
}

TEST(series, equal_players_have_equal_chances) {
    const auto result = play_series({game(), *game().check_setup({}), 1, 100, 2, {}, {}, {}}, bidder(Level::regular), bidder(Level::regular));
    EXPECT_NEAR(result.score.mean, 0.5, 1e-9) << "the pair is the same game twice, with the players swapped";
}

TEST(contest, reports_the_seat_of_each_player) {
    int exchanged = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const Entrant one = bidder(Level::regular), other = bidder(Level::random);
        const Entrant* seated[] = {&one, &other};
        const Contest contest = play_contest(game(), *game().check_setup({}), seed, seated, Keep::journal);
        ASSERT_TRUE(contest.outcome) << contest.why;
        ASSERT_TRUE(contest.seating);
        EXPECT_EQ((*game().replay(contest.journal, -1))->seating(), *contest.seating);
        EXPECT_EQ(contest.seat_of(Seat(0)), *contest.seating == Seating::exchanged ? Seat(1) : Seat(0));
        exchanged += *contest.seating == Seating::exchanged;
    }
    EXPECT_GT(exchanged, 0);
    EXPECT_LT(exchanged, 20);
}

}  // namespace ai
}  // namespace papelotte
