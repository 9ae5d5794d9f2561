// The battery on tables: undo, journals, replays and verification.
#pragma once

#include "engine/table_of.h"
#include "engine/verify.h"
#include "tests/battery/walk.h"

namespace papelotte::battery {

// Plays a whole game through a table; calls look(table, seat, notation) before every action. Returns the final table.
template <class Records, class Look>
std::unique_ptr<TableOf<Records>> table_game(const Setup& setup, std::uint64_t seed, Look look) {
    auto made = TableOf<Records>::set_up(setup, seed_from_number(seed));
    if (!made) {
        ADD_FAILURE() << made.error();
        return nullptr;
    }
    TableOf<Records>& table = **made;
    Dice choices(seed ^ kChoiceSeed);
    while (!table.outcome() && !testing::Test::HasFailure()) {
        const Seat seat = random_seat(table.to_act(), choices);
        const std::string notation = table.random_choice(seat, choices);
        look(table, seat, notation);
        const auto played = table.play(seat, notation);
        EXPECT_TRUE(played) << notation << ": " << (played ? "" : played.error().rule + " " + played.error().text);
    }
    if (testing::Test::HasFailure()) ADD_FAILURE() << "seed " << seed << "; the game so far is in " << save_failure(table.journal(), seed);
    return std::move(*made);
}

template <class Records, class Look>
std::unique_ptr<TableOf<Records>> table_game(std::uint64_t seed, Look look) {
    return table_game<Records>(setup_for<Records>(seed), seed, look);
}

// Whether an action settles the ones before it: it rolls dice, reveals something or ends the game (which shows the seed).
template <class Records>
bool is_final(const TableOf<Records>& table, Seat seat, std::string_view notation, const Seed& seed) {
    using Rules = typename Records::Rules;
    Dice dice(seed_of_entry(seed, table.journal().entries.size() + 1));
    std::vector<std::uint8_t> rolled;
    dice.record_into(&rolled);
    Effects effects{dice};
    typename Rules::Position after = table.truth();
    Rules::apply(after, seat, *Records::parse(notation), effects);
    return !rolled.empty() || effects.revealed() || Rules::outcome(after);
}

// Undoes some of the actions that can be undone, and plays them again.
template <class Records>
void take_back_and_redo(TableOf<Records>& table, Seat seat, const std::vector<std::pair<Seat, std::uint64_t>>& stack, Dice& spare) {
    const std::size_t count = spare.below(static_cast<std::uint32_t>(stack.size() + 1));
    std::vector<Entry> undone;
    for (std::size_t i = 0; i < count; ++i) {
        undone.push_back(table.journal().entries.back());
        ASSERT_FALSE(table.undo(seat));
        EXPECT_EQ(table.hash(), stack[stack.size() - 1 - i].second);
    }
    for (; !undone.empty(); undone.pop_back()) {
        ASSERT_TRUE(table.play(seat, undone.back().notation));
        EXPECT_EQ(table.hash(), undone.back().hash);
    }
}

// Going back to an entry gives the same table as replaying up to it: position, journal, undo limit, and future dice.
template <class Records>
void going_back_is_replaying() {
    using Rules = typename Records::Rules;
    const std::uint64_t seed = 33'000;
    const Seed dice_seed = seed_from_number(seed);
    const auto table = table_game<Records>(seed, [](auto&, Seat, const std::string&) {});
    if (!table) return;
    const std::vector<Entry>& entries = table->journal().entries;
    Dice choices(seed);
    for (int i = 0; i < 40 && !testing::Test::HasFailure(); ++i) {
        const auto to = static_cast<int>(i == 0 ? 0 : i == 1 ? entries.size() : choices.below(static_cast<std::uint32_t>(entries.size() + 1)));
        Journal journal = table->journal();
        journal.entries.resize(static_cast<std::size_t>(to));
        journal.closing.reset();
        auto replayed = TableOf<Records>::resume(journal, dice_seed);
        ASSERT_TRUE(replayed) << replayed.error();
        auto back = table->back_at(to);
        ASSERT_TRUE(back) << back.error();
        EXPECT_EQ(write_journal((*back)->journal()), write_journal((*replayed)->journal())) << to;
        for (const Seat seat : all_seats<Rules>()) {
            while ((*replayed)->can_undo(seat)) {
                ASSERT_FALSE((*replayed)->undo(seat));
                ASSERT_FALSE((*back)->undo(seat)) << to;
                ASSERT_EQ((*back)->hash(), (*replayed)->hash()) << to;
            }
            EXPECT_FALSE((*back)->can_undo(seat)) << to;
        }
        const std::size_t next = (*replayed)->journal().entries.size();
        if (next == entries.size()) continue;
        const auto seat = find_seat(Rules::facts(), entries[next].seat);
        ASSERT_TRUE((*back)->play(*seat, entries[next].notation)) << to;
        EXPECT_EQ((*back)->hash(), entries[next].hash) << to;
    }
    EXPECT_FALSE(table->back_at(-1));
    EXPECT_FALSE(table->back_at(static_cast<int>(entries.size()) + 1));
}

// Only the last seat's actions since dice, a revelation or another seat's action can be undone; play, undo, play equals play.
template <class Records>
void undo_only_where_allowed() {
    using Rules = typename Records::Rules;
    for (std::uint64_t seed = 30'000; seed < 30'000 + Size<Records>::table_games && !testing::Test::HasFailure(); ++seed) {
        std::vector<std::pair<Seat, std::uint64_t>> stack;   // the seat, and the hash before
        Dice spare(seed);
        table_game<Records>(seed, [&](TableOf<Records>& table, Seat seat, const std::string& notation) {
            for (const Seat one : all_seats<Rules>()) ASSERT_EQ(table.can_undo(one), !stack.empty() && stack.back().first == one);
            if (!stack.empty() && stack.back().first != seat) stack.clear();
            const std::uint64_t before = table.hash();
            if (is_final(table, seat, notation, seed_from_number(seed))) {
                stack.clear();
                return;
            }
            ASSERT_TRUE(table.play(seat, notation));
            const std::uint64_t after = table.hash();
            for (const Seat one : all_seats<Rules>()) EXPECT_TRUE(one == seat || table.undo(one)) << "another seat takes back";
            ASSERT_FALSE(table.undo(seat));
            EXPECT_EQ(table.hash(), before);
            take_back_and_redo(table, seat, stack, spare);
            ASSERT_TRUE(table.play(seat, notation));
            EXPECT_EQ(table.hash(), after);
            ASSERT_FALSE(table.undo(seat));
            stack.emplace_back(seat, before);
        });
    }
}

// A whole game is written, read, replayed to any entry and verified.
template <class Records>
void journals_round_trip() {
    for (std::uint64_t seed = 31'000; seed < 31'000 + Size<Records>::table_games && !testing::Test::HasFailure(); ++seed) {
        const auto table = table_game<Records>(seed, [](auto&, Seat, const std::string&) {});
        ASSERT_TRUE(table && table->journal().closing && table->journal().closing->seed);
        const std::string text = write_journal(table->journal());
        const auto read = read_journal(text);
        ASSERT_TRUE(read) << read.error();
        EXPECT_EQ(write_journal(*read), text);
        const auto again = TableOf<Records>::replay(*read, -1);
        ASSERT_TRUE(again) << again.error();
        EXPECT_EQ((*again)->hash(), table->hash());
        EXPECT_TRUE(Records::Rules::same((*again)->truth(), table->truth()));
        EXPECT_EQ(write_journal((*again)->journal()), text);
        const Verification verification = verify_journal<TableOf<Records>>(*read);
        EXPECT_TRUE(verification.sound) << verification.problem;
        EXPECT_EQ(verification.dice, kDiceChecks.committed);
        Dice dice(seed);   // from the middle, the same actions lead to the same end
        const std::size_t from = dice.below(static_cast<std::uint32_t>(read->entries.size()));
        const auto middle = TableOf<Records>::replay(*read, static_cast<int>(from));
        ASSERT_TRUE(middle) << middle.error();
        for (std::size_t i = from; i < read->entries.size(); ++i) {
            const Entry& entry = read->entries[i];
            ASSERT_TRUE((*middle)->play(*find_seat(table->facts(), entry.seat), entry.notation));
        }
        EXPECT_EQ(write_journal((*middle)->journal()), text);
    }
}

// A game that begins from a position of another is played to its end, and its journal contains all of it.
template <class Records>
void games_begin_from_positions() {
    using Its = TableOf<Records>;
    const auto ignore = [](auto&, Seat, const std::string&) {};
    for (std::uint64_t seed = 33'000; seed < 33'000 + Size<Records>::table_games && !testing::Test::HasFailure(); ++seed) {
        const auto other = table_game<Records>(seed, ignore);
        ASSERT_TRUE(other);
        Dice dice(seed);
        const auto moment =
            Its::replay(other->journal(), static_cast<int>(dice.below(static_cast<std::uint32_t>(other->journal().entries.size()))));
        ASSERT_TRUE(moment) << moment.error();
        const Setup setup = setup_from_position<Records>((*moment)->truth());
        EXPECT_EQ(seats_of_beginning<Records>(setup), seats_of_beginning<Records>(*checked_beginning<Records>(other->journal().setup)));
        const auto table = table_game<Records>(setup, seed, ignore);
        ASSERT_TRUE(table && table->journal().closing);
        const auto read = read_journal(write_journal(table->journal()));
        ASSERT_TRUE(read) << read.error();
        const auto first = Its::replay(*read, 0);
        ASSERT_TRUE(first) << first.error();
        EXPECT_TRUE(Records::Rules::same((*first)->truth(), (*moment)->truth()));
        const Verification verification = verify_journal<Its>(*read);
        EXPECT_TRUE(verification.sound) << verification.problem;
        EXPECT_EQ(verification.dice, kDiceChecks.committed);
    }
}

// Replaces the entry's action by another legal one with a different result, if there is one.
template <class Records>
bool change_action(Journal& journal, std::size_t index, Dice& dice) {
    Entry& entry = journal.entries[index];
    const auto table = TableOf<Records>::replay(journal, static_cast<int>(index));
    const Seat seat = *find_seat((*table)->facts(), entry.seat);
    for (int tries = 0; tries < 20; ++tries) {
        const std::string another = (*table)->random_choice(seat, dice);
        const auto copy = TableOf<Records>::replay(journal, static_cast<int>(index));
        if (another == entry.notation || !(*copy)->play(seat, another) || (*copy)->hash() == entry.hash) continue;
        entry.notation = another;
        return true;
    }
    return false;
}

template <class Records>
void tampered_journals_are_found_out() {
    using Its = TableOf<Records>;
    for (std::uint64_t seed = 32'000; seed < 32'000 + Size<Records>::table_games && !testing::Test::HasFailure(); ++seed) {
        const auto table = table_game<Records>(seed, [](auto&, Seat, const std::string&) {});
        ASSERT_TRUE(table);
        const Journal& sound = table->journal();
        Dice dice(seed);
        const auto expect_unsound = [&](const Journal& journal, std::string_view what) {
            const Verification result = verify_journal<Its>(journal);
            EXPECT_FALSE(result.sound) << what << ", seed " << seed;
            EXPECT_EQ(result.sound, result.problem.empty());
        };
        for (int i = 0; i < 5; ++i) {
            const std::size_t at = dice.below(static_cast<std::uint32_t>(sound.entries.size()));
            Journal changed = sound;
            if (change_action<Records>(changed, at, dice)) expect_unsound(changed, "an action changed");
            changed = sound;
            changed.entries[at].hash ^= 1;
            expect_unsound(changed, "a hash changed");
            changed = sound;
            changed.entries.resize(at);
            expect_unsound(changed, "the end cut off");
        }
        for (std::size_t at = dice.below(20); at < sound.entries.size(); at += 20) {
            if (sound.entries[at].dice.empty()) continue;
            Journal changed = sound;
            for (Entry& entry : changed.entries) entry.hash = 0;   // the dice alone must show it
            std::uint8_t& die = changed.entries[at].dice[dice.below(static_cast<std::uint32_t>(sound.entries[at].dice.size()))];
            die = die == 1 ? 2 : static_cast<std::uint8_t>(die - 1);
            expect_unsound(changed, "a die changed");
        }
        Journal changed = sound;
        (*changed.closing->seed)[dice.below(4)] ^= std::uint64_t{1} << dice.below(64);
        expect_unsound(changed, "the seed changed");
        changed.commitment = commitment_to(*changed.closing->seed);
        if (std::any_of(sound.entries.begin(), sound.entries.end(), [](const Entry& entry) { return entry.dice.size() > 2; }))
            expect_unsound(changed, "the seed and its commitment changed");
    }
}

}  // namespace papelotte::battery
