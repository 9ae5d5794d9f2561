#include "games/waterloo/records/position_json.h"

#include "engine/view_fields.h"
#include "games/waterloo/records/json_words.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {
namespace {

using ShownPosition = Shown<Position>;

void put_unit(ShownPosition& shown, Unit unit) {
    const auto put_if = [&](std::string_view key, const auto& applies, const auto& what) {
        shown.put(key, [&](const Position& p) { return applies(p) ? std::optional(what(p.unit(unit))) : std::nullopt; });
    };
    const auto lost = [&](const Position& p) { return p.place(unit) == kEliminated; };
    const auto lives = [&](const Position& p) { return !lost(p); };
    shown.put("at", [&](const Position& p) { return word(p.place(unit)); });
    put_if("turn", lost, [](const UnitState& state) { return static_cast<int>(state.lost_turn); });
    put_if("cause", lost, [](const UnitState& state) { return word(state.cause); });
    put_if("state", lives, [&](const UnitState& state) { return word(state_of(arm_of(unit), state.posture)); });
    put_marks<UnitState, kUnitMarks>(shown, [&](const Position& p) -> const UnitState& { return p.unit(unit); }, lives);
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
        const auto cubes = [&](const Position& p) { return p.areas[area].cubes; };
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
                    for (std::size_t i = 0; i < field.get(shown.after().discs_of(side)).size(); ++i)
                        discs.put(word(Disc(i)), [&](const Position& p) { return field.get(p.discs_of(side))[i]; });
                });
            });
        });
}

FixedVector<Area, kBoardPlaces> over_limit(const Position& p) {
    FixedVector<Area, kBoardPlaces> areas;
    for (int i = 0; i < kBoardPlaces; ++i)
        if (p.areas[Area(i)].over_limit) areas.push_back(Area(i));
    return areas;
}

}  // namespace

int tile_seen(const Position& p, Seat seat) { return knows_tile(p, seat) ? p.tile : 0; }

void Records::put_position(ShownPosition& shown, std::optional<Seat> seat) {
    put_fields<Position, kOpenFields>(shown);
    shown.put("tile", [&](const Position& p) {   // while none is drawn there is nothing to know
        const int tile = seat ? tile_seen(p, *seat) : p.tile;
        return seat && tile == 0 ? std::nullopt : std::optional(tile);
    });
    shown.put_object("discs", put_discs);
    const auto same_units = [](const Position& a, const Position& b) { return a.places == b.places && a.units == b.units; };
    if (!shown.unchanged(same_units)) shown.put_object("units", put_units);
    const auto same_areas = [](const Position& a, const Position& b) { return same_fields(a.areas, b.areas); };
    if (!shown.unchanged(same_areas)) {
        shown.put_object("cubes", put_cubes);
        shown.put_list("over_limit", over_limit);
    }
    shown.put_object("stock", [](ShownPosition& stock) {
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
            stock.put(word(colour), [&](const Position& p) { return p.stock_of(colour); });
    });
    if (seat) put_derived(shown);
}

}  // namespace papelotte::waterloo
