// Contests and series of them, on Fords: winners, forfeits, and independence from the number of threads.
#include "ai/arena.h"

#include <gtest/gtest.h>

#include <mutex>
#include <set>

#include "engine/facts.h"
#include "tests/ai/toy_entrants.h"
#include "tests/toys/pickets.h"

namespace papelotte::ai {

namespace {

using fords::kBlue, fords::kRed;

SeriesPlan plan_of(std::size_t units, std::size_t jobs) { return {toy(), {}, 7, units, jobs, {}, {}, {}}; }

Contest contest(const Entrant& red, const Entrant& blue, std::uint64_t seed, Keep keep = Keep::nothing) {
    const Entrant* seated[] = {&red, &blue};
    return play_contest(toy(), {}, seed, seated, keep);
}

void expect_same(const SeriesResult& one, const SeriesResult& other) {
    EXPECT_EQ(one.score.mean, other.score.mean);
    EXPECT_EQ(one.score.low, other.score.low);
    EXPECT_EQ(one.units, other.units);
    EXPECT_EQ(one.games, other.games);
    EXPECT_EQ(one.wins, other.wins);
    EXPECT_EQ(one.draws, other.draws);
    EXPECT_EQ(one.decisions, other.decisions);
    for (std::size_t i = 0; i < one.seats.size(); ++i) EXPECT_EQ(one.seats[i].won_by_a, other.seats[i].won_by_a);
}

}  // namespace

TEST(Contest, ends_by_the_rules_and_can_be_replayed) {
    const Contest game = contest(entrant(kChance), entrant(kFirst), 3, Keep::journal);
    ASSERT_TRUE(game.outcome);
    EXPECT_EQ(game.winners, game.outcome->winners);
    EXPECT_EQ(game.fault, Fault::none);
    EXPECT_EQ(game.journal.entries.size(), game.decisions);
    EXPECT_TRUE(toy().verify(game.journal).sound) << toy().verify(game.journal).problem;
    EXPECT_EQ((*toy().replay(game.journal, -1))->hash(), game.hash);
    EXPECT_NEAR(game.score(kRed) + game.score(kBlue), 1, 1e-9);
}

TEST(Contest, the_same_seed_gives_the_same_game) {
    EXPECT_EQ(contest(entrant(kChance), entrant(kChance), 5).hash, contest(entrant(kChance), entrant(kChance), 5).hash);
    std::set<std::uint64_t> hashes;
    for (std::uint64_t seed = 0; seed < 20; ++seed) hashes.insert(contest(entrant(kChance), entrant(kChance), seed).hash);
    EXPECT_GT(hashes.size(), 15u);
}

TEST(Contest, a_player_that_gives_up_or_cheats_loses_at_once) {
    const Contest quit = contest(entrant(kQuitter), entrant(kChance), 1);
    EXPECT_FALSE(quit.outcome);
    EXPECT_EQ(quit.fault, Fault::crash);
    EXPECT_EQ(quit.at_fault, kRed);
    EXPECT_EQ(quit.winners, SeatSet(kBlue));
    EXPECT_EQ(quit.why, "lost heart");
    const Contest cheated = contest(entrant(kChance), entrant(kCheat), 1);
    EXPECT_EQ(cheated.fault, Fault::crash);
    EXPECT_EQ(cheated.winners, SeatSet(kRed));
    EXPECT_NE(cheated.why.find("chose 'bid 9': FD-"), std::string::npos) << cheated.why;
}

TEST(Contest, a_player_that_exceeds_the_time_of_the_turn_loses) {
    const Contest slow = contest(entrant(kSlow), entrant(kChance), 1);
    EXPECT_EQ(slow.fault, Fault::none);   // 0.9 of a decision's budget, three decisions per round: within the budget of the turn
    Entrant hurried = entrant(kSlow);
    hurried.spec.budget.turn_seconds = hurried.spec.budget.decision_seconds;
    const Contest late = contest(hurried, entrant(kChance), 1);
    EXPECT_EQ(late.fault, Fault::overtime);
    EXPECT_EQ(late.why, "took 0.450 s of CPU time for a turn, with 0.250 allowed");
    EXPECT_EQ(late.winners, SeatSet(kBlue));
    hurried.spec.budget = {0.2, 0.2, 100};
    EXPECT_EQ(contest(hurried, entrant(kChance), 1).fault, Fault::none);   // a budget by count is not timed
}

TEST(Arena, every_seed_is_played_with_the_seats_swapped) {
    const SeriesResult result = play_series(plan_of(20, 1), entrant(kChance), entrant(kFirst));
    EXPECT_EQ(result.units, 20u);
    EXPECT_EQ(result.games, 40u);
    EXPECT_EQ(result.wins + result.draws + result.losses, 40u);
    EXPECT_EQ(result.seats[0].won + result.seats[1].won + result.draws, 40u);
    EXPECT_EQ(result.seats[0].won_by_a + result.seats[1].won_by_a, result.wins);
    EXPECT_NEAR(result.score.mean, (static_cast<double>(result.wins) + 0.5 * static_cast<double>(result.draws)) / 40, 1e-9);
    EXPECT_LE(result.fewest, result.most);
    EXPECT_GT(result.a.cpu_seconds, 0);
    EXPECT_EQ(result.a.crashes + result.b.crashes + result.a.overtime + result.b.overtime, 0u);
}

TEST(Arena, a_player_against_himself_scores_exactly_one_half) {
    const SeriesResult result = play_series(plan_of(20, 2), entrant(kChance), entrant(kChance));
    EXPECT_EQ(result.score.mean, 0.5);
    EXPECT_EQ(result.wins, result.losses);
}

TEST(Arena, the_result_depends_on_the_seed_and_not_on_the_jobs) {
    const SeriesResult one = play_series(plan_of(30, 1), entrant(kChance), entrant(kFirst));
    expect_same(one, play_series(plan_of(30, 1), entrant(kChance), entrant(kFirst)));
    expect_same(one, play_series(plan_of(30, 4), entrant(kChance), entrant(kFirst)));
    SeriesPlan other = plan_of(30, 1);
    other.seed = 1000;
    EXPECT_NE(play_series(other, entrant(kChance), entrant(kFirst)).decisions, one.decisions);
}

TEST(Arena, faults_are_counted_for_whom_they_are_due) {
    const SeriesResult result = play_series(plan_of(8, 2), entrant(kChance), entrant(kCheat));
    EXPECT_EQ(result.a.crashes, 0u);
    EXPECT_EQ(result.b.crashes, 16u);
    EXPECT_EQ(result.wins, 16u);
    EXPECT_EQ(result.b.faults.size(), 10u);
    EXPECT_TRUE(result.b.faults[0].starts_with("seed 7, blue: chose 'bid 9': ")) << result.b.faults[0];
    EXPECT_TRUE(result.b.faults[1].starts_with("seed 7, red: ")) << result.b.faults[1];
    Entrant hurried = entrant(kSlow);
    hurried.spec.budget.turn_seconds = hurried.spec.budget.decision_seconds;
    EXPECT_EQ(play_series(plan_of(3, 1), hurried, entrant(kChance)).a.overtime, 6u);
}

TEST(Arena, lost_games_are_handed_over_with_their_journals) {
    SeriesPlan plan = plan_of(20, 3);
    std::set<std::pair<std::uint64_t, int>> kept;
    plan.lost = [&](std::uint64_t seed, Seat seat, const Contest& game) {   // called for one game at a time, as the header says
        kept.emplace(seed, index_of(seat));
        EXPECT_FALSE(game.winners.has(seat));
        EXPECT_TRUE(toy().verify(game.journal).sound);
    };
    EXPECT_EQ(play_series(plan, entrant(kFirst), entrant(kChance)).losses, kept.size());
    EXPECT_FALSE(kept.empty());
}

// With allies a player has all seats of a side, and a pair is two games for any number of seats.
TEST(Arena, allied_seats_are_one_players) {
    const Game& game = toy_of<pickets::Records>();
    for (const char* players : {"two", "three"}) {
        const auto setup = *game.check_setup({"", {{"players", players}}});
        ASSERT_EQ(seatings_of(game, setup).size(), 2u);
        const SeriesResult result = play_series({game, setup, 7, 10, 1, {}, {}, {}}, entrant(kChance), entrant(kFirst));
        EXPECT_EQ(result.games, 20u);
        EXPECT_EQ(result.wins + result.draws + result.losses, 20u);
        EXPECT_EQ(result.seats[0].won + result.seats[1].won + result.draws, 20u) << "red and blue are enemies";
        EXPECT_EQ(result.seats[2].won, players == std::string_view("two") ? 0u : result.seats[1].won) << "blue and green win together";
        EXPECT_NEAR(result.score.mean, (static_cast<double>(result.wins) + 0.5 * static_cast<double>(result.draws)) / 20, 1e-9);
        EXPECT_EQ(play_series({game, setup, 7, 10, 1, {}, {}, {}}, entrant(kChance), entrant(kChance)).score.mean, 0.5);
    }
}

TEST(Contest, a_side_loses_by_the_fault_of_one_of_its_seats) {
    const Game& game = toy_of<pickets::Records>();
    const Entrant chance = entrant(kChance), quitter = entrant(kQuitter);
    const Entrant* seated[] = {&chance, &chance, &quitter};
    const Contest quit = play_contest(game, *game.check_setup({}), 1, seated, Keep::nothing);
    EXPECT_EQ(quit.at_fault, pickets::kGreen);
    EXPECT_EQ(quit.winners, SeatSet(pickets::kRed));
    EXPECT_EQ(quit.score(pickets::kRed), 1);
    EXPECT_EQ(quit.score(pickets::kBlue), 0);
    const Entrant* red_quits[] = {&quitter, &chance, &chance};
    const Contest allies = play_contest(game, *game.check_setup({}), 1, red_quits, Keep::nothing);
    EXPECT_EQ(allies.score(pickets::kBlue), 1) << "the side's point is not divided among its seats";
    EXPECT_EQ(allies.score(pickets::kGreen), 1);
}

TEST(Arena, an_exception_in_a_thread_reaches_the_caller_of_the_series) {
    SeriesPlan plan = plan_of(20, 3);
    plan.lost = [](std::uint64_t, Seat, const Contest&) { throw std::runtime_error("the disk is full"); };
    EXPECT_THROW(play_series(plan, entrant(kQuitter), entrant(kChance)), std::runtime_error);
}

TEST(Arena, the_sequential_test_ends_the_match_at_the_same_pair_for_any_number_of_jobs) {
    SeriesPlan plan = plan_of(500, 1);
    plan.hypotheses = Hypotheses{0.5, 0.6};
    const SeriesResult alone = play_series(plan, entrant(kChance), entrant(kQuitter));
    EXPECT_EQ(alone.units, 50u);   // the minimum
    ASSERT_TRUE(alone.test);
    EXPECT_EQ(alone.test->verdict, Verdict::high);
    plan.jobs = 3;
    expect_same(alone, play_series(plan, entrant(kChance), entrant(kQuitter)));
    plan.hypotheses.reset();
    EXPECT_EQ(play_series(plan, entrant(kChance), entrant(kQuitter)).units, 500u);
}

}  // namespace papelotte::ai
