// EM-6  The sequence of a turn; EM-19  conduct; EM-18.6.
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

// Everything that a turn can ask for: guns that see each other, Generals with markers, a Formation IN MOVEMENT on each side, fastened guns.
constexpr std::string_view kTurn =
    "b33 220,200,0; r33 220,100,180; r37 290,100,180; b34 290,200,0; b13 200,560,270 green; r11 320,560,90 green; b22 100,600,0 fastened; "
    "r39 120,600,0 fastened; derlon 210,520 box=3; hill 320,520 box=4; napoleon 600,20; wellington 640,20; turn=2 ";

}   // namespace

RULE(EM_6_1, the_phases_of_a_turn) {
    Scene s(std::string(kTurn) + "at=entrance", {1, 1});
    std::vector<std::string> phases;
    for (int i = 0; i < 40 && s.turn() == 2; ++i) {
        if (phases.empty() || phases.back() != s.asks()) phases.push_back(s.asks());
        if (s.asks() == "bids") s.play_all({"bid blue 1", "bid red 1"});
        else if (s.asks() == "unfasten" && s.seat() == "red") s.play("done", {1, 1});   // the dice of the next turn
        else s.play("done");
    }
    EXPECT_EQ(phases, (std::vector<std::string>{"bids", "bombard", "assign", "orders", "out_of_sequence", "manoeuvres", "unfasten"}));
}

RULE(EM_6_2, each_player_acts_completely_in_order_of_initiative) {
    Scene s(std::string(kTurn) + "order=red,blue at=bombardment:red");
    EXPECT_EQ(s.seat(), "red");
    EXPECT_EQ(Rules::why_not(s.position(), kBlueSeat, *Records::parse("fire b33 r33")).id(), "EM-6.2");
    s.play("fire r37 b34", {1, 2});
    EXPECT_EQ(s.seat(), "blue");   // he has no other gun
    s.play("done");
    EXPECT_EQ(s.asks(), "assign");
    EXPECT_EQ(s.seat(), "red");
}

RULE(EM_1_13, the_current_player_is_the_one_whose_place_it_is) {
    Scene s(std::string(kTurn) + "order=red,blue at=assign:red");
    s.play("done");
    EXPECT_EQ(s.seat(), "blue");
    EXPECT_EQ(Rules::why_not(s.position(), kRedSeat, *Records::parse("place hill 320 540")).id(), "EM-6.2");
    s.allows("done");
}

RULE(EM_12_8, guns_unfasten_when_all_have_manoeuvred) {
    Scene s(std::string(kTurn) + "at=manoeuvre:blue");
    s.refuses("unfasten b22", "EM-12.1");
    s.play_all({"done", "done"});
    EXPECT_EQ(s.asks(), "unfasten");
    EXPECT_EQ(s.seat(), "blue");
    s.refuses("unfasten b33", "EM-12.8");   // not fastened
    s.play("unfasten b22");
    EXPECT_FALSE(s.fastened("b22"));
    EXPECT_EQ(s.seat(), "red");
    s.allows("unfasten r39");
}

// --- Conduct ----------------------------------------------------------------------------------------------------------------------------

RULE(EM_18_6, the_set_up_is_the_same_for_everybody) {
    const Scene one = Scene::set_up("", "historical", 1), other = Scene::set_up("", "historical", 2);
    for (const Unit unit : UnitSet::first(kUnits)) EXPECT_TRUE(one.position().stands[unit] == other.position().stands[unit]) << word(unit);
    EXPECT_EQ(one.asks(), "bombard");   // the first decision is one of the first turn
    EXPECT_EQ(one.turn(), 1);
}

// Friends that are IN MOVEMENT stand at all four sides of b13.
constexpr std::string_view kBoxedIn =
    "b13 200,570,270 green; b14 200,600,270 green; b15 170,570,270 green; b16 200,540,270 green; b17 230,570,270 green; r33 320,620,90; "
    "napoleon 600,20; wellington 640,20; at=manoeuvre:blue";

RULE(EM_19_1, what_has_no_room_cannot_be_done) {
    Scene s(kBoxedIn);
    s.play("select b13");
    s.refuses("advance b13 45 0", "EM-2.36");
    s.refuses("advance b13 0 120", "EM-2.35");
    s.refuses("fall_back 30", "EM-2.36");
}

RULE(EM_25_1, a_formation_that_cannot_move_stands) {
    Scene s(kBoxedIn);
    s.play("select b13");
    for (const std::string& action : s.legal()) EXPECT_TRUE(action == "stand" || action == "advance b13 0.0 0.0") << action;
    s.play("stand");
    EXPECT_TRUE(s.green("b13"));
    EXPECT_EQ(s.orange("b13"), 0);
    EXPECT_EQ(s.place("b13"), "200.00 570.00");
}

RULE(EM_19_2, an_action_is_checked_before_it_is_made) {
    Scene s(std::string(kTurn) + "at=bombardment:blue");
    EXPECT_EQ(Rules::why_not(s.position(), kBlueSeat, Action{9999, 0, 0, 0}).id(), "EM-19.2");
    EXPECT_EQ(Rules::why_not(s.position(), kBlueSeat, act(Verb::fire, 0, 200)).id(), "EM-19.2");   // no such unit
    const Position before = s.position();
    s.refuses("fire b33 r39", "EM-2.44");
    EXPECT_TRUE(s.position().stands == before.stands && s.position().marks == before.marks);
    EXPECT_EQ(s.dice_rolled(), 0);
}

}   // namespace papelotte::enemy_mistakes
