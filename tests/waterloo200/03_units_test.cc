// W2-3  Units: types, steps, movement allowance.
#include "games/waterloo200/rules/pieces.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

std::vector<int> strengths(std::string_view id) {
    const BlockData& unit = block_data(kPresentEdition, Scene::unit(id));
    std::vector<int> steps;
    for (std::size_t i = 0; i < unit.steps; ++i) steps.push_back(unit.step[i].strength);
    return steps;
}

const StepData& last_step(Unit unit) { return block_data(kPresentEdition, unit).step[block_data(kPresentEdition, unit).steps - 1u]; }

std::vector<std::string> fire(int area, int of, int df) {
    return {"Fire in " + std::to_string(area) + ": offence " + std::to_string(of) + " against defence " + std::to_string(df) + "."};
}

// --- Types -----------------------------------------------------------------------------------------------------------------------

RULE(W2_3_1_1, infantry_and_cavalry_fight_guns_and_leaders_support) {
    EXPECT_EQ((kCombatUnits | kSupportUnits), kAllUnits);
    EXPECT_TRUE((kCombatUnits & kSupportUnits).empty());
    for (const Unit unit : kAllUnits)
        EXPECT_EQ(kCombatUnits.has(unit), type_of(unit) == Type::infantry || type_of(unit) == Type::cavalry) << word(unit);
}

RULE(W2_3_1_2, only_strategic_leaders_belong_to_no_corps) {
    for (const Unit unit : kAllUnits) EXPECT_EQ(corps_of(unit) == Corps::none, kStrategicLeaders.has(unit)) << word(unit);
}

