// What holds of every position in which somebody must decide. Random games are tested against it, hand-made positions refused by it.
#include "engine/soundness.h"
#include "games/waterloo200/rules/agenda_check.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/position_faults.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/rules.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

InputFault at(Area area, const Rule& broken) { return InputFault(broken).at("area " + std::string(word(area))); }
InputFault of(Unit unit, const Rule& broken) { return InputFault(broken).at(word(unit)); }

// --- Units (W2-3) ----------------------------------------------------------------------------------------------------------------

// W2-24  Why a unit lies face up.
InputFault broken_face(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Type type = type_of(unit);
    const bool of_the_side = side_of(unit) == p.impulse.side;
    if (state.attacked && !contested(p).has(p.place(unit))) return of(unit, kBoardFaults.attacked);
    if (state.found && !p.plays(Option::reconnaissance)) return of(unit, kBoardFaults.found);
    if (!state.activated) return {};
    if (type == Type::infantry) return of(unit, kBoardFaults.infantry_activated);
    if (type == Type::cavalry && !p.plays(Option::reconnaissance)) return of(unit, kBoardFaults.cavalry_activated);
    if (type == Type::tactical_leader && (p.impulse.kind != Kind::tactical || !of_the_side)) return of(unit, kBoardFaults.tactical_leader);
    if (type == Type::tactical_leader && contested(p).has(p.place(unit))) return of(unit, kBoardFaults.leader_among_enemies);
    if (type == Type::strategic_leader && !has_step<EndReorganisation>(p)) return of(unit, kBoardFaults.strategic_leader);
    const bool moves = p.impulse.kind == Kind::tactical || p.impulse.kind == Kind::strategic_move || p.impulse.kind == Kind::grand_battery;
    if (type != Type::strategic_leader && (!moves || !of_the_side)) return of(unit, kBoardFaults.activated);
    return {};
}

// W2-7.1.12  Whether a unit of that corps and type can begin in a pool.
bool may_be_pooled(const Position& p, Unit unit) {
    if (kLeaders.has(unit)) return false;
    if (faction_of(unit) == Faction::prussian) return kCombatUnits.has(unit) && corps_of(unit) != Corps::pr_I;   // W2-17.1.1
    int alike = 0;
    for (const Unit one : units_of(corps_of(unit)))
        if (icons_for(p.edition, one) == icons_for(p.edition, unit)) ++alike;
    return alike > icons_for(p.edition, unit).size();
}

InputFault broken_unit(const Position& p, Unit unit) {
    const UnitState& state = p.unit(unit);
    const Area place = p.place(unit);
    const Faction faction = faction_of(unit);
    if (index_of(place) > index_of(kNowhere)) return of(unit, kBoardFaults.nowhere);
    if (state.step >= block_data(p.edition, unit).steps) return of(unit, kBoardFaults.step);
    if (on_map(place) && kBlack.has(place) && faction != Faction::prussian) return of(unit, kBoardFaults.black);
    if (place == kNotArrived && faction != Faction::prussian) return of(unit, kBoardFaults.not_arrived);
    if (faction == Faction::prussian && p.turn < kTables.first_prussian_turn && place != kNotArrived && place != kNowhere)
        return of(unit, kBoardFaults.too_early);
    const bool dealing = has_step<FreeSetUp, DealUnits>(p);   // W2-O1.1: all that is still to be placed lies in the pool
    if (place == kPool && !dealing && !may_be_pooled(p, unit)) return of(unit, kBoardFaults.pooled);
    if (place == kPool && (state.step > 0 || state.seen)) return of(unit, kBoardFaults.reserve);
    if (state.drawn && (place != kPool || !has_step<PlaceReserves, ChooseReserves>(p))) return of(unit, kBoardFaults.drawn);
    if (!on_map(place) && (state.activated || state.attacked || state.found || state.moved)) return of(unit, kBoardFaults.off_map);
    if (unit == strategic_leader(Faction::french) && place == kEliminated && p.result == Result::none)
        return of(unit, kBoardFaults.commander_lost);
    if (unit == strategic_leader(Faction::british) && place == kEliminated && p.result == Result::none)
        return of(unit, kBoardFaults.commander_lost);
    return broken_face(p, unit);
}

