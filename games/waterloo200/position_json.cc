// A whole position as JSON that people can read and edit: units by id with place and marks, control by area, the agenda by step name.
// What a view shows has the same name and shape here.
#include "games/waterloo200/json_words.h"
#include "games/waterloo200/knowledge.h"
#include "games/waterloo200/queries.h"
#include "games/waterloo200/records.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

json::object unit_json(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    json::object out{{"at", word(p.place(unit))}, {"step", static_cast<int>(state.step)}};
    const auto mark = [&](std::string_view key, bool on) {
        if (on) out[key] = true;
    };
    mark("activated", state.activated);
    mark("attacked", state.attacked);
    mark("found", state.found);
    mark("moved", state.moved);
    mark("drawn", state.drawn);
    mark("seen", state.seen);
    if (state.shown_step > 0) out["shown_step"] = static_cast<int>(state.shown_step);
    mark("may_have_gained", state.may_have_gained);
    if (state.unseen_losses > 0) out["unseen_losses"] = static_cast<int>(state.unseen_losses);
    return out;
}

json::object units_json(const Position& p) {
    json::object units;
    for (const Unit unit : kAllUnits)
        if (p.place(unit) != kNowhere) units[word(unit)] = unit_json(p, unit);   // who is not named takes no part
    return units;
}

json::object control_json(const Position& p) {
    json::object control;
    for (const Area area : kMap) control[word(area)] = word(controller(p, area));
    return control;
}

// W2-24  What each faction has done in the impulse.
json::object counts_json(const Position& p) {
    json::object counts;
    for (const Faction faction : kFactions) {
        const std::size_t i = index_of(faction);
        counts[word(faction)] = {{"activated", p.impulse.activated[i]},
                                 {"engagements", p.impulse.engagements[i]},
                                 {"battles", p.impulse.battles[i]},
                                 {"moved", p.impulse.moved[i]},
                                 {"unseen_gains", p.unseen_gains[i]}};
    }
    return counts;
}

// The units that the enemy cannot tell from one another; who stands alone is not named.
json::array guises_json(const Position& p) {
    json::array guises;
    UnitSet told;
    for (const Unit block : kAllUnits) {
        if (told.has(block) || is_known(p, block)) continue;
        const UnitSet units = may_be(p, block);
        UnitSet blocks;
        for (const Unit other : units_of(faction_of(block)))
            if (may_be(p, other) == units) blocks.insert(other);
        guises.push_back({{"blocks", field_to_json<Position>(blocks)}, {"may_be", field_to_json<Position>(units)}});
        told |= blocks;
    }
    return guises;
}

json::array options_json(const Position& p) {
    json::array options;
    for (int i = 0; i < kOptions; ++i)
        if (p.plays(option_number(i))) options.push_back(json::value(word(option_number(i))));
    return options;
}

}  // namespace

json::object Records::position_json(const Position& p) {
    json::object out;
    out["game"] = "waterloo200";
    out["options"] = options_json(p);
    out["turn"] = p.turn;
    out["disc"] = word(p.disc);
    out["passes"] = p.passes;
    out["phasing"] = word(p.impulse.side);
    out["kind"] = word(p.impulse.kind);
    out["impulse"] = p.impulse.number;
    out["contested_at_start"] = field_to_json<Position>(p.impulse.contested_at_start);
    out["ambushes"] = field_to_json<Position>(p.impulse.ambushes);
    out["fought"] = field_to_json<Position>(p.impulse.fought);
    out["engaged"] = field_to_json<Position>(p.impulse.engaged);
    out["counts"] = counts_json(p);
    out["units"] = units_json(p);
    out["guises"] = guises_json(p);
    out["control"] = control_json(p);
    out["battle"] = p.battle.area == kNowhere ? json::value(nullptr) : json::value(fields_json(p.battle));
    out["riders"] = field_to_json<Position>(p.riders);
    out["icons_used"] = field_to_json<Position>(p.icons_used);
    out["result"] = word(p.result);
    out["agenda"] = field_to_json<Position>(p.agenda);
    return out;
}

}  // namespace papelotte::waterloo200
