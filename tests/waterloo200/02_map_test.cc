// W2-2.1 … W2-2.3, W2-2.5  The map.
#include "games/waterloo200/records/records.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

AreaSet numbered(std::initializer_list<int> numbers) {
    AreaSet set;
    for (const int number : numbers) set.insert(area_number(number));
    return set;
}

// Why the scene is not a position; "" if it is one.
std::string why_no_scene(std::string_view text) {
    const auto read = Records::read_position(scene_json(text));
    return read ? "" : read.error().text();
}

// --- Areas and terrain -----------------------------------------------------------------------------------------------------------

RULE(W2_2_1_1, the_map_has_115_areas_with_a_bonus_up_to_seven) {
    int least = 99, most = 0;
    for (const Area area : kMap) {
        EXPECT_EQ(word(area), std::to_string(number_of(area)));
        least = std::min(least, bonus(kPresentEdition, area));
        most = std::max(most, bonus(kPresentEdition, area));
    }
    EXPECT_EQ(kMap.size(), 115);
    EXPECT_EQ(least, 0);
    EXPECT_EQ(most, 7);
    EXPECT_EQ((green(kPresentEdition) | yellow(kPresentEdition) | kRed | kBlack), kMap);
}

RULE(W2_2_1_2, a_unit_steps_to_areas_that_share_a_border) {
    Scene s("67: fr_2c_hubert_cav; kind=pass");
    s.play("move fr_2c_hubert_cav");
    EXPECT_EQ(s.operands("to "), (std::vector<std::string>{"51", "66", "68", "69", "80", "81"}));
    for (const Area area : kMap)
        for (const Area next : neighbours(area)) EXPECT_TRUE(neighbours(next).has(area));
}

RULE(W2_2_1_3, the_colour_fixes_cost_and_stacking) {
    for (const Area area : green(kPresentEdition))
        EXPECT_TRUE(cost(kPresentEdition, area) == 1 && stacking(kPresentEdition, area) == 4) << number_of(area);
    for (const Area area : yellow(kPresentEdition))
        EXPECT_TRUE(cost(kPresentEdition, area) == 2 && stacking(kPresentEdition, area) == 2) << number_of(area);
    for (const Area area : kRed) EXPECT_TRUE(cost(kPresentEdition, area) == 2 && stacking(kPresentEdition, area) == 1) << number_of(area);
    EXPECT_EQ(kRed, numbered({52}));
    EXPECT_EQ(kBlack, numbered({10, 50, 79}));
    const std::string five = "50: pr_blucher_sl pr_4c_bulow_tl pr_4c_hacke_inf pr_4c_ryssel_inf pr_4c_losthin_inf; turn=3";
    EXPECT_EQ(why_no_scene(five), "");   // no limit in a black area
}

RULE(W2_2_1_4, terrain_helps_the_defender) {
    Scene s("68: fr_2c_reille_tl(activated); 52: fr_2c_soye_inf br_1c_byng_inf; kind=tactical");
    s.play_all({"done", "done", "battle 52"});
    EXPECT_EQ(s.log("Fire in 52"), std::vector<std::string>{"Fire in 52: offence 8 against defence 11."});   // 4 and the bonus of 7
}

RULE(W2_2_1_5, area_27_is_green_with_a_bonus_of_three) {
    EXPECT_TRUE(green(kPresentEdition).has(area_number(27)));
    EXPECT_EQ(bonus(kPresentEdition, area_number(27)), 3);
}

RULE(W2_2_1_6, area_69_is_green_and_68_costs_two) {
    EXPECT_TRUE(green(kPresentEdition).has(area_number(69)));
    Scene s("67: fr_2c_soye_inf; kind=pass");
    s.play_all({"move fr_2c_soye_inf", "to 68"});
    EXPECT_TRUE(s.operands("to ").empty());   // both points are spent
}

// --- Stacking --------------------------------------------------------------------------------------------------------------------

constexpr std::string_view kFullArea = "51: fr_2c_soye_inf fr_2c_husson_inf fr_2c_campi_inf fr_2c_jamin_inf ";

