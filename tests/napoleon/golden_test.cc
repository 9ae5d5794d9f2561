// The recorded games of Napoléon, for two and three players, for each set-up, with a bid: see tests/golden.h.
#include "tests/golden.h"

#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/events.h"

namespace papelotte::napoleon {

TEST(NapoleonGolden, games_replay_exactly) { golden::games_replay_exactly("napoleon", 5); }

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

}  // namespace papelotte::napoleon
