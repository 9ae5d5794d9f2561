// Whole recorded games (golden/*.jsonl), replayed and verified line by line. Together they reach every step of the rules.
// A changed rule changes them: the commit that does so says why. To make one anew: papelotte play waterloo --seat french=random
// --seat allied=random --save FILE.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/registry.h"
#include "games/waterloo/events.h"
#include "games/waterloo/records.h"

namespace papelotte::waterloo {
namespace {

std::vector<std::filesystem::path> golden_files() {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(TEST_DATA_DIR "/golden"))
        if (entry.path().extension() == ".jsonl") files.push_back(entry.path());
    std::ranges::sort(files);
    return files;
}

Journal read(const std::filesystem::path& file) {
    std::ostringstream text;
    text << std::ifstream(file).rdbuf();
    const auto journal = read_journal(text.str());
    EXPECT_TRUE(journal.has_value()) << file << ": " << journal.error();
    return journal.value_or(Journal{});
}

// The steps that lie on an agenda at some decision of the game, and those that only run, by what they report.
std::set<std::string> steps_reached(const Journal& journal) {
    std::set<std::string> reached;
    Dice none = Dice::scripted({});
    std::vector<Event> events;
    Turn start{none, &events};
    Position position = Rules::set_up({}, start);
    for (const Entry& entry : journal.entries) {
        for (const Step& step : position.agenda) reached.insert(std::string(name_of(step)));
        Dice dice = Dice::scripted(entry.dice);
        Turn turn{dice, &events};
        const auto action = Records::parse(entry.notation);
        if (!action) return reached;
        Rules::apply(position, entry.seat == "french" ? kFrench : kAllied, *action, turn);
    }
    for (const Event& event : events)
        if (event.kind == static_cast<std::uint16_t>(Happening::round_begins)) reached.insert("start_round");
    return reached;
}

}  // namespace

TEST(WaterlooGolden, games_replay_exactly) {
    const auto files = golden_files();
    ASSERT_GE(files.size(), 3u);
    for (const auto& file : files) {
        const Journal journal = read(file);
        ASSERT_TRUE(journal.closing.has_value()) << file;
        const Verification result = find_game("waterloo")->verify(journal);
        EXPECT_TRUE(result.sound) << file << ": " << result.problem;
        EXPECT_EQ(result.entries, journal.entries.size());
    }
}

TEST(WaterlooGolden, games_reach_every_step) {
    std::set<std::string> reached;
    for (const auto& file : golden_files()) reached.merge(steps_reached(read(file)));
    for (const std::string_view step : Rules::step_names())
        EXPECT_TRUE(reached.contains(std::string(step))) << "no golden game reaches " << step;
}

}  // namespace papelotte::waterloo
