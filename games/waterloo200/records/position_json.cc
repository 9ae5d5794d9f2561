// A whole position as JSON that people can read and edit: units by id with place and marks, control by area, the agenda by step name.
// What a view shows has the same name and shape here.
#include "games/waterloo200/records/position_json.h"

#include "engine/facts.h"
#include "engine/view_fields.h"
#include "games/waterloo200/records/json_words.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {
namespace {

using ShownPosition = Shown<Position>;

constexpr auto kAlwaysWritten = field_names("step");
constexpr auto kWrittenMarks = kOtherFields<UnitState, kAlwaysWritten>;

void put_units(ShownPosition& shown) {
    for (const Unit unit : kAllUnits) {
        const auto takes_part = [&](const Position& p) { return p.place(unit) != kNowhere; };   // units that are not named take no part
        shown.put_object(word(unit), takes_part, [&](ShownPosition& one) {
            one.put("at", [&](const Position& p) { return word(p.place(unit)); });
            const auto state = [&](const Position& p) -> const UnitState& { return p.unit(unit); };
            put_fields<UnitState, kAlwaysWritten>(one, state);
            put_marks<UnitState, kWrittenMarks>(one, state, [](const Position&) { return true; });
        });
    }
}

// W2-24  What each faction has done in the impulse.
void put_counts(ShownPosition& shown) {
    for (const Faction faction : kFactions)
        shown.put_object(word(faction), [&](ShownPosition& counts) {
            const std::size_t i = index_of(faction);
            for_each_named<Impulse, kCountsOfImpulse>(
                [&](const auto& field) { counts.put(field.name, [&](const Position& p) { return (p.impulse.*field.member)[i]; }); });
            counts.put("unseen_gains", [&](const Position& p) { return p.unseen_gains[i]; });
        });
}

// The units that the enemy cannot tell from one another; a unit that stands alone is not named.
void write_guises(JsonText& out, const Position& p) {
    UnitSet told;
    out.open('[');
    for (const Unit block : kAllUnits) {
        if (told.has(block) || is_known(p, block)) continue;
        const UnitSet units = may_be(p, block);
        UnitSet blocks;
        for (const Unit other : units_of(faction_of(block)))
            if (may_be(p, other) == units) blocks.insert(other);
        write_json<Position>(out.open('{').key("blocks"), blocks);
        write_json<Position>(out.key("may_be"), units);
        out.close('}');
        told |= blocks;
    }
    out.close(']');
}

void write_options(JsonText& out, std::uint16_t options) {
    out.open('[');
    for (int i = 0; i < kOptions; ++i)
        if (options & static_cast<std::uint16_t>(option_number(i))) out.add(word(option_number(i)));
    out.close(']');
}

// All that everybody may know and that no piece tells.
void put_open(ShownPosition& shown) {
    shown.put(kRulesKey, [](const Position& p) { return Rules::rules_version(p); });
    put_fields<Position, kOpenFields>(shown);
    shown.put("phasing", [](const Position& p) { return word(p.impulse.side); });
    shown.put("kind", [](const Position& p) { return word(p.impulse.kind); });
    shown.put("impulse", [](const Position& p) { return p.impulse.number; });
    put_fields<Impulse, kOpenOfImpulse>(shown, impulse_of);
    shown.put_value("options", [](const Position& p) { return p.options; }, write_options);
    if (shown.unchanged([](const Position& a, const Position& b) { return a.control == b.control; })) return;
    shown.put_object("control", [](ShownPosition& areas) {
        for (const Area area : kMap) areas.put(word(area), [&](const Position& p) { return word(controller(p, area)); });
    });
}

void put_secrets(ShownPosition& shown) {
    put_fields<Impulse, kSecretOfImpulse>(shown, impulse_of);
    shown.put_object("counts", put_counts);
    shown.put_object("units", put_units);
    shown.put_value("guises", [](const Position& p) { return p.may_be; }, [&](JsonText& out, const auto&) { write_guises(out, shown.after()); });
    const auto fighting = [](const Position& p) { return p.battle.exists(); };
    shown.put_object("battle", fighting,
                     [](ShownPosition& battle) { put_all_fields<Battle>(battle, [](const Position& p) -> const Battle& { return p.battle; }); });
    put_fields<Position, kSecretFields>(shown);
}

}  // namespace

void Records::put_position(ShownPosition& shown, std::optional<Seat> seat) {
    put_open(shown);
    if (seat) put_view(shown, *seat);
    else put_secrets(shown);
}

}  // namespace papelotte::waterloo200
