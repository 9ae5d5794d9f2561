// The position in several lines for a terminal, as a seat sees it: who stands where, area by area, a face-down block of the enemy as one.
#include "games/waterloo200/records/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/describing.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

std::string say(const Speech& speech, std::string_view id, std::vector<Argument> values = {}) {
    return Records::texts().say({std::string(id), std::move(values)}, speech);
}
Argument faction_named(std::string_view gap, Faction faction) { return named(gap, word(faction), "faction"); }

// "fr_2c_soye_inf 4", "fr_2c_reille_tl 3 active"
std::string unit_text(const Position& p, Seat seat, Unit unit, const Speech& speech) {
    const UnitState& state = p.unit(unit);
    std::string text = fmt::format("{} {}", word(unit), strength(p, unit));
    if (state.activated) text += " " + say(speech, kDescribe.active);
    else if (face_up(p, unit) && !kStrategicLeaders.has(unit)) text += " " + say(speech, kDescribe.face_up);
    if (state.moved && seat != kObserver && side_of_seat(seat) == side_of(unit)) text += " " + say(speech, kDescribe.moved);
    return text;
}

std::string blocks_text(const Position& p, Seat seat, Area area, const Speech& speech) {
    std::string text;
    for (const Faction faction : kFactions) {
        int hidden = 0;
        for (const Unit unit : units_at(p, area, faction)) {
            if (knows(p, seat, unit)) text += (text.empty() ? "" : ", ") + unit_text(p, seat, unit, speech);
            else ++hidden;
        }
        if (hidden > 0)
            text += (text.empty() ? "" : ", ") + say(speech, kDescribe.blocks, {number("blocks", hidden), faction_named("faction", faction)});
    }
    return text;
}

std::string area_text(const Position& p, Seat seat, Area area, const Speech& speech) {
    constexpr std::string_view kCircles[] = {"green", "yellow", "red", "black"};
    const GroundData& there = ground(p.edition, area);
    const std::string_view circle = kCircles[static_cast<std::size_t>(there.circle)];
    return fmt::format("  {:<36} {:<10} {:<6} +{}{}  {}\n", say(speech, kDescribe.area, {named("area", word(area), "place")}),
                       say(speech, kDescribe.holder, {faction_named("faction", controller(p, area))}),
                       say(speech, kDescribe.circle, {Argument::of_word("circle", circle)}), there.bonus, area_data(area).victory ? " *" : "  ",
                       blocks_text(p, seat, area, speech));
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

std::string pool_text(const Position& p, Seat seat, Faction faction, const Speech& speech) {
    const UnitSet pool = units_at(p, kPool, faction);
    const std::string text = "  " + say(speech, kDescribe.pool, {faction_named("faction", faction), number("blocks", pool.size())});
    std::string names;
    for (const Unit unit : pool)
        if (knows(p, seat, unit)) names += (names.empty() ? " (" : ", ") + std::string(word(unit));
    return text + (names.empty() ? "" : names + ")") + "\n";
}

}  // namespace

Message Records::headline(const Position& p) { return {"card.headline", {number("turn", p.turn), number("turns", kTurns)}}; }

std::string Records::describe(const Position& p, Seat seat, const Speech& speech) {
    std::string text =
        say(speech, kDescribe.heading,
            {number("turn", p.turn), number("turns", kTurns), number("impulse", p.impulse.number), named("side", word(p.impulse.side), "side"),
             named("kind", word(p.impulse.kind), "kind"), named("disc", word(p.disc), "side"), number("passes", p.passes),
             number("french", morale(p, Faction::french)), number("british", morale(p, Faction::british))}) +
        "\n";
    if (p.settlement.price > 0)
        text +=
            say(speech, kDescribe.bid, {number("price", p.settlement.price), named("side", word(side_of_seat(p.settlement.payer)), "side")}) +
            "\n";
    if (p.battle.area != kNowhere)
        text += say(speech, kDescribe.battle,
                    {Argument::of_word("bombardment", p.battle.bombardment ? "yes" : "no"), named("area", word(p.battle.area), "place"),
                     faction_named("attacker", p.battle.attacker), faction_named("defender", p.battle.defender)}) +
                "\n";
    text += "\n" + say(speech, kDescribe.legend) + "\n" + sketch_text(p) + "\n";
    for (const Area area : areas_of(p, Side::french) | areas_of(p, Side::allied)) text += area_text(p, seat, area, speech);
    for (const Faction faction : kFactions) text += pool_text(p, seat, faction, speech);
    const auto held = [&](Side side) { return (kVictoryAreas & controlled_by(p, side)).size(); };
    return text + "  " +
           say(speech, kDescribe.rest,
               {number("french", held(Side::french)), number("allied", held(Side::allied)), number("lost", units_at(p, kEliminated).size())}) +
           "\n";
}

}  // namespace papelotte::waterloo200
