#include "games/waterloo200/rules/agenda_check.h"

#include <utility>

#include "engine/soundness.h"
#include "games/waterloo200/rules/position_faults.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

// --- Steps by kind of action -----------------------------------------------------------------------------------------------

template <class... S>
constexpr StepKinds on() {
    return kinds_of<Step, S...>();
}

// The kinds of action in which each step of an impulse can occur.
using KindSet = std::uint8_t;
constexpr KindSet in(auto... kinds) { return static_cast<KindSet>((0u | ... | (1u << static_cast<unsigned>(kinds)))); }
constexpr KindSet kAnyKind = 0xff;

template <class S>
constexpr KindSet kind_of_action() {
    constexpr StepKinds step = on<S>();
    if (step & on<ChooseAction, ChooseOption, Reorganise, HeadquartersPath, Regenerate, EndReorganisation>()) return in(Kind::none);
    if (step & on<FirstFaction, ActivateLeaders, LeaderPath>()) return in(Kind::tactical);
    if (step & on<ChooseBattle, MoveUnits, ScoutTarget, EmployGuns, Retreat, RetreatPlaces, Impetus>())
        return in(Kind::tactical, Kind::strategic_move);
    if (step & on<UnitPath>()) return in(Kind::tactical, Kind::strategic_move, Kind::pass);
    if (step & on<PassMove>()) return in(Kind::pass);
    if (step & on<ChooseBombardment, BombardingGuns>()) return in(Kind::grand_battery);
    if (step & on<SunkenRoad, FireTotals, Aftermath, TakeLosses>()) return in(Kind::tactical, Kind::strategic_move, Kind::grand_battery);
    if (step & on<NumberOfReserves, ChooseReserves, PlaceReserves>()) return in(Kind::none, Kind::strategic_reinforce);
    return kAnyKind;
}

// --- The data of a step ----------------------------------------------------------------------------------------------------------

bool is_unit(Unit unit) { return index_of(unit) < kUnits; }

// W2-20.1  With two players the allied one acts for both; in reorganisation for the second faction once the first is done.
InputFault broken_actor(const Position& p, Actor who, bool one_by_one) {
    if (who.both && (who.faction != Faction::british || p.three_players())) return InputFault(kAgendaFaults.for_both);
    const bool alone = who.faction != Faction::french && !who.both && !p.three_players();
    return alone && !one_by_one ? InputFault(kAgendaFaults.both_when_two) : InputFault();
}

// W2-12.2.4  A unit stands where it can, with points that it can have left.
InputFault broken_march(const Position& p, const March& march, Purpose purpose) {
    if (!is_unit(march.unit) || !on_map(p, march.unit)) return InputFault(kAgendaFaults.unit);
    if (!on_map(march.from)) return InputFault(kAgendaFaults.from);
    const Area at = p.place(march.unit);
    const int spent = allowance(march.unit, purpose) - march.mp;
    if (spent < 0 || spent > allowance(march.unit, purpose)) return InputFault(kAgendaFaults.points);
    if (distance(march.from, at) > spent) return InputFault(kAgendaFaults.too_far);
    if (p.unit(march.unit).moved || p.unit(march.unit).activated) return InputFault(kAgendaFaults.moved);
    return {};
}

// Checks the fields that several steps have under the same name.
template <class S>
InputFault broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.who; })
        if (InputFault wrong = broken_actor(p, step.who, std::is_same_v<S, Reorganise>)) return wrong;
    constexpr bool in_impulse = requires { step.who; } && !std::is_same_v<S, Reorganise>;
    if constexpr (in_impulse)
        if (side_of(step.who.faction) != p.impulse.side) return InputFault(kAgendaFaults.side);
    if constexpr (requires { step.hits; })
        if (step.hits == 0) return InputFault(kAgendaFaults.hits);
    return {};
}

