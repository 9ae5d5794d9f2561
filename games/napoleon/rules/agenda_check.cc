#include "games/napoleon/rules/agenda_check.h"

#include "engine/soundness.h"
#include "games/napoleon/rules/position_faults.h"
#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {
namespace {

// NP-11.1  With two players the Allied one acts for both armies; for one of them alone only where a step has its army.
bool is_actor(const Position& p, Actor who) {
    if (who.both) return who.army == Army::anglo_dutch && !p.three_players();
    return who.army == Army::french || p.three_players();
}

bool is_battle(const Position& p, std::uint8_t battle) { return battle < p.battles.size() && !p.battles[battle].over; }

bool are_counts(Town town, const RoadCounts& used) {
    const auto ways = ways_from(town);
    for (std::size_t i = 0; i < used.size(); ++i)
        if (used[i] > (i < ways.size() ? battle_limit(ways[i].road) : 0)) return false;
    return true;
}

template <class S>
constexpr bool kMayBeOver = std::is_same_v<S, SetUpBattle> || std::is_same_v<S, Battles>;

// Fields that several steps have under the same name.
template <class S>
InputFault broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.who; })
        if (!is_actor(p, step.who)) return InputFault(kAgendaFaults.actor);
    if constexpr (requires { step.battle; } && !kMayBeOver<S>)
        if (!is_battle(p, step.battle)) return InputFault(kAgendaFaults.battle);
    if constexpr (requires { step.town; })
        if (!on_map(step.town) || (!std::is_same_v<S, Redeploy> && !p.fights.has(step.town))) return InputFault(kAgendaFaults.fight);
    if constexpr (requires { step.senior; })
        if (step.senior == Army::french) return InputFault(kAgendaFaults.actor);
    if constexpr (requires { step.used; })
        if (!are_counts(step.town, step.used)) return InputFault(kAgendaFaults.roads);
    if constexpr (requires { step.left; })
        if (step.left == 0 || step.left > kUnits) return InputFault(kAgendaFaults.left);
    return {};
}

template <class S>
InputFault broken_step(const Position&, const S&) {
    return {};
}
InputFault broken_step(const Position& p, const Bidding& step) {
    return p.plays(Option::bidding) && step.is_sound(p) ? InputFault() : InputFault(kAgendaFaults.bidding);
}
InputFault broken_step(const Position& p, const ReduceBlocks& step) {
    const bool owes = p.plays(Option::bidding) && step.left <= p.settlement.price && side_of_seat(p.settlement.payer) == step.side;
    return owes && step.left <= reducible(p, step.side).size() ? InputFault() : InputFault(kAgendaFaults.bidding);
}
// NP-4.1.6  Each player is asked once, and has blocks to place.
InputFault broken_step(const Position& p, const PlaceBlocks& step) {
    int asked = 0;
    UnitSet placed;
    for (const Step& one : p.agenda)
        if (const PlaceBlocks* place = std::get_if<PlaceBlocks>(&one)) {
            placed |= place->who.units();
            asked += place->who == step.who ? 1 : 0;
        }
    const UnitSet unplaced = units_at(p, kUnplaced);
    const bool sound = asked == 1 && !(unplaced & step.who.units()).empty() && (unplaced - placed).empty();
    return sound ? InputFault() : InputFault(kAgendaFaults.placed);
}
InputFault broken_step(const Position& p, const EndTurn&) {
    return has_step<SupplyAndDefeat>(p) ? InputFault() : InputFault(kAgendaFaults.turn);
}
InputFault broken_step(const Position& p, const ChooseGroup& step) {
    return step.who.side() == p.active() ? InputFault() : InputFault(kAgendaFaults.side);
}
InputFault broken_step(const Position& p, const MoveGroup& step) {
    return step.group + 1u == p.groups.size() ? InputFault() : InputFault(kAgendaFaults.group);
}
InputFault broken_step(const Position& p, const ForcedMarches& step) {
    if (is_night(p.turn)) return InputFault(kAgendaFaults.night);
    return step.who.side() == p.active() ? InputFault() : InputFault(kAgendaFaults.side);
}
InputFault broken_step(const Position& p, const ShowCommander& step) {
    if (is_night(p.turn)) return InputFault(kAgendaFaults.night);
    return side_of(step.army) == p.active() ? InputFault() : InputFault(kAgendaFaults.side);
}
InputFault broken_step(const Position& p, const MarchRolls& step) {
    if (is_night(p.turn)) return InputFault(kAgendaFaults.night);
    return step.bonus < 8 ? InputFault() : InputFault(kAgendaFaults.left);
}
InputFault broken_step(const Position& p, const OrderFights& step) {
    const TownSet named = step.skirmishes | step.battles;
    const bool sound = step.who.side() == p.active() && (named - p.fights).empty() && (step.skirmishes & step.battles).empty() && !named.empty();
    return sound ? InputFault() : InputFault(kAgendaFaults.fight);
}
// NP-9.1.7  All that the army owes together it has.
InputFault broken_step(const Position& p, const SupplyLoss& step) {
    int owed = 0;
    for (const Step& one : p.agenda)
        if (const SupplyLoss* loss = std::get_if<SupplyLoss>(&one); loss && loss->army == step.army) owed += loss->left;
    if (step.army == Army::french || p.active() == Side::allied) return InputFault(kAgendaFaults.side);
    return owed <= units_on_map(p, step.army).size() ? InputFault() : InputFault(kAgendaFaults.left);
}
// NP-11.1.10  The player who decides has a block, if his side has one.
InputFault broken_step(const Position& p, const Retreat& step) {
    const UnitSet units = units_at(p, step.town, step.who.side());
    return units.empty() || units & step.who.units() ? InputFault() : InputFault(kAgendaFaults.retreat);
}
InputFault broken_step(const Position&, const AssignHits& step) {
    const bool sound = step.hits > 0 && step.hits <= kMostHits && (step.position == Space::map || is_position(step.position));
    return sound ? InputFault() : InputFault(kAgendaFaults.hits);
}
InputFault broken_step(const Position&, const PlaceTerrain& step) {
    return step.drawn[0] != Terrain::none && step.placed < 8 ? InputFault() : InputFault(kAgendaFaults.drawn);
}

}  // namespace

bool in_movement(const Position& p) { return has_step<BeginFights>(p); }

InputFault broken_agenda(const Position& p) {
    if (p.agenda.empty() == (p.result == Result::none)) return InputFault(kAgendaFaults.ended).at("agenda");
    if (InputFault order = broken_order(p.agenda)) return order;
    for (const Step& step : p.agenda) {
        InputFault wrong = std::visit([&](const auto& one) { return first_of(broken_fields(p, one), broken_step(p, one)); }, step);
        if (!wrong.empty()) return std::move(wrong).at(name_of(step)).at("agenda");
    }
    return {};
}

}  // namespace papelotte::napoleon
