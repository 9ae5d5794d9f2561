// W2-13.1 … W2-13.4, W2-O7  The decisions before blocks are revealed, in the order of W2-13.2.1: guns, retreat, sunken road. fire.cc follows.
#include "games/waterloo200/rules/steps/battle.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

AreaSet to_be_fought(const Position& p, Faction faction) { return (p.impulse.engaged - p.impulse.fought) & p.areas_of(faction); }

}  // namespace

int battle_limit(const Position& p, Faction faction) {
    if (p.impulse.kind == Kind::tactical) return p.impulse.activated[index_of(faction)];
    return p.impulse.kind == Kind::strategic_move ? 1 : 0;
}

// W2-9.2.5: the same rules hold in a Strategic Action.
// W2-3.1.6: support units can defend alone, but not attack. W2-10.3.3: their corps does not matter.
Refusal why_no_battle(const Position& p, Faction faction, Area area) {
    if (side_of(faction) != p.impulse.side || !contested(p).has(area) || !p.areas_of(faction).has(area)) return kWhy.not_contested;
    if (p.impulse.fought.has(area)) return kWhy.fought_already;
    if ((units_at(p, area, faction) & kCombatUnits).empty() || !communication(p, faction).has(area)) return kWhy.nobody_to_attack;   // W2-25.1.5
    const AreaSet mandatory = to_be_fought(p, faction);
    const int left = battle_limit(p, faction) - p.impulse.battles[index_of(faction)];
    if (left <= 0 || (!mandatory.has(area) && left <= mandatory.size())) return kWhy.no_battle_left;   // W2-10.3.2
    return {};
}

// --- The choice of a battle ------------------------------------------------------------------------------------------------------------------

Seat ChooseBattle::seat(const Position& p) const { return seat_of(p, who.faction); }

namespace {

// The faction of the actor that could attack there.
std::optional<Faction> attacker_at(const Position& p, Actor who, Area area) {
    for (const Faction faction : kFactions)
        if (who.is(faction) && p.areas_of(faction).has(area)) return faction;
    return std::nullopt;
}

}   // namespace

Refusal ChooseBattle::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) {
        for (const Faction faction : kFactions)
            if (who.is(faction))
                for (const Area area : to_be_fought(p, faction))
                    if (!why_no_battle(p, faction, area)) return kWhy.mandatory;
        return {};   // W2-13.1.8, W2-25.1.19: mandatory even if it is sure to be lost
    }
    if (verb_of(action) != Verb::battle) return kNotAsked<ChooseBattle>;
    const auto faction = attacker_at(p, who, area_of(action));
    return faction ? why_no_battle(p, *faction, area_of(action)) : kWhy.not_contested;
}

void ChooseBattle::legal(const Position& p, ActionList& out) const {
    for (const Area area : contested(p))
        if (const Action action = act(Verb::battle, area); !why_not(p, action)) out.push_back(action);
    if (!why_not(p, kDone)) out.push_back(kDone);
}

std::optional<Action> ChooseBattle::forced(const Position& p) const {
    for (const Faction faction : kFactions)
        if (who.is(faction) && p.impulse.battles[index_of(faction)] < battle_limit(p, faction) &&
            !((contested(p) & p.areas_of(faction)) - p.impulse.fought).empty())
            return std::nullopt;
    return kDone;
}

void ChooseBattle::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    begin_battle(p, *attacker_at(p, who, area_of(action)), area_of(action), effects);
    p.push(EmployGuns{});
}

void begin_battle(Position& p, Faction attacker, Area area, Effects& effects) {
    p.battle = Battle{};
    p.battle.area = area;
    p.battle.attacker = attacker;
    for (const Faction faction : kFactions)
        if (side_of(faction) != side_of(attacker) && p.areas_of(faction).has(area)) p.battle.defender = faction;
    p.battle.bombardment = p.impulse.kind == Kind::grand_battery;
    if (p.battle.bombardment) return emit(effects, Happening::bombardment_begins, area);
    p.impulse.fought.insert(area);
    change(p.impulse.battles[index_of(attacker)], 1);
    emit(effects, Happening::battle_begins, area, attacker);
}