RULE(W2_2_2_1, the_limit_counts_the_blocks_of_a_side) {
    const std::string both = std::string(kFullArea) + "br_2c_adam_inf br_2c_mitchell_inf br_2c_du_plat_inf br_2c_w_halkett_inf; ";
    EXPECT_EQ(why_no_scene(both + "52: fr_1c_quiot_inf br_1c_byng_inf; 68: fr_1c_brue_inf fr_1c_pegot_inf br_1c_detmers_inf"), "");
    EXPECT_NE(why_no_scene("52: br_1c_byng_inf br_1c_maitland_inf").find("W2-2.2.1"), std::string::npos);
    Scene s(both + "67: fr_2c_hubert_cav; kind=strategic_move");
    s.play("move fr_2c_hubert_cav");
    s.refuses("to 51", "W2-2.2.3");
}

RULE(W2_2_2_2, leaders_and_guns_count_one_each) {
    Scene s("67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_reille_tl fr_2c_fart; 66: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 67"});
    s.refuses("stop", "W2-2.2.3");
}

RULE(W2_2_2_3, a_unit_may_pass_through_a_full_area) {
    Scene s("67: fr_2c_soye_inf fr_2c_husson_inf fr_2c_reille_tl fr_2c_fart; 66: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 67"});
    s.refuses("stop", "W2-2.2.3");
    s.play_all({"to 69", "stop"});
    EXPECT_EQ(s.at("fr_2c_hubert_cav"), "69");
}

RULE(W2_2_2_4, british_and_prussians_never_end_a_move_together) {
    Scene s("50: pr_blucher_sl; 22: pr_1c_treskow_cav; 21: br_cav_vivian_cav; phasing=allied turn=3 kind=pass");
    s.play_all({"move pr_1c_treskow_cav", "to 21"});
    s.refuses("stop", "W2-2.2.4");
    s.play_all({"to 20", "stop"});
    EXPECT_EQ(s.at("pr_1c_treskow_cav"), "20");
}

// Hill and his battery stand next to the Prussian battle in 33, as Ziethen and his do.
RULE(W2_2_2_5, british_and_prussians_never_help_each_other) {
    Scene s(
        "50: pr_blucher_sl; 34: pr_1c_ziethen_tl(activated) pr_1c_hart(activated); 33: pr_1c_steinmetz_inf fr_1c_quiot_inf; "
        "20: br_2c_hill_tl(activated) br_2c_fart(activated); control 35=prussian; phasing=allied turn=5 kind=tactical");
    s.play_all({"done", "done", "battle 33"});
    s.refuses("employ br_2c_fart", "W2-5.3.8");
    s.play("employ pr_1c_hart");   // it is the only gun to employ
    EXPECT_EQ(s.log("Fire in 33"), std::vector<std::string>{"Fire in 33: offence 9 against defence 4."});   // 3, 4 stars, 2 balls; no Hill
}

// --- Black areas -----------------------------------------------------------------------------------------------------------------

RULE(W2_2_3_1, only_prussians_are_in_black_areas) {
    Scene french("49: fr_1c_bruno_cav; kind=pass");
    french.play("move fr_1c_bruno_cav");
    french.refuses("to 50", "W2-2.3.1");
    Scene british("9: br_cav_vivian_cav; phasing=allied kind=pass");
    british.play("move br_cav_vivian_cav");
    british.refuses("to 10", "W2-2.3.1");
    EXPECT_NE(why_no_scene("79: fr_1c_bruno_cav").find("W2-2.3.1"), std::string::npos);
}

RULE(W2_2_3_2, no_prussian_moves_into_a_black_area) {
    Scene s("49: pr_blucher_sl; 50: pr_4c_hacke_inf; phasing=allied turn=3 kind=pass");
    s.play("move pr_blucher_sl");
    s.refuses("to 50", "W2-2.3.2");
}

RULE(W2_2_3_3, black_areas_stay_prussian_and_are_never_attacked) {
    EXPECT_NE(why_no_scene("control 50=french").find("W2-2.3.3"), std::string::npos);
    Scene s("63: fr_1c_fart; 50: pr_blucher_sl; turn=3 options=grand_battery");
    s.play("strategic");
    s.refuses("grand_battery", "W2-O5.2");
}

