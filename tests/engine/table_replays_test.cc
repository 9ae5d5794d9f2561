// A table of Fords: finished games and replays of their journals.
#include "engine/table_of.h"
#include "tests/engine/tables_of_fords.h"

namespace papelotte {

using fords::kRed;

namespace {

// Fords whose actions are counted.
struct CountingRules : fords::Rules {
    static inline int applied = 0;
    static void apply(fords::Position& position, Seat seat, const Action& action, Effects& effects) {
        ++applied;
        fords::Rules::apply(position, seat, action, effects);
    }
};
struct CountingRecords : fords::Records {
    using Rules = CountingRules;
};

}  // namespace

TEST(table_replays, a_finished_game_shows_its_seed) {
    const Journal journal = whole_game_of_fords(3);
    ASSERT_TRUE(journal.closing);
    EXPECT_EQ(journal.closing->seed, seed_from_number(3));
    EXPECT_TRUE(journal.closing->rule.starts_with("FD-5."));
    const Verification result = game_of_fords().verify(journal);
    EXPECT_TRUE(result.sound) << result.problem;
    EXPECT_EQ(result.entries, journal.entries.size());
    const auto table = game_of_fords().replay(journal, -1);
    ASSERT_TRUE(table) << table.error();
    expect_problem((*table)->why_not(kRed, "done"), "", "The game is over.");
}

TEST(table_replays, a_replay_without_seed_continues_without_commitment) {
    Journal journal = whole_game_of_fords(4);
    journal.closing.reset();
    journal.entries.resize(3);
    const auto table = game_of_fords().replay(journal, -1);
    ASSERT_TRUE(table) << table.error();
    EXPECT_FALSE((*table)->journal().commitment);
    EXPECT_EQ(game_of_fords().verify(journal).dice, kDiceChecks.no_seed_yet);
    Dice choices(1);
    while (!(*table)->outcome()) {
        const Seat seat = random_seat((*table)->to_act(), choices);
        ASSERT_TRUE((*table)->play(seat, (*table)->random_choice(seat, choices)));
    }
    EXPECT_FALSE((*table)->journal().closing->seed);
    const Verification result = game_of_fords().verify((*table)->journal());
    EXPECT_TRUE(result.sound) << result.problem;
    EXPECT_EQ(result.dice, kDiceChecks.no_seed);
}

// A server goes back on a thread of its network, so it must not replay a long game from the start.
TEST(table_replays, going_back_replays_few_entries) {
    const auto played = [](std::uint64_t seed) {
        auto table = std::move(*TableOf<CountingRecords>::set_up({"standard", {{"length", "long"}}}, seed_from_number(seed)));
        Dice choices(seed);
        while (!table->outcome()) {
            const Seat seat = random_seat(table->to_act(), choices);
            EXPECT_TRUE(table->play(seat, table->random_choice(seat, choices)));
        }
        return table;
    };
    const auto length = [](const Table& table) { return static_cast<int>(table.journal().entries.size()); };
    auto table = played(1);
    for (std::uint64_t seed = 2; seed < 100; ++seed)
        if (auto other = played(seed); length(*other) > length(*table)) table = std::move(other);
    const int entries = length(*table);
    ASSERT_GT(entries, 40);
    for (int to = 0; to <= entries; ++to) {
        CountingRules::applied = 0;
        const auto earlier = table->back_at(to);
        ASSERT_TRUE(earlier);
        EXPECT_EQ((*earlier)->journal().entries.size(), static_cast<std::size_t>(to));
        EXPECT_LE(CountingRules::applied, 33) << to;
    }
}

TEST(table_replays, replays_name_the_fault) {
    const Journal good = whole_game_of_fords(6);
    const auto error = [&](auto change) {
        Journal journal = good;
        change(journal);
        const auto table = game_of_fords().replay(journal, -1);
        return table ? "no error" : table.error().text();
    };
    EXPECT_EQ(error([](Journal& j) { j.game = "chess"; }), "the journal is of 'chess', not of 'fords'");
    EXPECT_EQ(error([](Journal& j) { j.setup.rules_version = 2; }), "the journal follows rules version 2; this program plays 1");
    EXPECT_EQ(error([](Journal& j) { j.seats = {"red"}; }), "the journal's seats are not those of the game (red, blue)");
    EXPECT_EQ(error([](Journal& j) { j.setup.scenario = "moon"; }), "unknown scenario 'moon' (there is: standard, apart)");
    EXPECT_EQ(error([](Journal& j) { j.setup.scenario = "(position)"; }),
              "the journal begins from a position of its own, which it does not hold");
    EXPECT_EQ(error([](Journal& j) { j.setup.position = "{}"; }), "a game that begins from a position has neither scenario nor options");
    EXPECT_EQ(error([](Journal& j) { j.setup_dice.push_back(1); }), "the set-up (line 1): fewer dice are rolled than were recorded");
    EXPECT_EQ(error([](Journal& j) { j.setup_dice.pop_back(); }), "the set-up (line 1): more dice are rolled than were recorded");
    EXPECT_EQ(error([](Journal& j) { j.setup_dice[0] = 7; }),
              "the set-up (line 1): a recorded die shows a face that the die rolled does not have");
    EXPECT_EQ(error([](Journal& j) { j.entries[0].seat = "green"; }), "entry 1 (line 2): unknown seat 'green'");
    EXPECT_EQ(error([](Journal& j) { j.entries[0].notation = "done"; }), "entry 1 (line 2): FD-2.2 Bid 0 to 3 of your coins.");
    EXPECT_EQ(error([](Journal& j) { j.entries[0].dice = {1}; }), "entry 1 (line 2): fewer dice are rolled than were recorded");
    EXPECT_EQ(error([](Journal& j) { j.entries[0].hash ^= 1; }), "entry 1 (line 2): the position is not the recorded one: its hash differs");
    EXPECT_EQ(error([](Journal& j) { j.closing->rule = "FD-0"; }).substr(0, 38),
              "line " + std::to_string(good.entries.size() + 2) + ": the game ended otherwise than");
    EXPECT_EQ(error([](Journal& j) { j.entries.resize(1); }), "line 3: the journal is closed, but the game is not over");
    EXPECT_FALSE(game_of_fords().replay(good, -2));
    EXPECT_FALSE(game_of_fords().replay(good, static_cast<int>(good.entries.size()) + 1));
    EXPECT_TRUE(game_of_fords().replay(good, 0));
}

}  // namespace papelotte