// --- Artillery employment (W2-13.3) ----------------------------------------------------------------------------------------------------

// W2-5.3.5, W2-5.4.1: a gun can be employed once per cannon-ball that is left.
Refusal why_not_employ(const Position& p, Unit gun) {
    if (!kGuns.has(gun) || faction_of(gun) != p.battle.attacker) return kWhy.not_your_gun;
    const Area at = p.place(gun);
    if (!on_map(at) || p.battle.employed.has(gun) || !p.unit(gun).activated || value(p, gun) == 0 || !neighbours(p.battle.area).has(at) ||
        contested(p).has(at))   // tested now: an earlier battle may have cleared it (W2-25.1.12)
        return kWhy.cannot_fire;
    if (p.battle.employed.size() >= kTables.most_guns[index_of(p.battle.attacker)]) return kWhy.one_gun;
    return isolated(p, gun) ? kWhy.isolated_gun : Refusal();
}

Seat EmployGuns::seat(const Position& p) const { return seat_of(p, p.battle.attacker); }

Refusal EmployGuns::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    return verb_of(action) == Verb::employ ? why_not_employ(p, unit_of(action)) : kNotAsked<EmployGuns>;
}

EventArgs EmployGuns::asks(const Position& p) const { return event_args(p.battle.area); }

void EmployGuns::legal(const Position& p, ActionList& out) const {
    for (const Unit gun : activated(p, kGuns & units_of(p.battle.attacker)))
        if (!why_not_employ(p, gun)) out.push_back(act(Verb::employ, gun));
    out.push_back(kDone);
}

std::optional<Action> EmployGuns::forced(const Position& p) const {
    for (const Unit gun : activated(p, kGuns & units_of(p.battle.attacker)))
        if (!why_not_employ(p, gun)) return std::nullopt;
    return kDone;
}

void EmployGuns::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return after_employment(p);
    p.battle.employed.insert(unit_of(action));
    emit(effects, Happening::employed, unit_of(action), value(p, unit_of(action)));
    p.push(*this);
}

// --- Retreat (W2-O7) ---------------------------------------------------------------------------------------------------------------------

namespace {

// W2-O7.2, W2-O7.3  The areas to which the Defender's units may retreat; empty unless all of them can.
AreaSet shelters(const Position& p) {
    const Faction faction = p.battle.defender;
    const AreaSet possible = (neighbours(p.battle.area) & p.controlled_by(faction) & p.areas_of(faction)) - contested(p) - kBlack;
    int room = 0;
    for (const Area area : possible) room += stacking(p.edition, area) - units_at(p, area, side_of(faction)).size();
    return room >= units_at(p, p.battle.area, faction).size() ? possible : AreaSet();
}

// W2-13.4.1, W2-13.4.8
void after_retreat(Position& p) {
    const bool british_hold = p.battle.attacker == Faction::french && p.battle.defender == Faction::british;
    if (british_hold && p.impulse.ambushes.has(p.battle.area)) p.push(SunkenRoad{});
    else p.push(FireTotals{});
}

}   // namespace

void after_employment(Position& p) {
    const bool disc = p.disc == side_of(p.battle.defender);
    if (p.plays(Option::retreat) && disc && !p.battle.bombardment && !shelters(p).empty()) p.push(Retreat{});
    else after_retreat(p);
}

Seat Retreat::seat(const Position& p) const { return seat_of(p, p.battle.defender); }

Refusal Retreat::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    if (verb_of(action) != Verb::retreat) return kNotAsked<Retreat>;
    return shelters(p).empty() ? kWhy.no_shelter : Refusal();
}

EventArgs Retreat::asks(const Position& p) const { return event_args(p.battle.area); }

void Retreat::legal(const Position& p, ActionList& out) const {
    if (!why_not(p, act(Verb::retreat))) out.push_back(act(Verb::retreat));
    out.push_back(kDone);
}

