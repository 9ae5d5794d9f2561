// What a seat sees (W2-22). A face-down block of the enemy is counted where it stands and never named; what may be known of the units
// behind such blocks is told unit by unit, by what each may be, so that nothing follows from the order of a list.
#include "engine/merge_patch.h"
#include "engine/vocabulary_json.h"
#include "games/waterloo200/actions.h"
#include "games/waterloo200/agenda_check.h"
#include "games/waterloo200/knowledge.h"
#include "games/waterloo200/queries.h"
#include "games/waterloo200/records.h"
#include "games/waterloo200/words.h"

namespace papelotte::waterloo200 {

namespace json = boost::json;

std::string Records::notate(Action action) { return papelotte::notate(action_phrases(), action); }
std::expected<Action, std::string> Records::parse(std::string_view text) { return parse_action(action_phrases(), text); }
json::object Records::action_json(Action action) { return papelotte::action_json(action_phrases(), action); }
json::object Records::event_json(const Event& event) { return papelotte::event_json(event_phrases(), event); }
std::string Records::event_text(const Event& event) { return papelotte::event_text(event_phrases(), event); }

std::span<const Phrase> Records::action_phrases() { return waterloo200::action_phrases(); }
std::string Records::headline(const Position& p) { return std::string(turn_title(p.turn)); }
Prompt Records::prompt(const Position& p, Seat seat) { return Rules::to_act(p).has(seat) ? agenda::prompt_of(p) : Prompt{}; }

namespace {

bool is_side(Seat seat, Side side) { return seat != kObserver && seats_of(side).has(seat); }   // W2-22.2.4
bool owns(Seat seat, Unit unit) { return is_side(seat, side_of(unit)); }

}  // namespace

bool knows(const Position& p, Seat seat, Unit unit) { return p.place(unit) != kNowhere && (owns(seat, unit) || face_up(p, unit)); }

namespace {

// --- The parts of a view ---------------------------------------------------------------------------------------------------------
// Each takes another position as `unlike`, or null: what is equal in both is left out, so that a change costs no more than what changed.

// Which unit moved is its side's business even while its face is up: it may have stayed where it was (W2-12.2.4).
json::object unit_json(const Position& p, Seat seat, Unit unit) {
    const UnitState& state = p.unit(unit);
    json::object out{{"at", word(p.place(unit))}, {"step", static_cast<int>(state.step)}};
    if (on_map(p, unit) && face_up(p, unit)) out["up"] = true;
    if (state.activated) out["activated"] = true;
    if (state.moved && owns(seat, unit)) out["moved"] = true;
    if (state.drawn && owns(seat, unit)) out["drawn"] = true;
    return out;
}

// A block on its way is reckoned where it began until it stops, so a march that ends changes what is known.
bool same_march(const Position& a, const Position& b) {
    const March *one = march_under_way(a), *other = march_under_way(b);
    return (!one && !other) || (one && other && one->unit == other->unit && one->from == other->from && one->open == other->open);
}

bool same_pieces(const Position& a, const Position& b) {
    return same_march(a, b) && a.places == b.places && a.units == b.units && a.guise == b.guise && a.battle.revealed == b.battle.revealed &&
           a.battle.area == b.battle.area;
}

json::object units_json(const Position& p, Seat seat, const Position* unlike) {
    json::object out;
    for (const Unit unit : kAllUnits) {
        if (!knows(p, seat, unit)) continue;
        if (unlike && p.place(unit) == unlike->place(unit) && p.unit(unit) == unlike->unit(unit) && knows(*unlike, seat, unit) &&
            face_up(p, unit) == face_up(*unlike, unit))
            continue;
        out[word(unit)] = unit_json(p, seat, unit);
    }
    return out;
}

// W2-22.1.2, W2-12.6.4, W2-2.4.11
using Blocks = std::array<std::array<std::uint8_t, 3>, kAreas>;   // by area and faction

Blocks hidden_blocks(const Position& p, Seat seat) {
    Blocks blocks{};
    for (const Unit unit : kAllUnits)
        if (on_map(p, unit) && !knows(p, seat, unit)) ++blocks[static_cast<std::size_t>(p.place(unit))][index_of(faction_of(unit))];
    return blocks;
}

json::object blocks_json(const Position& p, Seat seat, const Position* unlike) {
    const Blocks blocks = hidden_blocks(p, seat), others = unlike ? hidden_blocks(*unlike, seat) : Blocks{};
    json::object out;
    for (std::size_t area = 0; area < kAreas; ++area) {
        if (unlike && blocks[area] == others[area]) continue;
        json::object here;
        for (const Faction faction : kFactions)
            if (const int count = blocks[area][index_of(faction)]) here[word(faction)] = count;
        if (!here.empty()) out[word(Area(area))] = std::move(here);
    }
    return out;
}

json::array areas_json(AreaSet areas) {
    json::array list;
    for (const Area area : areas) list.push_back(json::value(word(area)));
    return list;
}

json::object whereabouts_json(const Position& p, Seat seat, const Position* unlike) {
    const auto hidden = [&](const Position& at, Unit unit) { return at.place(unit) != kNowhere && !knows(at, seat, unit); };
    const auto same = [](const Whereabouts& a, const Whereabouts& b) {
        return a.areas == b.areas && a.pool == b.pool && a.not_arrived == b.not_arrived;
    };
    json::object out;
    for (const Unit unit : kAllUnits) {
        if (!hidden(p, unit)) continue;
        const Whereabouts where = whereabouts(p, unit);
        if (unlike && hidden(*unlike, unit) && same(where, whereabouts(*unlike, unit))) continue;
        json::array places = areas_json(where.areas);
        if (where.pool) places.push_back("pool");
        if (where.not_arrived) places.push_back("not_arrived");
        out[word(unit)] = std::move(places);
    }
    return out;
}

json::object control_json(const Position& p, const Position* unlike) {
    json::object out;
    for (const Area area : kMap)
        if (const Faction holder = controller(p, area); !unlike || holder != controller(*unlike, area)) out[word(area)] = word(holder);
    return out;
}

json::object pools_json(const Position& p) {
    json::object out;
    for (const Faction faction : kFactions) out[word(faction)] = units_at(p, kPool, faction).size();
    return out;
}

// W2-13.5  Totals once the blocks are revealed; hits while they are allotted.
json::object battle_json(const Position& p) {
    json::object out;
    const Battle& battle = p.battle;
    if (battle.area == kNowhere) return out;
    out = {{"area", word(battle.area)}, {"attacker", word(battle.attacker)}, {"defender", word(battle.defender)}};
    json::array guns;
    for (const Unit gun : battle.employed) guns.push_back(json::value(word(gun)));
    out["employed"] = std::move(guns);
    if (battle.bombardment) out["bombardment"] = true;
    if (!battle.revealed) return out;
    out["of"] = battle.of;
    out["df"] = battle.df;
    for (const Step& step : p.agenda)   // the innermost counts
        if (const TakeLosses* losses = std::get_if<TakeLosses>(&step)) {
            out["loser"] = word(losses->faction);
            out["hits"] = losses->hits;
        }
    return out;
}

// Points left would tell the enemy how far the block can go, and so what it is.
json::object moving_json(const Position& p, Seat seat) {
    json::object out;
    const March* march = march_under_way(p);
    if (!march) return out;
    out["area"] = word(p.place(march->unit));
    if (!march->open && !knows(p, seat, march->unit)) return out;
    out["mp"] = march->mp;
    out["unit"] = word(march->unit);
    return out;
}

json::array options_json(const Position& p) {
    json::array list;
    for (int i = 0; i < kOptions; ++i)
        if (p.plays(option_number(i))) list.push_back(json::value(word(option_number(i))));
    return list;
}

json::array to_act_json(const Position& p) {
    json::array list;
    for (const Seat seat : {kFrenchSeat, kBritishSeat, kPrussianSeat})
        if (Rules::to_act(p).has(seat)) list.push_back(json::value(word(seat)));
    return list;
}

// --- The whole -------------------------------------------------------------------------------------------------------------------

json::object view_of(const Position& p, Seat seat, const Position* unlike) {
    json::object view;
    const auto put = [&](std::string_view key, auto part) {   // small parts are made for both and compared
        if (!unlike || part(p) != part(*unlike)) view[key] = part(p);
    };
    const auto put_areas = [&](std::string_view key, auto part) {
        if (!unlike || part(p) != part(*unlike)) view[key] = areas_json(part(p));
    };
    if (!unlike) {
        view["game"] = "waterloo200";
        view["seat"] = word(seat);
    }
    put("turn", [](const Position& at) { return static_cast<int>(at.turn); });
    put("turn_name", [](const Position& at) { return turn_title(at.turn); });
    put("phasing", [](const Position& at) { return word(at.impulse.side); });
    put("kind", [](const Position& at) { return word(at.impulse.kind); });
    put("disc", [](const Position& at) { return word(at.disc); });
    put("passes", [](const Position& at) { return static_cast<int>(at.passes); });
    put("impulse", [](const Position& at) { return static_cast<int>(at.impulse.number); });
    if (!unlike || p.options != unlike->options) view["options"] = options_json(p);
    view["control"] = control_json(p, unlike);
    if (!unlike || !same_pieces(p, *unlike)) {
        view["units"] = units_json(p, seat, unlike);
        view["blocks"] = blocks_json(p, seat, unlike);
        view["pools"] = pools_json(p);
        view["whereabouts"] = whereabouts_json(p, seat, unlike);
        view["morale"] = {{"french", morale(p, Faction::french)}, {"british", morale(p, Faction::british)}};
    }
    if (json::object battle = battle_json(p); !battle.empty()) view["battle"] = std::move(battle);
    if (json::object moving = moving_json(p, seat); !moving.empty()) view["moving"] = std::move(moving);
    put_areas("contested_at_start", [](const Position& at) { return at.impulse.contested_at_start; });
    put_areas("fought", [](const Position& at) { return at.impulse.fought; });
    put_areas("engaged", [](const Position& at) { return at.impulse.engaged; });
    if (!unlike || Rules::to_act(p) != Rules::to_act(*unlike)) view["to_act"] = to_act_json(p);
    put("step", [](const Position& at) { return Rules::step_name(at); });
    put("result", [](const Position& at) { return word(at.result); });
    return view;
}

}  // namespace

json::object Records::view(const Position& p, Seat seat) { return view_of(p, seat, nullptr); }

// What the two sides know together is everything.
json::object Records::unveiled(const Position& p) {
    json::object all = view(p, kFrenchSeat);
    const json::object allied = view(p, kBritishSeat);
    for (const auto& [unit, state] : allied.at("units").as_object()) all["units"].as_object()[unit] = state;
    all["blocks"] = json::object();
    all["whereabouts"] = json::object();
    if (const json::value* moving = allied.if_contains("moving"); moving && moving->as_object().contains("unit")) all["moving"] = *moving;
    all["seat"] = "all";
    return all;
}

std::string Records::view_change(const Position& before, const Position& after, Seat seat) {
    return json::serialize(merge_patch(view_of(before, seat, &after), view_of(after, seat, &before)));
}

// Allies see the same. To the two sides, and to who watches, changes look alike when no block has changed and none is on its way.
bool Records::same_change(const Position& before, const Position& after, Seat a, Seat b) {
    if (a == b) return true;
    if (a != kObserver && b != kObserver && side_of_seat(a) == side_of_seat(b)) return true;
    return same_pieces(before, after) && !march_under_way(before) && !march_under_way(after);
}

bool Records::has_secret(const Position& p, Seat seat) {
    for (const Unit unit : kAllUnits)
        if (knows(p, seat, unit) && !knows(p, kObserver, unit)) return true;
    return false;
}

// An action that names a unit tells which block it is, unless that is known; what is chosen in secret names units not yet on the map.
bool Records::may_see(const Position& before, Seat acting, Action action, Seat viewer) {
    if (viewer != kObserver && side_of_seat(acting) == side_of_seat(viewer)) return true;
    if (verb_of(action) == Verb::historical) return false;   // W2-O1.4
    const bool names_unit = kVerbData[action.verb].operands[0] == Operand::unit;
    return !names_unit || knows(before, viewer, unit_of(action));
}

}  // namespace papelotte::waterloo200
