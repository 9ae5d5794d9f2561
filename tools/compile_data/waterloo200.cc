// All checks of the data of Waterloo 200, and what they share.
#include "tools/compile_data/waterloo200.h"

#include <fmt/format.h>

namespace papelotte::data {

void check_waterloo200(const GameFiles& files) {
    check_waterloo200_board(files);
    check_waterloo200_borders(files);
    check_waterloo200_tables(files);
    check_waterloo200_forces(files);
    check_waterloo200_setup(files);
}

std::string check_faction(const Node& faction) { return faction.one_of({kFactionWords[0], kFactionWords[1], kFactionWords[2]}); }

std::string_view faction_of_corps(const Node& place, std::string_view id) {
    for (const CorpsWord& corps : kCorpsWords)
        if (corps.id == id) return corps.faction;
    place.fail(fmt::format("unknown corps '{}'", id));
}

bool is_leader(std::string_view type) { return type == "tactical_leader" || type == "strategic_leader"; }
bool is_artillery(std::string_view type) { return type == "foot_artillery" || type == "horse_artillery"; }

namespace {

Place place_of(const Node& piece, std::string type, bool brunswick) {
    const Node corps = piece.at("corps");
    return {piece.at("faction").text(), corps.is_null() ? "" : corps.text(), std::move(type), brunswick};
}

}  // namespace

Place place_of_icon(const Node& icon) { return place_of(icon, icon.at("type").text(), icon.has("only")); }

Place place_of_unit(const Node& unit) {
    const std::string type = unit.at("type").text();
    return place_of(unit, is_artillery(type) ? "artillery" : type, unit.has("group"));
}

Numbers number_units(const Node& units) {
    Numbers numbers = number_ids(units);
    int next = 0;
    for (auto& [id, number] : numbers) number = next++;
    return numbers;
}

}  // namespace papelotte::data
