// A position as JSON that people can read and edit, and what a seat sees of it (chapter 14). A hidden block of the enemy is counted where it
// stands and never named; what may be known of the units behind such blocks is told unit by unit, so that nothing follows from an order.
#include <algorithm>
#include <iterator>

#include "engine/soundness.h"
#include "engine/view_fields.h"
#include "games/napoleon/records/campaign_view.h"
#include "games/napoleon/records/fights_view.h"
#include "games/napoleon/records/json_words.h"
#include "games/napoleon/records/position_json.h"
#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/knowledge.h"

namespace papelotte::napoleon {
namespace {

using Viewer = std::optional<Seat>;   // nullopt: the whole truth

bool is_own(Viewer viewer, Side side) { return !viewer || (*viewer != kObserver && seats_of(side).has(*viewer)); }
bool in_game(const Position& p, Unit unit) { return p.place(unit) != kNowhere; }

bool knows(const Position& p, Viewer viewer, Unit unit) { return in_game(p, unit) && (!viewer || sees(p, *viewer, unit)); }

// --- Units whose face the viewer sees --------------------------------------------------------------------------------------------

constexpr auto kKnowledge = field_names("seen", "may_have_lost");
constexpr auto kStrength = field_names("strength");
static_assert(each_in_one<PieceState>(kKnowledge, kStrength));

void put_unit(ShownPosition& one, Viewer viewer, Unit unit) {
    const auto piece = [&](const Position& p) -> const PieceState& { return p.piece(unit); };
    const auto block = [&](const Position& p) -> const BlockState& { return p.block(unit); };
    const auto path = [&](const auto& towns) {
        return [&](const Position& p) { return (p.*towns)[unit] == kNowhere ? std::nullopt : std::optional(word((p.*towns)[unit])); };
    };
    one.put("at", [&](const Position& p) { return word(p.place(unit)); });
    put_fields<PieceState, kStrength>(one, piece);
    put_marks<BlockState, kOpenMarks>(one, block, [](const Position&) { return true; });
    put_marks<BlockState, kShown>(one, block, [&](const Position&) { return viewer.has_value(); });
    put_marks<BlockState, kSecretMarks>(one, block, [&](const Position&) { return is_own(viewer, side_of(unit)); });
    one.put("start", path(&Position::start));
    one.put("via", path(&Position::via));
    if (viewer) return;
    put_fields<PieceState, kKnowledge>(one, piece);
    put_fields<BlockState, kShown>(one, block);   // always: the reader of a position assumes that a block in an open position is shown
}

bool same_unit(const Position& a, const Position& b, Unit unit) {
    return a.place(unit) == b.place(unit) && a.block(unit) == b.block(unit) && a.piece(unit) == b.piece(unit) &&
           a.start[unit] == b.start[unit] && a.via[unit] == b.via[unit];
}

void put_units(ShownPosition& shown, Viewer viewer) {
    for (const Unit unit : kAllUnits) {
        if (shown.unchanged([&](const Position& a, const Position& b) { return same_unit(a, b, unit); })) continue;
        const auto there = [&](const Position& p) { return knows(p, viewer, unit); };
        shown.put_object(word(unit), there, [&](ShownPosition& one) { put_unit(one, viewer, unit); });
    }
}

// --- Hidden blocks ---------------------------------------------------------------------------------------------------------------

// How many of an army stand in one place, and what of them everybody sees.
struct Hidden {
    std::uint8_t blocks = 0, disrupted = 0, on_marker = 0, in_square = 0, sheltered = 0;
    friend bool operator==(const Hidden&, const Hidden&) = default;
};

constexpr Space kAllSpaces[] = {Space::map,           Space::french_left,  Space::french_centre,  Space::french_right,  Space::allied_left,
                                Space::allied_centre, Space::allied_right, Space::french_reserve, Space::allied_reserve};
constexpr std::size_t kSpaces = std::size(kAllSpaces);
constexpr std::size_t index_of(Space space) { return static_cast<std::size_t>(space); }
static_assert(std::ranges::all_of(kAllSpaces, [](Space space) { return index_of(space) < kSpaces; }));

// By town, and in a battle by space; of the side that is the viewer's own, or still places its blocks, nothing.
using HiddenBlocks = IdArray<Town, std::array<IdArray<Army, Hidden, kArmies>, kSpaces>, kTowns>;

HiddenBlocks hidden_blocks(const Position& p, Seat viewer) {
    HiddenBlocks hidden{};
    for (const Army army : kAllArmies) {
        if (is_own(viewer, side_of(army)) || is_placing(p, side_of(army))) continue;
        for (const Unit unit : units_of(army)) {
            const BlockState& block = p.block(unit);
            if (!on_map(p, unit) || block.shown) continue;
            Hidden& here = hidden[p.place(unit)][index_of(block.space)][army];
            change(here.blocks, 1);
            change(here.disrupted, block.disrupted ? 1 : 0);
            change(here.on_marker, block.on_marker ? 1 : 0);
            change(here.in_square, block.square ? 1 : 0);
            change(here.sheltered, block.shelter ? 1 : 0);
        }
    }
    return hidden;
}

void put_hidden(ShownPosition& one, const auto& hidden) {
    const auto number = [&](std::uint8_t Hidden::* which) {
        return [=, &hidden](const Position& p) { return hidden(p).*which == 0 ? std::nullopt : std::optional(hidden(p).*which); };
    };
    one.put("blocks", number(&Hidden::blocks));
    one.put("disrupted", number(&Hidden::disrupted));
    one.put("on_marker", number(&Hidden::on_marker));
    one.put("in_square", number(&Hidden::in_square));
    one.put("sheltered", number(&Hidden::sheltered));
}

bool same_placing(const Position& a, const Position& b) {
    return is_placing(a, Side::french) == is_placing(b, Side::french) && is_placing(a, Side::allied) == is_placing(b, Side::allied);
}

// NP-3.2.1  Army and number, by town, and in a battle by space.
void put_blocks(ShownPosition& shown, Seat viewer) {
    if (shown.unchanged([](const Position& a, const Position& b) { return a.places == b.places && a.blocks == b.blocks && same_placing(a, b); }))
        return;
    const HiddenBlocks are = hidden_blocks(shown.after(), viewer);
    const HiddenBlocks were = shown.before() ? hidden_blocks(*shown.before(), viewer) : HiddenBlocks{};
    for (const Town town : kMap) {
        if (are[town] == were[town]) continue;
        const auto of_town = [&](const Position& p) -> const auto& { return (&p == &shown.after() ? are : were)[town]; };
        const auto some = [&](const Position& p) { return of_town(p) != HiddenBlocks::value_type{}; };
        shown.put_object(word(town), some, [&](ShownPosition& inner) {
            for (const Space space : kAllSpaces) {
                const auto here = [&](const Position& p) -> const auto& { return of_town(p)[index_of(space)]; };
                const auto any = [&](const Position& p) { return here(p) != IdArray<Army, Hidden, kArmies>{}; };
                inner.put_object(word(space), any, [&](ShownPosition& of_space) {
                    for (const Army army : kAllArmies) {
                        const auto hidden = [&](const Position& p) -> const Hidden& { return here(p)[army]; };
                        of_space.put_object(
                            word(army), [&](const Position& p) { return hidden(p).blocks > 0; },
                            [&](ShownPosition& one) { put_hidden(one, hidden); });
                    }
                });
            }
        });
    }
}

// Where each hidden unit of an army may be, and the strength that was seen last.
void put_whereabouts(ShownPosition& shown, Seat viewer, Army army) {
    const auto same = [&](const Position& a, const Position& b) {
        for (const Unit unit : units_of(army))
            if (!same_unit(a, b, unit) || element(a.may_be, unit) != element(b.may_be, unit)) return false;
        return same_placing(a, b);
    };
    if (shown.unchanged(same)) return;
    const auto are = whereabouts_of(shown.after(), army);
    const auto were = shown.before() ? whereabouts_of(*shown.before(), army) : are;
    for (const Unit unit : units_of(army)) {
        const auto hidden = [&](const Position& p) { return in_game(p, unit) && !knows(p, viewer, unit) && !is_placing(p, side_of(army)); };
        shown.put_object(word(unit), hidden, [&](ShownPosition& one) {
            one.put_list("towns", [&](const Position& p) { return (&p == &shown.after() ? are : were)[unit].towns; });
            one.put("strength", [&](const Position& p) { return p.piece(unit).seen; });
            one.put("may_have_lost", [&](const Position& p) { return p.piece(unit).may_have_lost ? std::optional(true) : std::nullopt; });
        });
    }
}

// --- The rest --------------------------------------------------------------------------------------------------------------------

void put_roads(ShownPosition& shown) {
    if (shown.unchanged([](const Position& a, const Position& b) { return a.roads == b.roads; })) return;
    for (int i = 0; i < kRoads; ++i) {
        const auto use = [&](const Position& p) -> const RoadUse& { return element(p.roads, Road(i)); };
        shown.put_object(
            word(Road(i)), [&](const Position& p) { return use(p).moved > 0; }, [&](ShownPosition& one) { put_all_fields<RoadUse>(one, use); });
    }
}

void write_options(JsonText& out, std::uint8_t options) {
    out.open('[');
    for (const Option option : {Option::three_players, Option::fog, Option::bidding})
        if (options & static_cast<std::uint8_t>(option)) out.add(word(option));
    out.close(']');
}

// The units that the enemy cannot tell from one another; a unit that is known is not named.
void write_guises(JsonText& out, const Position& p) {
    UnitSet told;
    out.open('[');
    for (const Unit block : kAllUnits) {
        if (told.has(block) || is_known(p, block)) continue;
        UnitSet blocks;
        for (const Unit other : units_of(army_of(block)))
            if (may_be(p, other) == may_be(p, block)) blocks.insert(other);
        write_json<Position>(out.open('{').key("blocks"), blocks);
        write_json<Position>(out.key("may_be"), may_be(p, block));
        out.close('}');
        told |= blocks;
    }
    out.close(']');
}

// Where the decision is: the town of the skirmish, battle or retreat that the present step is about.
std::optional<std::string_view> town_of_step(const Position& p) {
    if (p.agenda.empty()) return std::nullopt;
    return std::visit(
        [&]<class S>(const S& step) -> std::optional<std::string_view> {
            if constexpr (requires { step.battle; }) return word(p.battles[step.battle].town);
            else if constexpr (requires { step.town; }) return word(step.town);
            else return std::nullopt;
        },
        p.agenda.back());
}

void put_common(ShownPosition& shown) {
    put_fields<Position, kOpenFields>(shown);
    shown.put_part(
        "battles", [](const Position& a, const Position& b) { return same_fields(a.battles, b.battles); },
        [&] { write_json<Position>(shown.out(), shown.after().battles); });
    shown.put_value("options", [](const Position& p) { return p.options; }, write_options);
    shown.put_object("roads", put_roads);
}

}  // namespace

void Records::put_position(ShownPosition& shown, Viewer viewer) {
    put_common(shown);
    shown.put_object("units", [&](ShownPosition& units) { put_units(units, viewer); });
    if (!viewer) {
        put_fields<Position, kSecretFields>(shown);
        return write_guises(shown.out().key("guises"), shown.after());
    }
    shown.put_object("blocks", [&](ShownPosition& blocks) { put_blocks(blocks, *viewer); });
    shown.put_object("whereabouts", [&](ShownPosition& units) {
        for (const Army army : kAllArmies)
            if (!is_own(viewer, side_of(army))) put_whereabouts(units, *viewer, army);
    });
    shown.put_object("placed", [&](ShownPosition& sides) {
        for (const Side side : kSides)
            sides.put(word(side), [&](const Position& p) {
                return is_placing(p, side) ? std::optional((units_of(side) - units_at(p, kUnplaced)).size()) : std::nullopt;
            });
    });
    shown.put("active", [](const Position& p) { return word(p.active()); });
    shown.put("step", [](const Position& p) { return Rules::step_name(p); });
    shown.put("town", town_of_step);
    put_campaign(shown);
    put_battle_turn(shown);
    shown.put_object("fight_kinds", put_fight_kinds);
    shown.put_object("escapes", put_escapes);
}

// What the two sides know together is everything.
boost::json::object Records::unveiled(const Position& p) {
    boost::json::object all = view(p, kFrenchSeat);
    const boost::json::object allied = view(p, kAlliedSeat);
    for (const auto& [unit, state] : allied.at("units").as_object()) all["units"].as_object()[unit] = state;
    for (const char* hidden : {"blocks", "whereabouts", "placed"}) all[hidden] = boost::json::object();
    all["seat"] = "all";
    return all;
}

// Allies see the same changes. The two sides and observers do as long as the blocks stay as they are.
bool Records::same_change(const Position& before, const Position& after, Seat a, Seat b) {
    if (a == b) return true;
    if (a != kObserver && b != kObserver && side_of_seat(a) == side_of_seat(b)) return true;
    return before.places == after.places && before.blocks == after.blocks && before.pieces == after.pieces && before.start == after.start &&
           before.via == after.via && before.may_be == after.may_be && same_placing(before, after);
}

// A face that the seat sees and an observer does not, or a mark that its own side alone sees.
bool Records::has_secret(const Position& p, Seat seat) {
    for (const Unit unit : kAllUnits) {
        if (!knows(p, seat, unit)) continue;
        if (!knows(p, kObserver, unit) || (p.block(unit).chosen && is_own(seat, side_of(unit)))) return true;
    }
    return false;
}

// An action that names a unit tells which block it is, unless its face is up; where a side places its blocks, everything is secret.
bool Records::may_see(const Position& before, Seat acting, Action action, Seat viewer) {
    if (before.settlement.seating == Seating::bidding) return true;
    if (viewer != kObserver && side_of_seat(acting) == side_of_seat(viewer)) return true;
    const auto& operands = kVerbData[action.verb].operands;
    if (operands[0] == Operand::unit && !sees(before, viewer, unit_of(action))) return false;
    return operands[1] != Operand::unit || sees(before, viewer, second_unit_of(action));   // NP-6.2.53: a square may be hidden
}

}  // namespace papelotte::napoleon
