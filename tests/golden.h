// Whole recorded games (tests/GAME/golden/*.jsonl), replayed and verified line by line. Together they reach every step of the rules
// that waits for a player. A changed rule changes them: the commit that does so says why. To record a new one:
//   papelotte play GAME --seat SEAT=random … --save FILE     (recruit or regular, where random players seldom come to a fight)
// Those called rules_2_… were recorded by the program that played rules version 2, with the data of that time.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "engine/facts.h"
#include "engine/fields.h"
#include "engine/playout.h"
#include "games/registry.h"
#include "tests/paths.h"

namespace papelotte::golden {

inline std::vector<std::filesystem::path> files() {
    std::vector<std::filesystem::path> found;
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(paths::folder) / "golden"))
        if (entry.path().extension() == ".jsonl") found.push_back(entry.path());
    std::ranges::sort(found);
    return found;
}

inline Journal read(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    const auto journal = read_journal(text.str());
    EXPECT_TRUE(journal.has_value()) << file << ": " << journal.error();
    return journal.value_or(Journal{});
}

inline void games_replay_exactly(std::string_view game, std::size_t at_least) {
    ASSERT_GE(files().size(), at_least);
    for (const auto& file : files()) {
        const Journal journal = read(file);
        ASSERT_TRUE(journal.closing.has_value()) << file;
        const Verification result = find_game(game)->verify(journal);
        EXPECT_TRUE(result.sound) << file << ": " << result.problem;
        EXPECT_EQ(result.entries, journal.entries.size());
    }
}

// A journal of every former version that is played, cut in the middle, goes on with the data of that version to the end of the game, and
// is sound afterwards; that of an unknown version is refused.
inline void former_games_go_on(std::string_view game_id) {
    const Game& game = *find_game(game_id);
    std::set<int> seen;
    for (const auto& file : files()) {
        Journal journal = read(file);
        const int version = journal.setup.rules_version;
        if (version == game.facts->rules_version) continue;
        seen.insert(version);
        journal.closing.reset();
        journal.entries.resize(journal.entries.size() / 2);
        const auto table = game.replay(journal, -1);
        ASSERT_TRUE(table) << file << ": " << table.error();
        Dice choices(1815);
        while (!(*table)->outcome()) {
            const Seat seat = random_seat((*table)->to_act(), choices);
            ASSERT_TRUE((*table)->play(seat, (*table)->random_choice(seat, choices)));
        }
        EXPECT_EQ((*table)->journal().setup.rules_version, version) << file;
        const Verification result = game.verify((*table)->journal());
        EXPECT_TRUE(result.sound) << file << ": " << result.problem;
        journal.setup.rules_version = game.facts->rules_version;
        EXPECT_FALSE(game.replay(journal, -1)) << file << ": the present data are others";
        journal.setup.rules_version = 99;
        const auto unknown = game.replay(journal, -1);
        ASSERT_FALSE(unknown);
        EXPECT_EQ(unknown.error().text(), "the journal follows rules version 99; this program plays 2, 3");
    }
    EXPECT_EQ(seen, std::set<int>(game.facts->former_versions.begin(), game.facts->former_versions.end()));
}

// The steps on the agenda at some decision of the recorded games. `look(event, reached)` may add steps that run by themselves, known
// by their events.
template <class Rules, class Records, class Look>
std::set<std::string> steps_reached(Look look) {
    std::set<std::string> reached;
    for (const auto& file : files()) {
        const Journal journal = read(file);
        if (journal.setup.rules_version != Rules::facts().rules_version) continue;
        std::vector<Event> events;
        Dice setup_dice = Dice::scripted(journal.setup_dice);
        Effects start{setup_dice, &events};
        typename Rules::Position position = Rules::set_up(journal.setup, start);
        for (const Entry& entry : journal.entries) {
            for (const auto& step : position.agenda) reached.insert(std::string(name_of(step)));
            Dice dice = Dice::scripted(entry.dice);
            Effects effects{dice, &events};
            const auto action = Records::parse(entry.notation);
            const auto seat = find_seat(Rules::facts(), entry.seat);
            if (!action || !seat) {
                ADD_FAILURE() << file << ", entry " << entry.n << ": cannot be read: " << entry.seat << ' ' << entry.notation;
                break;
            }
            Rules::apply(position, *seat, *action, effects);
        }
        for (const Event& event : events) look(event, reached);
    }
    return reached;
}

}  // namespace papelotte::golden
