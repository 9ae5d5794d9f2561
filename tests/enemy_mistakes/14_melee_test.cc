// EM-14.13 to EM-14.30  A melee.
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

// A melee of two units as the rules would begin it, for its modifiers alone.
struct Fight {
    std::string attacker, defender;
    int distance = 400;   // tenths of a millimetre; negative: it has not charged
    Edge touched = Edge::front;
    std::vector<std::string> supporters = {};
    bool pursued = false;
};
struct Totals {
    int attack, defence;
    friend bool operator==(const Totals&, const Totals&) = default;
};
Position position_of(std::string_view pieces) { return Scene(std::string(kChiefs) + std::string(pieces) + " at=orders:blue").position(); }
Totals modifiers(Position p, const Fight& fight) {
    p.combat.under_way = true;
    p.combat.attacker = Scene::unit(fight.attacker);
    p.combat.defender = Scene::unit(fight.defender);
    p.combat.charged = fight.distance >= 0;
    p.combat.pursued = fight.pursued;
    p.combat.distance = static_cast<std::uint16_t>(std::max(0, fight.distance));
    p.combat.touched = fight.touched;
    for (const std::string& unit : fight.supporters) p.combat.supporters.insert(Scene::unit(unit));
    Tally attack, defence;
    count_melee(p, p.combat.attacker, p.combat.defender, true, attack);
    count_melee(p, p.combat.defender, p.combat.attacker, false, defence);
    return {attack.total(), defence.total()};
}
Totals modifiers(std::string_view pieces, const Fight& fight) { return modifiers(position_of(pieces), fight); }

std::string charge_of_b15(std::string_view others) { return charge(others, "b15 220,130,0"); }

}   // namespace

// EM-X41
RULE(EM_14_14, infantry_melee_with_everything) {
    // in the orchard of La Haye Sainte: +2 for defending Infantry
    const Totals totals = modifiers("b15 220,130,0; b16 220,160,0 in=b15; r33 220,100,180;",
                                    {.attacker = "b15", .defender = "r33", .distance = 450, .supporters = {"b16"}});
    EXPECT_EQ(totals.attack, 1 + 1 + 1 + 1);   // fire, Charge, veteran, support
    EXPECT_EQ(totals.defence, 0);
}

// EM-X42
RULE(EM_14_21, cavalry_on_steady_infantry) {
    const std::string_view pieces = "r48 220,130,0; b20 220,100,180;";
    EXPECT_EQ(modifiers(pieces, {"r48", "b20", 750}), (Totals{1 - 2, 0}));
    EXPECT_EQ(modifiers(pieces, {"r48", "b20", 280}), (Totals{1, 0}));
    EXPECT_EQ(modifiers(pieces, {"r48", "b20", 5}), (Totals{-2, 0}));   // EM-13.7: Charge 0
    EXPECT_EQ(modifiers(pieces, {.attacker = "r48", .defender = "b20", .distance = 600, .pursued = true}), (Totals{1, 0}));
}

// EM-X43
RULE(EM_13_9, a_flank_charge_shakes_for_the_melee) {
    EXPECT_EQ(modifiers("b43 220,130,0; r33 220,100,90;", {"b43", "r33", 450, Edge::right}), (Totals{1 + 1, -2}));
    EXPECT_EQ(modifiers("b43 220,130,0; r33 220,100,90 yellow=1;", {"b43", "r33", 450, Edge::right}), (Totals{1 + 1, -2}));   // not twice
    EXPECT_EQ(modifiers("b15 220,130,0; r48 220,100,90;", {"b15", "r48", 450, Edge::right}).defence, -1);
}

// EM-X44
RULE(EM_14_24, weights_and_combined_arms) {
    const Totals totals = modifiers("b47 220,130,0; r51 220,100,180; b20 300,130,0;", {"b47", "r51", 750, Edge::front, {"b20"}});
    EXPECT_EQ(totals.attack, 1 + 1 + 2 + 1);
    EXPECT_EQ(totals.defence, -1);
    EXPECT_EQ(modifiers("b43 220,130,0; r51 220,100,180;", {"b43", "r51", 750}).attack, 1 + 1 + 1);   // medium
    EXPECT_EQ(modifiers("b47 220,130,0; r46 220,100,180;", {"b47", "r46", 750}).attack, 1 + 1 + 1);   // heavy against medium
    EXPECT_EQ(modifiers("b15 220,130,0; r33 220,100,180; b21 300,130,0;", {"b15", "r33", -1, Edge::front, {"b21"}}).attack, 1 + 1 + 2);
    EXPECT_EQ(modifiers("b15 220,130,0; r49 220,100,180; b21 300,130,0;", {"b15", "r49", -1, Edge::front, {"b21"}}).attack, 1 + 1);
    EXPECT_EQ(modifiers("b15 220,130,0; r49 220,100,180; b21 300,130,0 yellow=1;", {"b15", "r49", -1, Edge::front, {"b21"}}).attack, 1);
}

