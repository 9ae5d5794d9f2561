// The recorded games of Waterloo 200, for two and three players, with and without options: see tests/golden.h.
#include "tests/golden.h"

#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/events.h"

namespace papelotte::waterloo200 {

TEST(Waterloo200Golden, games_replay_exactly) { golden::games_replay_exactly("waterloo200", 5); }

TEST(Waterloo200Golden, former_games_go_on) { golden::former_games_go_on("waterloo200"); }

TEST(Waterloo200Golden, games_reach_every_step) {
    const auto reached = golden::steps_reached<Rules, Records>([](const Event& event, std::set<std::string>& steps) {
        const auto told = [&](Happening what, const char* step) {   // steps that run by themselves are known by their events
            if (event.kind == static_cast<std::uint16_t>(what)) steps.insert(step);
        };
        told(Happening::impulse_begins, "begin_impulse");
        told(Happening::turn_ends, "end_turn");
        told(Happening::battle, "fire_totals");
        told(Happening::arrived, "arrival");
    });
    for (const std::string_view step : Rules::step_names())
        EXPECT_TRUE(reached.contains(std::string(step))) << "no golden game reaches " << step;
}

TEST(Waterloo200Golden, games_for_two_and_three_with_and_without_options) {
    std::set<std::string> players, played;
    for (const auto& file : golden::files())
        for (const auto& [name, value] : golden::read(file).setup.options)
            if (name == "players") players.insert(value);
            else if (value == "on") played.insert(name);
    EXPECT_EQ(players, (std::set<std::string>{"two", "three"}));
    EXPECT_EQ(played.size(), static_cast<std::size_t>(kOptions - 1));
}

// W2-18.1.3 for the French, which no measured game of two computers has come to: the British give way, and the French march.
TEST(Waterloo200Golden, the_french_hold_all_seven_areas) {
    const Journal journal = golden::read(std::filesystem::path(paths::folder) / "golden" / "french_hold_all_seven_areas.jsonl");
    const auto table = find_game("waterloo200")->replay(journal, -1);
    ASSERT_TRUE(table) << table.error();
    const auto outcome = (*table)->outcome();
    ASSERT_TRUE(outcome.has_value());
    EXPECT_EQ(outcome->rule, "W2-18.1.3");
    EXPECT_EQ(outcome->winners, SeatSet(kFrenchSeat));
}

}  // namespace papelotte::waterloo200
