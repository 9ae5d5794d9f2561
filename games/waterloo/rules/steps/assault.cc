// WL-7.1  Launching assaults, and their order.
#include "games/waterloo/rules/steps/assault.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"

namespace papelotte::waterloo {
namespace {

constexpr Rule kSomeoneMustAssault{"WL-4.5.1", "At least one unit of the activated area must assault."};
constexpr Rule kNoPart{"WL-7.1.1", "Only mobile infantry and cavalry assault."};
constexpr Rule kDefensiveStays{"WL-1.2.2", "Infantry in defensive formation or in square cannot assault."};
constexpr Rule kNothingToAssault{"WL-7.1.3", "An assault must end in an enemy-occupied area."};
constexpr Rule kNotItsOwnArea{"WL-7.1.2", "A unit does not assault the area in which it stands."};
constexpr Rule kNotTheBox{"WL-14.2.4", "Nobody assaults the Delayed box."};
constexpr Rule kInfantryAdjacent{"WL-7.1.2", "Infantry assaults an area adjacent to its own."};
constexpr Rule kCavalryTwoAreas{"WL-7.1.2", "Cavalry assaults an area one or two away, its first step through an area free of the enemy."};
constexpr Rule kRoughGround{"WL-7.1.4", "Cavalry cannot assault into woods, town or river, nor pass through them on the way."};
constexpr Rule kNobodyToAccompany{"WL-7.1.9", "A leader ends where a unit of his area assaults, at most three areas away."};
constexpr Rule kLeadersOneByOne{"WL-12.2.3", "Another leader of the same colour is there."};
constexpr Rule kNoAssaultThere{"WL-7.1.6", "There is no unresolved assault in that area."};
constexpr Rule kNotForIt{"WL-13.2.2", "Only defending infantry in defensive formation benefits from a strong point."};
constexpr Rule kNoRoom{"WL-13.2.1", "The strong point shelters no more units."};
constexpr Rule kMustShelter{"WL-13.2.4", "As many units as there is room for must benefit, unless they protect guns."};
constexpr Rule kNamedAlready{"WL-13.2.4", "That unit benefits already."};

// Areas that the side may assault: the French never enter the Delayed box (WL-14.2.4).
AreaSet assaultable(const Position& p, Seat side) { return enemy_occupied(p, side) & kMap; }

// WL-7.1.2  Where cavalry may make its first step of two on the way to an assault.
AreaSet first_steps(const Position& p, Unit cavalry) {
    AreaSet steps = neighbours(p.place(cavalry)) - enemy_occupied(p, side_of(cavalry)) - kRough;
    steps.erase(kDelayed);   // WL-14.2.4
    return steps;
}

// WL-7.1.2, WL-7.1.4  An assault enters a target of the unit from one of its origins next to it: from its own area or, cavalry, from a first step.
AreaSet origins_of(const Position& p, Unit unit) {
    switch (arm_of(unit)) {
        case Arm::infantry: return p.unit(unit).posture == Posture::upright ? AreaSet::of(p.place(unit)) : AreaSet();
        case Arm::cavalry: return first_steps(p, unit) | AreaSet::of(p.place(unit));
        default: return {};
    }
}
AreaSet targets_of(const Position& p, Unit unit) {
    const AreaSet enemy = assaultable(p, side_of(unit)) - AreaSet::of(p.place(unit));
    return arm_of(unit) == Arm::cavalry ? enemy - kRough : enemy;
}

// WL-7.1.9  A leader may go with units of his area into the area that they assault.
Refusal why_not_accompany(const Position& p, Unit leader, Area target) {
    const Seat side = side_of(leader);
    const UnitSet entered =
        units_where(p, units_at(p, target, side) & kCombatUnits, [](const UnitState& u) { return u.acted && u.link != kNowhere; });
    AreaSet closed = enemy_occupied(p, side);
    closed.insert(kDelayed);
    const AreaSet way = reach(kNeighbours, AreaSet::of(p.place(leader)), data_of(leader).move - 1, closed);
    if (entered.empty() || (neighbours(target) & way).empty()) return kNobodyToAccompany;
    return meets_leader_of_his_colour(p, leader, target) ? kLeadersOneByOne : Refusal();
}

}   // namespace

Refusal why_no_attack(const Position& p, Unit unit, Area target, Area origin) {
    const Seat side = side_of(unit);
    const Area from = p.place(unit);
    if (arm_of(unit) != Arm::infantry && arm_of(unit) != Arm::cavalry) return kNoPart;
    if (arm_of(unit) == Arm::infantry && p.unit(unit).posture != Posture::upright) return kDefensiveStays;
    if (target == kDelayed) return kNotTheBox;
    if (target == from) return kNotItsOwnArea;
    if (!enemy_occupied(p, side).has(target)) return kNothingToAssault;
    if (arm_of(unit) == Arm::cavalry && (kRough.has(target) || (origin != from && kRough.has(origin)))) return kRoughGround;
    if (origins_of(p, unit).has(origin) && neighbours(origin).has(target)) return {};
    return arm_of(unit) == Arm::infantry ? kInfantryAdjacent : kCavalryTwoAreas;
}

bool can_attack_from(const Position& p, Unit unit) { return !(around(kNeighbours, origins_of(p, unit)) & targets_of(p, unit)).empty(); }

Seat AssaultMoves::seat(const Position& p) const { return p.active; }

Refusal AssaultMoves::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return moved ? Refusal() : kSomeoneMustAssault;
    if (verb != Verb::attack && verb != Verb::accompany) return kNotAsked<AssaultMoves>;
    const Unit unit = unit_of(action);
    if (const Refusal no = why_not_obeying(p, seat(p), area, leader, unit)) return no;
    if (verb == Verb::attack) return why_no_attack(p, unit, area_of(action), origin_of(action));
    return arm_of(unit) == Arm::leader ? why_not_accompany(p, unit, area_of(action)) : kNobodyToAccompany;
}

