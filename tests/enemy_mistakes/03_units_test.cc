// EM-3  Units and their markers.
#include "games/enemy_mistakes/rules/victory.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

Scene range(std::string_view target) { return Scene(std::string(kChiefs) + "b33 220,200,0; " + std::string(target) + "; at=bombardment:blue"); }
// Two combats: the first is over, the second waits for a counterattack, so that the turn has not ended.
Scene after_a_combat(std::string_view marks) {
    Scene s(std::string(kChiefs) + "b20 180,130,0 green charged distance=400 charge_number=1 target=r33; r33 180,100,180 " + std::string(marks) +
            "; b39 260,130,0 green charged distance=400 charge_number=2 target=r29; r29 260,100,180; at=combat:blue");
    s.play("fight b20 r33", {3, 4, 1, 1});   // a draw
    s.play("done");
    s.play("done");
    s.play("done", {2, 2, 3, 4, 1, 1});   // the result; then the melee of the other pair, a draw, too
    EXPECT_EQ(s.asks(), "counterattack");
    return s;
}

}   // namespace

RULE(EM_3_1, every_unit_has_the_values_of_its_type) {
    for (const Unit unit : UnitSet::first(kUnits)) {
        const UnitData& data = data_of(unit);
        EXPECT_EQ(data.weight != Weight::none, data.type == Type::cavalry) << data.id;
        EXPECT_EQ(data.guns != Guns::none, data.type == Type::artillery) << data.id;
        EXPECT_EQ(data.corps == Corps::none, is_garrison(unit)) << data.id;
        EXPECT_TRUE(data.capacity >= 2 && data.capacity <= 5) << data.id;
        EXPECT_GE(data.points, 2) << data.id;
    }
}

RULE(EM_3_6, losses_up_to_its_capacity_eliminate_a_unit_at_once) {
    Scene s = range("r33 220,100,180 losses=1; r34 300,20,180");
    s.play("fire b33 r33", {3, 3, 5});
    EXPECT_EQ(s.place("r33"), "220.00 100.00");
    Scene last = range("r33 220,100,180 losses=2; r34 300,20,180");
    last.play("fire b33 r33", {3, 3, 5});   // the third of three
    EXPECT_EQ(last.place("r33"), "eliminated");
}

RULE(EM_3_7, a_second_yellow_marker_routs_and_there_is_no_third) {
    Scene s = range("r33 220,100,180 yellow=1; r34 300,20,180");
    s.play("fire b33 r33", {6, 5, 1, 1});   // Retreat
    EXPECT_EQ(s.yellow("r33"), 2);
    EXPECT_EQ(s.log("Rout").size(), 1u);
    Scene again = range("r35 220,130,180 yellow=2; r34 300,20,180");
    again.play("fire b33 r35", {6, 5, 1, 1});
    EXPECT_EQ(again.yellow("r35"), 2);
}

RULE(EM_3_8, yellow_markers_and_losses_are_of_units_green_ones_of_formations) {
    Scene s = range("r33 220,100,180; r34 250,100,180 in=r33");
    s.play("fire b33 r33", {4, 4, 5, 1});
    s.play("stand");
    EXPECT_EQ(s.yellow("r33"), 1);
    EXPECT_EQ(s.losses("r33"), 1);
    EXPECT_EQ(s.yellow("r34") + s.losses("r34"), 0);
    Scene order(std::string(kChiefs) + "b13 220,200,0; b14 250,200,0 in=b13; r33 300,20,180; derlon 260,140 box=4; at=orders:blue");
    order.play("put derlon b13 0");
    EXPECT_TRUE(order.green("b14"));
}

RULE(EM_3_9, an_orange_marker_takes_the_green_one) {
    const Scene s = after_a_combat("");
    EXPECT_EQ(s.orange("b20"), 2);
    EXPECT_FALSE(s.green("b20"));
    EXPECT_TRUE(s.green("b39"));
}

RULE(EM_3_11, there_are_never_more_than_two_orange_markers) { EXPECT_EQ(after_a_combat("orange=1").orange("r33"), 2); }

RULE(EM_3_13, a_garrison_has_no_rear) {
    Scene s(std::string(kChiefs) +
                "b15 357.5,253.5,180 green charged distance=400 charge_number=1 target=rl; rl 357.5,276,180; r33 300,20,180; at=combat:blue",
            {1, 1, 1, 1});   // 1 + 1 fire + 1 Charge + 1 class against 1 + 1 fire + 1 class + 2 Town, not Shaken
    EXPECT_EQ(s.log("total 4; ").size(), 1u);
    EXPECT_EQ(s.log("total 5.").size(), 1u);
    s.allows("counterattack rl b15");   // through the side where the enemy is
}

RULE(EM_15_16, a_horse_team_leaves_with_its_gun_and_is_worth_nothing) {
    Scene s(std::string(kChiefs) + "b47 220,200,0 green; r38 220,107.5,180 fastened; r33 300,20,180; at=manoeuvre:blue");
    s.play_all({"select b47", "charge b47 0 r38", "stand"});
    EXPECT_EQ(s.place("r38"), "captured");
    EXPECT_FALSE(s.fastened("r38"));
    EXPECT_EQ(score_of(s.position(), Army::blue).pieces, 6);   // the gun's 3 points, twice
    EXPECT_EQ(score_of(s.position(), Army::blue).units, 1);
}

}   // namespace papelotte::enemy_mistakes
