#include "games/napoleon/rules/fights_check.h"

#include <algorithm>

#include "engine/soundness.h"
#include "games/napoleon/rules/agenda_check.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/position_faults.h"
#include "games/napoleon/rules/steps/rout.h"
#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {
namespace {

InputFault wrong_at(Town town, const Rule& broken) { return InputFault(broken).at(word(town)); }
InputFault in_step(std::string_view step, const Rule& broken) { return InputFault(broken).at(step).at("agenda"); }

template <class S>
const S* step_of(const Position& p) {
    for (const Step& step : p.agenda)
        if (const S* found = std::get_if<S>(&step)) return found;
    return nullptr;
}

// --- The fights of the turn (NP-6.1) -------------------------------------------------------------------------------------------------

// The towns of the fights that the agenda is going to resolve. None is resolved by two steps.
struct ToCome {
    TownSet towns;
    bool twice = false;
    void add(Town town) {
        twice = twice || towns.has(town);
        towns.insert(town);
    }
};
ToCome fights_to_come(const Position& p) {
    ToCome fights;
    if (const auto* order = step_of<OrderFights>(p))
        for (const Town town : order->skirmishes | order->battles) fights.add(town);
    if (const auto* next = step_of<Skirmish>(p))
        for (std::size_t i = next->index; i < p.skirmishes.size(); ++i) fights.add(p.skirmishes[i]);
    if (step_of<Battles>(p))
        for (const Battle& battle : p.battles)
            if (!battle.over) fights.add(battle.town);
    if (const auto* skirmish = step_of<EndSkirmish>(p)) fights.add(skirmish->town);
    if (const auto* retreat = step_of<Retreat>(p)) fights.add(retreat->town);
    return fights;
}

// NP-6.1.1  Both sides in one town: a fight, or in the Movement Phase one that is coming. A side may be gone where a skirmish ends or a side retreats.
InputFault broken_towns(const Position& p) {
    const TownSet both = towns_of(p, Side::french) & towns_of(p, Side::allied);
    if (in_movement(p)) {
        const bool none = p.fights.empty() && p.skirmishes.empty() && p.battles.empty();
        return none ? InputFault() : InputFault(kBoardFaults.fights).at("fights");
    }
    for (const Town town : both - p.fights) return wrong_at(town, kBoardFaults.both_sides);
    const ToCome fights = fights_to_come(p);
    if (fights.twice || fights.towns != p.fights || !(p.fights - kMap).empty()) return InputFault(kBoardFaults.fights).at("fights");
    TownSet one_sided = p.fights - both;
    if (const auto* skirmish = step_of<EndSkirmish>(p)) one_sided.erase(skirmish->town);
    if (const auto* retreat = step_of<Retreat>(p)) one_sided.erase(retreat->town);
    return one_sided.empty() ? InputFault() : InputFault(kBoardFaults.fights).at("fights");
}

// NP-6.1.2, NP-6.1.3  While the fights are named none has begun.
InputFault broken_order_of_fights(const Position& p) {
    const auto* order = step_of<OrderFights>(p);
    if (!order) return {};
    const auto* skirmish = step_of<Skirmish>(p);
    const auto* set_up = step_of<SetUpBattle>(p);
    const bool skirmishes = order->skirmishes.empty() || skirmish, battles = order->battles.empty() || set_up;
    if (!skirmishes || !battles || (skirmish && skirmish->index > 0) || (set_up && set_up->battle > 0))
        return in_step(OrderFights::name, kAgendaFaults.fight);
    for (const Town town : order->skirmishes)
        if (!is_skirmish(p, town)) return wrong_at(town, kAgendaFaults.skirmish);
    for (const Town town : order->battles)
        if (is_skirmish(p, town)) return wrong_at(town, kAgendaFaults.battle);
    for (const Battle& battle : p.battles)
        if (battle.over || is_skirmish(p, battle.town)) return wrong_at(battle.town, kAgendaFaults.battle);
    return {};
}

// Numbers that steps have for fights which are named, or still to be named.
InputFault broken_numbers(const Position& p) {
    const auto* order = step_of<OrderFights>(p);
    const auto of = [](std::size_t named, int unnamed) { return named + static_cast<std::size_t>(unnamed); };
    const std::size_t skirmishes = of(p.skirmishes.size(), order ? order->skirmishes.size() : 0);
    const std::size_t battles = of(p.battles.size(), order ? order->battles.size() : 0);
    if (const auto* step = step_of<Skirmish>(p); step && step->index >= skirmishes) return in_step(Skirmish::name, kAgendaFaults.skirmish);
    if (const auto* step = step_of<SetUpBattle>(p); step && step->battle >= battles) return in_step(SetUpBattle::name, kAgendaFaults.battle);
    if (const auto* step = step_of<Battles>(p); step && (battles == 0 || step->battle > battles))
        return in_step(Battles::name, kAgendaFaults.battle);
    return {};
}

// --- The set-up of battles (NP-6.2) --------------------------------------------------------------------------------------------------

// Neither terrain nor blocks are on the board yet.
bool is_untouched(const Position& p, const Battle& battle) {
    const bool bare = battle.streams == 0 && std::ranges::all_of(battle.terrain, [](Terrain terrain) { return terrain == Terrain::none; });
    return !battle.over && bare && units_in(p, battle.town, Space::map) == units_at(p, battle.town);
}

// NP-6.2.40  Blocks that are not on the board belong to a player who still deploys, and every such player has some.
InputFault broken_deployment(const Position& p, std::size_t number) {
    const Battle& battle = p.battles[number];
    UnitSet waiting = units_in(p, battle.town, Space::map);
    for (const Step& step : p.agenda) {
        const auto* deploy = std::get_if<Deploy>(&step);
        if (!deploy || deploy->battle != number) continue;
        if ((waiting & deploy->who.units()).empty()) return in_step(Deploy::name, kAgendaFaults.deployed);
        waiting -= deploy->who.units();
    }
    return waiting.empty() ? InputFault() : wrong_at(battle.town, kBoardFaults.undeployed);
}

// NP-6.2.2, NP-6.2.3  No position receives two markers, and what is drawn can be placed.
InputFault broken_terrain(const Position& p) {
    const auto* step = step_of<PlaceTerrain>(p);
    if (!step) return {};
    const Battle& battle = p.battles[step->battle];
    const int drawn = (step->drawn[0] != Terrain::none ? 1 : 0) + (step->drawn[1] != Terrain::none ? 1 : 0);
    const int most = step->side == p.active() ? 1 : 2;
    if (step->drawn[0] == Terrain::none || drawn + std::popcount(step->placed) > most) return in_step(PlaceTerrain::name, kAgendaFaults.drawn);
    for (const Space space : kAllPositions) {
        const bool may_be_there = side_of(space) == step->side ? (step->placed >> position_index(space) % 3 & 1u) != 0 : most == 2;
        if (battle.at(space) != Terrain::none && !may_be_there) return in_step(PlaceTerrain::name, kAgendaFaults.drawn);
    }
    return {};
}

// --- Battles under way (NP-6.3) ------------------------------------------------------------------------------------------------------

InputFault broken_battles(const Position& p) {
    const auto* set_up = step_of<SetUpBattle>(p);
    for (std::size_t i = 0; i < p.battles.size(); ++i) {
        const Battle& battle = p.battles[i];
        if (set_up && i >= set_up->battle) {
            if (!is_untouched(p, battle)) return wrong_at(battle.town, kBoardFaults.battles);
            continue;
        }
        if (battle.over) continue;
        for (const Side side : kSides)
            if (is_routed(p, battle.town, side)) return wrong_at(battle.town, kBoardFaults.routed);   // NP-7.4.1: it would be over
        if (InputFault wrong = broken_deployment(p, i)) return wrong;
    }
    return {};
}

// The steps of a battle turn are about one battle and one side.
template <class S>
bool is_of_turn(const Position& p, const S& step, Side side) {
    const auto* end = step_of<EndBattleTurn>(p);
    return end && step.battle == end->battle && side == end->side;
}
template <class S>
InputFault broken_turn_step(const Position&, const S&) {
    return {};
}
InputFault broken_turn_step(const Position& p, const Morale& step) {
    return is_of_turn(p, step, step.side) ? InputFault() : in_step(Morale::name, kAgendaFaults.turn);
}
InputFault broken_turn_step(const Position& p, const Combat& step) {
    return is_of_turn(p, step, step.who.side()) ? InputFault() : in_step(Combat::name, kAgendaFaults.turn);
}
InputFault broken_turn_step(const Position& p, const Reinforce& step) {
    return is_of_turn(p, step, step.who.side()) ? InputFault() : in_step(Reinforce::name, kAgendaFaults.turn);
}
// NP-6.7.3  After the attacker's battle turn, or in it.
InputFault broken_turn_step(const Position& p, const Withdraw& step) {
    const bool in_turn = !step_of<EndBattleTurn>(p) || is_of_turn(p, step, step.who.side());
    const bool sound = in_turn && p.battles[step.battle].withdrawing && step.who.side() == p.active();
    return sound ? InputFault() : in_step(Withdraw::name, kAgendaFaults.turn);
}
// NP-6.4.2, NP-6.6.5
InputFault broken_turn_step(const Position& p, const AssignHits& step) {
    const auto* skirmish = step_of<EndSkirmish>(p);
    const auto* turn = step_of<EndBattleTurn>(p);
    const bool sound = step.position == Space::map ? skirmish && step.town == skirmish->town
                                                   : turn && step.town == p.battles[turn->battle].town && step.side != turn->side;
    return sound ? InputFault() : in_step(AssignHits::name, kAgendaFaults.hits);
}
InputFault broken_turn_step(const Position& p, const ChooseSkirmishers& step) {
    return step.town == step_of<EndSkirmish>(p)->town ? InputFault() : in_step(ChooseSkirmishers::name, kAgendaFaults.skirmish);
}
InputFault broken_turn_step(const Position& p, const SkirmishFire& step) {
    return step.town == step_of<EndSkirmish>(p)->town ? InputFault() : in_step(SkirmishFire::name, kAgendaFaults.skirmish);
}

InputFault broken_turn(const Position& p) {
    for (const Step& step : p.agenda)
        if (InputFault wrong = std::visit([&](const auto& one) { return broken_turn_step(p, one); }, step)) return wrong;
    return {};
}

}   // namespace

InputFault broken_fights(const Position& p) {
    for (const auto part : {broken_towns, broken_order_of_fights, broken_numbers, broken_battles, broken_terrain, broken_turn})
        if (InputFault wrong = part(p)) return wrong;
    return {};
}

}   // namespace papelotte::napoleon