void AssaultMoves::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : obeying(p, seat(p), area, leader)) {
        const AreaSet targets = targets_of(p, unit);
        if (arm_of(unit) == Arm::leader) {
            for (const Area target : targets)
                if (!why_not_accompany(p, unit, target)) out.push_back(act(Verb::accompany, unit, target));
            continue;
        }
        const AreaSet origins = origins_of(p, unit);
        const auto attack_from = [&](Area origin) {
            for (const Area target : neighbours(origin) & targets) out.push_back(act(Verb::attack, unit, target, origin));
        };
        if (origins.has(area)) attack_from(area);
        for (const Area origin : origins - AreaSet::of(area)) attack_from(origin);
    }
    if (moved) out.push_back(kDone);
}

void AssaultMoves::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {
        clear_acted(p);
        return p.push(LeaderDanger{area, kNobody, false});   // WL-12.2.4
    }
    p.push(AssaultMoves{area, leader, true});
    const Unit unit = unit_of(action);
    const Area target = area_of(action);
    p.unit(unit).acted = true;
    if (arm_of(unit) == Arm::infantry) return p.push(TakeCubesAlong{unit, target, true});   // WL-7.1.7
    const Area origin = verb_of(action) == Verb::attack ? origin_of(action) : area;
    p.unit(unit).link = origin;
    tell(effects, Happening::attacked, unit, target, origin);
    relocate(p, unit, target);
}

// --- Which assault next (WL-7.1.6) -------------------------------------------------------------------------------------------------

