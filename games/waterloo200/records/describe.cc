// The position in several lines for a terminal, as a seat sees it: who stands where, area by area, a face-down block of the enemy as one.
#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

// "fr_2c_soye_inf 4", "fr_2c_reille_tl 3 active"
std::string unit_text(const Position& p, Seat seat, Unit unit) {
    const UnitState& state = p.unit(unit);
    std::string text = fmt::format("{} {}", word(unit), strength(p, unit));
    if (state.activated) text += " active";
    else if (face_up(p, unit) && !kStrategicLeaders.has(unit)) text += " up";
    if (state.moved && seat != kObserver && side_of_seat(seat) == side_of(unit)) text += " moved";
    return text;
}

std::string blocks_text(const Position& p, Seat seat, Area area) {
    std::string text;
    for (const Faction faction : kFactions) {
        int hidden = 0;
        for (const Unit unit : units_at(p, area, faction)) {
            if (knows(p, seat, unit)) text += (text.empty() ? "" : ", ") + unit_text(p, seat, unit);
            else ++hidden;
        }
        if (hidden > 0) text += fmt::format("{}{} {} block{}", text.empty() ? "" : ", ", hidden, word(faction), hidden > 1 ? "s" : "");
    }
    return text;
}

std::string area_text(const Position& p, Seat seat, Area area) {
    constexpr std::string_view kCircles[] = {"green", "yellow", "red", "black"};
    const AreaData& data = area_data(area);
    return fmt::format("  {:>3} {:<24} {:<8} {:<6} +{}{}  {}\n", word(area), data.english, word(controller(p, area)),
                       kCircles[static_cast<std::size_t>(data.circle)], data.bonus, data.victory ? " *" : "  ", blocks_text(p, seat, area));
}

// --- The sketch map --------------------------------------------------------------------------------------------------------------

constexpr int kBands = 14, kColumns = 118, kCell = 9;   // bands from north to south, characters across and for one area

// "27b F1A3": the area and who holds it, then the blocks of the French and of the Allies.
std::string cell_text(const Position& p, Area area) {
    std::string text = fmt::format("{}{}", word(area), word(controller(p, area)).front());
    const int french = units_at(p, area, Side::french).size(), allied = units_at(p, area, Side::allied).size();
    if (french + allied > 0) text += ' ';
    if (french > 0) text += fmt::format("F{}", french);
    if (allied > 0) text += fmt::format("A{}", allied);
    return text;
}

std::string sketch_text(const Position& p) {
    std::string text;
    for (int band = 0; band < kBands; ++band) {
        std::vector<Area> areas;
        for (const Area area : kMap)
            if (std::clamp(area_data(area).y * kBands / kMapHeight, 0, kBands - 1) == band) areas.push_back(area);
        std::ranges::sort(areas, {}, [](Area area) { return area_data(area).x; });
        std::string line;
        for (std::size_t i = 0; i < areas.size(); ++i) {
            const int middle = area_data(areas[i]).x * kColumns / kMapWidth, begun = static_cast<int>(line.size());
            const int room = static_cast<int>(areas.size() - i) * kCell;   // so that the rest of the band still fits
            line.resize(static_cast<std::size_t>(std::clamp(middle - kCell / 2, begun, std::max(begun, kColumns - room))), ' ');
            line += fmt::format("{:<{}}", cell_text(p, areas[i]), kCell);
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

std::string pool_text(const Position& p, Seat seat, Faction faction) {
    const UnitSet pool = units_at(p, kPool, faction);
    std::string text = fmt::format("  {} pool: {}", word(faction), pool.size());
    std::string names;
    for (const Unit unit : pool)
        if (knows(p, seat, unit)) names += (names.empty() ? " (" : ", ") + std::string(word(unit));
    return text + (names.empty() ? "" : names + ")") + "\n";
}

}  // namespace

std::string Records::describe(const Position& p, Seat seat) {
    std::string text =
        fmt::format("{} (turn {} of {}), impulse {} of the {} side: {}.  Disc: {}.  Passes: {}.  Morale: French {}, British {}.\n",
                    turn_title(p.turn), p.turn, kTurns, p.impulse.number, word(p.impulse.side), word(p.impulse.kind), word(p.disc), p.passes,
                    morale(p, Faction::french), morale(p, Faction::british));
    if (p.battle.area != kNowhere)
        text += fmt::format("{} in {}: {} against {}.\n", p.battle.bombardment ? "Bombardment" : "Battle", word(p.battle.area),
                            word(p.battle.attacker), word(p.battle.defender));
    text += "\nFrom north to south; f French, b British, p Prussian control; F French, A Allied blocks\n" + sketch_text(p) + "\n";
    for (const Area area : areas_of(p, Side::french) | areas_of(p, Side::allied)) text += area_text(p, seat, area);
    for (const Faction faction : kFactions) text += pool_text(p, seat, faction);
    const auto held = [&](Side side) { return (kVictoryAreas & controlled_by(p, side)).size(); };
    text += fmt::format("  Victory areas (*): French {}, Allied {}.  Eliminated: {}.\n", held(Side::french), held(Side::allied),
                        units_at(p, kEliminated).size());
    return text;
}

}  // namespace papelotte::waterloo200
