// A whole position as JSON that people can read and edit: units by id with place and state, cubes by area, the agenda by step name.
#include "games/waterloo/json_words.h"
#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"

namespace papelotte::waterloo {
namespace {

namespace json = boost::json;

json::object unit_json(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    json::object out;
    out["at"] = word(p.place(unit));
    if (p.place(unit) == kEliminated) {   // WL-16.1.6
        out["turn"] = static_cast<int>(state.lost_turn);
        out["cause"] = word(state.cause);
        return out;
    }
    out["state"] = word(state_of(arm_of(unit), state.posture));
    if (state.unmanned) out["unmanned"] = true;
    if (state.fell_back) out["fell_back"] = true;
    if (state.routed) out["routed"] = true;
    if (state.acted) out["acted"] = true;
    if (state.link != kNowhere) out["link"] = word(state.link);
    if (state.cubes > 0) out["cubes"] = state.cubes;
    return out;
}

bool same_unit(const Position& a, const Position& b, Unit unit) { return a.place(unit) == b.place(unit) && a.unit(unit) == b.unit(unit); }

json::object discs_json(const std::array<std::uint8_t, 3>& discs) {
    json::object out;
    for (std::size_t i = 0; i < 3; ++i) out[word(Disc(i))] = discs[i];
    return out;
}

json::object all_discs_json(const Position& p) {
    json::object out;
    for (const Seat side : {kFrench, kAllied}) {
        const Discs& discs = p.discs_of(side);
        out[word(side)] = {
            {"available", discs_json(discs.available)}, {"this_round", discs_json(discs.this_round)}, {"previous", discs_json(discs.previous)}};
    }
    return out;
}

json::object cubes_json(const Position& p) {
    json::object out;
    for (int i = 0; i < kBoardPlaces; ++i) {
        json::object here;
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
            if (p.cubes(Area(i), colour) > 0) here[word(colour)] = p.cubes(Area(i), colour);
        if (!here.empty()) out[word(Area(i))] = here;
    }
    return out;
}

}  // namespace

json::object Records::position_json(const Position& p) { return position_json(p, nullptr); }

json::object Records::position_json(const Position& p, const Position* unlike) {
    json::object out;
    out["game"] = "waterloo";
    out["turn"] = p.turn;
    out["phase"] = word(p.phase);
    out["initiative"] = word(p.initiative);
    out["active"] = word(p.active);
    out["round"] = p.round;
    out["actions_done"] = p.actions_done;
    out["tile"] = p.tile;
    out["tile_shown"] = p.tile_shown;
    if (!unlike || !same_fields(p.discs, unlike->discs)) out["discs"] = all_discs_json(p);
    json::object units;
    for (int i = 0; i < kUnits; ++i)
        if (p.place(Unit(i)) != kNowhere && !(unlike && same_unit(p, *unlike, Unit(i))))
            units[word(Unit(i))] = unit_json(p, Unit(i));   // who is not named takes no part
    out["units"] = units;
    if (!unlike || !same_fields(p.areas, unlike->areas)) out["cubes"] = cubes_json(p);
    out["stock"] = {{"blue", p.stock[0]}, {"red", p.stock[1]}, {"black", p.stock[2]}};
    out["grand_battery"] = p.grand_battery;
    json::array over;
    for (int i = 0; i < kBoardPlaces; ++i)
        if (p.areas[static_cast<std::size_t>(i)].over_limit) over.push_back(json::value(word(Area(i))));
    out["over_limit"] = over;
    out["assault"] = p.assault.area == kNowhere ? json::value(nullptr) : json::value(fields_json(p.assault));
    out["result"] = word(p.result);
    if (unlike && same_fields(p.agenda, unlike->agenda)) return out;
    json::array agenda;
    for (const Step& step : p.agenda) agenda.push_back(step_json(step));
    out["agenda"] = agenda;
    return out;
}

}  // namespace papelotte::waterloo
