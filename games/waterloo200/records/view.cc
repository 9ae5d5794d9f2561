// What a seat sees (W2-22). A face-down block of the enemy is counted where it stands and never named; what may be known of the units
// behind such blocks is told unit by unit, by what each may be, so that nothing follows from the order of a list.
#include "engine/view_fields.h"
#include "games/waterloo200/records/json_words.h"
#include "games/waterloo200/records/position_json.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/agenda_check.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

namespace json = boost::json;

namespace {

// W2-O11.6  Before the end of the auction nothing is dealt, and all see the same.
bool bids(const Position& p) { return Rules::seating(p) == Seating::bidding; }

bool is_side(Seat seat, Side side) { return seat != kObserver && seats_of(side).has(seat); }   // W2-22.2.4
bool owns(Seat seat, Unit unit) { return is_side(seat, side_of(unit)); }

}  // namespace

bool knows(const Position& p, Seat seat, Unit unit) { return p.place(unit) != kNowhere && (owns(seat, unit) || face_up(p, unit)); }

namespace {

using ShownPosition = Shown<Position>;

// --- Pieces ----------------------------------------------------------------------------------------------------------------------

// A block on its way is reckoned where it began until it stops, so a march that ends changes what is known.
bool same_march(const Position& a, const Position& b) {
    const March *one = march_under_way(a), *other = march_under_way(b);
    return (!one && !other) || (one && other && one->unit == other->unit && one->from == other->from && one->open == other->open);
}

bool same_pieces(const Position& a, const Position& b) {
    return bids(a) == bids(b) && same_march(a, b) && a.places == b.places && a.units == b.units && a.may_be == b.may_be &&
           a.battle.revealed == b.battle.revealed && a.battle.area == b.battle.area;
}

// Of a unit that the seat knows. Which unit moved is its side's business even while its face is up: it may have stayed where it was (W2-12.2.4).
constexpr auto kStep = field_names("step"), kOpenMarks = field_names("activated");
constexpr auto kOwnSideMarks = field_names("moved", "drawn");
constexpr auto kSecretMarks = field_names("attacked", "found", "seen", "shown_step", "may_have_gained", "unseen_losses");
static_assert(each_in_one<UnitState>(kStep, kOpenMarks, kOwnSideMarks, kSecretMarks));

void put_unit(ShownPosition& shown, Seat seat, Unit unit) {
    const auto state = [&](const Position& p) -> const UnitState& { return p.unit(unit); };
    shown.put("at", [&](const Position& p) { return word(p.place(unit)); });
    put_fields<UnitState, kStep>(shown, state);
    shown.put("up", [&](const Position& p) { return on_map(p, unit) && face_up(p, unit) ? std::optional(true) : std::nullopt; });
    put_marks<UnitState, kOpenMarks>(shown, state, [](const Position&) { return true; });
    put_marks<UnitState, kOwnSideMarks>(shown, state, [&](const Position&) { return owns(seat, unit); });
}

void put_units(ShownPosition& shown, Seat seat) {
    for (const Unit unit : kAllUnits) {
        const auto same = [&](const Position& a, const Position& b) {
            return bids(a) == bids(b) && a.place(unit) == b.place(unit) && a.unit(unit) == b.unit(unit) && face_up(a, unit) == face_up(b, unit);
        };
        if (shown.unchanged(same)) continue;
        const auto known = [&](const Position& p) { return knows(p, bids(p) ? kObserver : seat, unit); };
        shown.put_object(word(unit), known, [&](ShownPosition& one) { put_unit(one, seat, unit); });
    }
}

// W2-22.1.2, W2-12.6.4, W2-2.4.11
using Blocks = IdArray<Area, IdArray<Faction, std::uint8_t, 3>, kAreas>;

Blocks hidden_blocks(const Position& p, Seat seat) {
    Blocks blocks{};
    for (const Faction faction : kFactions) {
        if (is_side(seat, side_of(faction))) continue;
        for (const Unit unit : units_of(faction))
            if (on_map(p, unit) && !face_up(p, unit)) ++blocks[p.place(unit)][faction];
    }
    return blocks;
}

void put_blocks(ShownPosition& shown, Seat seat) {
    const Blocks are = hidden_blocks(shown.after(), seat), were = shown.before() ? hidden_blocks(*shown.before(), seat) : Blocks{};
    const auto blocks = [&](const Position& p) -> const Blocks& { return &p == &shown.after() ? are : were; };
    for (const Area area : kMap) {
        if (are[area] == were[area]) continue;
        const auto has_some = [&](const Position& p) { return blocks(p)[area] != Blocks::value_type{}; };
        shown.put_object(word(area), has_some, [&](ShownPosition& here) {
            for (const Faction faction : kFactions)
                here.put(word(faction), [&](const Position& p) {
                    const int count = blocks(p)[area][faction];
                    return count > 0 ? std::optional(count) : std::nullopt;
                });
        });
    }
}

bool same_blocks(const Position& a, const Position& b, Faction faction) {
    for (const Unit unit : units_of(faction)) {
        if (a.place(unit) != b.place(unit) || a.unit(unit) != b.unit(unit) || element(a.may_be, unit) != element(b.may_be, unit)) return false;
    }
    return bids(a) == bids(b) && same_march(a, b) && a.battle.revealed == b.battle.revealed && a.battle.area == b.battle.area;
}

void put_whereabouts(ShownPosition& shown, Seat seat, Faction faction) {
    if (shown.unchanged([&](const Position& a, const Position& b) { return same_blocks(a, b, faction); })) return;
    const auto are = whereabouts_of(shown.after(), faction);
    const auto were = shown.before() ? whereabouts_of(*shown.before(), faction) : are;
    const auto write = [](JsonText& out, const Whereabouts& where) {
        out.open('[');
        for (const Area area : where.areas) out.add(word(area));
        if (where.pool) out.add("pool");
        if (where.not_arrived) out.add("not_arrived");
        out.close(']');
    };
    for (const Unit unit : units_of(faction)) {
        const auto where = [&](const Position& p) {
            const bool hidden = !bids(p) && p.place(unit) != kNowhere && !knows(p, seat, unit);
            return hidden ? std::optional(element(&p == &shown.after() ? are : were, unit)) : std::nullopt;
        };
        shown.put_value(word(unit), where, write);
    }
}

void put_pieces(ShownPosition& shown, Seat seat) {
    if (shown.unchanged(same_pieces)) return;
    shown.put_object("units", [&](ShownPosition& units) { put_units(units, seat); });
    shown.put_object("blocks", [&](ShownPosition& blocks) { put_blocks(blocks, seat); });
    shown.put_object("pools", [&](ShownPosition& pools) {
        for (const Faction faction : kFactions) pools.put(word(faction), [&](const Position& p) { return units_at(p, kPool, faction).size(); });
    });
    shown.put_object("whereabouts", [&](ShownPosition& units) {
        for (const Faction faction : kFactions)
            if (!is_side(seat, side_of(faction))) put_whereabouts(units, seat, faction);
    });
    shown.put_object("morale", [&](ShownPosition& of) {
        for (const Faction faction : {Faction::french, Faction::british})
            of.put(word(faction), [&](const Position& p) { return morale(p, faction); });
    });
}

// --- The rest --------------------------------------------------------------------------------------------------------------------

// W2-13.5  Totals once the blocks are revealed; hits while they are allotted.
constexpr auto kOpenOfBattle = field_names("area", "attacker", "defender", "employed");
constexpr auto kMarksOfBattle = field_names("bombardment");
constexpr auto kTotals = field_names("of", "df"), kSecretOfBattle = field_names("shelters", "revealed");
static_assert(each_in_one<Battle>(kOpenOfBattle, kMarksOfBattle, kTotals, kSecretOfBattle));

void put_battle(ShownPosition& shown) {
    const auto put_if = [&](std::string_view key, const auto& applies, const auto& what) {
        shown.put(key, [&](const Position& p) { return applies(p) ? std::optional(what(p)) : std::nullopt; });
    };
    const auto battle = [](const Position& p) -> const Battle& { return p.battle; };
    put_fields<Battle, kOpenOfBattle>(shown, battle);
    put_marks<Battle, kMarksOfBattle>(shown, battle, [](const Position&) { return true; });
    for_each_named<Battle, kTotals>([&](const auto& field) {
        put_if(field.name, [](const Position& p) { return p.battle.revealed; }, [&](const Position& p) { return field.get(p.battle); });
    });
    shown.put_list("directing", leaders_helping);   // activated, so known to all
    put_if(
        "terrain", [](const Position& p) { return !p.battle.bombardment; }, [](const Position& p) { return bonus(p.edition, p.battle.area); });
    const auto losses = [](const Position& p) {   // the innermost counts
        const TakeLosses* innermost = nullptr;
        for (const Step& step : p.agenda)
            if (const TakeLosses* one = std::get_if<TakeLosses>(&step)) innermost = one;
        return p.battle.revealed ? innermost : nullptr;
    };
    put_if("loser", losses, [&](const Position& p) { return word(losses(p)->faction); });
    put_if("hits", losses, [&](const Position& p) { return losses(p)->hits; });
}

// Points left would tell the enemy how far the block can go, and so what it is.
void put_moving(ShownPosition& shown, Seat seat) {
    const auto may_tell = [&](const Position& p) {
        const March* march = march_under_way(p);
        return march->open || knows(p, seat, march->unit);
    };
    shown.put("area", [](const Position& p) { return word(p.place(march_under_way(p)->unit)); });
    shown.put("mp", [&](const Position& p) { return may_tell(p) ? std::optional(march_under_way(p)->mp) : std::nullopt; });
    shown.put("unit", [&](const Position& p) { return may_tell(p) ? std::optional(word(march_under_way(p)->unit)) : std::nullopt; });
}

// --- The whole -------------------------------------------------------------------------------------------------------------------

}   // namespace

