// The recorded games of Waterloo: see tests/golden.h.
#include "tests/golden.h"

#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/events.h"

namespace papelotte::waterloo {

TEST(WaterlooGolden, games_replay_exactly) { golden::games_replay_exactly("waterloo", 3); }

TEST(WaterlooGolden, former_games_go_on) { golden::former_games_go_on("waterloo"); }

TEST(WaterlooGolden, games_reach_every_step) {
    const auto reached = golden::steps_reached<Rules, Records>([](const Event& event, std::set<std::string>& steps) {
        const auto kind = Happening(event.kind);   // steps that run by themselves are known by their events
        if (kind == Happening::round_begins) steps.insert("start_round");
        if (kind == Happening::morale && Checked(event.args[3]) == Checked::takes_a_cube) steps.insert("place_own_cubes");
    });
    for (const std::string_view step : Rules::step_names())
        EXPECT_TRUE(reached.contains(std::string(step))) << "no golden game reaches " << step;
}

}  // namespace papelotte::waterloo
