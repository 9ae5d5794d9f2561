// Invariants of every position in which a player must decide. Random games are tested against them; hand-made positions that break one
// are refused.
#include <string>

#include "engine/soundness.h"
#include "games/waterloo200/rules/agenda_check.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/rules.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

std::string at(Area area, const char* what) { return "area " + std::string(word(area)) + ": " + what; }
std::string of(Unit unit, const char* what) { return std::string(word(unit)) + ": " + what; }

// --- Units (W2-3) ----------------------------------------------------------------------------------------------------------------

// W2-24  A unit is face up only for a reason that the rules know.
std::string broken_face(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Type type = type_of(unit);
    const bool of_the_side = side_of(unit) == p.impulse.side;
    if (state.attacked && !contested(p).has(p.place(unit))) return of(unit, "attackers stay face up in contested areas alone (W2-13.8.4)");
    if (state.found && !p.plays(Option::reconnaissance)) return of(unit, "only scouts find units (W2-O3.2)");
    if (!state.activated) return {};
    if (type == Type::infantry) return of(unit, "infantry is never activated (W2-1)");
    if (type == Type::cavalry && !p.plays(Option::reconnaissance)) return of(unit, "only scouting cavalry is activated (W2-O3.1)");
    if (type == Type::tactical_leader && (p.impulse.kind != Kind::tactical || !of_the_side))
        return of(unit, "tactical leaders are activated in a Tactical Action of their side (W2-4.2.5)");
    if (type == Type::tactical_leader && contested(p).has(p.place(unit)))
        return of(unit, "an activated leader is never among enemies (W2-4.2.4)");
    if (type == Type::strategic_leader && !has_step<EndReorganisation>(p))
        return of(unit, "strategic leaders are activated while they reorganise (W2-4.2.5)");
    const bool moves = p.impulse.kind == Kind::tactical || p.impulse.kind == Kind::strategic_move || p.impulse.kind == Kind::grand_battery;
    if (type != Type::strategic_leader && (!moves || !of_the_side))
        return of(unit, "is activated in an action of its side that allows it (W2-5.2.3)");
    return {};
}

// W2-7.1.12  Whether a unit of that corps and type can begin in a pool.
bool may_be_pooled(Unit unit) {
    if (kLeaders.has(unit)) return false;
    if (faction_of(unit) == Faction::prussian) return kCombatUnits.has(unit) && corps_of(unit) != Corps::pr_I;   // W2-17.1.1
    int alike = 0;
    for (const Unit one : units_of(corps_of(unit)))
        if (icons_for(one) == icons_for(unit)) ++alike;
    return alike > icons_for(unit).size();
}

std::string broken_unit(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    const Faction faction = faction_of(unit);
    if (index_of(place) > index_of(kNowhere)) return of(unit, "is in no place");
    if (state.step >= data_of(unit).steps) return of(unit, "has no such step (W2-3.2.1)");
    if (on_map(place) && kBlack.has(place) && faction != Faction::prussian) return of(unit, "only Prussians stand in black areas (W2-2.3.1)");
    if (place == kNotArrived && faction != Faction::prussian) return of(unit, "only Prussians arrive later (W2-17.1.1)");
    if (faction == Faction::prussian && p.turn < kTables.first_prussian_turn && place != kNotArrived && place != kNowhere)
        return of(unit, "no Prussian is there before turn 3 (W2-7.1.8)");
    const bool dealing = has_step<FreeSetUp>(p);   // W2-O1.1: units still to be placed are in the pool
    if (place == kPool && !dealing && !may_be_pooled(unit)) return of(unit, "is never in a pool (W2-7.1.12)");
    if (place == kPool && (state.step > 0 || state.seen)) return of(unit, "a reserve has full strength and has not been seen (W2-16.1.3)");
    if (state.drawn && (place != kPool || !has_step<PlaceReserves, ChooseReserves>(p)))
        return of(unit, "drawn reserves wait in the pool (W2-16.2.7)");
    if (!on_map(place) && (state.activated || state.attacked || state.found || state.moved))
        return of(unit, "is off the map and cannot be marked");
    if (unit == strategic_leader(Faction::french) && place == kEliminated && p.result == Result::none)
        return of(unit, "his death ends the game (W2-18.1.1)");
    if (unit == strategic_leader(Faction::british) && place == kEliminated && p.result == Result::none)
        return of(unit, "his death ends the game (W2-18.1.1)");
    return broken_face(p, unit);
}

// --- Areas (W2-2) ----------------------------------------------------------------------------------------------------------------

// W2-2.2  A marching unit may pass through a full area.
std::string broken_stacking(const Position& p, Area area) {
    if (p.result != Result::none) return {};   // the game may end while a unit is on the march (W2-8.1.10)
    UnitSet here = units_at(p, area);
    if (const March* march = march_under_way(p); march && march->from != area) here.erase(march->unit);
    for (const Side side : {Side::french, Side::allied})
        if ((here & units_of(side)).size() > stacking(area)) return at(area, "more blocks of a side than may stand there (W2-2.2.1)");
    if ((here & units_of(Faction::british)) && (here & units_of(Faction::prussian)))
        return at(area, "British and Prussians are never in one area (W2-2.2.4)");
    return {};
}

// W2-2.4
std::string broken_control(const Position& p, Area area) {
    int holders = 0;
    for (const Faction faction : kFactions) holders += p.controlled_by(faction).has(area) ? 1 : 0;
    if (holders != 1) return at(area, "is controlled by exactly one faction (W2-2.4.1)");
    if (kBlack.has(area)) return p.controlled_by(Faction::prussian).has(area) ? "" : at(area, "black areas are always Prussian (W2-2.3.3)");
    bool occupied = false;
    for (const Faction faction : kFactions) occupied = occupied || p.areas_of(faction).has(area);
    if (occupied && !p.areas_of(controller(p, area)).has(area)) return at(area, "who stands there alone controls it (W2-2.4.3)");
    return {};
}

