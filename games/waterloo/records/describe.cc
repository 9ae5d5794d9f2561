// The position in several lines for a terminal: who stands where, from the Allied rear in the north to the French in the south.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/words.h"

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
        if (p.cubes(area, colour) > 0)
            pieces += fmt::format("  {} {} cube{}", p.cubes(area, colour), word(colour), p.cubes(area, colour) > 1 ? "s" : "");
    return line + pieces + terrain_text(area) + "\n";
}

std::string discs_text(const Position& p, Seat side) {
    const auto& discs = p.discs_of(side).available;
    return fmt::format("{} {}g {}r {}p", side == kFrench ? "French" : "Allied", discs[0], discs[1], discs[2]);
}

// --- The sketch map ------------------------------------------------------------------------------------------------------------

constexpr int kBands = 11, kColumns = 118, kCell = 13;   // bands from north to south, characters across and for one area

// "F 2i 1g *3": French, two infantry, one gun, three cubes; A stands for the Allied side.
std::string strength_text(const Position& p, Area area) {
    std::string text;
    for (const Seat side : {kFrench, kAllied}) {
        const UnitSet units = units_at(p, area, side);
        if (units.empty()) continue;
        text += text.empty() ? "" : " ";
        text += side == kFrench ? 'F' : 'A';
        for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::leader})
            if (const int count = (units & units_of(arm)).size()) text += fmt::format("{}{}", count, "icgL"[static_cast<int>(arm)]);
    }
    const int cubes = p.cubes(area, Colour::blue) + p.cubes(area, Colour::red) + p.cubes(area, Colour::black);
    if (cubes > 0) text += fmt::format("*{}", cubes);
    return text;
}

std::string sketch_text(const Position& p) {
    std::string text;
    for (int band = 0; band < kBands; ++band) {
        std::vector<Area> areas;
        for (int i = 0; i < kAreas; ++i)
            if (area_data(Area(i)).y * kBands / kMapHeight == band) areas.push_back(Area(i));
        std::ranges::sort(areas, {}, [](Area area) { return area_data(area).x; });
        std::string names, strengths;
        for (std::size_t i = 0; i < areas.size(); ++i) {
            const int middle = area_data(areas[i]).x * kColumns / kMapWidth;
            const int room = static_cast<int>(areas.size() - i) * kCell;   // so that the rest of the band still fits
            const auto column = static_cast<std::size_t>(
                std::clamp(middle - kCell / 2, static_cast<int>(names.size()), std::max(static_cast<int>(names.size()), kColumns - room)));
            names.resize(column, ' ');
            strengths.resize(column, ' ');
            names += fmt::format("{:<{}}", word(areas[i]).substr(0, kCell - 1), kCell);
            strengths += fmt::format("{:<{}}", strength_text(p, areas[i]), kCell);
        }
        names.erase(names.find_last_not_of(' ') + 1);
        strengths.erase(strengths.find_last_not_of(' ') + 1);
        text += names + "\n" + strengths + "\n";
    }
    return text;
}

}  // namespace

std::string Records::describe(const Position& p, Seat seat) {
    std::string text =
        fmt::format("{} (turn {} of {}), phase {}.  Discs: {}; {}.  Grand Battery {}.  Losses: French {}/{}, Anglo-Allied {}/{}.\n",
                    turn_title(p.turn), p.turn, kTurns, word(p.phase), discs_text(p, kFrench), discs_text(p, kAllied), p.grand_battery,
                    casualties(p, Army::french), kTables.casualties_to_win[1], casualties(p, Army::anglo_allied), kTables.casualties_to_win[0]);
    if (p.tile > 0)
        text += fmt::format("Round {}: {} is active, {} actions taken{}.\n", p.round,
                            p.active == kFrench ? "the French player" : "the Allied player", p.actions_done,
                            knows_tile(p, seat) ? fmt::format(" of {}", p.tile) : std::string());
    if (p.assault.area != kNowhere) text += fmt::format("Assault on {} by the {} player.\n", word(p.assault.area), word(p.assault.side));
    text += "\nFrom north (Brussels) to south; F French, A Allied; i infantry, c cavalry, g guns, L leader, * cubes\n" + sketch_text(p) + "\n";
    for (int i = 0; i < kBoardPlaces; ++i) {   // board.json lists the areas from north to south
        const UnitSet units = units_at(p, Area(i));
        if (!units.empty()) text += area_text(p, Area(i), units);
    }
    const int display = units_at(p, kDisplay).size(), lost = units_at(p, kEliminated).size();
    text += fmt::format("  Prussian display: {} pieces to come.  Eliminated: {}.\n", display, lost);
    return text;
}

}  // namespace papelotte::waterloo