RULE(EM_14_20, only_a_charge_gives_its_bonus) {
    EXPECT_EQ(modifiers("b20 220,130,0; r33 220,100,180;", {"b20", "r33", 400}).attack, 1);
    EXPECT_EQ(modifiers("b20 220,130,0; r33 220,100,180;", {"b20", "r33", -1}).attack, 0);
    EXPECT_EQ(modifiers("b20 220,130,0; r33 220,100,180;", {"b20", "r33", 4}).attack, 0);
}

RULE(EM_14_24, units_of_the_same_type_add_two_at_most) {
    const Totals totals = modifiers("b15 220,130,0; r33 220,100,180; b16 300,130,0; b17 340,130,0; b18 380,130,0;",
                                    {"b15", "r33", -1, Edge::front, {"b16", "b17", "b18"}});
    EXPECT_EQ(totals.attack, 1 + 1 + 2);   // fire, class, support
}

RULE(EM_14_16, who_fights_an_enemy_that_withdrew_has_one_more_unless_infantry_fights_cavalry) {
    Position p = position_of("b15 220,130,0; r33 220,100,180; r49 300,100,180; b43 300,130,0;");
    for (const char* unit : {"r33", "r49"}) p.marks[Scene::unit(unit)].driven_back = true;
    EXPECT_EQ(modifiers(p, {"b15", "r33", -1}).attack, 1 + 1 + 1);   // fire, class
    EXPECT_EQ(modifiers(p, {"b15", "r49", -1}).attack, 1);
    EXPECT_EQ(modifiers(p, {"b43", "r49", -1}).attack, 1 + 1 + 1);   // medium against light
}

RULE(EM_13_9, a_unit_charged_in_the_rear_counts_as_shaken) {
    EXPECT_EQ(modifiers("b43 220,130,0; r33 220,100,0;", {"b43", "r33", 450, Edge::rear}), (Totals{1 + 1, -2}));
}

RULE(EM_14_23, a_routed_unit_counts_as_shaken) {
    EXPECT_EQ(modifiers("b20 220,130,0; r33 220,100,180 yellow=2;", {"b20", "r33", -1}).defence, -1);
}

RULE(EM_4_13, a_charge_through_a_torrent_costs_one) {
    EXPECT_EQ(modifiers("b20 220,130,0 torrent; r33 220,100,180;", {"b20", "r33", 400}).attack, 1 - 1);
}

RULE(EM_4_19, a_charge_over_a_bridge_counts_as_shaken) {
    EXPECT_EQ(modifiers("b20 220,130,0 bridge; r33 220,100,180;", {"b20", "r33", 400}).attack, 1 - 1);
}

RULE(EM_5_7, an_attached_general_helps_the_whole_formation) {
    EXPECT_EQ(modifiers("b20 220,130,0; b13 220,160,0 in=b13; r33 220,100,180; derlon @b20;", {"b20", "r33", -1}).attack, 1);
}

RULE(EM_14_22, defending_infantry_that_does_not_move_has_the_ground) {
    Position p = position_of("b20 300,130,0; r33 215,408,180;");   // in the orchard of Hougoumont
    EXPECT_EQ(modifiers(p, {"b20", "r33", -1}).defence, 2);        // EM-4.6
    EXPECT_EQ(modifiers(p, {"r33", "b20", -1}).attack, 0);
    p.formations[Scene::unit("r33")].moving_at_start = true;
    EXPECT_EQ(modifiers(p, {"b20", "r33", -1}).defence, 0);
    EXPECT_EQ(modifiers("b20 300,130,0; r49 179,445,180;", {"b20", "r49", -1}).defence, -1);   // EM-4.5: cavalry in a wood
}

// --- Support ----------------------------------------------------------------------------------------------------------------------------

// EM-X72
RULE(EM_14_26, support_comes_from_behind) {
    Scene s(charge_of_b15("b16 250,130,0 in=b15; b17 220,160,0 in=b15; b18 250,160,0 in=b15;"));
    EXPECT_EQ(s.asks(), "support");
    s.refuses("support b16", "EM-14.26");   // its corner touches the enemy
    s.allows("support b17");
    s.allows("support b18");   // EM-14.25: a corner is enough
    s.refuses("support b13", "EM-1.8");
}

RULE(EM_14_27, guns_support_if_the_enemy_is_in_their_area) {
    Scene s(charge_of_b15("b23 242.5,122.5,0 in=b15;"));
    EXPECT_EQ(s.asks(), "support");
    s.allows("support b23");
    s.position().stands[Scene::unit("b23")].fastened = true;
    s.refuses("support b23", "EM-3.5");
}

RULE(EM_12_11, horse_guns_in_a_hurry_do_not_support) {
    Scene s(charge_of_b15("b22 242.5,122.5,0 in=b15;"));
    s.allows("support b22");
    s.position().marks[Scene::unit("b22")].fastened_now = s.position().marks[Scene::unit("b22")].unfastened_now = true;
    s.refuses("support b22", "EM-12.11");
}

RULE(EM_14_30, units_that_charged_over_a_bridge_do_not_support) {
    Scene s(charge_of_b15("b16 220,160,0 in=b15;"));
    s.position().formation(Scene::unit("b15")).bridge = true;
    s.refuses("support b16", "EM-14.30");
}

