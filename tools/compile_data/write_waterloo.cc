// Writes Waterloo's checked data as the constexpr objects that games/waterloo/rules/data_types.h describes.
#include "games/waterloo/rules/ids.h"
#include "tools/compile_data/waterloo.h"
#include "tools/compile_data/writing.h"

namespace papelotte::data {

namespace {

std::string write_areas(const Node& areas) {
    std::string out = "inline constexpr std::array<AreaData, kAreas> kAreaData{{\n";
    for (const Node& area : areas.items()) {
        const Node terrain = area.at("terrain"), strong_point = area.at("strong_point"), entry = area.at("entry");
        out += fmt::format("    {{{}, {}", quoted(area.at("id")), both_names(area.at("name")));
        for (const char* key : {"low", "woods", "town", "river"}) out += fmt::format(", {}", terrain.at(key).flag());
        out += fmt::format(", {}", area.at("edge").flag());
        for (const char* key : {"capacity", "shift"}) out += fmt::format(", {}", strong_point.is_null() ? 0 : number(strong_point.at(key)));
        out += fmt::format(", {}", entry.is_null() ? "0" : fmt::format("'{}'", entry.text()));
        const auto centre = area.at("center").items();
        out += fmt::format(", {}, {}}},\n", centre[0].whole(0, 10000), centre[1].whole(0, 10000));
    }
    return out + "}};\n\n";
}

std::string write_borders(const Node& borders, const Numbers& areas) {
    std::string out = fmt::format("inline constexpr std::array<BorderData, {}> kBorderData{{{{\n", borders.items().size());
    for (const Node& border : borders.items()) {
        const std::string ridge = border.has("ridge") ? border.at("ridge").text() : "none";
        const std::string road = border.has("sunken_road") ? area_text(areas, border.at("sunken_road").at("road_side")) : "kNowhere";
        out += fmt::format("    {{{}, {}, Ridge::{}, {}}},\n", area_text(areas, border.at("a")), area_text(areas, border.at("b")), ridge, road);
    }
    return out + "}};\n\n";
}

// WL-1.2: how a unit's block lies for each state that the forces name.
std::string posture(const std::string& state) {
    const bool on_side = state == "defensive" || state == "tired" || state == "limbered" || state == "used";
    return on_side ? "Posture::on_side" : "Posture::upright";
}

std::string write_units(const Node& units, const Numbers& areas) {
    std::string out = "inline constexpr std::array<UnitData, kUnits> kUnitData{{\n";
    for (const Node& unit : units.items()) {
        const Node set_up = unit.at("setup").at("standard"), location = set_up.at("location");
        const std::string start = areas.contains(location.text()) ? area_text(areas, location) : "kDisplay";
        out += fmt::format("    {{{}, {}, {}", quoted(unit.at("id")), both_names(unit.at("name")), quoted(unit.at("historical")));
        out += fmt::format(", {}", unit.at("side").text() == "french" ? "kFrench" : "kAllied");
        out += fmt::format(", Army::{}, Nation::{}, Arm::{}", unit.at("army").text(), unit.at("nation").text(), unit.at("type").text());
        out += fmt::format(", {}, {}", unit.at("landwehr").flag(), unit.at("guard").flag());
        for (const char* key : {"casualty_value", "move", "reserve_move"}) out += fmt::format(", {}", number(unit.at(key)));
        out += fmt::format(", {}, {}}},\n", start, posture(set_up.at("state").text()));
    }
    return out + "}};\n\n";
}

std::string write_display(const Node& boxes, const Numbers& units) {
    std::string lines;
    int count = 0;
    for (const Node& box : boxes.items())
        for (const Node& unit : box.at("units").items()) {
            lines += fmt::format("    {{Unit{{{}}}, '{}'}},\n", units.at(unit.text()), box.at("line").text());
            ++count;
        }
    return fmt::format("inline constexpr std::array<DisplayData, {}> kDisplayData{{{{\n{}}}}};\n\n", count, lines);
}

std::string morale_rows(const Node& rows) {
    const auto result = [](const Node& cell) {
        const std::string letter = cell.text_or_empty();
        return std::string(letter == "R" ? "MoraleResult::retreat" : letter == "E" ? "MoraleResult::eliminated" : "MoraleResult::pass");
    };
    std::string out = "{\n";
    for (const char* die : {"1", "2", "3", "4", "5", "6"}) out += fmt::format("        {},\n", list_of(rows.at(die).items(), result));
    return out + "    }";
}

// The tables give discs by spans of turns, one after the other: "1-4", "5-9". Here every turn has its own.
std::string discs_by_turn(const Node& discs) {
    std::string out = "{\n";
    for (const char* side : {"french", "allied"}) {
        std::vector<std::string> turns;
        for (const auto& [span, entry] : discs.at(side).members()) {
            const auto last = static_cast<std::size_t>(std::stoi(span.substr(span.find('-') + 1)));
            while (turns.size() < last) turns.push_back(numbers_of(entry, {"green", "red", "purple"}));
        }
        out += fmt::format("        {},\n", braced(turns));
    }
    return out + "    }";
}

std::string modifiers(const Node& list, int sign = 1) {
    std::vector<std::string> items;
    for (const Node& item : list.items()) {
        const std::string id = item.at("id").text();
        if (sign < 0 && id == "strong_point") continue;   // its number stands in AreaData
        items.push_back(fmt::format(".{} = {}", id == "cubes" ? "per_two_cubes" : id, sign * number(item.at("value"))));
    }
    return fmt::format("{}", fmt::join(items, ", "));
}

std::string write_tables(const Node& tables, const Node& cubes) {
    std::string out = "inline constexpr Tables kTables{\n";
    const auto field = [&out](std::string_view name, const std::string& value) { out += fmt::format("    .{} = {},\n", name, value); };
    const auto figure = [&field](std::string_view name, const Node& value) { field(name, fmt::to_string(number(value))); };
    const auto result = [](const Node& row) { return fmt::format("{{{}, {}}}", number(row.at("cubes")), row.at("check").flag()); };
    field("artillery_vs_infantry",
          list_of(tables.at("artillery_vs_infantry").at("cubes").items(), [](const Node& row) { return numbers_of(row); }));
    for (const char* name : {"artillery_vs_cavalry", "artillery_vs_artillery", "skirmish", "infantry_vs_cavalry"})
        figure(name, tables.at(name).at("hit_on"));
    field("infantry_vs_infantry", list_of(tables.at("infantry_vs_infantry").at("result").items(), result));
    field("morale", morale_rows(tables.at("morale").at("rows")));
    field("cavalry_control",
          numbers_of(tables.at("cavalry_control").at("continue_on"), {"french", "imperial_guard", "british", "german", "dutch", "prussian"}));
    field("tiles", numbers_of(tables.at("tiles")));
    field("discs", discs_by_turn(tables.at("discs")));
    field("cubes", numbers_of(cubes, {"blue", "red", "black"}));
    figure("grand_battery_cubes", tables.at("grand_battery_uses"));
    figure("area_limit", tables.at("area_limit").at("combat_units"));
    figure("cubes_per_infantry", tables.at("cubes_per_infantry_max"));
    figure("cubes_to_eliminate", tables.at("cubes_to_eliminate"));
    figure("support_needed", tables.at("support").at("adjacent_areas_needed"));
    figure("support_needed_at_edge", tables.at("support").at("at_board_edge"));
    figure("prussian_arrival_from_turn", tables.at("prussian_arrival").at("from_turn"));
    field("prussian_arrival", numbers_of(tables.at("prussian_arrival").at("die_to_pieces"), {"1", "2", "3", "4", "5", "6"}));
    figure("initiative_turn", tables.at("initiative").at("check_turn"));
    const Node victory = tables.at("victory");
    field("casualties_to_win",
          fmt::format("{{{}, {}}}", number(victory.at("french").at("casualties")), number(victory.at("allied").at("casualties"))));
    field("artillery", '{' + modifiers(tables.at("artillery_vs_infantry").at("modifiers")) + '}');
    field("infantry", '{' + modifiers(tables.at("infantry_vs_infantry").at("modifiers")) + '}');
    field("melee", '{' + modifiers(tables.at("cavalry_melee").at("modifiers")) + '}');
    field("shift", '{' + modifiers(tables.at("morale").at("right")) + ", " + modifiers(tables.at("morale").at("left"), -1) + '}');
    return out + "};\n\n";
}

std::string write_places(const Node& board, const Numbers& areas) {
    const Node objectives = board.at("objectives"), goals = board.at("retreat_goals"), delayed = board.at("boxes").at("delayed").at("name");
    std::string out = write_map_size(board);
    out += fmt::format("inline constexpr Area kMontStJean{{{}}}, kRossomme{{{}}};\n", areas.at(objectives.at("french").text()),
                       areas.at(objectives.at("allied").text()));
    for (const auto& [army, name] :
         {std::pair("french", "French"), std::pair("anglo_allied", "AngloAllied"), std::pair("prussian", "Prussian")}) {
        const std::vector<Node> list = goals.at(army).items();
        const std::string items = list_of(list, [&areas](const Node& goal) { return area_text(areas, goal); });
        out += fmt::format("inline constexpr std::array<Area, {}> k{}Goals{};\n", list.size(), name, items);
    }
    for (const auto& [language, name] : {std::pair("en", "English"), std::pair("it", "Italian")}) {
        const char* key = language;
        const std::string labels = list_of(board.at("turn_track").items(), [key](const Node& turn) { return quoted(turn.at("label").at(key)); });
        out += fmt::format("inline constexpr std::array<std::string_view, kTurns> kTurn{}{};\n", name, labels);
    }
    return out + fmt::format("inline constexpr std::string_view kDelayedEnglish = {}, kDelayedItalian = {};\n\n", quoted(delayed.at("en")),
                             quoted(delayed.at("it")));
}

}  // namespace

std::string write_waterloo(const GameFiles& files) {
    const Node board(files.board), forces(files.forces);
    const Numbers areas = number_ids(board.at("areas")), units = number_ids(forces.at("units"));
    std::string out =
        "// Made by tools/compile_data from data/waterloo/*.json: do not edit.\n#pragma once\n\n"
        "#include \"games/waterloo/rules/data_types.h\"\n\nnamespace papelotte::waterloo {\n\n";
    out += write_areas(board.at("areas"));
    out += write_borders(board.at("borders"), areas);
    out += write_units(forces.at("units"), areas);
    out += write_display(board.at("boxes").at("prussian_display").at("boxes"), units);
    out += write_tables(Node(files.tables), forces.at("other_components").at("damage_cubes"));
    out += write_places(board, areas);
    return out + "}  // namespace papelotte::waterloo\n";
}

}  // namespace papelotte::data
