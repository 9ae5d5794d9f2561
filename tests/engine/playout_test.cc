// Random games and measurements: reproducible and checked; a broken game is reported instead of hanging.
#include "engine/playout.h"

#include <gtest/gtest.h>

#include "engine/benchmark.h"
#include "engine/table_of.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

namespace {

// Fords in which something is broken.
struct NobodyActs : fords::Rules {
    static SeatSet to_act(const fords::Position& p) { return p.round == 2 ? SeatSet() : fords::Rules::to_act(p); }
};
struct NeverEnds : fords::Rules {
    static void apply(fords::Position&, Seat, const Action&, Effects&) {}
};
struct LosesCoins : fords::Rules {
    static void apply(fords::Position& p, Seat seat, const Action& action, Effects& effects) {
        fords::Rules::apply(p, seat, action, effects);
        if (p.round == 2) p.purses[0].coins = 9;
    }
};
template <class Broken>
struct BrokenRecords : fords::Records {
    using Rules = Broken;
};

}  // namespace

TEST(playout, the_same_seed_plays_the_same_game) {
    const Playout one = random_game<fords::Records>({}, 7, true, true), two = random_game<fords::Records>({}, 7, false, false);
    EXPECT_EQ(one.hash, two.hash);
    EXPECT_EQ(one.decisions, two.decisions);
    EXPECT_EQ(one.journal.entries.size(), one.decisions);
    EXPECT_TRUE(two.journal.entries.empty());
    EXPECT_NE(one.hash, random_game<fords::Records>({}, 8, true, true).hash);
}

TEST(playout, its_journal_replays) {
    const Playout playout = random_game<fords::Records>({"apart", {}}, 11, true, true);
    const auto table = TableOf<fords::Records>::replay(playout.journal, -1);
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ((*table)->hash(), playout.hash);
}

TEST(playout, a_bad_set_up_is_reported) {
    EXPECT_EQ(random_game<fords::Records>({"moon", {}}, 1, true, false).broken, "unknown scenario 'moon' (there is: standard, apart)");
}

TEST(playout, a_position_without_a_seat_to_act_is_reported) {
    for (const bool checking : {true, false}) {
        const Playout playout = random_game<BrokenRecords<NobodyActs>>({}, 1, checking, false);
        EXPECT_NE(playout.broken.find("nobody is to act, but the game is not over"), std::string::npos) << playout.broken;
        EXPECT_FALSE(playout.outcome);
        EXPECT_FALSE(playout.journal.entries.empty());
    }
}

TEST(playout, an_endless_game_is_reported) {
    const auto ignore = [](Seat, const Action&, const fords::Position&) {};
    const Playout playout = play_randomly<NeverEnds>(*check_setup(fords::Rules::facts(), {}), 1, false, nullptr, ignore);
    EXPECT_EQ(playout.broken, "does not end");
    EXPECT_EQ(playout.decisions, kMostDecisions);
}

TEST(playout, a_broken_invariant_is_reported_with_its_step) {
    const Playout playout = random_game<BrokenRecords<LosesCoins>>({}, 1, true, false);
    EXPECT_EQ(playout.broken, "march: a purse held 1 to 6 coins");
    EXPECT_FALSE(playout.journal.entries.empty());
}

TEST(benchmark, every_figure_is_measured) {
    const Benchmark result = benchmark<fords::Rules>(0.05);
    EXPECT_GT(result.decisions_per_cpu_s, 0);
    EXPECT_GT(result.playouts_per_cpu_s, 0);
    EXPECT_GT(result.decisions_per_game, 1);
    EXPECT_GT(result.copy_ns, 0);
    EXPECT_GT(result.memcpy_ns_same_size, 0);
    EXPECT_GT(result.legal_ns, 0);
    EXPECT_GE(result.apply_ns, 0);
    EXPECT_EQ(result.position_bytes, sizeof(fords::Position));
}

}  // namespace papelotte
