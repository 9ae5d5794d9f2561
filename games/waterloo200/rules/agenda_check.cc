#include "games/waterloo200/rules/agenda_check.h"

#include <utility>

#include "engine/soundness.h"
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

// W2-20.1  With two players the allied player acts for both factions at once, except in reorganisation, where the second follows the first.
std::string broken_actor(const Position& p, Actor who, bool one_by_one) {
    if (who.both && (who.faction != Faction::british || p.three_players())) return "is for both allies just when two play";
    const bool alone = who.faction != Faction::french && !who.both && !p.three_players();
    return alone && !one_by_one ? "is for both allies when two play" : "";
}

// W2-12.2.4  The unit's place and its remaining points agree.
std::string broken_march(const Position& p, const March& march, Purpose purpose) {
    if (!is_unit(march.unit) || !on_map(p, march.unit)) return "needs a unit on the map";
    if (!on_map(march.from)) return "needs an area from which the unit came";
    const Area at = p.place(march.unit);
    const int spent = allowance(march.unit, purpose) - march.mp;
    if (spent < 0 || spent > allowance(march.unit, purpose)) return "has more movement points left than the unit has";
    if (distance(march.from, at) > spent) return "has come further than its movement points allow";
    if (p.unit(march.unit).moved || p.unit(march.unit).activated) return "is about a unit that has moved already";
    return {};
}

// Checks the fields that several steps have under the same name.
template <class S>
std::string broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.who; })
        if (std::string wrong = broken_actor(p, step.who, std::is_same_v<S, Reorganise>); !wrong.empty()) return wrong;
    constexpr bool in_impulse = requires { step.who; } && !std::is_same_v<S, Reorganise>;
    if constexpr (in_impulse)
        if (side_of(step.who.faction) != p.impulse.side) return "is for the side whose impulse it is";
    if constexpr (requires { step.hits; })
        if (step.hits == 0) return "has no hits to allot";
    return {};
}

template <class S>
std::string broken_step(const Position&, const S&) {
    return {};
}
std::string broken_step(const Position&, const BeginTurn& step) { return step.turn < 1 || step.turn > kTurns ? "has no such turn" : ""; }
std::string broken_step(const Position& p, const LeaderPath& step) {
    if (std::string wrong = broken_march(p, step.march, Purpose::activation); !wrong.empty()) return wrong;
    if (step.march.mp < kTables.reveal) return "keeps a point for being revealed (W2-4.2.2)";
    return kTacticalLeaders.has(step.march.unit) && side_of(step.march.unit) == p.impulse.side ? "" : "needs a tactical leader of the side";
}
std::string broken_step(const Position& p, const UnitPath& step) {
    if (std::string wrong = broken_march(p, step.march, purpose_of(p)); !wrong.empty()) return wrong;
    return side_of(step.march.unit) == p.impulse.side ? "" : "needs a unit of the side whose impulse it is";
}
std::string broken_step(const Position& p, const HeadquartersPath& step) {
    if (std::string wrong = broken_march(p, step.march, Purpose::headquarters); !wrong.empty()) return wrong;
    return kStrategicLeaders.has(step.march.unit) ? "" : "needs a strategic leader";
}
std::string broken_step(const Position& p, const ScoutTarget& step) {
    const bool scout = is_unit(step.scout) && kCavalry.has(step.scout) && on_map(p, step.scout) && p.unit(step.scout).activated;
    return scout && side_of(step.scout) == p.impulse.side ? "" : "needs an activated cavalry unit of the side";
}
std::string broken_step(const Position& p, const TakeLosses& step) {
    return step.faction == p.battle.attacker || step.faction == p.battle.defender ? "" : "needs a faction of the battle";
}
std::string broken_step(const Position& p, const Impetus& step) {
    for (const Unit rider : p.riders)
        if (!is_unit(rider) || !kCavalry.has(rider) || faction_of(rider) != step.faction || !on_map(p, rider))
            return "has riders of its faction's cavalry";
    return {};
}
std::string broken_step(const Position& p, const Regenerate& step) {
    return step.left > strategic_value(p, step.faction) ? "gives back more steps than the strategic value (W2-15.4.1)" : "";
}
std::string broken_step(const Position& p, const ChooseReserves& step) {
    if (!sets_up_freely(p, step.faction)) return "is for a faction with free set-up (W2-O1.1)";
    return step.left > units_at(p, kPool, step.faction).size() ? "chooses more than the pool holds" : "";
}
std::string broken_step(const Position& p, const ChooseArrival& step) {
    if (!sets_up_freely(p, Faction::prussian)) return "is for Prussians with free set-up (W2-O1.1)";
    const bool prussian = step.corps != Corps::none && faction_of(step.corps) == Faction::prussian;
    return prussian && (step.type == Type::cavalry || step.type == Type::infantry) ? "" : "needs a Prussian corps, cavalry or infantry";
}
std::string broken_step(const Position& p, const FreeSetUp& step) {
    return sets_up_freely(p, step.faction) ? "" : "is for a faction with free set-up (W2-O1.1)";
}
std::string broken_step(const Position& p, const FirstFaction&) {
    return p.three_players() && p.impulse.side == Side::allied ? "" : "is for three players (W2-20.1.4)";
}

