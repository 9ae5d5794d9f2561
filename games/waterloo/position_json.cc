#include "games/waterloo/position_json.h"

#include "games/waterloo/json_words.h"
#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"

namespace papelotte::waterloo {
namespace {

using ShownPosition = Shown<Position>;

// Of a unit that is lost, when and how (WL-16.1.6).
void put_unit(ShownPosition& shown, Unit unit) {
    const auto put_if = [&](std::string_view key, const auto& applies, const auto& what) {
        shown.put(key, [&](const Position& p) { return applies(p) ? std::optional(what(p.unit(unit))) : std::nullopt; });
    };
    const auto lost = [&](const Position& p) { return p.place(unit) == kEliminated; };
    const auto lives = [&](const Position& p) { return !lost(p); };
    const auto put_mark = [&](std::string_view key, const auto& mark) {
        put_if(key, [&](const Position& p) { return lives(p) && mark(p.unit(unit)); }, [](const UnitState&) { return true; });
    };
    shown.put("at", [&](const Position& p) { return word(p.place(unit)); });
    put_if("turn", lost, [](const UnitState& state) { return static_cast<int>(state.lost_turn); });
    put_if("cause", lost, [](const UnitState& state) { return word(state.cause); });
    put_if("state", lives, [&](const UnitState& state) { return word(state_of(arm_of(unit), state.posture)); });
    put_mark("unmanned", [](const UnitState& state) { return state.unmanned; });
    put_mark("fell_back", [](const UnitState& state) { return state.fell_back; });
    put_mark("routed", [](const UnitState& state) { return state.routed; });
    put_mark("acted", [](const UnitState& state) { return state.acted; });
    const auto linked = [&](const Position& p) { return lives(p) && p.unit(unit).link != kNowhere; };
    put_if("link", linked, [](const UnitState& state) { return word(state.link); });
    const auto has_cubes = [&](const Position& p) { return lives(p) && p.unit(unit).cubes > 0; };
    put_if("cubes", has_cubes, [](const UnitState& state) { return state.cubes; });
}

// Who is not named takes no part.
void put_units(ShownPosition& shown) {
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const auto same = [&](const Position& a, const Position& b) { return a.place(unit) == b.place(unit) && a.unit(unit) == b.unit(unit); };
        if (shown.unchanged(same)) continue;
        const auto takes_part = [&](const Position& p) { return p.place(unit) != kNowhere; };
        shown.put_object(word(unit), takes_part, [&](ShownPosition& one) { put_unit(one, unit); });
    }
}

void put_cubes(ShownPosition& shown) {
    for (int i = 0; i < kBoardPlaces; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        const auto cubes = [&](const Position& p) { return p.areas[static_cast<std::size_t>(area)].cubes; };
        const auto has_some = [&](const Position& p) { return cubes(p) != std::array<std::uint8_t, 3>{}; };
        shown.put_object(word(area), has_some, [&](ShownPosition& here) {
            for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
                here.put(word(colour),
                         [&](const Position& p) { return p.cubes(area, colour) > 0 ? std::optional(p.cubes(area, colour)) : std::nullopt; });
        });
    }
}

void put_discs(ShownPosition& shown) {
    for (const Seat side : {kFrench, kAllied})
        shown.put_object(word(side), [&](ShownPosition& of_side) {
            for_each_field<Discs>([&](const auto& field) {
                of_side.put_object(field.name, [&](ShownPosition& discs) {
                    for (std::size_t i = 0; i < (shown.after().discs_of(side).*field.member).size(); ++i)
                        discs.put(word(Disc(i)), [&](const Position& p) { return (p.discs_of(side).*field.member)[i]; });
                });
            });
        });
}

FixedVector<Area, kBoardPlaces> over_limit(const Position& p) {
    FixedVector<Area, kBoardPlaces> areas;
    for (int i = 0; i < kBoardPlaces; ++i)
        if (p.areas[static_cast<std::size_t>(i)].over_limit) areas.push_back(Area(i));
    return areas;
}

// In a view an assault that is not under way is absent, not null: a merge patch could not say null.
void put_assault(ShownPosition& shown, bool in_view) {
    const auto under_way = [](const Position& p) { return p.assault.area != kNowhere; };
    if (!in_view && !under_way(shown.after())) {
        shown.out().key("assault").add(nullptr);
        return;
    }
    shown.put_object("assault", under_way, [](ShownPosition& assault) {
        for_each_field<Assault>([&](const auto& field) {
            assault.put_part(
                field.name, [&](const Position& a, const Position& b) { return same_fields(a.assault.*field.member, b.assault.*field.member); },
                [&] { write_json<Assault>(assault.out(), assault.after().assault.*field.member); });
        });
    });
}

}  // namespace

int tile_seen(const Position& p, Seat seat) { return knows_tile(p, seat) ? p.tile : 0; }

void write_position(ShownPosition& shown, std::optional<Seat> seat) {
    const auto same = [](const auto& member) {
        return [member](const Position& a, const Position& b) { return same_fields(a.*member, b.*member); };
    };
    shown.put("game", [](const Position&) { return std::string_view("waterloo"); });
    shown.put("turn", [](const Position& p) { return p.turn; });
    shown.put("phase", [](const Position& p) { return word(p.phase); });
    shown.put("initiative", [](const Position& p) { return word(p.initiative); });
    shown.put("active", [](const Position& p) { return word(p.active); });
    shown.put("round", [](const Position& p) { return p.round; });
    shown.put("actions_done", [](const Position& p) { return p.actions_done; });
    shown.put("tile", [&](const Position& p) {   // while none is drawn there is nothing to know
        const int tile = seat ? tile_seen(p, *seat) : p.tile;
        return seat && tile == 0 ? std::nullopt : std::optional(tile);
    });
    shown.put("tile_shown", [](const Position& p) { return p.tile_shown; });
    shown.put_object("discs", put_discs);
    const auto same_units = [](const Position& a, const Position& b) { return a.places == b.places && a.units == b.units; };
    if (!shown.unchanged(same_units)) shown.put_object("units", put_units);
    if (!shown.unchanged(same(&Position::areas))) {
        shown.put_object("cubes", put_cubes);
        shown.put_list("over_limit", over_limit);
    }
    shown.put_object("stock", [](ShownPosition& stock) {
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
            stock.put(word(colour), [&](const Position& p) { return p.stock_of(colour); });
    });
    shown.put("grand_battery", [](const Position& p) { return p.grand_battery; });
    put_assault(shown, seat.has_value());
    shown.put("result", [](const Position& p) { return word(p.result); });
    shown.put_part("agenda", same(&Position::agenda), [&] { write_json<Position>(shown.out(), shown.after().agenda); });
}

boost::json::object Records::position_json(const Position& p) {
    JsonText out;
    {
        Shown<Position> shown(out, nullptr, p);
        write_position(shown, std::nullopt);
    }
    return out.value().as_object();
}

}  // namespace papelotte::waterloo