RULE(W2_3_1_3, a_combat_unit_fights_where_it_stands) {
    Scene s("67: fr_2c_reille_tl(activated step=3) fr_2c_husson_inf; 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(s.log("Fire in"), fire(51, 4, 4));   // Husson in 67 does not take part
}

RULE(W2_3_1_4, support_units_in_the_area_add_their_strength) {
    Scene s("67: fr_2c_reille_tl(activated step=3); 51: fr_2c_soye_inf br_2c_hill_tl(step=3) br_2c_fart(step=2); kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(s.log("Fire in"), fire(51, 4, 3));   // heart 1, pawn 1, terrain 1
}

RULE(W2_3_1_5, support_units_help_next_to_the_battle) {
    Scene s("67: fr_2c_reille_tl(activated step=1) fr_2c_fart(activated step=1); 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=tactical");
    s.play_all({"done", "done", "battle 51", "employ fr_2c_fart"});
    EXPECT_EQ(s.log("Fire in"), fire(51, 4 + 3 + 2, 4));
}

RULE(W2_3_1_6, support_units_defend_alone_but_never_attack_alone) {
    Scene attack("67: fr_2c_reille_tl(activated); 51: fr_2c_fart br_2c_mitchell_inf; kind=tactical");
    attack.play_all({"done", "done"});
    attack.refuses("battle 51", "W2-13.1.2");
    Scene defence("67: fr_2c_reille_tl(activated); 51: fr_2c_soye_inf br_2c_fart; kind=tactical");
    defence.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(defence.log("Fire in"), fire(51, 8, 3));
}

// --- Strength and steps ----------------------------------------------------------------------------------------------------------

RULE(W2_3_2_1, two_to_four_steps_and_full_strength_at_first) {
    for (const Unit unit : kAllUnits)
        EXPECT_TRUE(block_data(kPresentEdition, unit).steps >= 2 && block_data(kPresentEdition, unit).steps <= 4) << word(unit);
    Scene s = Scene::set_up();
    for (const Unit unit : kAllUnits) EXPECT_EQ(s.step(word(unit)), 0);
    EXPECT_EQ(Scene("67: fr_2c_soye_inf(step=2); kind=pass").strength("fr_2c_soye_inf"), 2);
}

RULE(W2_3_2_2, typical_lists_of_steps) {
    EXPECT_EQ(strengths("fr_2c_soye_inf"), (std::vector{4, 3, 2, 1}));
    EXPECT_EQ(strengths("fr_2c_hubert_cav"), (std::vector{2, 1}));
    EXPECT_EQ(strengths("fr_2c_fart"), (std::vector{3, 2, 1, 1}));
    EXPECT_EQ(strengths("fr_2c_reille_tl"), (std::vector{4, 3, 2, 1}));
}

RULE(W2_3_2_3, the_last_step_of_a_gun_is_the_pawn) {
    for (const Unit gun : kGuns) {
        const StepData& pawn = last_step(gun);
        EXPECT_TRUE(pawn.symbol == Symbol::pawn && pawn.strength == 1 && pawn.value == 0 && pawn.hits == 1) << word(gun);
    }
}

RULE(W2_3_2_4, the_last_step_of_a_leader_is_the_heart) {
    for (const Unit leader : kLeaders) {
        const StepData& heart = last_step(leader);
        EXPECT_TRUE(heart.symbol == Symbol::heart && heart.strength == 1 && heart.hits == 3) << word(leader);
        EXPECT_EQ(heart.value, kStrategicLeaders.has(leader) ? 1 : 0) << word(leader);
    }
}

RULE(W2_3_2_5, stars_and_balls_are_worth_their_strength_and_cost_a_hit) {
    for (const Unit unit : kSupportUnits)
        for (std::size_t i = 0; i + 1 < block_data(kPresentEdition, unit).steps; ++i) {
            const StepData& step = block_data(kPresentEdition, unit).step[i];
            EXPECT_TRUE(step.value == step.strength && step.hits == 1) << word(unit);
        }
}

// One, two and three hits: black, white and red units with exactly that capacity.
RULE(W2_3_2_6, a_step_costs_the_hits_of_its_colour) {
    const auto hits = [](std::string_view id) { return int{block_data(kPresentEdition, Scene::unit(id)).step[0].hits}; };
    EXPECT_EQ(hits("fr_2c_husson_inf"), 1);
    EXPECT_EQ(hits("fr_2c_bauduin_inf"), 2);
    EXPECT_EQ(hits("fr_g_gg_inf"), 3);
    EXPECT_EQ(int{last_step(Scene::unit("fr_2c_reille_tl")).hits}, 3);
    Scene s("67: fr_2c_reille_tl(activated step=2); 51: fr_2c_bauduin_inf br_2c_mitchell_inf; kind=tactical");   // 6 against 4
    s.play_all({"done", "done", "battle 51"});
    EXPECT_EQ(s.step("br_2c_mitchell_inf"), 2);   // two hits on black
    EXPECT_EQ(s.step("fr_2c_bauduin_inf"), 0);    // one hit on white
}

RULE(W2_3_2_7, a_unit_that_loses_its_last_step_is_eliminated) {
    Scene s("67: fr_2c_reille_tl(activated); 51: fr_2c_soye_inf br_2c_mitchell_inf(step=2); kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_TRUE(s.eliminated("br_2c_mitchell_inf"));
}

// 4 against 4 and the terrain, whichever side attacks: one hit for each in both battles; two would cost a white step.
RULE(W2_3_2_8, hits_too_few_leave_no_trace) {
    Scene s("51: fr_2c_bauduin_inf br_2c_adam_inf; kind=strategic_move");
    s.play_all({"done", "battle 51"});
    s.play_all({"strategic", "manoeuvre", "done", "battle 51"});
    EXPECT_EQ(s.log("absorbs hits without loss: 1").size(), 4u);
    EXPECT_EQ(s.step("fr_2c_bauduin_inf"), 0);
    EXPECT_EQ(s.step("br_2c_adam_inf"), 0);
}

RULE(W2_3_2_9, capacity_is_the_sum_of_the_hits_that_are_left) {
    const Scene s("67: fr_2c_bauduin_inf(step=1) fr_2c_reille_tl(step=2) fr_2c_fart; kind=pass");
    EXPECT_EQ(capacity(s.position(), UnitSet::of(Scene::unit("fr_2c_bauduin_inf"))), 6);
    EXPECT_EQ(capacity(s.position(), UnitSet::of(Scene::unit("fr_2c_reille_tl"))), 4);
    EXPECT_EQ(capacity(s.position(), UnitSet::of(Scene::unit("fr_2c_fart"))), 4);
}

RULE(W2_3_2_10, reducing_goes_a_step_towards_the_last_regenerating_towards_full) {
    Scene s("67: fr_2c_reille_tl(step=1); kind=pass");
    Dice none = Dice::scripted({});
    Effects effects{none};
    reduce(s.position(), Scene::unit("fr_2c_reille_tl"), effects);
    EXPECT_EQ(s.strength("fr_2c_reille_tl"), 2);
    Scene night("67: fr_2c_reille_tl(step=2); passes=1 phasing=allied disc=allied");
    night.play_all({"pass", "done", "reorganise french", "regenerate fr_2c_reille_tl"});
    EXPECT_EQ(night.strength("fr_2c_reille_tl"), 3);
}

RULE(W2_3_2_11, only_tactical_leaders_regain_steps) {
    Scene s(
        "67: fr_2c_reille_tl(step=1) fr_2c_soye_inf(step=1) fr_2c_fart(step=1); 100: fr_napoleon_sl(step=1); passes=1 phasing=allied "
        "disc=allied");
    s.play_all({"pass", "done", "reorganise french"});
    for (const std::string_view unit : {"fr_2c_soye_inf", "fr_2c_fart", "fr_napoleon_sl"})
        s.refuses("regenerate " + std::string(unit), "W2-15.4.1");
    s.allows("regenerate fr_2c_reille_tl");
}

RULE(W2_3_2_12, the_eliminated_are_gone_and_morale_falls) {
    Scene s("67: fr_2c_reille_tl(activated); 51: fr_2c_soye_inf br_2c_mitchell_inf; kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_TRUE(s.eliminated("br_2c_mitchell_inf"));
    EXPECT_EQ(morale(s.position(), Faction::british), 9);
    EXPECT_EQ(morale(s.position(), Faction::french), 10);
}

RULE(W2_3_2_13, the_fields_of_a_step) {
    const BlockData& uxbridge = block_data(kPresentEdition, Scene::unit("br_cav_uxbridge_tl"));
    std::vector<int> radius, value;
    for (const StepData& step : uxbridge.step) {
        radius.push_back(step.radius);
        value.push_back(step.value);
    }
    EXPECT_EQ(radius, (std::vector{4, 3, 2, 0}));
    EXPECT_EQ(value, (std::vector{4, 3, 2, 0}));
    EXPECT_EQ(block_data(kPresentEdition, Scene::unit("fr_2c_soye_inf")).step[0].symbol, Symbol::pip);
    EXPECT_EQ(block_data(kPresentEdition, Scene::unit("fr_2c_fart")).step[0].symbol, Symbol::ball);
}

// --- Movement allowance ----------------------------------------------------------------------------------------------------------

RULE(W2_3_3_1, base_allowances) {
    for (const Unit unit : kAllUnits) {
        const bool fast = kEnglishCavalry.has(unit) || (kLeaders.has(unit) && faction_of(unit) == Faction::british);
        const int mp = type_of(unit) == Type::foot_artillery ? 1 : type_of(unit) == Type::infantry ? 2 : fast ? 5 : 4;
        EXPECT_EQ(data_of(unit).mp, mp) << word(unit);
        EXPECT_EQ(allowance(unit, Purpose::pass), mp) << word(unit);
    }
    EXPECT_EQ(kEnglishCavalry.size(), 6);
}

RULE(W2_3_3_2, wellington_and_his_four_corps_commanders_have_five) {
    const UnitSet leaders = kLeaders & units_of(Faction::british);
    EXPECT_EQ(leaders.size(), 5);
    for (const Unit leader : leaders) EXPECT_EQ(data_of(leader).mp, 5) << word(leader);
}

RULE(W2_3_3_3, foreign_cavalry_and_horse_artillery_have_four) {
    for (const std::string_view id : {"br_cav_trip_cav", "br_cav_estorff_cav", "br_cav_ghigny_cav", "br_res_brunswick_cav", "br_cav_hart"})
        EXPECT_EQ(data_of(Scene::unit(id)).mp, 4) << id;
}

RULE(W2_3_3_4, a_unit_under_command_has_one_more) {
    Scene tactical("67: fr_2c_reille_tl(activated) fr_2c_soye_inf; kind=tactical");
    tactical.play_all({"done", "move fr_2c_soye_inf", "to 69", "to 82", "to 97"});
    EXPECT_TRUE(tactical.operands("to ").empty());
    Scene strategic("67: fr_2c_soye_inf; kind=strategic_move");
    strategic.play_all({"move fr_2c_soye_inf", "to 69", "to 82"});
    strategic.refuses("to 97", "W2-12.1.5");
}

}   // namespace
}   // namespace papelotte::waterloo200
