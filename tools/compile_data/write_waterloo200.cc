// Writes the checked data of Waterloo 200 as the constexpr objects that games/waterloo200/rules/data_types.h describes.
#include "games/waterloo200/rules/ids.h"
#include "tools/compile_data/waterloo200.h"
#include "tools/compile_data/writing.h"

namespace papelotte::data {

namespace {

constexpr int kNone = 255;   // no limit

std::string enumerator(std::string_view type, const Node& word) { return fmt::format("{}::{}", type, word.is_null() ? "none" : word.text()); }
std::string unit_text(const Numbers& units, const Node& id) { return fmt::format("Unit{{{}}}", units.at(id.text())); }

std::string write_areas(const Node& board) {
    std::string out = "inline constexpr std::array<AreaData, kAreas> kAreaData{{\n";
    const Node road = board.at("chemin_creux_corps");
    for (const Node& area : board.at("areas").items()) {
        const std::string word = area.at("id").word();
        const Node cost = area.at("move_cost"), stacking = area.at("stacking");
        out += fmt::format("    {{{}, {}, {}, {}", quoted(word), quoted(area.at("slug")), both_names(area.at("name")),
                           enumerator("Circle", area.at("circle")));
        out += fmt::format(", {}, {}, {}", number(area.at("terrain_bonus")), cost.is_null() ? 0 : number(cost),
                           stacking.is_null() ? kNone : number(stacking));
        out += fmt::format(", {}, {}", enumerator("Faction", area.at("initial_control")), area.at("victory").flag());
        out += fmt::format(", {}", area.at("chemin_creux").flag() ? enumerator("Corps", road.at(word)) : "Corps::none");
        out += fmt::format(", {}, {}", !area.at("hq").is_null(), enumerator("Corps", area.at("entry")));
        const std::vector<Node> label = area.at("label").items();
        out += fmt::format(", {}, {}}},\n", label[0].whole(0, 10000), label[1].whole(0, 10000));
    }
    return out + "}};\n\n";
}

std::string write_borders(const Node& borders, const Numbers& areas) {
    std::string out = fmt::format("inline constexpr std::array<BorderData, {}> kBorderData{{{{\n", borders.items().size());
    for (const Node& border : borders.items()) {
        const std::vector<Node> ends = border.at("areas").items();
        out += fmt::format("    {{{}, {}}},\n", area_text(areas, ends[0]), area_text(areas, ends[1]));
    }
    return out + "}};\n\n";
}

std::string write_icons(const Node& all, const Numbers& areas) {
    std::string out = "inline constexpr std::array<IconData, kIcons> kIconData{{\n";
    for (const Node& area : all.items())
        for (const Node& icon : area.at("icons").items())
            out += fmt::format("    {{{}, {}, {}, {}, {}}},\n", area_text(areas, area.at("id")), enumerator("Faction", icon.at("faction")),
                               enumerator("Corps", icon.at("corps")), enumerator("IconType", icon.at("type")), icon.has("only"));
    return out + "}};\n\n";
}

std::string write_steps(const Node& unit) {
    const std::vector<Node> steps = unit.at("steps").items();
    std::vector<std::string> items;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const Node& step = steps[i];
        const int value = step.has("value") ? number(step.at("value")) : 0;
        const int radius = unit.has("tactical_radius") ? number(unit.at("tactical_radius").items()[i]) : 0;
        items.push_back(fmt::format("{{{}, {}, {}, {}, {}}}", number(step.at("strength")), number(step.at("hits")), value, radius,
                                    enumerator("Symbol", step.at("symbol"))));
    }
    return fmt::format("{}, {{{}}}", steps.size(), braced(items));
}

std::string write_units(const Node& units, const Node& history, const Numbers& areas) {
    const std::vector<Node> all = units.items();
    const Numbers places = number_ids(units);
    std::string out = "inline constexpr std::array<UnitData, kUnits> kUnitData{{\n";
    for (const auto& [id, place] : places) {   // in the order of their ids, as number_units counts them
        const Node& unit = all[static_cast<std::size_t>(place)];
        out += fmt::format("    {{{}, {}, {}", quoted(id), both_names(unit.at("name")), quoted(unit.at("label")));
        out += fmt::format(", {}, {}, {}, {}", enumerator("Faction", unit.at("faction")), enumerator("Corps", unit.at("corps")),
                           enumerator("Type", unit.at("type")), enumerator("Language", unit.at("language")));
        out += fmt::format(", {}, {}, {}", unit.has("group"), number(unit.at("mp")), write_steps(unit));
        const std::string start = !history.has(id)                  ? "kNotArrived"
                                  : history.at(id).word() == "pool" ? "kPool"
                                                                    : area_text(areas, history.at(id));
        out += fmt::format(", {}}},\n", start);
    }
    return out + "}};\n\n";
}

std::string write_corps(const Node& corps, const Numbers& units) {
    std::string out = "inline constexpr std::array<CorpsData, kCorps> kCorpsData{{\n";
    for (const CorpsWord& word : kCorpsWords) {
        const Node entry = corps.at(word.id);
        out += fmt::format("    {{\"{}\", {}, Faction::{}, {}}},\n", word.id, both_names(entry.at("name")), word.faction,
                           unit_text(units, entry.at("leader")));
    }
    return out + "}};\n\n";
}

std::string write_arrivals(const Node& arrivals, const Node& all, const Numbers& areas, const Numbers& units) {
    const Numbers places = number_ids(all);
    const std::vector<Node> nodes = all.items();
    std::string out = fmt::format("inline constexpr std::array<ArrivalData, {}> kArrivalData{{{{\n", arrivals.items().size());
    for (const Node& arrival : arrivals.items()) {
        std::string cavalry = "kNoUnit", infantry = "kNoUnit";
        for (const Node& id : arrival.at("historical_draw").items()) {
            const Node& unit = nodes[static_cast<std::size_t>(places.at(id.text()))];
            (unit.at("type").text() == "cavalry" ? cavalry : infantry) = unit_text(units, id);
        }
        out += fmt::format("    {{{}, {}, {{{}, {}}}}},\n", enumerator("Corps", arrival.at("corps")), area_text(areas, arrival.at("area")),
                           cavalry, infantry);
    }
    return out + "}};\n\n";
}

std::string write_tables(const Node& tables) {
    std::string out = "inline constexpr Tables kTables{\n";
    const auto field = [&out](std::string_view name, const std::string& value) { out += fmt::format("    .{} = {},\n", name, value); };
    const auto figure = [&field](std::string_view name, const Node& value) { field(name, fmt::to_string(number(value))); };
    const std::vector<Node> losses = tables.at("combat").at("losses").items(), options = tables.at("optional_rules").items();
    const Node &reconnaissance = options[2], &impetus = options[3], &grand_battery = options[4];
    const Node &marginal = losses[1], &decisive = losses[2], &brilliant = losses[3];
    for (const char* name : {"boost", "engage", "disengage", "reveal"}) figure(name, tables.at("movement").at(name));
    figure("scout_mp", reconnaissance.at("max_mp"));
    figure("scout_mp_english", reconnaissance.at("max_mp_english"));
    figure("impetus_mp", impetus.at("mp"));
    figure("grand_battery_range", grand_battery.at("range"));
    figure("marginal_up_to", marginal.at("abs_fr").items()[1]);
    figure("decisive_up_to", decisive.at("abs_fr").items()[1]);
    figure("marginal_divisor", marginal.at("divisor"));
    figure("decisive_divisor", decisive.at("divisor"));
    figure("brilliant_hits", brilliant.at("fixed"));
    std::vector<std::string> most_guns;
    for (const std::string_view faction : kFactionWords) {
        const Node most = tables.at("artillery").at("max_employed_per_battle").at(faction);
        most_guns.push_back(fmt::to_string(most.is_null() ? kNone : number(most)));
    }
    field("most_guns", braced(most_guns));
    figure("morale", tables.at("morale").at("start"));
    figure("first_prussian_turn", tables.at("turns").at("prussian_arrival_turns").items()[0]);
    figure("passes_to_end_turn", tables.at("actions").at("passes_to_end_turn"));
    figure("most_impulses", tables.at("actions").at("impulse_safeguard_per_turn"));
    return out + "};\n\n";
}

std::string write_factions(const Node& factions, const Numbers& areas, const Numbers& units) {
    std::vector<std::string> headquarters, leaders;
    for (const std::string_view faction : kFactionWords) {
        headquarters.push_back(area_text(areas, factions.at(faction).at("hq")));
        leaders.push_back(unit_text(units, factions.at(faction).at("strategic_leader")));
    }
    return fmt::format("inline constexpr std::array<Area, 3> kHeadquarters{};\n", braced(headquarters)) +
           fmt::format("inline constexpr std::array<Unit, 3> kStrategicLeader{};\n", braced(leaders));
}

std::string write_turns(const Node& turns) {
    std::vector<std::string> words;
    for (int turn = 0; turn < waterloo200::kTurns; ++turn)
        words.push_back(fmt::format("\"{:02}:00\"", number(turns.at("first_hour")) + turn * number(turns.at("hours_per_turn"))));
    return fmt::format("inline constexpr std::array<std::string_view, kTurns> kTurnWords{};\n", braced(words));
}

}  // namespace

std::string write_waterloo200(const GameFiles& files) {
    const Node board(files.board), forces(files.forces), tables(files.tables), set_up = forces.at("setup"), units = forces.at("units");
    const Numbers areas = number_ids(board.at("areas")), unit_numbers = number_units(units);
    std::string out =
        "// Made by tools/compile_data from data/waterloo200/*.json: do not edit.\n#pragma once\n\n"
        "#include \"games/waterloo200/rules/data_types.h\"\n\nnamespace papelotte::waterloo200 {\n\n";
    out += write_areas(board);
    out += write_borders(board.at("borders"), areas);
    out += write_icons(board.at("areas"), areas);
    out += write_units(units, set_up.at("historical").at("place"), areas);
    out += write_corps(forces.at("corps"), unit_numbers);
    out += write_arrivals(set_up.at("standard").at("prussian_arrival"), units, areas, unit_numbers);
    out += write_tables(tables);
    out += write_factions(forces.at("factions"), areas, unit_numbers);
    out += write_turns(tables.at("turns"));
    out += write_map_size(board);
    return out + "\n}  // namespace papelotte::waterloo200\n";
}

}  // namespace papelotte::data
