// The recorded games of Enemy Mistakes, each scenario with two players and those with Prussians also with three: see tests/golden.h.
#include "tests/golden.h"

#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/events.h"

namespace papelotte::enemy_mistakes {

TEST(EnemyMistakesGolden, games_replay_exactly) { golden::games_replay_exactly("enemy_mistakes", 5); }

TEST(EnemyMistakesGolden, games_of_each_scenario_for_two_and_three_with_and_without_ney) {
    std::set<std::string> played;
    for (const auto& file : golden::files()) {
        const Journal journal = golden::read(file);
        for (const auto& [name, value] : journal.setup.options) {
            played.insert(journal.setup.scenario + " " + name + "=" + value);
            played.insert(name + "=" + value);
        }
    }
    for (const char* setup : {"short players=two", "medium players=two", "historical players=two", "medium players=three",
                              "historical players=three", "ney=off", "ney=on"})
        EXPECT_TRUE(played.contains(setup)) << setup;
}

// All but those that random games seldom come to; these have tests of their own rules.
TEST(EnemyMistakesGolden, games_reach_the_steps_that_wait_for_a_player) {
    const auto reached = golden::steps_reached<Rules, Records>([](const Event&, std::set<std::string>&) {});
    const std::set<std::string_view> rare{"choose_attacker",      "fired_side", "lead_pursuit", "recover",
                                          "reinforcement_charge", "separate",   "shake_behind", "stop_charge"};
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto one = [&]<class S>(std::type_identity<S>) {
            if constexpr (Waits<S, Position>)
                if (!rare.contains(S::name)) EXPECT_TRUE(reached.contains(std::string(S::name))) << S::name;
        };
        (one(std::type_identity<std::variant_alternative_t<I, Step>>()), ...);
    }(std::make_index_sequence<std::variant_size_v<Step>>());
}

}   // namespace papelotte::enemy_mistakes