// --- Areas (W2-2) ----------------------------------------------------------------------------------------------------------------

// W2-2.2  A unit on its way may pass through.
InputFault broken_stacking(const Position& p, Area area) {
    if (p.result != Result::none) return {};   // the end may catch a unit on its way (W2-8.1.10)
    UnitSet here = units_at(p, area);
    if (const March* march = march_under_way(p); march && march->from != area) here.erase(march->unit);
    for (const Side side : {Side::french, Side::allied})
        if ((here & units_of(side)).size() > stacking(p.edition, area)) return at(area, kBoardFaults.stacking);
    if ((here & units_of(Faction::british)) && (here & units_of(Faction::prussian))) return at(area, kBoardFaults.allies_together);
    return {};
}

// W2-2.4
InputFault broken_control(const Position& p, Area area) {
    int holders = 0;
    for (const Faction faction : kFactions) holders += p.controlled_by(faction).has(area) ? 1 : 0;
    if (holders != 1) return at(area, kBoardFaults.one_controller);
    if (kBlack.has(area)) return p.controlled_by(Faction::prussian).has(area) ? InputFault() : at(area, kBoardFaults.black_control);
    bool occupied = false;
    for (const Faction faction : kFactions) occupied = occupied || p.areas_of(faction).has(area);
    if (occupied && !p.areas_of(controller(p, area)).has(area)) return at(area, kBoardFaults.occupier);
    return {};
}

InputFault broken_presence(const Position& p) {
    for (const Faction faction : kFactions) {
        AreaSet present;
        for (const Unit unit : units_of(faction))
            if (on_map(p, unit)) present.insert(p.place(unit));
        if (present != p.areas_of(faction)) return InputFault(kBoardFaults.presence);
        if (p.controlled_by(faction) - kMap) return InputFault(kBoardFaults.no_area).at("control");
    }
    return {};
}

// --- Numbers ---------------------------------------------------------------------------------------------------------------------

// W2-7.1.4, W2-7.1.5, W2-17.1.1  The number of blocks with which a pool begins: those without an icon, and those of a Prussian corps
// that are not among the first to arrive. It is not counted by corps: in the worked case W2X-67 the pool holds three brigades of a
// corps of which only two begin there.
int largest_pool(const Position& p, Faction faction) {
    int blocks = 0;
    if (faction != Faction::prussian) {
        blocks = units_of(faction).size();
        for (const IconData& icon : element(kIconData, p.edition)) blocks -= icon.faction == faction ? 1 : 0;
    } else {
        for (const ArrivalData& arrival : kArrivalData)
            for (const Unit first : arrival.historical)
                if (first != kNoUnit) blocks += (units_of(arrival.corps) & units_of(type_of(first))).size() - 1;
    }
    return blocks;
}

InputFault broken_pools(const Position& p) {
    if (has_step<FreeSetUp, DealUnits>(p)) return {};
    for (const Faction faction : kFactions)
        if (units_at(p, kPool, faction).size() > largest_pool(p, faction))
            return InputFault(kBoardFaults.pool).at(std::string(word(faction)) + " pool");
    return {};
}

// W2-18.1  Nothing that ends the game is left unsaid.
InputFault broken_end(const Position& p) {
    if (p.result != Result::none) return {};
    for (const Faction faction : {Faction::french, Faction::british})
        if (morale(p, faction) <= 0) return InputFault(kBoardFaults.losses).at(std::string(word(faction)) + " losses");
    for (const Side side : {Side::french, Side::allied})
        if ((kVictoryAreas - controlled_by(p, side)).empty()) return InputFault(kBoardFaults.victory_areas).at("control");
    return {};
}