std::string broken_battle(const Position& p) {
    const Battle& battle = p.battle;
    const bool fighting = has_step<EmployGuns, BombardingGuns, Retreat, RetreatPlaces, SunkenRoad, FireTotals, TakeLosses, Aftermath>(p);
    if (fighting != (battle.area != kNowhere)) return "battle: is given just while its steps are on the agenda";
    if (!fighting) return {};
    if (!on_map(battle.area) || kBlack.has(battle.area)) return "battle: needs an area of the map that is not black (W2-2.3.3)";
    if (side_of(battle.attacker) != p.impulse.side || side_of(battle.defender) == p.impulse.side)
        return "battle: the attacker is of the side whose impulse it is (W2-13.1.10)";
    if (battle.bombardment != (p.impulse.kind == Kind::grand_battery)) return "battle: only the Grand Battery bombards (W2-O5.1)";
    if (battle.employed - (kGuns & units_of(battle.attacker))) return "battle: only guns of the attacker are employed (W2-5.3.8)";
    if (battle.employed.size() > kTables.most_guns[index_of(battle.attacker)]) return "battle: too many guns are employed (W2-5.3.3)";
    for (const Unit gun : battle.employed)
        if (!on_map(p, gun) || !p.unit(gun).activated || value(p, gun) == 0)
            return "battle: employed guns are activated, with cannon-balls (W2-5.3.1)";
    if (battle.revealed != has_step<TakeLosses, Aftermath>(p)) return "battle: is revealed just when the totals are known (W2-13.5.1)";
    if (battle.revealed) return {};
    const bool attackers = battle.bombardment || (units_at(p, battle.area, battle.attacker) & kCombatUnits);   // W2-13.1.2
    if (!attackers || units_at(p, battle.area, battle.defender).empty())
        return "battle: needs units that attack and units that defend (W2-13.1.2)";
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

std::string broken_agenda(const Position& p) {
    if ((p.result == Result::none) == p.agenda.empty()) return "agenda: is empty just when the game has a result";
    if (p.agenda.size() > 14) return "agenda: is too long";
    if (std::string wrong = broken_order(p.agenda); !wrong.empty()) return wrong;
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Step& step = p.agenda[i];
        const std::string where = "agenda: step '" + std::string(name_of(step)) + "' ";
        std::string wrong = std::visit(
            [&]<class S>(const S& s) -> std::string {
                if (!(kind_of_action<S>() >> static_cast<unsigned>(p.impulse.kind) & 1u))
                    return "has no place in an action of kind '" + std::string(word(p.impulse.kind)) + "'";
                std::string fields = broken_fields(p, s);
                return fields.empty() ? broken_step(p, s) : fields;
            },
            step);
        if (!wrong.empty()) return where + wrong;
    }
    return broken_battle(p);
}

}  // namespace papelotte::waterloo200
