#include "games/waterloo/position_json.h"

#include "games/waterloo/json_words.h"
#include "games/waterloo/queries.h"
#include "games/waterloo/records.h"

namespace papelotte::waterloo {
namespace {

// Of a unit that is lost, when and how (WL-16.1.6).
void write_unit(JsonText& out, const Position* before, const Position& after, Unit unit) {
    Shown<Position> shown(out, before, after);
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
void write_units(JsonText& out, const Position* before, const Position& after) {
    out.open('{');
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const bool was = before && before->place(unit) != kNowhere, is = after.place(unit) != kNowhere;
        if (was && is && before->place(unit) == after.place(unit) && before->unit(unit) == after.unit(unit)) continue;
        if (is) write_unit(out.key(word(unit)), was ? before : nullptr, after, unit);
        else if (was) out.key(word(unit)).add(nullptr);
    }
    out.close('}');
}

void write_cubes(JsonText& out, const Position* before, const Position& after) {
    const auto cubes = [](const Position& p, Area area) { return p.areas[static_cast<std::size_t>(area)].cubes; };
    constexpr std::array<std::uint8_t, 3> kNone{};
    out.open('{');
    for (int i = 0; i < kBoardPlaces; ++i) {
        const Area area{static_cast<std::uint8_t>(i)};
        const auto were = before ? cubes(*before, area) : kNone, are = cubes(after, area);
        if (were == are) continue;
        out.key(word(area));
        if (are == kNone) {
            out.add(nullptr);
            continue;
        }
        Shown<Position> here(out, were == kNone ? nullptr : before, after);
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black})
            here.put(word(colour),
                     [&](const Position& p) { return p.cubes(area, colour) > 0 ? std::optional(p.cubes(area, colour)) : std::nullopt; });
    }
    out.close('}');
}

void write_discs(JsonText& out, const Position* before, const Position& after) {
    out.open('{');
    for (const Seat side : {kFrench, kAllied}) {
        Shown<Discs> shown(out.key(word(side)), before ? &before->discs_of(side) : nullptr, after.discs_of(side));
        for_each_field<Discs>([&](const auto& field) {
            const auto& discs = after.discs_of(side).*field.member;
            shown.put_part(
                field.name, [&](const Discs& a, const Discs& b) { return a.*field.member == b.*field.member; },
                [&] {
                    out.open('{');
                    for (std::size_t i = 0; i < discs.size(); ++i) out.key(word(Disc(i))).add(discs[i]);
                    out.close('}');
                });
        });
    }
    out.close('}');
}

}  // namespace

int tile_seen(const Position& p, Seat seat) { return knows_tile(p, seat) ? p.tile : 0; }

void write_position(Shown<Position>& shown, std::optional<Seat> seat) {
    JsonText& out = shown.out();
    const Position& now = shown.after();
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
    shown.put_part("discs", same(&Position::discs), [&] { write_discs(out, shown.before(), now); });
    const auto same_units = [](const Position& a, const Position& b) { return a.places == b.places && a.units == b.units; };
    shown.put_part("units", same_units, [&] { write_units(out, shown.before(), now); });
    const auto same_areas = same(&Position::areas);
    shown.put_part("cubes", same_areas, [&] { write_cubes(out, shown.before(), now); });
    shown.put_part("over_limit", same_areas, [&] {
        out.open('[');
        for (int i = 0; i < kBoardPlaces; ++i)
            if (now.areas[static_cast<std::size_t>(i)].over_limit) out.add(word(Area(i)));
        out.close(']');
    });
    shown.put_part("stock", same(&Position::stock), [&] {
        out.open('{');
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black}) out.key(word(colour)).add(now.stock_of(colour));
        out.close('}');
    });
    shown.put("grand_battery", [](const Position& p) { return p.grand_battery; });
    // In a view absent, not null: a change of it is told as a merge patch.
    if (now.assault.area != kNowhere || !seat || (shown.before() && shown.before()->assault.area != kNowhere))
        shown.put_part("assault", same(&Position::assault), [&] {
            if (now.assault.area == kNowhere) out.add(nullptr);
            else write_json<Position>(out, now.assault);
        });
    shown.put("result", [](const Position& p) { return word(p.result); });
    shown.put_part("agenda", same(&Position::agenda), [&] { write_json<Position>(out, now.agenda); });
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
