// The position in several lines for a terminal: who stands where, from the Allied rear in the north to the French in the south.
#include <fmt/format.h>

#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"
#include "games/waterloo/words.h"

namespace papelotte::waterloo {
namespace {

// "br_inf_4 defensive" in short: "br_inf_4 (def)".
std::string unit_text(const Position& p, Unit unit) {
    constexpr std::string_view kShort[] = {"", "def", "square", "", "tired", "", "limbered", "", "used"};
    std::string marks(kShort[static_cast<int>(state_of(arm_of(unit), p.unit(unit).posture))]);
    if (p.unit(unit).unmanned) marks += marks.empty() ? "unmanned" : ", unmanned";
    return std::string(word(unit)) + (marks.empty() ? "" : " (" + marks + ")");
}

std::string terrain_text(Area area) {
    if (!on_map(area)) return {};
    std::string text;
    const AreaData& data = area_data(area);
    const auto add = [&](bool there, std::string_view what) {
        if (there) text += (text.empty() ? "" : ", ") + std::string(what);
    };
    add(data.strong_point_capacity > 0, fmt::format("strong point {}/{}", data.strong_point_capacity, data.strong_point_shift));
    add(data.woods, "woods");
    add(data.town, "town");
    add(data.river, "river");
    add(data.low, "low");
    add(data.entry != 0, fmt::format("entry {}", data.entry));
    return text.empty() ? text : " [" + text + "]";
}

std::string area_text(const Position& p, Area area, UnitSet units) {
    const std::string line = fmt::format("  {:<20}", word(area));
    std::string pieces;
    for (const Unit unit : units) pieces += (pieces.empty() ? "" : "  ") + unit_text(p, unit);
    for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
        if (p.cubes(area, colour) > 0) pieces += fmt::format("  {} {} cube{}", p.cubes(area, colour), word(colour), p.cubes(area, colour) > 1 ? "s" : "");
    return line + pieces + terrain_text(area) + "\n";
}

std::string discs_text(const Position& p, Seat side) {
    const auto& discs = p.discs_of(side).available;
    return fmt::format("{} {}g {}r {}p", side == kFrench ? "French" : "Allied", discs[0], discs[1], discs[2]);
}

}  // namespace

std::string Records::describe(const Position& p, Seat seat) {
    std::string text = fmt::format("{} (turn {} of {}), phase {}.  Discs: {}; {}.  Grand Battery {}.  Losses: French {}/{}, Anglo-Allied {}/{}.\n",
                                   turn_title(p.turn), p.turn, kTurns, word(p.phase), discs_text(p, kFrench), discs_text(p, kAllied),
                                   p.grand_battery, casualties(p, Army::french), kTables.casualties_to_win[1],
                                   casualties(p, Army::anglo_allied), kTables.casualties_to_win[0]);
    if (p.tile > 0)
        text += fmt::format("Round {}: {} is active, {} actions taken{}.\n", p.round, p.active == kFrench ? "the French player" : "the Allied player",
                            p.actions_done, knows_tile(p, seat) ? fmt::format(" of {}", p.tile) : std::string());
    if (p.assault.area != kNowhere) text += fmt::format("Assault on {} by the {} player.\n", word(p.assault.area), word(p.assault.side));
    for (int i = 0; i < kBoardPlaces; ++i) {   // board.json lists the areas from north to south
        const UnitSet units = units_at(p, Area(i));
        if (!units.empty()) text += area_text(p, Area(i), units);
    }
    const int display = units_at(p, kDisplay).size(), lost = units_at(p, kEliminated).size();
    text += fmt::format("  Prussian display: {} pieces to come.  Eliminated: {}.\n", display, lost);
    return text;
}

}  // namespace papelotte::waterloo
