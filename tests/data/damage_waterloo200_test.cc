// The data compiler must refuse damaged data of Waterloo 200: one change per case, and the expected error line.
#include "tests/data/damage.h"

namespace papelotte::data {

namespace {

// Area 1 loses its borders, consistently on both sides.
void cut_off_area_1(value& root) {
    array kept;
    for (const value& border : in(root, "/borders").as_array())
        if (border.at("areas").at(0) != 1) kept.push_back(border);
    set(root, "/borders", kept);
    for (value& area : in(root, "/areas").as_array()) {
        array neighbours;
        for (const value& neighbour : area.at("adjacent").as_array())
            if (neighbour != 1 && area.at("id") != 1) neighbours.push_back(neighbour);
        area.at("adjacent") = neighbours;
    }
}

const Damage kBoardDamages[] = {
    {"another_game", "board", [](value& v) { set(v, "/game", "waterloo"); }, "game", "'waterloo' is none of 'waterloo200'"},
    {"area_missing", "board", [](value& v) { erase_item(v, "/areas", 114); }, "areas", "must have 115 entries, has 114"},
    {"area_out_of_order", "board", [](value& v) { set(v, "/areas/5/id", 5); }, "areas[5].id", "is 5, must be 6"},
    {"area_number_as_text", "board", [](value& v) { set(v, "/areas/5/id", "6"); }, "areas[5].id", "must be a whole number"},
    {"slug_twice", "board", [](value& v) { set(v, "/areas/5/slug", "mont_st_jean"); }, "areas[5].slug", "'mont_st_jean' is there twice"},
    {"slug_malformed", "board", [](value& v) { set(v, "/areas/5/slug", "Mont St"); }, "areas[5].slug", "'Mont St' is not made of"},
    {"no_italian_name", "board", [](value& v) { in(v, "/areas/7/name").as_object().erase("it"); }, "areas[7].name", "'it' is missing"},
    {"unknown_circle", "board", [](value& v) { set(v, "/areas/0/circle", "blue"); }, "areas[0].circle", "'blue' is none of 'green'"},
    {"circle_without_cost", "board", [](value& v) { set(v, "/circles/yellow/move_cost", nullptr); }, "circles.yellow.move_cost",
     "must be a whole number"},
    {"cost_against_circle", "board", [](value& v) { set(v, "/areas/0/move_cost", 1); }, "areas[0].move_cost", "is 1, must be 2"},
    {"black_area_with_a_cost", "board", [](value& v) { set(v, "/areas/9/move_cost", 1); }, "areas[9].move_cost", "must be null"},
    {"bonus_of_eight", "board", [](value& v) { set(v, "/areas/51/terrain_bonus", 8); }, "areas[51].terrain_bonus", "8 is not from 0 to 7"},
    {"bonus_against_example", "board", [](value& v) { set(v, "/areas/26/terrain_bonus", 2); }, "areas[26].terrain_bonus", "must be 3"},
    {"prussians_in_the_open", "board", [](value& v) { set(v, "/areas/0/initial_control", "prussian"); }, "areas[0].initial_control",
     "only and all black areas are Prussian"},
    {"headquarters_of_the_enemy", "board", [](value& v) { set(v, "/areas/2/hq", "french"); }, "areas[2].hq", "must be 'british'"},
    {"second_headquarters", "board", [](value& v) { set(v, "/areas/3/hq", "british"); }, "areas[3].hq", "leaves this area out"},
    {"headquarters_elsewhere", "board", [](value& v) { set(v, "/hq/british", 4); }, "areas[3].hq", "must be 'british'"},
    {"entry_of_another_corps", "board", [](value& v) { set(v, "/prussian_entry/pr_I", 79); }, "areas[78].entry", "must be 'pr_I'"},
    {"victory_area_missing", "board", [](value& v) { erase_item(v, "/victory_areas", 0); }, "victory_areas", "must have 7 entries, has 6"},
    {"victory_area_not_listed", "board", [](value& v) { set(v, "/victory_areas/0", 4); }, "areas[2].victory", "leaves this area out"},
    {"sunken_road_not_flagged", "board", [](value& v) { set(v, "/areas/16/chemin_creux", false); }, "areas[16].chemin_creux",
     "board.chemin_creux has this area"},
    {"sunken_road_of_no_corps", "board", [](value& v) { in(v, "/chemin_creux_corps").as_object().erase("17"); }, "chemin_creux_corps",
     "'17' is missing"},
    {"point_off_the_map", "board", [](value& v) { set(v, "/areas/0/polygon/0/0", -7.5); }, "areas[0].polygon[0][0]", "-7.5 is not from 0 to"},
    {"label_between_metres", "board", [](value& v) { set(v, "/areas/0/label/0", 7.5); }, "areas[0].label[0]", "must be a whole number"},
    {"unknown_area_in_feature", "board", [](value& v) { set(v, "/features/0/area", 116); }, "features[0].area", "unknown area '116'"},

    // Borders.
    {"unknown_area_in_border", "board", [](value& v) { set(v, "/borders/12/areas/0", 0); }, "borders[12].areas[0]", "unknown area '0'"},
    {"border_to_itself", "board", [](value& v) { set(v, "/borders/0/areas/0", 2); }, "borders[0]", "'2' has a border with itself"},
    {"border_turned_and_twice", "board", [](value& v) { in(v, "/borders/1/areas") = array{2, 1}; }, "borders[1]", "have a border already"},
    {"border_missing", "board", [](value& v) { erase_item(v, "/borders", 0); }, "areas[0].adjacent[0]", "no border joins '1' and '2'"},
    {"neighbour_not_named", "board", [](value& v) { erase_item(v, "/areas/0/adjacent", 0); }, "areas[0].adjacent", "2 neighbours are named"},
    {"area_cut_off", "board", cut_off_area_1, "areas[1]", "'2' cannot be reached from '1'"},
    {"start_line_broken", "board", [](value& v) { in(v, "/borders/55").as_object().erase("start_line"); }, "borders[55]",
     "is not of the start line"},
    {"start_line_inside", "board", [](value& v) { in(v, "/borders/0").as_object()["start_line"] = true; }, "borders[0].start_line",
     "must part a British from a French area"},
    {"border_key_misspelt", "board", [](value& v) { in(v, "/borders/0").as_object()["startline"] = true; }, "borders[0]",
     "unknown key 'startline'"},

    // Icons.
    {"icon_missing", "board", [](value& v) { erase_item(v, "/areas/84/icons", 2); }, "areas", "must have 68 icons, have 67"},
    {"icon_out_of_order", "board", [](value& v) { erase_item(v, "/areas/14/icons", 0); }, "areas[14].icons[0].id",
     "'icon_15_2' is none of 'icon_15_1'"},
    {"icon_of_the_enemy", "board", [](value& v) { set(v, "/areas/3/icons/0/corps", "fr_G"); }, "areas[3].icons[0].corps",
     "'fr_G' is not british"},
    {"icon_of_no_corps", "board", [](value& v) { set(v, "/areas/3/icons/0/corps", nullptr); }, "areas[3].icons[0].corps", "belong to no corps"},
    {"icon_of_an_unknown_corps", "board", [](value& v) { set(v, "/areas/3/icons/0/corps", "br_V"); }, "areas[3].icons[0].corps",
     "unknown corps 'br_V'"},
    {"icons_beyond_stacking", "board",
     [](value& v) {
         value second = in(v, "/areas/51/icons/0");
         second.at("id") = "icon_52_2";
         in(v, "/areas/51/icons").as_array().push_back(second);
     },
     "areas[51].icons", "more icons than blocks may stand here"},
    {"brunswick_elsewhere", "board", [](value& v) { in(v, "/areas/16/icons/0").as_object()["only"] = "brunswick"; }, "areas[16].icons[0].only",
     "Brunswick's area is 13"},
    {"more_icons_than_units", "board", [](value& v) { set(v, "/areas/3/icons/0/type", "artillery"); }, "areas",
     "2 icons of br_C 'artillery' for 1 units"},
};

const Damage kForcesDamages[] = {
    {"unit_missing", "forces", [](value& v) { erase_item(v, "/units", 115); }, "units", "must have 116 entries, has 115"},
    {"unit_id_twice", "forces", [](value& v) { set(v, "/units/1/id", "fr_napoleon_sl"); }, "units[1].id", "'fr_napoleon_sl' is there twice"},
    {"side_of_another_faction", "forces", [](value& v) { set(v, "/units/0/side", "allied"); }, "units[0].side", "'allied' is none of 'french'"},
    {"corps_of_another_faction", "forces", [](value& v) { set(v, "/units/4/corps", "br_I"); }, "units[4].corps", "'br_I' is not french"},
    {"strategic_leader_in_a_corps", "forces", [](value& v) { set(v, "/units/0/corps", "fr_G"); }, "units[0].corps", "belong to no corps"},
    {"unknown_type", "forces", [](value& v) { set(v, "/units/4/type", "artillery"); }, "units[4].type", "'artillery' is none of"},
    {"french_that_speaks_english", "forces", [](value& v) { set(v, "/units/4/language", "english"); }, "units[4].language", "must be null"},
    {"leader_that_speaks_german", "forces", [](value& v) { set(v, "/units/1/language", "german"); }, "units[1].language",
     "'german' is none of 'english'"},
    {"fast_infantry", "forces", [](value& v) { set(v, "/units/4/mp", 3); }, "units[4].mp", "is 3, must be 2"},
    {"slow_english_cavalry", "forces", [](value& v) { set(v, "/units/85/mp", 4); }, "units[85].mp", "is 4, must be 5"},
    {"fast_german_cavalry", "forces", [](value& v) { set(v, "/units/91/mp", 5); }, "units[91].mp", "is 5, must be 4"},
    {"one_step", "forces", [](value& v) { in(v, "/units/4/steps") = array{in(v, "/units/4/steps/2")}; }, "units[4].steps",
     "must have 2 to 4 entries"},
    {"step_skipped", "forces", [](value& v) { erase_item(v, "/units/4/steps", 1); }, "units[4].steps[0].strength", "is 4, must be 3"},
    {"black_step_of_two_hits", "forces", [](value& v) { set(v, "/units/10/steps/0/hits", 2); }, "units[10].steps[0].hits", "is 2, must be 1"},
    {"block_of_two_colours", "forces",
     [](value& v) {
         set(v, "/units/10/steps/1/colour", "red");
         set(v, "/units/10/steps/1/hits", 3);
     },
     "units[10].steps[1].colour", "'red' is none of 'black'"},
    {"gun_without_a_pawn", "forces", [](value& v) { erase_item(v, "/units/14/steps", 3); }, "units[14].steps[0].strength", "is 3, must be 2"},
    {"pawn_that_fires", "forces", [](value& v) { set(v, "/units/14/steps/3/value", 1); }, "units[14].steps[3].value", "is 1, must be 0"},
    {"heart_of_a_tactical_leader", "forces", [](value& v) { set(v, "/units/3/steps/3/value", 1); }, "units[3].steps[3].value",
     "is 1, must be 0"},
    {"heart_of_a_strategic_leader", "forces", [](value& v) { set(v, "/units/0/steps/3/value", 0); }, "units[0].steps[3].value",
     "is 0, must be 1"},
    {"heart_of_one_hit", "forces", [](value& v) { set(v, "/units/0/steps/3/hits", 1); }, "units[0].steps[3].hits", "is 1, must be 3"},
    {"infantry_with_a_value", "forces", [](value& v) { in(v, "/units/4/steps/0").as_object()["value"] = 3; }, "units[4].steps[0].value",
     "combat units have none"},
    {"radius_against_tables", "forces", [](value& v) { set(v, "/units/3/tactical_radius/3", 0); }, "units[3].tactical_radius[3]",
     "is 0, must be 1"},
    {"uxbridge_like_the_others", "forces", [](value& v) { set(v, "/units/84/tactical_radius/0", 1); }, "units[84].tactical_radius[0]",
     "is 1, must be 4"},
    {"radius_too_short", "forces", [](value& v) { erase_item(v, "/units/3/tactical_radius", 3); }, "units[3].tactical_radius",
     "must have 4 entries, has 3"},
    {"brunswick_of_another_corps", "forces", [](value& v) { in(v, "/units/58").as_object()["group"] = "brunswick"; }, "units[58].corps",
     "'br_I' is none of 'br_R'"},
    {"unit_key_misspelt", "forces", [](value& v) { in(v, "/units/0").as_object()["goup"] = "brunswick"; }, "units[0]", "unknown key 'goup'"},
    {"corps_missing", "forces", [](value& v) { in(v, "/corps").as_object().erase("fr_G"); }, "corps", "must have 13 entries, has 12"},
    {"corps_of_another_count", "forces", [](value& v) { set(v, "/corps/fr_I/blocks", 11); }, "corps.fr_I.blocks", "is 11, must be 12"},
    {"leader_of_another_corps", "forces", [](value& v) { set(v, "/corps/fr_I/leader", "fr_2c_reille_tl"); }, "corps.fr_I.leader",
     "'fr_2c_reille_tl' is not its tactical_leader"},
    {"leader_unknown", "forces", [](value& v) { set(v, "/factions/french/strategic_leader", "fr_ney_sl"); }, "factions.french.strategic_leader",
     "unknown unit 'fr_ney_sl'"},

    // Set-up.
    {"pool_too_small", "forces", [](value& v) { set(v, "/setup/standard/pool/french/fr_I/infantry", 5); },
     "setup.standard.pool.french.fr_I.infantry", "is 5, must be 6"},
    {"pool_with_another", "forces", [](value& v) { in(v, "/setup/standard/pool/british").as_object()["br_C"] = object{{"cavalry", 1}}; },
     "setup.standard.pool.british", "has 10 units, 9 have no icon"},
    {"napoleon_elsewhere", "forces", [](value& v) { set(v, "/setup/standard/fixed/fr_napoleon_sl", 99); }, "setup.standard.fixed.fr_napoleon_sl",
     "is 99, must be 100"},
    {"history_without_an_icon", "forces", [](value& v) { set(v, "/setup/historical/place/fr_1c_quiot_inf", 57); },
     "setup.historical.place.fr_1c_quiot_inf", "no icon is left for it in area 57"},
    {"history_on_a_taken_icon", "forces", [](value& v) { set(v, "/setup/historical/place/fr_1c_bourgeois_inf", 56); },
     "setup.historical.place.fr_1c_bourgeois_inf", "no icon is left for it in area 56"},
    {"history_with_an_open_icon", "forces", [](value& v) { set(v, "/setup/historical/place/fr_1c_quiot_inf", "pool"); },
     "setup.historical.place", "an icon of 'infantry' in area 56 has no unit"},
    {"history_off_the_map", "forces", [](value& v) { set(v, "/setup/historical/place/fr_1c_quiot_inf", "paris"); },
     "setup.historical.place.fr_1c_quiot_inf", "unknown area 'paris'"},
    {"history_with_a_prussian", "forces", [](value& v) { in(v, "/setup/historical/place").as_object()["pr_blucher_sl"] = 50; },
     "setup.historical.place.pr_blucher_sl", "no French or British unit"},
    {"brunswick_on_a_common_icon", "forces",
     [](value& v) {
         set(v, "/setup/historical/place/br_res_brunswick_line_inf", 27);
         set(v, "/setup/historical/place/br_res_kempt_inf", "pool");
     },
     "setup.historical.place.br_res_brunswick_line_inf", "no icon is left for it in area 27"},
    {"arrival_elsewhere", "forces", [](value& v) { set(v, "/setup/standard/prussian_arrival/1/area", 10); },
     "setup.standard.prussian_arrival[1].area", "is 10, must be 79"},
    {"arrival_without_blucher", "forces", [](value& v) { erase_item(v, "/setup/standard/prussian_arrival/0/fixed", 0); },
     "setup.standard.prussian_arrival[0].fixed", "must have 3 entries, has 2"},
    {"arrival_of_another_corps", "forces", [](value& v) { set(v, "/setup/standard/prussian_arrival/0/fixed/2", "pr_2c_hart"); },
     "setup.standard.prussian_arrival[0].fixed[2]", "'pr_2c_hart' is not of the corps"},
    {"variable_arrival_elsewhere", "forces", [](value& v) { set(v, "/setup/variable_arrival/area_by_corps/pr_II", 10); },
     "setup.variable_arrival.area_by_corps.pr_II", "is 10, must be 79"},
    {"history_draws_two_of_a_kind", "forces",
     [](value& v) { set(v, "/setup/standard/prussian_arrival/0/historical_draw/0", "pr_4c_sydow_cav"); },
     "setup.standard.prussian_arrival[0].historical_draw[1]", "'pr_4c_schwerin_cav' cannot be drawn"},
};

const Damage kTablesDamages[] = {
    {"another_game", "tables", [](value& v) { set(v, "/game", "chess"); }, "game", "'chess' is none of 'waterloo200'"},
    {"six_turns", "tables", [](value& v) { set(v, "/turns/count", 6); }, "turns.count", "is 6, must be 5"},
    {"turn_after_midnight", "tables", [](value& v) { set(v, "/turns/first_hour", 18); }, "turns.first_hour", "after midnight"},
    {"prussians_miss_a_turn", "tables", [](value& v) { set(v, "/turns/prussian_arrival_turns/1", 5); }, "turns.prussian_arrival_turns[1]",
     "is 5, must be 4"},
    {"corps_out_of_order", "tables", [](value& v) { set(v, "/corps/1/id", "fr_VI"); }, "corps[1].id", "'fr_VI' is none of 'fr_II'"},
    {"terrain_against_board", "tables", [](value& v) { set(v, "/terrain/green/stacking", 5); }, "terrain.green.stacking", "is 5, must be 4"},
    {"second_red_area", "tables", [](value& v) { in(v, "/areas/red").as_array().push_back(53); }, "areas.red", "area 53 is yellow"},
    {"sunken_road_against_board", "tables", [](value& v) { set(v, "/areas/chemin_creux/38", "br_R"); }, "areas.chemin_creux.38",
     "must be 'br_I'"},
    {"victory_area_against_board", "tables", [](value& v) { set(v, "/areas/victory/numbers/1", 31); }, "areas.victory.numbers[1]",
     "'31' is not in board.victory_areas"},
    {"movement_missing", "tables", [](value& v) { in(v, "/movement/base_mp").as_object().erase("cavalry"); }, "movement.base_mp",
     "'cavalry' is missing"},
    {"activated_leader_too_fast", "tables", [](value& v) { set(v, "/movement/max_move_when_activated/british", 5); },
     "movement.max_move_when_activated.british", "is 5, must be 4"},
    {"number_as_text", "tables", [](value& v) { set(v, "/movement/boost", "1"); }, "movement.boost", "must be a whole number"},
    {"losses_with_a_gap", "tables", [](value& v) { set(v, "/combat/losses/2/abs_fr/0", 7); }, "combat.losses[2].abs_fr[0]", "is 7, must be 6"},
    {"losses_without_an_end", "tables", [](value& v) { erase_item(v, "/combat/losses", 3); }, "combat.losses", "must have 4 entries, has 3"},
    {"division_by_nothing", "tables", [](value& v) { set(v, "/combat/losses/1/divisor", 0); }, "combat.losses[1].divisor",
     "0 is not from 1 to 9"},
    {"morale_against_victory", "tables", [](value& v) { set(v, "/morale/start", 9); }, "victory.decisive[1].count", "is 10, must be 9"},
    {"optional_rule_missing", "tables", [](value& v) { erase_item(v, "/optional_rules", 4); }, "optional_rules", "must have 10 entries, has 9"},
    {"grand_battery_without_a_range", "tables", [](value& v) { in(v, "/optional_rules/4").as_object().erase("range"); }, "optional_rules[4]",
     "'range' is missing"},
    {"charge_of_another_factor", "tables", [](value& v) { set(v, "/optional_rules/1/of_cavalry_factor", 3); },
     "optional_rules[1].of_cavalry_factor", "is 3, must be 2"},
    {"impulses_beyond_a_byte", "tables", [](value& v) { set(v, "/actions/impulse_safeguard_per_turn", 256); },
     "actions.impulse_safeguard_per_turn", "256 is not from 10 to 255"},
    {"count_of_a_corps", "tables", [](value& v) { set(v, "/components/corps/br_C", 12); }, "components.corps.br_C", "is 12, must be 13"},
    {"too_few_on_the_map", "tables", [](value& v) { set(v, "/setup/on_map/french", 34); }, "setup.on_map.french", "is 34, must be 35"},
    {"too_few_cavalry_on_the_map", "tables", [](value& v) { set(v, "/setup/on_map_by_type/british/cavalry", 11); },
     "setup.on_map_by_type.british.cavalry", "is 11, must be 12"},
    {"pool_of_another_size", "tables", [](value& v) { set(v, "/setup/pool/british", 8); }, "setup.pool.british", "is 8, must be 9"},
    {"arrival_leaves_too_many", "tables", [](value& v) { set(v, "/prussian_arrival/1/to_pool", 3); }, "prussian_arrival[1].to_pool",
     "is 3, must be 2"},
};

class DamagedWaterloo200Data : public testing::TestWithParam<Damage> {};

TEST_P(DamagedWaterloo200Data, is_refused_in_one_line) { expect_refused_in_one_line(GetParam(), "waterloo200"); }

const auto kName = [](const auto& test) { return std::string(test.param.name); };

INSTANTIATE_TEST_SUITE_P(Board, DamagedWaterloo200Data, testing::ValuesIn(kBoardDamages), kName);
INSTANTIATE_TEST_SUITE_P(Forces, DamagedWaterloo200Data, testing::ValuesIn(kForcesDamages), kName);
INSTANTIATE_TEST_SUITE_P(Tables, DamagedWaterloo200Data, testing::ValuesIn(kTablesDamages), kName);

}  // namespace

}  // namespace papelotte::data