template <class S>
InputFault broken_step(const Position&, const S&) {
    return {};
}
InputFault broken_step(const Position&, const BeginTurn& step) {
    return step.turn < 1 || step.turn > kTurns ? InputFault(kAgendaFaults.turn) : InputFault();
}
InputFault broken_step(const Position& p, const LeaderPath& step) {
    if (InputFault wrong = broken_march(p, step.march, Purpose::activation)) return wrong;
    if (step.march.mp < kTables.reveal) return InputFault(kAgendaFaults.kept_point);
    return kTacticalLeaders.has(step.march.unit) && side_of(step.march.unit) == p.impulse.side ? InputFault()
                                                                                               : InputFault(kAgendaFaults.tactical_leader);
}
InputFault broken_step(const Position& p, const UnitPath& step) {
    if (InputFault wrong = broken_march(p, step.march, purpose_of(p))) return wrong;
    return side_of(step.march.unit) == p.impulse.side ? InputFault() : InputFault(kAgendaFaults.unit_of_side);
}
InputFault broken_step(const Position& p, const HeadquartersPath& step) {
    if (InputFault wrong = broken_march(p, step.march, Purpose::headquarters)) return wrong;
    return kStrategicLeaders.has(step.march.unit) ? InputFault() : InputFault(kAgendaFaults.strategic_leader);
}
InputFault broken_step(const Position& p, const ScoutTarget& step) {
    const bool scout = is_unit(step.scout) && kCavalry.has(step.scout) && on_map(p, step.scout) && p.unit(step.scout).activated;
    return scout && side_of(step.scout) == p.impulse.side ? InputFault() : InputFault(kAgendaFaults.scout);
}
InputFault broken_step(const Position& p, const TakeLosses& step) {
    return step.faction == p.battle.attacker || step.faction == p.battle.defender ? InputFault() : InputFault(kAgendaFaults.faction);
}
InputFault broken_step(const Position& p, const Impetus& step) {
    for (const Unit rider : p.riders)
        if (!is_unit(rider) || !kCavalry.has(rider) || faction_of(rider) != step.faction || !on_map(p, rider))
            return InputFault(kAgendaFaults.riders);
    return {};
}
InputFault broken_step(const Position& p, const Regenerate& step) {
    return step.left > strategic_value(p, step.faction) ? InputFault(kAgendaFaults.regenerated) : InputFault();
}
InputFault broken_step(const Position& p, const ChooseReserves& step) {
    if (!sets_up_freely(p, step.faction)) return InputFault(kAgendaFaults.free_faction);
    return step.left > units_at(p, kPool, step.faction).size() ? InputFault(kAgendaFaults.reserves) : InputFault();
}
InputFault broken_step(const Position& p, const ChooseArrival& step) {
    if (!sets_up_freely(p, Faction::prussian)) return InputFault(kAgendaFaults.free_prussians);
    const bool prussian = step.corps != Corps::none && faction_of(step.corps) == Faction::prussian;
    return prussian && (step.type == Type::cavalry || step.type == Type::infantry) ? InputFault() : InputFault(kAgendaFaults.arrival);
}
InputFault broken_step(const Position& p, const FreeSetUp& step) {
    return sets_up_freely(p, step.faction) ? InputFault() : InputFault(kAgendaFaults.free_faction);
}
InputFault broken_step(const Position& p, const DealUnits&) {
    for (const Unit unit : kAllUnits)
        if (p.place(unit) != place_before_set_up(unit)) return InputFault(kAgendaFaults.dealt);
    return p.turn == 1 ? InputFault() : InputFault(kAgendaFaults.dealt);
}
InputFault broken_step(const Position& p, const Bidding& step) {
    return p.plays(Option::bid) && step.is_sound(p) ? InputFault() : InputFault(kAgendaFaults.bidding);
}
InputFault broken_step(const Position& p, const FirstFaction&) {
    return p.three_players() && p.impulse.side == Side::allied ? InputFault() : InputFault(kAgendaFaults.three_players);
}

InputFault broken_battle(const Position& p) {
    const Battle& battle = p.battle;
    const bool fighting = has_step<EmployGuns, BombardingGuns, Retreat, RetreatPlaces, SunkenRoad, FireTotals, TakeLosses, Aftermath>(p);
    if (fighting != (battle.area != kNowhere)) return InputFault(kAgendaFaults.battle_steps).at("battle");
    if (!fighting) return {};
    if (!on_map(battle.area) || kBlack.has(battle.area)) return InputFault(kAgendaFaults.battle_area).at("battle");
    if (side_of(battle.attacker) != p.impulse.side || side_of(battle.defender) == p.impulse.side)
        return InputFault(kAgendaFaults.attacker).at("battle");
    if (battle.bombardment != (p.impulse.kind == Kind::grand_battery)) return InputFault(kAgendaFaults.bombardment).at("battle");
    if (battle.employed - (kGuns & units_of(battle.attacker))) return InputFault(kAgendaFaults.guns).at("battle");
    if (battle.employed.size() > kTables.most_guns[index_of(battle.attacker)]) return InputFault(kAgendaFaults.many_guns).at("battle");
    for (const Unit gun : battle.employed)
        if (!on_map(p, gun) || !p.unit(gun).activated || value(p, gun) == 0) return InputFault(kAgendaFaults.ready_guns).at("battle");
    if (battle.revealed != has_step<TakeLosses, Aftermath>(p)) return InputFault(kAgendaFaults.revealed).at("battle");
    if (battle.revealed) return {};
    const bool attackers = battle.bombardment || (units_at(p, battle.area, battle.attacker) & kCombatUnits);   // W2-13.1.2
    if (!attackers || units_at(p, battle.area, battle.defender).empty()) return InputFault(kAgendaFaults.fighters).at("battle");
    return {};
}

}  // namespace

const March* march_under_way(const Position& p) {
    for (const Step& step : p.agenda) {
        if (const auto* path = std::get_if<UnitPath>(&step)) return &path->march;
        if (const auto* path = std::get_if<LeaderPath>(&step)) return &path->march;
        if (const auto* path = std::get_if<HeadquartersPath>(&step)) return &path->march;
    }
    return nullptr;
}

InputFault broken_agenda(const Position& p) {
    if ((p.result == Result::none) == p.agenda.empty()) return InputFault(kAgendaFaults.empty).at("agenda");
    if (p.agenda.size() > 14) return InputFault(kAgendaFaults.too_long).at("agenda");
    if (InputFault wrong = broken_order(p.agenda)) return wrong;
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Step& step = p.agenda[i];
        InputFault wrong = std::visit(
            [&]<class S>(const S& s) -> InputFault {
                if (!(kind_of_action<S>() >> static_cast<unsigned>(p.impulse.kind) & 1u))
                    return InputFault(kAgendaFaults.kind, {Argument::of_word("kind", word(p.impulse.kind))});
                InputFault fault = broken_fields(p, s);
                return fault.empty() ? broken_step(p, s) : fault;
            },
            step);
        if (!wrong.empty())
            return std::move(wrong).within({std::string(kPositionFaults.step), {Argument::of_word("step", name_of(step))}}).at("agenda");
    }
    return broken_battle(p);
}

}  // namespace papelotte::waterloo200