void put_view(ShownPosition& shown, Seat seat) {
    shown.put("turn_name", [](const Position& p) { return turn_title(p.turn); });
    shown.put_object("victory_areas", [](ShownPosition& of) {   // W2-18.2.1: who controls them
        for (const Side side : {Side::french, Side::allied})
            of.put_list(word(side), [=](const Position& p) { return kVictoryAreas & controlled_by(p, side); });
    });
    put_pieces(shown, seat);
    shown.put_object("battle", [](const Position& p) { return p.battle.exists(); }, put_battle);
    const auto march = [](const Position& p) { return march_under_way(p) != nullptr; };
    shown.put_object("moving", march, [&](ShownPosition& moving) { put_moving(moving, seat); });
    shown.put("step", [](const Position& p) { return Rules::step_name(p); });
}

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

// Allies see the same. To the two sides, and to observers, changes look alike when no block has changed and none is on its way.
bool Records::same_change(const Position& before, const Position& after, Seat a, Seat b) {
    if (a == b) return true;
    if (a != kObserver && b != kObserver && side_of_seat(a) == side_of_seat(b)) return true;
    return same_pieces(before, after) && !march_under_way(before) && !march_under_way(after);
}

bool Records::has_secret(const Position& p, Seat seat) {
    if (bids(p)) return false;
    for (const Unit unit : kAllUnits)
        if (knows(p, seat, unit) && !knows(p, kObserver, unit)) return true;
    return false;
}

// An action that names a unit tells which block it is, unless that is known; what is chosen in secret names units not yet on the map.
bool Records::may_see(const Position& before, Seat acting, Action action, Seat viewer) {
    if (viewer != kObserver && side_of_seat(acting) == side_of_seat(viewer)) return true;
    if (verb_of(action) == Verb::historical) return false;   // W2-O1.4
    if (agenda::asks_for<Regenerate>(before)) return false;   // W2-15.4.3: given or let go
    const bool names_unit = kVerbData[action.verb].operands[0] == Operand::unit;
    return !names_unit || knows(before, viewer, unit_of(action));
}

}   // namespace papelotte::waterloo200