void Retreat::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return after_retreat(p);
    p.disc = side_of(p.battle.attacker);   // W2-O7.6
    emit(effects, Happening::disc_passes, p.disc);
    if (p.plays(Option::combined_attack) && combined_attack(p)) {   // W2-O8.4
        emit(effects, Happening::retreat_refused, p.battle.area);
        effects.reveal();
        return after_retreat(p);
    }
    emit(effects, Happening::retreat_begins, p.battle.area, p.battle.defender);
    p.battle.shelters = shelters(p);
    p.push(RetreatPlaces{});
}

Seat RetreatPlaces::seat(const Position& p) const { return seat_of(p, p.battle.defender); }

Refusal RetreatPlaces::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::fall_back) return kNotAsked<RetreatPlaces>;
    const Unit unit = unit_of(action);
    if (faction_of(unit) != p.battle.defender || p.place(unit) != p.battle.area) return kWhy.not_retreating;
    const Area to = area_of(action);
    return p.battle.shelters.has(to) && !is_full(p, to, side_of(p.battle.defender)) ? Refusal() : kWhy.no_shelter;
}

EventArgs RetreatPlaces::asks(const Position& p) const { return event_args(p.battle.area); }

void RetreatPlaces::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : units_at(p, p.battle.area, p.battle.defender))
        for (const Area area : p.battle.shelters)
            if (const Action action = act(Verb::fall_back, unit, area); !why_not(p, action)) out.push_back(action);
}

void RetreatPlaces::apply(Position& p, Action action, Effects& effects) const {
    UnitSet hidden;   // the enemy does not see which of them goes where
    for (const Unit unit : units_at(p, p.battle.area, p.battle.defender))
        if (!face_up(p, unit)) hidden.insert(unit);
    if (p.battle.shelters.size() > 1 && hidden.has(unit_of(action))) confuse(p, hidden);
    enter(p, unit_of(action), area_of(action), effects);   // W2-O7.4: it costs no points, and the unit is face down
    if (!units_at(p, p.battle.area, p.battle.defender).empty()) return p.push(*this);
    p.battle = Battle{};   // W2-O7.5: no battle takes place
}

// --- The sunken road (W2-13.4) -----------------------------------------------------------------------------------------------------------

namespace {

// W2-13.4.3, W2-13.4.4, W2-13.4.7  Wellington's place does not matter.
UnitSet reserves_of_the_road(const Position& p) {
    return (units_at(p, kPool, Faction::british) & units_of(area_data(p.battle.area).sunken_road)) - kBrunswick;
}

}   // namespace

Seat SunkenRoad::seat(const Position&) const { return kBritishSeat; }

Refusal SunkenRoad::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return {};
    if (verb != Verb::add && verb != Verb::add_unit) return kNotAsked<SunkenRoad>;
    if (is_full(p, p.battle.area, Side::allied)) return kWhy.no_room;
    if (sets_up_freely(p, Faction::british) != (verb == Verb::add_unit)) return kWhy.drawn_not_chosen;   // W2-O1.3
    const UnitSet reserves = reserves_of_the_road(p);
    if (verb == Verb::add_unit && kBrunswick.has(unit_of(action))) return kWhy.no_brunswickers;
    return (verb == Verb::add ? reserves.empty() : !reserves.has(unit_of(action))) ? kWhy.no_reserve : Refusal();
}

EventArgs SunkenRoad::asks(const Position& p) const { return event_args(p.battle.area); }

void SunkenRoad::legal(const Position& p, ActionList& out) const {
    if (!why_not(p, act(Verb::add))) out.push_back(act(Verb::add));
    for (const Unit unit : reserves_of_the_road(p))
        if (const Action action = act(Verb::add_unit, unit); !why_not(p, action)) out.push_back(action);
    out.push_back(kDone);
}

void SunkenRoad::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) != Verb::done) {
        const UnitSet reserves = reserves_of_the_road(p);
        const Unit unit = verb_of(action) == Verb::add ? reserves.nth(effects.dice.roll(reserves.size()) - 1) : unit_of(action);
        emit(effects, Happening::ambush, p.battle.area);
        place(p, unit, p.battle.area, effects);
    }
    p.push(FireTotals{});
}

}   // namespace papelotte::waterloo200