RULE(W2_2_3_4, a_unit_that_leaves_a_black_area_pays_for_the_area_it_enters_and_may_engage) {
    Scene s(
        "50: pr_blucher_sl pr_4c_bulow_tl(activated) pr_4c_hacke_inf pr_4c_ryssel_inf; 49: fr_1c_quiot_inf; phasing=allied turn=3 "
        "kind=tactical");
    s.play_all({"done", "move pr_4c_hacke_inf", "to 49", "stop"});   // 2 and 1 of 3
    EXPECT_TRUE(s.contested("49"));
    s.play_all({"move pr_4c_ryssel_inf", "to 63", "to 78"});
    s.refuses("to 64", "W2-12.1.5");   // one point of three is left
}

// --- Control ---------------------------------------------------------------------------------------------------------------------

RULE(W2_2_4_1, every_area_has_one_controller) {
    Scene s = Scene::set_up();
    for (const Area area : kMap) {
        int holders = 0;
        for (const Faction faction : kFactions) holders += s.position().controlled_by(faction).has(area);
        EXPECT_EQ(holders, 1) << number_of(area);
    }
}

RULE(W2_2_4_2, the_start_line_divides_the_map) {
    const Scene s = Scene::set_up();
    for (const std::string_view north : {"1", "31", "42", "54", "53", "68", "51", "52"}) EXPECT_EQ(s.control(north), "british") << north;
    for (const std::string_view south : {"35", "34", "33", "32", "43", "55", "70", "69", "67", "66", "115"})
        EXPECT_EQ(s.control(south), "french") << south;
    EXPECT_EQ(s.position().controlled_by(Faction::prussian), kBlack);
}

RULE(W2_2_4_3, a_faction_alone_in_an_area_controls_it) {
    EXPECT_EQ(Scene("51: fr_2c_soye_inf; kind=pass").control("51"), "french");
    EXPECT_NE(why_no_scene("51: fr_2c_soye_inf; control 51=british").find("W2-2.4.3"), std::string::npos);
}

RULE(W2_2_4_4, control_is_taken_on_entering_by_leaders_and_guns_too) {
    Scene leader("67: fr_2c_reille_tl; kind=tactical");
    leader.play_all({"activate fr_2c_reille_tl", "to 51"});
    EXPECT_EQ(leader.control("51"), "french");
    Scene gun("67: fr_3cav_hart; kind=pass");
    gun.play_all({"move fr_3cav_hart", "to 51"});
    EXPECT_EQ(gun.control("51"), "french");
}

RULE(W2_2_4_5, an_empty_area_stays_with_the_last_faction_there) {
    Scene s("67: fr_2c_hubert_cav; kind=pass");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "to 36", "stop"});
    EXPECT_EQ(s.control("51"), "french");
    EXPECT_EQ(s.control("36"), "french");
}

RULE(W2_2_4_6, allies_take_empty_areas_from_each_other) {
    Scene prussian("50: pr_blucher_sl; 10: pr_1c_treskow_cav; phasing=allied turn=3 kind=pass");
    prussian.play_all({"move pr_1c_treskow_cav", "to 22"});
    EXPECT_EQ(prussian.control("22"), "prussian");
    Scene british("20: br_cav_vivian_cav; control 21=prussian; phasing=allied turn=3 kind=pass");
    british.play_all({"move br_cav_vivian_cav", "to 21"});
    EXPECT_EQ(british.control("21"), "british");
}

RULE(W2_2_4_7, passing_the_ally_changes_no_control) {
    Scene s("50: pr_blucher_sl; 10: pr_1c_treskow_cav; 22: br_cav_vivian_cav; phasing=allied turn=3 kind=pass");
    s.play_all({"move pr_1c_treskow_cav", "to 22", "to 34", "stop"});
    EXPECT_EQ(s.control("22"), "british");
    EXPECT_EQ(s.control("34"), "prussian");
}

RULE(W2_2_4_8, a_contested_area_keeps_its_controller) {
    Scene s("67: fr_2c_hubert_cav; 51: br_2c_mitchell_inf; kind=strategic_move");
    s.play_all({"move fr_2c_hubert_cav", "to 51", "stop"});
    EXPECT_EQ(s.control("51"), "british");
    Scene later("51: fr_2c_hubert_cav br_2c_mitchell_inf; 37: br_2c_du_plat_inf; control 51=french; phasing=allied kind=strategic_move");
    later.play_all({"move br_2c_du_plat_inf", "to 51", "stop"});
    EXPECT_EQ(later.control("51"), "french");
}

