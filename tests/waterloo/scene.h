// The smallest scene that shows a rule: a position in one line, actions in notation, scripted dice, and the result.
//
//   Scene s("sandpit_valley: fr_inf_7 fr_inf_8 blue=1; crossroads: br_inf_4(defensive) br_art_4 red=3; active=french");
//   s.play("assault red sandpit_valley");
//   s.play("attack fr_inf_7 crossroads sandpit_valley");
//   s.play("done", {5, 4});                     // exactly these dice must be rolled
//   EXPECT_EQ(s.at("fr_inf_7"), "crossroads");
//
// A place with its units (state in brackets; the default is upright; also "unmanned") and cubes; settings are key=value with the keys
// of the position JSON (active, turn, phase, tile, actions_done, grand_battery, initiative), "base=setup", or discs as
// "french.green=2". The scene is read like any position from outside, so it must obey the rules. In phase "actions", the default, the
// active player chooses an action with tile 5.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/rules.h"
#include "games/waterloo/rules/words.h"
#include "tests/scene_of.h"

// One test per rule, named after it: RULE(WL_7_1_4, cavalry_cannot_assault_into_woods) { … }
#define RULE(id, what) TEST(Waterloo, id##_##what)

namespace papelotte::waterloo {

struct Records;

std::string report_of(const Event& event);   // "fr_inf_7 checks morale: die 6, column 1: stands."; its terms on lines of their own

class Scene : public SceneOf<Position, Records> {
   public:
    // The dice are for steps that run before the first decision; all of them must be used.
    explicit Scene(std::string_view text, std::vector<int> dice = {});

    // The set-up of the game, at the first decision.
    static Scene set_up();
    static Scene set_up_with_bid(std::uint64_t seed = 1);

    std::string at(std::string_view unit) const;   // "crossroads", "delayed", "eliminated", …
    std::string state(std::string_view unit) const;   // "mobile", "tired", …
    bool unmanned(std::string_view unit) const;
    bool eliminated(std::string_view unit) const { return at(unit) == "eliminated"; }
    std::string cause(std::string_view unit) const;   // the cause of its loss
    int cubes(std::string_view area, std::string_view colour) const;
    int stock(std::string_view colour) const;
    int discs(std::string_view side, std::string_view colour, std::string_view box = "available") const;
    std::vector<std::string> units(std::string_view area) const;   // sorted
    std::string winner() const;   // "french", "allied"; "" while the game continues
    static Unit unit(std::string_view id);
    static Area area(std::string_view id);

   private:
    Scene() = default;
};

}   // namespace papelotte::waterloo