RULE(EM_14_3, a_unit_takes_part_in_one_combat_a_turn) {
    Scene s(charge_of_b15("b16 220,160,0 in=b15;"));
    s.position().marks[Scene::unit("b16")].fought = true;
    s.refuses("support b16", "EM-14.3");
}

// --- Dice, effect, damages --------------------------------------------------------------------------------------------------------------

// EM-X45
RULE(EM_14_15, the_guard_may_roll_again) {
    Scene s(charge("", "b01 220,130,0"), {1, 5});
    EXPECT_EQ(s.asks(), "reroll");
    EXPECT_EQ(s.seat(), "blue");
    s.play("reroll", {4, 1, 1, 1, 1, 1, 1, 1});   // 4 + 1 + 2 + 1 against 5: the second roll stands; then the rest of the turn
    EXPECT_EQ(s.log("re-roll of the 1: 4").size(), 1u);
    EXPECT_FALSE(s.log("total 8").empty());
}

RULE(EM_14_15, the_attacker_of_the_melee_decides_first) {
    Scene s(charge("", "b01 220,130,0", "r01 220,100,180"), {3, 4});
    EXPECT_EQ(s.seat(), "blue");
    s.play("done");
    EXPECT_EQ(s.asks(), "reroll");
    EXPECT_EQ(s.seat(), "red");
}

RULE(EM_14_16, equal_totals_have_no_effect) {
    Scene s(charge("", "b20 220,130,0"), {3, 4, 1, 1});   // 3 + 1 against 4
    EXPECT_EQ(s.place("r33"), "220.00 100.00");
    EXPECT_EQ(s.yellow("r33"), 0);
    EXPECT_EQ(s.asks(), "counterattack");
}

RULE(EM_14_17, each_enemy_unit_may_cost_a_loss) {
    Scene s(charge_of_b15("b16 220,160,0 in=b15;"));
    s.play("support b16", {1, 5, 1, 5, 2});   // 5 against 5; one die for the French, two for the English
    EXPECT_EQ(s.losses("r33"), 1);
    EXPECT_EQ(s.asks(), "counterattack");
    EXPECT_EQ(s.last("melee_damage").at("dice"), (boost::json::array{5, 2, 0, 0, 0, 0, 0, 0}));
    EXPECT_EQ(s.last("melee_damage").at("hit"), (boost::json::array{"yes", "no", "no", "no", "no", "no", "no", "no"}));
}

// EM-X46
RULE(EM_14_18, nobody_takes_more_losses_than_the_melee_unit) {
    Position p = position_of("b20 220,130,0; r33 220,100,180; r34 220,70,180 in=r33; r36 250,70,180 in=r33;");
    p.combat.under_way = true;
    p.combat.attacker = Scene::unit("b20");
    p.combat.defender = Scene::unit("r33");
    p.combat.supporters.insert(Scene::unit("r34"));
    const auto refused = [&](const char* unit) {
        return std::string(SpreadLosses{Army::red, 3}.why_not(p, act(Verb::lose, Scene::unit(unit))).id());
    };
    EXPECT_EQ(refused("r33"), "");
    EXPECT_EQ(refused("r34"), "EM-14.18");   // the melee unit first
    p.marks[Scene::unit("r33")].melee_losses = 1;
    EXPECT_EQ(refused("r34"), "");
    EXPECT_EQ(refused("r36"), "EM-14.18");   // it took no part
    p.marks[Scene::unit("r34")].melee_losses = 1;
    EXPECT_EQ(refused("r34"), "EM-14.18");
    p.marks[Scene::unit("r33")].melee_losses = 2;
    EXPECT_EQ(refused("r34"), "");
}

RULE(EM_14_18, a_melee_unit_that_falls_by_its_losses_still_limits_the_others) {
    Scene s(charge_of_b15("b16 220,160,0 in=b15; b17 250,160,0 in=b15; r34 220,70,180 in=r33;"));
    s.position().marks[Scene::unit("r33")].losses = 2;
    s.play_all({"support b16", "support b17"});
    s.play("support r34", {1, 6, 1, 1, 5, 5, 5, 1, 1, 1, 1});   // 6 against 7; three Losses for the English; the result; the next turn
    EXPECT_EQ(s.place("r33"), "eliminated");   // by its first
    EXPECT_EQ(s.log("Loss 1 of 3").size(), 1u);
    EXPECT_EQ(s.log("Loss 2 of 3").size(), 1u);   // r34 takes one, and one by the Fall Back; the third one is ignored
}

RULE(EM_14_29, a_unit_driven_back_does_not_counterattack) {
    Scene s(charge("r34 300,100,180;", "b20 220,130,0"),
            {6, 3, 1, 1, 1, 1, 1, 1, 1});   // 7 - 3 = 4: Retreat; the pursuit fails; nobody is asked until the next turn
    EXPECT_EQ(s.yellow("r33"), 1);
    EXPECT_EQ(s.asks(), "bids");
}

}   // namespace papelotte::enemy_mistakes