RULE(W2_2_4_9, a_faction_that_remains_takes_control_at_once) {
    Scene s("51: fr_2c_hubert_cav br_2c_mitchell_inf; phasing=allied kind=pass");
    EXPECT_EQ(s.control("51"), "british");
    s.play_all({"move br_2c_mitchell_inf", "to 37"});
    EXPECT_EQ(s.control("51"), "french");
}

// The last step of the cavalry beats the last step of the infantry, and both are lost.
RULE(W2_2_4_10, when_all_are_lost_the_winner_controls) {
    Scene s("67: fr_2c_reille_tl(activated); 51: fr_2c_hubert_cav(step=1) br_2c_mitchell_inf(step=2); kind=tactical");
    s.play_all({"done", "done", "battle 51"});
    EXPECT_TRUE(s.eliminated("fr_2c_hubert_cav") && s.eliminated("br_2c_mitchell_inf"));
    EXPECT_EQ(s.control("51"), "french");
}

RULE(W2_2_4_11, control_is_public) {
    const Scene s("control 51=french; kind=pass");
    for (const std::string_view seat : {"french", "british", "observer"}) EXPECT_EQ(s.view(seat).at("control").at("51"), "french");
}

// Three areas for the French, two each for the British and the Prussians.
RULE(W2_2_4_12, control_by_a_side_counts_for_victory_alone) {
    Scene s("control 30=prussian 40=prussian; turn=5 passes=1 phasing=allied");
    s.play_all({"pass", "done"});
    EXPECT_EQ(s.winner(), "allied");
}

RULE(W2_2_4_13, friendly_is_ones_own_and_enemy_is_the_other_side) {
    Scene s(
        "29: br_res_picton_tl(activated); 42: br_res_kempt_inf fr_1c_quiot_inf; control 41=prussian 27=prussian; phasing=allied turn=3 "
        "kind=tactical");
    s.play_all({"done", "move br_res_kempt_inf"});
    s.refuses("to 41", "W2-12.4.1");   // the ally's area is not friendly …
    s.play("to 28");
    s.allows("to 27");   // … but not an enemy area either
    s.play_all({"to 41", "stop"});
    EXPECT_EQ(s.control("41"), "british");
}

// --- Victory areas and special areas ---------------------------------------------------------------------------------------------

RULE(W2_2_5_1, seven_victory_areas) { EXPECT_EQ(kVictoryAreas, numbered({3, 30, 40, 52, 71, 100, 102})); }

RULE(W2_2_5_2, three_headquarters) {
    EXPECT_EQ(headquarters(Faction::french), area_number(100));
    EXPECT_EQ(headquarters(Faction::british), area_number(3));
    EXPECT_EQ(headquarters(Faction::prussian), area_number(50));
}

RULE(W2_2_5_3, five_areas_of_the_sunken_road) {
    EXPECT_EQ(kSunkenRoad, numbered({17, 27, 28, 38, 39}));
    for (const Area area : numbered({38, 39})) EXPECT_EQ(area_data(area).sunken_road, Corps::br_I);
    for (const Area area : numbered({17, 27, 28})) EXPECT_EQ(area_data(area).sunken_road, Corps::br_R);
}

RULE(W2_2_5_4, icons_serve_for_set_up_and_for_reinforcements) {
    Scene s = Scene::set_up();
    for (const IconData& icon : kIconData.back()) {
        bool stands = false;
        for (const Unit unit : units_at(s.position(), icon.area, icon.faction))
            if (corps_of(unit) == icon.corps && (icons_for(kPresentEdition, unit) & icons_at(kPresentEdition, icon.area))) stands = true;
        EXPECT_TRUE(stands) << number_of(icon.area);
    }
    Scene reserves("pool=fr_6c_bony_inf kind=strategic_reinforce");
    reserves.play("draw 1", {0});
    EXPECT_EQ(reserves.operands("place fr_6c_bony_inf "), std::vector<std::string>{"84"});   // the only infantry icon of the VI Corps
}

RULE(W2_2_5_5, brunswick_begins_in_13) {
    std::vector<IconType> types;
    for (const Icon icon : icons_at(kPresentEdition, area_number(13))) {
        EXPECT_TRUE(icon_data(kPresentEdition, icon).brunswick);
        types.push_back(icon_data(kPresentEdition, icon).type);
    }
    EXPECT_EQ(types, (std::vector{IconType::infantry, IconType::cavalry}));
}

}   // namespace
}   // namespace papelotte::waterloo200
