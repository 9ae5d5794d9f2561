// The smallest scene that shows a rule: a position in one line, actions in notation, scripted dice, and the result.
//
//   Scene s("waterloo: ad_r_br1 ad_c_light(strength=2); quatre_bras: fr_ii_inf1; turn=4");
//   s.play_all({"group anglo_dutch waterloo", "march ad_r_br1 quatre_bras"});
//   EXPECT_EQ(s.at("ad_r_br1"), "quatre_bras");
//
// A town with its units, marks of a unit in brackets (strength=2, disrupted, start=hal …, the keys of the position JSON); settings as
// key=value (turn, base), lists with commas: options=fog,three_players eliminated=fr_iv_inf,fr_vi_inf. Units that are not named take no
// part. Without a battle the turn begins, and the active side is asked for its first group.
//
//   Scene s("battle ligny side=french step=combat roads=charleroi farm=allied_left stream=french_centre idle=1; french_left: fr_i_inf1; …; turn=5");
//
// A battle that is under way: `side` has the battle turn, in the step morale, combat, reinforce or withdraw. Spaces of the board with
// their units follow. `roads`: the towns whose roads the attacker came by. Several battles are given one after another; the turn is that
// of the first. The scene is read like any position from outside, so it must obey the rules.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/napoleon/rules/rules.h"
#include "games/napoleon/rules/words.h"
#include "tests/scene_of.h"

// One test per rule, named after it: RULE(NP_5_4_1, a_road_has_a_limit) { … }
#define RULE(id, what) TEST(Napoleon, id##_##what)

namespace papelotte::napoleon {

// The position JSON of a scene.
boost::json::object scene_json(std::string_view text);

struct Records;

class Scene : public SceneOf<Position, Records> {
   public:
    explicit Scene(std::string_view text, std::vector<int> dice = {});

    // The set-up of the game, at the first decision; options as "fog,three_players".
    static Scene set_up(std::string_view options = "", std::string_view scenario = "", std::uint64_t seed = 1);

    std::string at(std::string_view unit) const;   // "ligny", "eliminated", "unplaced"
    std::string space(std::string_view unit) const;   // "french_left", "map"
    int strength(std::string_view unit) const { return position_.strength(unit_named(unit)); }
    bool shown(std::string_view unit) const { return position_.block(unit_named(unit)).shown; }
    bool disrupted(std::string_view unit) const { return position_.block(unit_named(unit)).disrupted; }
    bool eliminated(std::string_view unit) const { return at(unit) == "eliminated"; }
    std::vector<std::string> may_be(std::string_view unit) const;   // sorted
    int turn() const { return position_.turn; }
    std::string winner() const;   // "french", "allied"; "" while the game continues
    std::string outcome_rule() const;   // "NP-10.2.1"; "" while the game continues
    boost::json::object view(std::string_view seat) const;   // of a seat, or the "observer"

    // Answers `done` until the game turn has changed.
    void end_turn(std::vector<int> dice = {});

    static Unit unit_named(std::string_view id);
    static Town town_named(std::string_view id);
    static Seat seat_named(std::string_view word);

   private:
    Scene() = default;
};

}   // namespace papelotte::napoleon
