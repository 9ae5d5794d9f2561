// The smallest scene that shows a rule: pieces in one line, actions in notation, scripted dice, and the result.
//
//   Scene s("b13 100,200,0 green; b14 100,230,0 in=b13; r33 100,140,180; derlon @b13 box=2; at=manoeuvre:blue");
//   s.play("select b13");
//
// A unit with its place and facing in millimetres and degrees; then its marks (yellow=1 losses=2 smoke fastened), those of the formation that it
// leads (green orange=1 charged target=r33 distance=400), and `in=b13` if another unit leads its formation. A General with a place or
// "@host". Settings as key=value: turn, scenario, base=historical, options=ney,three_players, order=red,blue, chief=blue:9, reserve=blue:4,
// entered, attempts. `at=phase:army` says whose part of which phase it is: entrance, initiative, bombardment, assign, orders, manoeuvre,
// unfasten, combat, end; without it the turn begins. Pieces that are not named are not in the game. The scene is read like any position from
// outside, so it must obey the rules.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "games/enemy_mistakes/rules/rules.h"
#include "games/enemy_mistakes/rules/words.h"
#include "tests/scene_of.h"

// One test per rule, named after it: RULE(EM_5_13, a_counter_is_captured) { … }
#define RULE(id, what) TEST(EnemyMistakes, id##_##what)

namespace papelotte::enemy_mistakes {

// The position JSON of a scene.
boost::json::object scene_json(std::string_view text);

struct Records;

class Scene : public SceneOf<Position, Records> {
   public:
    explicit Scene(std::string_view text, std::vector<int> dice = {});

    // The set-up of a scenario, at the first decision; options as "ney,three_players".
    static Scene set_up(std::string_view options = "", std::string_view scenario = "", std::uint64_t seed = 1);

    static Unit unit(std::string_view id);
    static General general(std::string_view id);
    std::string place(std::string_view unit_or_general) const;   // "100.00 200.00"; "captured", "waiting" … where it is not on the board
    double facing(std::string_view id) const { return static_cast<int>(position_.stands[unit(id)].facing) / 10.0; }
    int losses(std::string_view id) const { return position_.marks[unit(id)].losses; }
    int yellow(std::string_view id) const { return position_.marks[unit(id)].yellow; }
    bool smoke(std::string_view id) const { return position_.marks[unit(id)].smoke; }
    bool green(std::string_view id) const { return position_.formation(unit(id)).green; }
    int orange(std::string_view id) const { return position_.formation(unit(id)).orange; }
    std::string leader(std::string_view id) const { return std::string(word(position_.leader(unit(id)))); }
    bool fastened(std::string_view id) const { return position_.stands[unit(id)].fastened; }
    std::string host(std::string_view id) const { return std::string(word(position_.generals[general(id)].host)); }
    int box(std::string_view id) const { return position_.boxes[static_cast<std::size_t>(index_of(general(id)))]; }
    int chief(std::string_view army) const;
    int reserve(std::string_view army) const;
    int turn() const { return position_.turn; }
    std::string winner() const;   // "blue"; "draw"; "" while the game continues
    std::string outcome_rule() const;   // "EM-17.8"; "" while the game continues
    boost::json::object view(std::string_view seat) const;   // of a seat, or the "observer"

   private:
    Scene() = default;
};

// The Commanders in Chief, out of the way of what a scene shows.
inline constexpr std::string_view kChiefs = "napoleon 310,220; wellington 160,10; ";
inline constexpr std::string_view kFarChiefs = "napoleon 600,20; wellington 640,20; ";   // of scenes on the open ground south of Rossomme

// Pieces on that open ground.
Scene field(std::string_view pieces, std::string_view at = "manoeuvre:blue");
Scene field(std::string_view pieces, std::vector<int> dice);

// A blue Charge that has reached contact, at the next combat: the text of a scene.
std::string charge(std::string_view pieces, std::string_view charger = "b20 220,130,0", std::string_view target = "r33 220,100,180",
                   std::string_view chiefs = kChiefs);

}   // namespace papelotte::enemy_mistakes
