// The recorded games of Napoléon, for two and three players, for each set-up, with a bid, with standing answers: see tests/golden.h.
#include "tests/golden.h"

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/events.h"

namespace papelotte::napoleon {

TEST(NapoleonGolden, games_replay_exactly) { golden::games_replay_exactly("napoleon", 7); }

TEST(NapoleonGolden, games_for_two_and_three_each_set_up_and_a_bid) {
    std::set<std::string> scenarios, played;
    for (const auto& file : golden::files()) {
        const Journal journal = golden::read(file);
        scenarios.insert(journal.setup.scenario);
        for (const auto& [name, value] : journal.setup.options) played.insert(name + "=" + value);
    }
    EXPECT_TRUE(scenarios.contains("free") && scenarios.contains("historical"));
    for (const char* option : {"players=two", "players=three", "fog=off", "fog=on", "bidding=off", "bidding=on"})
        EXPECT_TRUE(played.contains(option)) << option;
}

// P20: hits of a side that had answered beforehand were assigned without a question.
TEST(NapoleonGolden, a_game_with_standing_answers) {
    int given = 0, answered = 0;
    for (const auto& file : golden::files()) {
        const Journal journal = golden::read(file);
        given += static_cast<int>(journal.standing.size());
        answered += static_cast<int>(std::ranges::count_if(journal.entries, [](const Entry& entry) { return entry.standing == "foot_first"; }));
    }
    EXPECT_GT(given, 0);
    EXPECT_GT(answered, 3);
}

}  // namespace papelotte::napoleon
