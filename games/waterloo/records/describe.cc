// The position in several lines for a terminal: who stands where, from the Allied rear in the north to the French in the south.
#include "games/waterloo/records/describe.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "engine/describing.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

std::string say(const Speech& speech, std::string_view id, std::vector<Argument> values = {}) {
    return Records::texts().say({std::string(id), std::move(values)}, speech);
}

// "br_inf_4 defensive" in short: "br_inf_4 (def)".
std::string unit_text(const Position& p, Unit unit, const Speech& speech) {
    const State state = state_of(arm_of(unit), p.unit(unit).posture);
    const bool usual = state == State::mobile || state == State::fresh || state == State::deployed || state == State::available;
    std::string marks = usual ? std::string() : say(speech, "describe.state." + std::string(word(state)));
    if (p.unit(unit).unmanned) marks += (marks.empty() ? "" : ", ") + say(speech, kDescribe.unmanned);
    return std::string(word(unit)) + (marks.empty() ? "" : " (" + marks + ")");
}

std::string terrain_text(Area area, const Speech& speech) {
    if (!on_map(area)) return {};
    const AreaData& data = area_data(area);
    const std::string text =
        say(speech, kDescribe.terrain,
            {number("strong", data.strong_point_capacity), number("shift", data.strong_point_shift), flag("woods", data.woods),
             flag("town", data.town), flag("river", data.river), flag("low", data.low), number("entry", data.entry)});
    return text.empty() ? text : " [" + text + "]";
}

std::string area_text(const Position& p, Area area, UnitSet units, const Speech& speech) {
    const std::string line = fmt::format("  {:<20}", word(area));
    std::string pieces;
    for (const Unit unit : units) pieces += (pieces.empty() ? "" : "  ") + unit_text(p, unit, speech);
    for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
        if (const int cubes = p.cubes(area, colour); cubes > 0)
            pieces += "  " + say(speech, kDescribe.cubes, {number("cubes", cubes), named("cube", word(colour), "cube")});
    return line + pieces + terrain_text(area, speech) + "\n";
}

std::string discs_text(const Position& p, Seat side, const Speech& speech) {
    const auto& discs = p.discs_of(side).available;
    return say(speech, kDescribe.discs,
               {named("seat", word(side), "describe.seat"), number("green", discs[0]), number("red", discs[1]), number("purple", discs[2])});
}

// --- The sketch map ------------------------------------------------------------------------------------------------------------

constexpr int kBands = 11, kColumns = 118, kCell = 13;   // bands from north to south, characters across and for one area

// "F 2i 1g *3": French, two infantry, one gun, three cubes; A stands for the Allied side. `letters`: those of the arms.
std::string strength_text(const Position& p, Area area, std::string_view letters) {
    std::string text;
    for (const Seat side : {kFrench, kAllied}) {
        const UnitSet units = units_at(p, area, side);
        if (units.empty()) continue;
        text += text.empty() ? "" : " ";
        text += side == kFrench ? 'F' : 'A';
        for (const Arm arm : {Arm::infantry, Arm::cavalry, Arm::artillery, Arm::leader})
            if (const int count = (units & units_of(arm)).size()) text += fmt::format("{}{}", count, letters[static_cast<std::size_t>(arm)]);
    }
    const int cubes = p.cubes(area, Colour::blue) + p.cubes(area, Colour::red) + p.cubes(area, Colour::black);
    if (cubes > 0) text += fmt::format("*{}", cubes);
    return text;
}

std::string sketch_text(const Position& p, const Speech& speech) {
    const std::string letters = say(speech, kDescribe.letters);
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
            strengths += fmt::format("{:<{}}", strength_text(p, areas[i], letters), kCell);
        }
        names.erase(names.find_last_not_of(' ') + 1);
        strengths.erase(strengths.find_last_not_of(' ') + 1);
        text += fmt::format("{}\n{}\n", names, strengths);
    }
    return text;
}

}  // namespace

Message Records::headline(const Position& p) { return {"card.headline", {number("turn", p.turn), number("turns", kTurns)}}; }

std::string Records::describe(const Position& p, Seat seat, const Speech& speech) {
    std::string text = say(speech, kDescribe.heading,
                           {number("turn", p.turn), number("turns", kTurns), named("phase", word(p.phase), "phase"),
                            Argument::of_word("french_discs", discs_text(p, kFrench, speech)),
                            Argument::of_word("allied_discs", discs_text(p, kAllied, speech)), number("battery", p.grand_battery),
                            number("french", casualties(p, Army::french)), number("french_most", kTables.casualties_to_win[1]),
                            number("allied", casualties(p, Army::anglo_allied)), number("allied_most", kTables.casualties_to_win[0])}) +
                       "\n";
    if (p.settlement.price > 0)
        text += say(speech, kDescribe.bid, {number("price", p.settlement.price), named("side", word(p.settlement.payer), "side")}) + "\n";
    if (p.tile > 0) {
        std::vector<Argument> round{number("round", p.round), named("side", word(p.active), "side"), number("done", p.actions_done)};
        if (knows_tile(p, seat)) round.push_back(Argument::of_word("tile", std::to_string(p.tile)));
        text += say(speech, kDescribe.round, std::move(round)) + "\n";
    }
    if (p.assault.area != kNowhere)
        text +=
            say(speech, kDescribe.assault, {named("area", word(p.assault.area), "place"), named("side", word(p.assault.side), "side")}) + "\n";
    text += "\n" + say(speech, kDescribe.legend) + "\n" + sketch_text(p, speech) + "\n";
    for (int i = 0; i < kBoardPlaces; ++i) {   // board.json lists the areas from north to south
        const UnitSet units = units_at(p, Area(i));
        if (!units.empty()) text += area_text(p, Area(i), units, speech);
    }
    const int display = units_at(p, kDisplay).size(), lost = units_at(p, kEliminated).size();
    return text + "  " + say(speech, kDescribe.rest, {number("display", display), number("lost", lost)}) + "\n";
}

}  // namespace papelotte::waterloo
