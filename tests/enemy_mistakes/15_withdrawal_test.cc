// EM-15  Withdraw, Retreat, Rout, removal.
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/steps/withdrawal.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

// A position in which forced moves are tried: nothing else is going on.
class Withdrawing {
   public:
    explicit Withdrawing(std::string_view pieces)
        : scene_(std::string(kFarChiefs) + std::string(pieces) + " b48 560,60,270 green; at=manoeuvre:blue"), effects_{dice_} {}
    void withdraw(std::string_view unit, int distance, std::string_view cause) {
        push_withdraw(p(), Scene::unit(unit), distance, Scene::unit(cause), effects_);
        Rules::settle(p(), effects_);
    }
    void retreat(std::string_view unit, std::string_view cause) {
        push_retreat(p(), Scene::unit(unit), Scene::unit(cause), effects_);
        Rules::settle(p(), effects_);
    }
    void rout(std::string_view unit, std::string_view cause) {
        push_rout(p(), Scene::unit(unit), Scene::unit(cause), effects_);
        Rules::settle(p(), effects_);
    }
    Position& p() { return scene_.position(); }
    Effects& effects() { return effects_; }
    Scene* operator->() { return &scene_; }

   private:
    Scene scene_;
    Dice dice_{1};
    Effects effects_;
};

}   // namespace

RULE(EM_15_1, a_unit_withdraws_straight_back) {
    Withdrawing f("r33 200,570,90; r34 200,600,90 in=r33; b13 230,570,270; b19 320,520,270;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "170.00 570.00");
    EXPECT_EQ(f->facing("r33"), 90);
    EXPECT_EQ(f->leader("r34"), "r33");   // EM-15.17: still in contact at a corner
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->leader("r34"), "r34");
}

RULE(EM_15_2, nobody_withdraws_towards_the_enemy) {
    Withdrawing f("r33 200,570,90; b13 165,570,90; b19 320,520,270;");   // behind it
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "200.00 570.00");
    EXPECT_EQ(f->yellow("r33"), 1);   // EM-15.5
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->losses("r33"), 1);
}

