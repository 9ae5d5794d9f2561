// The data compiler must refuse damaged data of Waterloo: one change per case, and the expected error line.
#include "tests/data/damage.h"

namespace papelotte::data {

namespace {

// The first area loses its borders, consistently on both sides.
void cut_off_first_area(value& root) {
    const value id = in(root, "/areas/0/id");
    array kept;
    for (const value& border : in(root, "/borders").as_array())
        if (border.at("a") != id && border.at("b") != id) kept.push_back(border);
    set(root, "/borders", kept);
    for (value& area : in(root, "/areas").as_array()) {
        array neighbours;
        for (const value& neighbour : area.at("neighbors").as_array())
            if (neighbour != id && area.at("id") != id) neighbours.push_back(neighbour);
        area.at("neighbors") = neighbours;
    }
}

const Damage kDamages[] = {
    // The board.
    {"another_game", "board", [](value& v) { set(v, "/game", "chess"); }, "game", "'chess' is none of 'waterloo'"},
    {"area_missing", "board", [](value& v) { erase_item(v, "/areas", 3); }, "areas", "must have 70 entries, has 69"},
    {"area_id_twice", "board", [](value& v) { set(v, "/areas/5/id", in(v, "/areas/4/id")); }, "areas[5].id", "is there twice"},
    {"area_id_malformed", "board", [](value& v) { set(v, "/areas/5/id", "Mont St"); }, "areas[5].id", "'Mont St' is not made of"},
    {"no_italian_name", "board", [](value& v) { in(v, "/areas/7/name").as_object().erase("it"); }, "areas[7].name", "'it' is missing"},
    {"empty_english_name", "board", [](value& v) { set(v, "/areas/7/name/en", ""); }, "areas[7].name.en", "must not be empty"},
    {"terrain_not_a_flag", "board", [](value& v) { set(v, "/areas/2/terrain/woods", 1); }, "areas[2].terrain.woods", "must be true or false"},
    {"unknown_area_in_border", "board", [](value& v) { set(v, "/borders/12/a", "x"); }, "borders[12].a", "unknown area 'x'"},
    {"border_to_itself", "board", [](value& v) { set(v, "/borders/12/a", in(v, "/borders/12/b")); }, "borders[12]", "has a border with itself"},
    {"border_twice", "board", [](value& v) { in(v, "/borders").as_array().push_back(value(in(v, "/borders/0"))); }, "borders[184]",
     "have a border already"},
    {"border_turned_and_twice", "board",
     [](value& v) {
         const value a = in(v, "/borders/3/a"), b = in(v, "/borders/3/b");
         set(v, "/borders/4/a", b);
         set(v, "/borders/4/b", a);
     },
     "borders[4]", "have a border already"},
    {"border_missing", "board", [](value& v) { erase_item(v, "/borders", 0); }, "areas[20].neighbors[0]", "no border joins"},
    {"area_cut_off", "board", cut_off_first_area, "areas[1]", "'mont_st_jean' cannot be reached"},
    {"neighbour_not_named", "board", [](value& v) { erase_item(v, "/areas/0/neighbors", 0); }, "areas[0].neighbors", "neighbours are named"},
    {"unknown_ridge", "board", [](value& v) { set(v, "/borders/1/ridge", "ridge"); }, "borders[1].ridge", "'ridge' is none of"},
    {"ridge_key_misspelt", "board", [](value& v) { in(v, "/borders/0").as_object()["rige"] = "allied_ridge"; }, "borders[0]",
     "unknown key 'rige'"},
    {"ridge_not_named_by_area", "board", [](value& v) { in(v, "/borders/0").as_object()["ridge"] = "french_ridge"; }, "ridges", "are named"},
    {"road_side_elsewhere", "board", [](value& v) { in(v, "/borders/0").as_object()["sunken_road"] = object{{"road_side", "rossomme"}}; },
     "borders[0].sunken_road.road_side", "'rossomme' is neither"},
    {"unknown_objective", "board", [](value& v) { set(v, "/objectives/french", "brussels"); }, "objectives.french", "unknown area 'brussels'"},
    {"another_objective", "board", [](value& v) { set(v, "/objectives/french", "hougoumont"); }, "objective_of", "must be 'french'"},
    {"unknown_goal", "board", [](value& v) { set(v, "/retreat_goals/prussian/1", "wavre"); }, "retreat_goals.prussian[1]",
     "unknown area 'wavre'"},
    {"entry_of_no_area", "board", [](value& v) { set(v, "/entries/A/0", "wavre"); }, "entries.A[0]", "unknown area 'wavre'"},
    {"entry_not_listed", "board", [](value& v) { erase_item(v, "/entries/A", 0); }, "entry", "leaves this area out"},
    {"strong_point_not_listed", "board", [](value& v) { erase_item(v, "/strong_points", 0); }, "strong_point", "leaves this area out"},
    {"display_without_a_unit", "board", [](value& v) { erase_item(v, "/boxes/prussian_display/boxes/1/units", 0); },
     "boxes.prussian_display.boxes", "'pr_cav_1' is missing"},
    {"display_with_a_unit_twice", "board", [](value& v) { set(v, "/boxes/prussian_display/boxes/1/units/0", "pr_cav_2"); },
     "boxes.prussian_display.boxes[1].units[1]", "'pr_cav_2' is there twice"},
    {"display_with_a_frenchman", "board", [](value& v) { set(v, "/boxes/prussian_display/boxes/1/units/0", "fr_cav_2"); },
     "boxes.prussian_display.boxes[1].units[0]", "'fr_cav_2' is no Prussian unit"},
    {"turn_missing", "board", [](value& v) { erase_item(v, "/turn_track", 8); }, "turn_track", "must have 9 entries, has 8"},
    {"point_off_the_map", "board", [](value& v) { set(v, "/areas/0/polygon/0/0", -7); }, "areas[0].polygon[0][0]", "-7 is not from 0 to"},

    // The forces.
    {"unit_missing", "forces", [](value& v) { erase_item(v, "/units", 109); }, "units", "must have 110 entries, has 109"},
    {"unit_id_twice", "forces", [](value& v) { set(v, "/units/1/id", "fr_inf_1"); }, "units[1].id", "'fr_inf_1' is there twice"},
    {"unit_nowhere", "forces", [](value& v) { set(v, "/units/0/setup/standard/location", "paris"); }, "units[0].setup.standard.location",
     "unknown area 'paris'"},
    {"infantry_fresh", "forces", [](value& v) { set(v, "/units/0/setup/standard/state", "fresh"); }, "units[0].setup.standard.state",
     "'fresh' is none of 'mobile', 'defensive'"},
    {"frenchman_on_display", "forces", [](value& v) { set(v, "/units/0/setup/standard/location", "prussian_display"); },
     "units[0].setup.standard.location", "only Prussians"},
    {"stack_too_high", "forces", [](value& v) { set(v, "/units/3/setup/standard/location", "jeromes_field"); },
     "units[3].setup.standard.location", "too many units in 'jeromes_field'"},
    {"side_of_another_army", "forces", [](value& v) { set(v, "/units/0/side", "allied"); }, "units[0].side", "'allied' is none of 'french'"},
    {"wrong_count", "forces", [](value& v) { set(v, "/counts/french_infantry", 18); }, "counts.french_infantry", "is 18, must be 17"},
    {"count_missing", "forces", [](value& v) { in(v, "/counts").as_object().erase("dutch_cavalry"); }, "counts", "add up to 108"},
    {"move_against_tables", "forces", [](value& v) { set(v, "/units/0/move", 2); }, "units[0].move", "is 2, must be 1"},
    {"guard_of_the_line", "forces", [](value& v) { set(v, "/units/0/guard", true); }, "units[0].guard", "imperial_guard"},

    // The tables.
    {"row_missing", "tables", [](value& v) { erase_item(v, "/artillery_vs_infantry/cubes", 6); }, "artillery_vs_infantry.cubes",
     "must have 7 entries, has 6"},
    {"column_missing", "tables", [](value& v) { erase_item(v, "/artillery_vs_infantry/cubes/2", 0); }, "artillery_vs_infantry.cubes[2]",
     "must have 4 entries, has 3"},
    {"number_as_text", "tables", [](value& v) { set(v, "/skirmish/hit_on", "6"); }, "skirmish.hit_on", "must be a whole number"},
    {"hit_on_seven", "tables", [](value& v) { set(v, "/skirmish/hit_on", 7); }, "skirmish.hit_on", "7 is not from 1 to 6"},
    {"morale_row_missing", "tables", [](value& v) { in(v, "/morale/rows").as_object().erase("6"); }, "morale.rows", "'6' is missing"},
    {"morale_letter_unknown", "tables", [](value& v) { set(v, "/morale/rows/1/0", "X"); }, "morale.rows.1[0]", "'X' is none of"},
    {"modifier_missing", "tables", [](value& v) { erase_item(v, "/cavalry_melee/modifiers", 2); }, "cavalry_melee.modifiers",
     "'dutch' is missing"},
    {"modifier_unknown", "tables", [](value& v) { set(v, "/cavalry_melee/modifiers/2/id", "belgian"); }, "cavalry_melee.modifiers",
     "'dutch' is missing"},
    {"strong_point_against_board", "tables", [](value& v) { set(v, "/strong_points/hougoumont/shift", 2); }, "strong_points.hougoumont.shift",
     "is 2, must be 3"},
    {"tile_missing", "tables", [](value& v) { erase_item(v, "/tiles", 0); }, "tiles", "must have 8 entries, has 7"},
    {"no_discs_late", "tables", [](value& v) { in(v, "/discs/allied").as_object().erase("5-9"); }, "discs.allied", "no discs for turn 5"},
    {"discs_span_malformed", "tables", [](value& v) { in(v, "/discs/french") = object{{"1 to 9", in(v, "/discs/french/1-9")}}; },
     "discs.french.1 to 9", "is no span of turns"},
    {"victory_elsewhere", "tables", [](value& v) { set(v, "/victory/allied/infantry_in", "trimotion"); }, "victory.allied.infantry_in",
     "must be 'rossomme'"},
};

class DamagedData : public testing::TestWithParam<Damage> {};

TEST_P(DamagedData, is_refused_in_one_line) { expect_refused_in_one_line(GetParam(), "waterloo"); }

INSTANTIATE_TEST_SUITE_P(Waterloo, DamagedData, testing::ValuesIn(kDamages), [](const auto& test) { return std::string(test.param.name); });

}  // namespace

}  // namespace papelotte::data
