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

// The parts that two positions share cost nothing: a change of a view is made from the others alone.
json::object Records::position_json(const Position& p, const Position* unlike) {
    json::object out;
    const auto put = [&](std::string_view key, const auto& member, const auto& to_json) {
        if (!unlike || p.*member != unlike->*member) out[key] = to_json(p.*member);
    };
    const auto as_word = [](auto value) { return json::value(word(value)); };
    const auto as_number = [](auto value) { return json::value(static_cast<std::int64_t>(value)); };
    const auto as_flag = [](bool value) { return json::value(value); };
    if (!unlike) out["game"] = "waterloo";
    put("turn", &Position::turn, as_number);
    put("phase", &Position::phase, as_word);
    put("initiative", &Position::initiative, as_word);
    put("active", &Position::active, as_word);
    put("round", &Position::round, as_number);
    put("actions_done", &Position::actions_done, as_number);
    out["tile"] = p.tile;   // always: who may know it may have changed
    put("tile_shown", &Position::tile_shown, as_flag);
    if (!unlike || !same_fields(p.discs, unlike->discs)) out["discs"] = all_discs_json(p);
    json::object units;
    for (int i = 0; i < kUnits; ++i)
        if (p.place(Unit(i)) != kNowhere && !(unlike && same_unit(p, *unlike, Unit(i))))
            units[word(Unit(i))] = unit_json(p, Unit(i));   // who is not named takes no part
    out["units"] = std::move(units);
    if (!unlike || !same_fields(p.areas, unlike->areas)) {
        out["cubes"] = cubes_json(p);
        json::array over;
        for (int i = 0; i < kBoardPlaces; ++i)
            if (p.areas[static_cast<std::size_t>(i)].over_limit) over.push_back(json::value(word(Area(i))));
        out["over_limit"] = std::move(over);
    }
    if (!unlike || p.stock != unlike->stock) out["stock"] = {{"blue", p.stock[0]}, {"red", p.stock[1]}, {"black", p.stock[2]}};
    put("grand_battery", &Position::grand_battery, as_number);
    if (!unlike || !same_fields(p.assault, unlike->assault))
        out["assault"] = p.assault.area == kNowhere ? json::value(nullptr) : json::value(fields_json(p.assault));
    put("result", &Position::result, as_word);
    if (unlike && same_fields(p.agenda, unlike->agenda)) return out;
    json::array agenda;
    for (const Step& step : p.agenda) agenda.push_back(step_json(step));
    out["agenda"] = std::move(agenda);
    return out;
}

}  // namespace papelotte::waterloo