std::string broken_presence(const Position& p) {
    for (const Faction faction : kFactions) {
        AreaSet present;
        for (const Unit unit : units_of(faction))
            if (on_map(p, unit)) present.insert(p.place(unit));
        if (present != p.areas_of(faction)) return "the record of who stands where is wrong";
        if (p.controlled_by(faction) - kMap) return "control: there is no such area";
    }
    return {};
}

// --- Numbers ---------------------------------------------------------------------------------------------------------------------

// W2-7.1.4, W2-7.1.5, W2-17.1.1  The number of blocks with which a pool begins: those without an icon, and those of a Prussian corps
// that are not among the first to arrive. It is not counted by corps: in the worked case W2X-67 the pool holds three brigades of a
// corps of which only two begin there.
int largest_pool(Faction faction) {
    int blocks = 0;
    if (faction != Faction::prussian) {
        blocks = units_of(faction).size();
        for (const IconData& icon : kIconData) blocks -= icon.faction == faction ? 1 : 0;
    } else {
        for (const ArrivalData& arrival : kArrivalData)
            for (const Unit first : arrival.historical)
                if (first != kNoUnit) blocks += (units_of(arrival.corps) & units_of(type_of(first))).size() - 1;
    }
    return blocks;
}

std::string broken_pools(const Position& p) {
    if (has_step<FreeSetUp>(p)) return {};
    for (const Faction faction : kFactions)
        if (units_at(p, kPool, faction).size() > largest_pool(faction))
            return std::string(word(faction)) + " pool: more blocks than it begins with (W2-7.1.4, W2-17.1.1)";
    return {};
}

// W2-18.1  If a condition that ends the game is met, the game has a result.
std::string broken_end(const Position& p) {
    if (p.result != Result::none) return {};
    for (const Faction faction : {Faction::french, Faction::british})
        if (morale(p, faction) <= 0) return std::string(word(faction)) + " losses: the tenth ends the game (W2-18.1.2)";
    for (const Side side : {Side::french, Side::allied})
        if ((kVictoryAreas - controlled_by(p, side)).empty()) return "control: who holds all victory areas has won (W2-18.1.3)";
    return {};
}

std::string broken_impulse(const Position& p) {
    const Impulse& impulse = p.impulse;
    if (p.passes > kTables.passes_to_end_turn || (p.passes == kTables.passes_to_end_turn && has_step<ChooseAction, ChooseOption, EndImpulse>(p)))
        return "passes: two in a row end the turn (W2-8.1.7)";
    if ((impulse.contested_at_start | impulse.ambushes | impulse.fought | impulse.engaged) - kMap) return "impulse: there is no such area";
    if (impulse.ambushes - kSunkenRoad) return "ambushes: only sunken-road areas (W2-13.4.1)";
    if (impulse.engaged & impulse.contested_at_start) return "engaged: an area contested at the start is no new engagement (W2-12.5.3)";
    const bool strategic =
        impulse.kind == Kind::strategic_move || impulse.kind == Kind::strategic_reinforce || impulse.kind == Kind::grand_battery;
    if ((strategic || has_step<ChooseOption>(p)) && p.disc != impulse.side)
        return "disc: a Strategic Action is for the side that holds it (W2-9.1.1)";
    if (impulse.kind == Kind::grand_battery && (!p.plays(Option::grand_battery) || impulse.side != Side::french))
        return "kind: only the French have a Grand Battery, with the optional rule (W2-O5.1)";
    for (const auto& counts : {impulse.activated, impulse.engagements, impulse.battles, impulse.moved, p.unseen_gains})
        for (const std::uint8_t count : counts)
            if (count == kBrokenCounter) return "counts: out of range";
    for (const Faction faction : kFactions) {
        const std::size_t i = index_of(faction);
        if (side_of(faction) != impulse.side && (impulse.activated[i] || impulse.engagements[i] || impulse.battles[i] || impulse.moved[i]))
            return "counts: only the phasing side has done something";
        if (impulse.kind == Kind::tactical && impulse.activated[i] != activated(p, kTacticalLeaders & units_of(faction)).size())
            return "counts: the activated leaders of the " + std::string(word(faction)) + " faction are not as many as that";
    }
    return {};
}

// W2-22  A guise always contains the true unit, and no other block can be a unit that is known.
std::string broken_knowledge(const Position& p) {
    for (const Unit block : kAllUnits) {
        const UnitSet units = may_be(p, block);
        if (!units.has(block) || units - units_of(faction_of(block))) return of(block, "may be units of its faction, itself among them (W2-22)");
        if (units.size() == 1) continue;
        for (const Unit unit : units - UnitSet::of(block))
            if (is_known(p, unit)) return of(block, "may not be a unit that is known elsewhere (W2-22)");
    }
    return {};
}

}  // namespace

std::string Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTurns) return "turn: must be 1 to 5 (W2-8.1.1)";
    if (p.options >> kOptions) return "options: there are no such rules";
    for (const Unit unit : kAllUnits)
        if (std::string wrong = broken_unit(p, unit); !wrong.empty()) return wrong;
    if (std::string wrong = first_of(broken_presence(p), broken_pools(p), broken_end(p)); !wrong.empty()) return wrong;
    for (const Area area : kMap)
        if (std::string wrong = first_of(broken_stacking(p, area), broken_control(p, area)); !wrong.empty()) return wrong;
    return first_of(broken_agenda(p), broken_impulse(p), broken_knowledge(p));
}

}  // namespace papelotte::waterloo200