// W2-O11
InputFault broken_settlement(const Position& p) {
    if (p.plays(Option::bid) && p.three_players()) return InputFault(kBoardFaults.bids_of_two).at("options");
    const bool sound = is_sound(p, p.settlement, BiddingTerms::kMostPrice) && (p.plays(Option::bid) || !p.settlement.exists());
    return sound ? InputFault() : InputFault(kBoardFaults.settlement).at("settlement");
}

InputFault broken_impulse(const Position& p) {
    const Impulse& impulse = p.impulse;
    if (p.passes > kTables.passes_to_end_turn || (p.passes == kTables.passes_to_end_turn && has_step<ChooseAction, ChooseOption, EndImpulse>(p)))
        return InputFault(kBoardFaults.passes).at("passes");
    if ((impulse.contested_at_start | impulse.ambushes | impulse.fought | impulse.engaged) - kMap)
        return InputFault(kBoardFaults.no_area).at("impulse");
    if (impulse.ambushes - kSunkenRoad) return InputFault(kBoardFaults.ambushes).at("ambushes");
    if (impulse.engaged & impulse.contested_at_start) return InputFault(kBoardFaults.engaged).at("engaged");
    const bool strategic =
        impulse.kind == Kind::strategic_move || impulse.kind == Kind::strategic_reinforce || impulse.kind == Kind::grand_battery;
    if ((strategic || has_step<ChooseOption>(p)) && p.disc != impulse.side) return InputFault(kBoardFaults.disc).at("disc");
    if (impulse.kind == Kind::grand_battery && (!p.plays(Option::grand_battery) || impulse.side != Side::french))
        return InputFault(kBoardFaults.grand_battery).at("kind");
    for (const auto& counts : {impulse.activated, impulse.engagements, impulse.battles, impulse.moved, p.unseen_gains})
        for (const std::uint8_t count : counts)
            if (count == kBrokenCounter) return InputFault(kBoardFaults.counts).at("counts");
    for (const Faction faction : kFactions) {
        const std::size_t i = index_of(faction);
        if (side_of(faction) != impulse.side && (impulse.activated[i] || impulse.engagements[i] || impulse.battles[i] || impulse.moved[i]))
            return InputFault(kBoardFaults.phasing).at("counts");
        if (impulse.kind == Kind::tactical && impulse.activated[i] != activated(p, kTacticalLeaders & units_of(faction)).size())
            return InputFault(kBoardFaults.activated_count, {Argument::of_word("faction", word(faction))}).at("counts");
    }
    return {};
}

// W2-22  The truth is always possible, and a unit that is known is no other block.
InputFault broken_knowledge(const Position& p) {
    for (const Unit block : kAllUnits) {
        const UnitSet units = may_be(p, block);
        if (!units.has(block) || units - units_of(faction_of(block))) return of(block, kBoardFaults.may_be);
        if (units.size() == 1) continue;
        for (const Unit unit : units - UnitSet::of(block))
            if (is_known(p, unit)) return of(block, kBoardFaults.known);
    }
    return {};
}

}  // namespace

InputFault Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTurns) return InputFault(kBoardFaults.turn).at("turn");
    if (p.options >> kOptions) return InputFault(kBoardFaults.options).at("options");
    if (InputFault wrong = broken_settlement(p)) return wrong;
    for (const Unit unit : kAllUnits)
        if (InputFault wrong = broken_unit(p, unit)) return wrong;
    if (InputFault wrong = first_of(broken_presence(p), broken_pools(p), broken_end(p))) return wrong;
    for (const Area area : kMap)
        if (InputFault wrong = first_of(broken_stacking(p, area), broken_control(p, area))) return wrong;
    return first_of(broken_agenda(p), broken_impulse(p), broken_knowledge(p));
}

}  // namespace papelotte::waterloo200
