// The recorded games of Waterloo: see tests/golden.h.
#include "tests/golden.h"

#include "games/waterloo/events.h"
#include "games/waterloo/records.h"

namespace papelotte::waterloo {

TEST(WaterlooGolden, games_replay_exactly) { golden::games_replay_exactly("waterloo", 3); }

TEST(WaterlooGolden, games_reach_every_step) {
    const auto reached = golden::steps_reached<Rules, Records>([](const Event& event, std::set<std::string>& steps) {
        if (event.kind == static_cast<std::uint16_t>(Happening::round_begins)) steps.insert("start_round");
    });
    for (const std::string_view step : Rules::step_names())
        EXPECT_TRUE(reached.contains(std::string(step))) << "no golden game reaches " << step;
}

}  // namespace papelotte::waterloo
