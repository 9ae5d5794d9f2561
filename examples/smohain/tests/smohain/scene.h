// The smallest scene that shows a rule: a position in one line, actions in notation, scripted dice, and what came of it.
//
//   Scene s("lane: fr_85 fr_29(1); papelotte: na_1; ambush=hidden ambush_at=smohain");
//   s.play("assault fr_85 papelotte", {5});   // exactly these dice must be rolled
//   EXPECT_EQ(s.asks(), "answer");
//
// An area with its units, in brackets the steps that are left; settings are key=value with the keys of the position's JSON. The scene is read by
// the same door as a position from outside, so it must obey the rules. A turn begins, and the French give their orders.
#pragma once

#include "games/smohain/rules/rules.h"
#include "tests/scene_of.h"

// One test per rule, named for it: RULE(SM_4_2, an_assault_that_fails_costs_a_step) { … }
#define RULE(id, what) TEST(Smohain, id##_##what)

namespace papelotte::smohain {

struct Records;

class Scene : public SceneOf<Position, Records> {
   public:
    explicit Scene(std::string_view text);
    static Scene set_up();   // the set-up of the game, at the first decision

    std::string at(std::string_view unit) const;   // "lane"; "none": lost
    int steps(std::string_view unit) const;
    std::string winner() const;   // "french", "allied", "" while it goes on

   private:
    Scene() = default;
};

}   // namespace papelotte::smohain