namespace {

AreaSet unresolved(const Position& p) {
    AreaSet areas;
    for (int i = 0; i < kUnits; ++i)
        if (p.units[Unit(i)].link != kNowhere) areas.insert(p.place(Unit(i)));
    return areas;
}

void begin_assault(Position& p, Area area, Effects& effects) {
    const UnitSet assaulting = units_where(p, units_at(p, area), [](const UnitState& u) { return u.link != kNowhere; });
    p.assault = Assault{};
    p.assault.area = area;
    p.assault.side = side_of(assaulting.front());
    for (const Unit unit : assaulting& kCombatUnits) p.assault.origins.insert(p.unit(unit).link);
    p.assault.had_infantry = has(p, area, defender(p), Arm::infantry);
    p.assault.had_cavalry = has(p, area, defender(p), Arm::cavalry);
    tell(effects, Happening::assault_begins, area, attacker(p));
    p.push(AssaultStage{Stage::guns_fire, 0, kNobody});
    if (kStrongPoints.has(area)) p.push(DeclareStrongPoint{});   // WL-7.1.12
}

}   // namespace

Seat ResolveAssaults::seat(const Position& p) const { return p.active; }

Refusal ResolveAssaults::why_not(const Position& p, Action action) const {
    const AreaSet areas = unresolved(p);
    if (areas.empty()) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<ResolveAssaults>;
    if (verb_of(action) != Verb::resolve) return kNotAsked<ResolveAssaults>;
    return areas.has(area_of(action)) ? Refusal() : kNoAssaultThere;
}

void ResolveAssaults::legal(const Position& p, ActionList& out) const {
    for (const Area area : unresolved(p)) out.push_back(act(Verb::resolve, area));
    if (out.empty()) out.push_back(kDone);
}

std::optional<Action> ResolveAssaults::forced(const Position& p) const {
    const AreaSet areas = unresolved(p);
    if (areas.empty()) return kDone;
    return areas.size() == 1 ? std::optional(act(Verb::resolve, areas.front())) : std::nullopt;
}

void ResolveAssaults::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    begin_assault(p, area_of(action), effects);
}

// --- Strong points (WL-13.2) ---------------------------------------------------------------------------------------------------------

namespace {

UnitSet could_shelter(const Position& p) {
    return units_where(p, infantry_at(p, p.assault.area, defender(p)), [](const UnitState& u) { return u.posture == Posture::on_side; }) -
           sheltered(p);
}
int room_left(const Position& p) { return area_data(p.assault.area).strong_point_capacity - sheltered(p).size(); }
bool guns_need_protection(const Position& p) { return has(p, p.assault.area, defender(p), Arm::artillery); }

}   // namespace

Seat DeclareStrongPoint::seat(const Position& p) const { return defender(p); }

Refusal DeclareStrongPoint::why_not(const Position& p, Action action) const {
    const bool nothing_left = could_shelter(p).empty() || room_left(p) == 0;
    if (verb_of(action) == Verb::done) return nothing_left || guns_need_protection(p) ? Refusal() : kMustShelter;
    if (verb_of(action) != Verb::benefit) return kNotAsked<DeclareStrongPoint>;
    if (benefits(p, unit_of(action))) return kNamedAlready;
    if (!could_shelter(p).has(unit_of(action))) return kNotForIt;
    return room_left(p) > 0 ? Refusal() : kNoRoom;
}

void DeclareStrongPoint::legal(const Position& p, ActionList& out) const {
    if (room_left(p) > 0)
        for (const Unit unit : could_shelter(p)) out.push_back(act(Verb::benefit, unit));
    if (!why_not(p, kDone)) out.push_back(kDone);
}

std::optional<Action> DeclareStrongPoint::forced(const Position& p) const {
    const UnitSet candidates = could_shelter(p);
    if (candidates.empty() || room_left(p) == 0) return kDone;
    if (!guns_need_protection(p) && candidates.size() <= room_left(p)) return act(Verb::benefit, candidates.front());
    return std::nullopt;
}

void DeclareStrongPoint::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    UnitSet units = sheltered(p);
    units.insert(unit_of(action));
    p.assault.benefiting = {units.front(), units.size() > 1 ? units.nth(1) : kNoUnit};
    tell(effects, Happening::benefits, unit_of(action));
}

}   // namespace papelotte::waterloo
