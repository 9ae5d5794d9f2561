// The smallest scene that shows a rule: a position in one line, actions in notation, scripted draws, and the result.
//
//   Scene s("67: fr_2c_soye_inf fr_2c_reille_tl(step=1 activated); 51: br_2c_mitchell_inf; control 53=british; kind=tactical turn=3");
//   s.play_all({"done", "move fr_2c_soye_inf", "to 51", "stop"});
//   s.play("done");
//   s.play("battle 51");
//   EXPECT_EQ(s.at("fr_2c_soye_inf"), "51");
//
// A place with its units, marks of a unit in brackets (step=1, activated, attacked, found, moved, …, the keys of the position JSON);
// "control" and areas with their controllers; settings as key=value with the keys of the position JSON (turn, phasing, kind, disc,
// passes, base), lists with commas: options=morale,retreat pool=fr_1c_quiot_inf eliminated=… not_arrived=…. Napoleon in 100 and
// Wellington in 3 are added unless they are placed or "bare" is given. The scenes were reckoned with the board and the blocks of rules version
// 2, which they use unless rules=3 is given: a rule does not depend on the numbers, and the worked cases are played with both. The scene is read like any position from outside, so it must
// obey the rules.
//
// A draw is written as the rules count it: from 0, among the candidates in the order of their ids (W2-23).
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/rules.h"
#include "games/waterloo200/rules/words.h"
#include "tests/scene_of.h"

// One test per rule, named after it: RULE(W2_12_4_1, nobody_disengages_into_an_enemy_area) { … }
#define RULE(id, what) TEST(Waterloo200, id##_##what)

namespace papelotte::waterloo200 {

// The position JSON of a scene.
boost::json::object scene_json(std::string_view text);

struct Records;

class Scene : public SceneOf<Position, Records, 0> {
   public:
    // The draws are for steps that run before the first decision; all of them must be used.
    explicit Scene(std::string_view text, std::vector<int> draws = {});

    // The set-up of the game, at the first decision; options as "morale,three_players". Dealt with a seed.
    static Scene set_up(std::string_view options = "", std::uint64_t seed = 1, std::string_view scenario = "");

    std::string at(std::string_view unit) const;   // "67", "pool", "eliminated", …
    int step(std::string_view unit) const;
    int strength(std::string_view unit) const;
    bool up(std::string_view unit) const;   // the enemy sees its face
    bool activated(std::string_view unit) const;
    bool moved(std::string_view unit) const;
    bool eliminated(std::string_view unit) const { return at(unit) == "eliminated"; }
    std::string control(std::string_view area) const;
    bool contested(std::string_view area) const;
    std::vector<std::string> units(std::string_view area) const;   // sorted
    std::vector<std::string> pool(std::string_view faction) const;   // sorted
    std::string disc() const { return std::string(word(position_.disc)); }
    std::string phasing() const { return std::string(word(position_.impulse.side)); }
    std::string kind() const { return std::string(word(position_.impulse.kind)); }
    std::string winner() const;   // "french", "allied"; "" while the game continues
    std::string outcome_rule() const;   // "W2-18.1.1"; "" while the game continues
    int draws() const { return dice_rolled(); }   // in all

    boost::json::object view(std::string_view seat) const;   // of a seat, or the "observer"

    static Unit unit(std::string_view id);
    static Area area(std::string_view number);
    static Seat seat_named(std::string_view word);

   private:
    Scene() = default;
};

// Forgoes the remaining steps of a regeneration (W2-15.4.3).
void let_steps_go(Scene&);

// Draws as faces of dice.
std::vector<std::uint8_t> faces_of(const std::vector<int>& draws);

}   // namespace papelotte::waterloo200