RULE(EM_15_4, it_stops_in_contact_with_a_friend) {
    Withdrawing f("r33 230,570,90; r29 180,570,90; b13 260,570,270;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "210.00 570.00");
    EXPECT_EQ(f->yellow("r33"), 0);
}

// EM-X47
RULE(EM_15_6, one_friend_behind_is_pushed) {
    Withdrawing f("r33 230,570,90; r34 200,570,90 in=r33; b13 260,570,270;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "200.00 570.00");
    EXPECT_EQ(f->place("r34"), "170.00 570.00");
    EXPECT_TRUE(f.p().marks[Scene::unit("r34")].withdrew);
}

// EM-X48
RULE(EM_15_7, two_friends_behind_stop_everybody) {
    Withdrawing f("r33 230,570,90; r34 200,570,90 in=r33; r35 170,570,90 in=r33; b13 260,570,270;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "230.00 570.00");
    EXPECT_EQ(f->yellow("r33") + f->yellow("r34"), 2);
    EXPECT_EQ(f->yellow("r35"), 0);
    Withdrawing tie("r33 230,570,90; r34 200,556,90; r29 200,586,90; r35 170,556,90; b13 260,570,270;");
    tie.withdraw("r33", 1, "b13");
    EXPECT_EQ(tie->asks(), "shake_behind");
    tie->refuses("shake r35", "EM-15.7");
    tie->play("shake r29");
    EXPECT_EQ(tie->yellow("r29"), 1);
    EXPECT_EQ(tie->yellow("r34"), 0);
}

RULE(EM_15_8, a_retreat_shakes_and_withdraws) {
    Withdrawing f("r33 230,570,90; b13 260,570,270;");
    f.retreat("r33", "b13");
    EXPECT_EQ(f->place("r33"), "200.00 570.00");
    EXPECT_EQ(f->yellow("r33"), 1);
    f.retreat("r33", "b13");   // the second marker: Routed
    EXPECT_EQ(f->yellow("r33"), 2);
    EXPECT_EQ(f->place("r33"), "140.00 570.00");   // EM-15.9: two UM
}

RULE(EM_5_31, a_counter_gives_way_only_where_a_rout_ends) {
    Withdrawing f("r33 230,570,90; b13 260,570,270; b25 300,520,0; reille 200,570;");   // 30 mm behind it
    f.rout("r33", "b13");
    EXPECT_EQ(f->place("r33"), "170.00 570.00");
    EXPECT_EQ(f->place("reille"), "200.00 570.00");
}

RULE(EM_15_9, who_cannot_rout_is_captured) {
    Withdrawing f("r33 230,570,90; r34 200,570,90 in=r33; r35 170,570,90 in=r33; b13 260,570,270;");
    f.rout("r33", "b13");
    EXPECT_EQ(f->place("r33"), "captured");
    EXPECT_EQ(f->yellow("r34"), 1);
}

RULE(EM_15_11, off_the_board_is_out_of_field) {
    Withdrawing f("r33 200,610,0; b13 200,580,180;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "out_of_field");
    EXPECT_EQ(f.p().marks[Scene::unit("r33")].credited, Army::blue);   // EM-15.15
}

RULE(EM_25_3, a_unit_pushed_off_the_board_makes_room) {
    Withdrawing f("r33 200,590,0; r34 200,620,0 in=r33; b13 200,560,180;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r34"), "out_of_field");
    EXPECT_EQ(f->place("r33"), "200.00 620.00");
}

RULE(EM_15_12, an_enemy_behind_bars_the_way) {
    Withdrawing f("r33 230,570,90; b19 200,570,0; b13 260,570,270;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("r33"), "230.00 570.00");
    EXPECT_EQ(f->yellow("r33"), 1);
}

// EM-X64
RULE(EM_15_14, elimination_shakes_the_column) {
    Withdrawing f("r33 200,520,90; r34 200,550,90 in=r33; r35 170,520,90 in=r33; r36 170,550,90 in=r33; b13 300,600,270;");
    eliminate(f.p(), Scene::unit("r33"), Scene::unit("b13"), f.effects());
    EXPECT_EQ(f->yellow("r35"), 1);
    EXPECT_EQ(f->yellow("r34") + f->yellow("r36"), 0);
    Withdrawing taken("r33 200,520,90; r35 170,520,90 in=r33; b13 300,600,270;");
    capture(taken.p(), Scene::unit("r33"), Scene::unit("b13"), taken.effects());
    EXPECT_EQ(taken->yellow("r35"), 0);
}

RULE(EM_14_45, a_forced_fall_back_goes_as_far_as_it_can) {
    Withdrawing f("r33 250,570,90; r34 250,600,90 in=r33; b13 280,570,270;");
    EXPECT_TRUE(fall_back(f.p(), Scene::unit("r33"), 2, kNoUnit, f.effects()).moved);
    EXPECT_EQ(f->place("r33"), "190.00 570.00");
    EXPECT_EQ(f->place("r34"), "190.00 600.00");
    Withdrawing onto("r33 250,570,90; r29 190,570,90; b13 280,570,270;");   // it may not end on a friend
    EXPECT_TRUE(fall_back(onto.p(), Scene::unit("r33"), 2, kNoUnit, onto.effects()).moved);
    EXPECT_EQ(onto->place("r33"), "220.00 570.00");
}

RULE(EM_3_14, a_garrison_does_not_move) {
    Withdrawing f("rh 181,411,180; b13 300,600,270;");
    f.withdraw("rh", 1, "b13");
    EXPECT_EQ(f->place("rh"), "181.00 411.00");
    EXPECT_EQ(f->yellow("rh"), 0);   // EM-3.20
    f.rout("rh", "b13");
    EXPECT_EQ(f->place("rh"), "eliminated");   // EM-3.17
}

RULE(EM_3_14, nobody_pushes_a_garrison) {
    Withdrawing f("rh 181,411,180; r33 181,433.5,180; b13 181,463.5,0;");
    f.withdraw("r33", 1, "b13");
    EXPECT_EQ(f->place("rh"), "181.00 411.00");
    EXPECT_EQ(f->place("r33"), "181.00 433.50");
    EXPECT_EQ(f->yellow("r33"), 1);
}

RULE(EM_15_3, nobody_passes_through_others_in_a_withdraw) {
    Withdrawing f("r33 230,570,90; r37 200,570,90; b13 260,570,270;");   // beyond the gun there would be room
    f.rout("r33", "b13");
    EXPECT_EQ(f->place("r33"), "222.50 570.00");
}

RULE(EM_15_10, a_rout_without_a_cause_is_away_from_the_nearest_enemy) {
    const auto fires = [](std::string_view others) {
        Scene s("napoleon 310,220; wellington 160,10; b33 220,180,0 yellow=1; r33 220,60,180; " + std::string(others) + " at=bombardment:blue");
        s.play("fire b33 r33", {1, 1});   // the second yellow marker
        return s.place("b33");
    };
    EXPECT_EQ(fires(""), "220.00 240.00");
    EXPECT_EQ(fires("r34 220,245,0;"), "captured");   // the nearest is behind it now
}

RULE(EM_15_10, a_rout_without_a_cause_is_credited_to_the_nearest_enemy_of_that_moment) {
    Withdrawing f("r33 230,570,90; b13 260,570,270;");
    push_rout(f.p(), Scene::unit("r33"), kNoUnit, f.effects());
    EXPECT_EQ(f.p().marks[Scene::unit("r33")].credited, Army::blue);
}

RULE(EM_15_15, a_routed_unit_is_credited_to_who_routed_it) {
    // The Prussians are nearer at the end of the turn; the English battery has routed it.
    Scene s(
        "napoleon 310,220; wellington 160,10; r37 220,60,180; b13 220,150,0 yellow=1; b15 140,60,0; k17 270,190,0; bluecher 850,500; "
        "options=three_players turn=10 entered=3 order=red,blue,black at=bombardment:red");
    s.play("fire r37 b13", {6, 5, 1, 1});   // Retreat, and so a Rout
    EXPECT_EQ(s.yellow("b13"), 2);
    for (int i = 0; i < 12 && s.turn() == 10; ++i)
        s.play("done", s.asks() == "manoeuvres" && s.seat() == "black" ? std::vector{1, 1, 1} : std::vector<int>{});
    EXPECT_EQ(s.place("b13"), "eliminated");
    EXPECT_EQ(s.position().marks[Scene::unit("b13")].credited, Army::red);
}

}   // namespace papelotte::enemy_mistakes
