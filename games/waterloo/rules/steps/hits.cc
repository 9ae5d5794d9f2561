// Hits on cavalry and on guns.
#include "games/waterloo/rules/steps/hits.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

// The refusals of ranged fire and of skirmish fire: the same questions under different rules.
struct HitRules {
    const Rule &not_hit, &tired_already, &tire_instead;
};
constexpr HitRules kRanged{kWhy.ranged_not_hit, kWhy.ranged_tired_already, kWhy.ranged_retreat_instead};
constexpr HitRules kSkirmish{kWhy.skirmish_not_hit, kWhy.skirmish_tired_already, kWhy.skirmish_retreat_instead};
constexpr const Rule* kLosses[] = {&kWhy.not_assaulting_cavalry, &kWhy.not_charging_cavalry, &kWhy.not_overfilled_cavalry};

}  // namespace

// --- Cavalry under skirmish and ranged fire ------------------------------------------------------------------------------------

Refusal CavalryHits::why_not(const Position& p, Action action) const {
    const UnitSet cavalry = cavalry_at(p, area, side);
    const Verb verb = verb_of(action);
    if (cavalry.empty() || hits == 0) return verb == Verb::done ? Refusal() : kNotAsked<CavalryHits>;
    if (verb != Verb::tire && verb != Verb::retreat && verb != Verb::lose) return kNotAsked<CavalryHits>;
    const Unit unit = unit_of(action);
    const HitRules& rules = ranged ? kRanged : kSkirmish;
    if (!cavalry.has(unit)) return rules.not_hit;
    if (verb == Verb::tire) return p.unit(unit).posture == Posture::upright ? Refusal() : rules.tired_already;
    const AreaSet ways = retreat_areas(p, unit);
    if (verb == Verb::retreat) return why_no_retreat(p, unit, area_of(action));
    return ways.empty() && fresh(p, cavalry).empty() ? Refusal() : rules.tire_instead;
}

void CavalryHits::legal(const Position& p, ActionList& out) const {
    const UnitSet cavalry = cavalry_at(p, area, side);
    if (cavalry.empty() || hits == 0) return out.push_back(kDone);
    const bool all_tired = fresh(p, cavalry).empty();
    for (const Unit unit : cavalry) {
        if (p.unit(unit).posture == Posture::upright) out.push_back(act(Verb::tire, unit));
        const AreaSet ways = retreat_areas(p, unit);
        for (const Area to : ways) out.push_back(act(Verb::retreat, unit, to));
        if (all_tired && ways.empty()) out.push_back(act(Verb::lose, unit));
    }
}

std::optional<Action> CavalryHits::forced(const Position& p) const { return only_choice(*this, p); }

void CavalryHits::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {
        p.push(LeaderDanger{area, kNobody, false});   // WL-12.2.4
        if (ranged && hits > 0) p.push(GunHits{area, side, hits});   // WL-6.4.4
        return;
    }
    p.push(CavalryHits{area, side, counted(hits - 1), ranged});
    const Unit unit = unit_of(action);
    switch (verb_of(action)) {
        case Verb::tire: return tire(p, unit, effects);
        case Verb::lose: return eliminate(p, unit, Cause::no_retreat, effects);
        default: break;
    }
    const Area to = area_of(action);
    emit(effects, Happening::retreated, unit, area, to);
    ask_leaders(p, area, to, side, false);
    arrive(p, unit, to, 0, effects);
}

// --- Hits that cavalry cannot avoid ----------------------------------------------------------------------------------------

namespace {

UnitSet exposed(const Position& p, const CavalryLosses& losses) {
    const bool assault = losses.by != HitBy::area_limit && p.assault.area == losses.area;
    return assault ? taking_part(p, losses.side) & kCavalry : cavalry_at(p, losses.area, losses.side);
}

}  // namespace

Refusal CavalryLosses::why_not(const Position& p, Action action) const {
    const UnitSet cavalry = exposed(p, *this);
    if (cavalry.empty() || hits == 0) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<CavalryLosses>;
    if (verb_of(action) == Verb::hit && cavalry.has(unit_of(action))) return {};
    return *element(kLosses, by);
}

void CavalryLosses::legal(const Position& p, ActionList& out) const {
    const UnitSet cavalry = exposed(p, *this);
    if (cavalry.empty() || hits == 0) return out.push_back(kDone);
    for (const Unit unit : cavalry) out.push_back(act(Verb::hit, unit));
}

std::optional<Action> CavalryLosses::forced(const Position& p) const { return only_choice(*this, p); }

void CavalryLosses::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) {
        if (by != HitBy::area_limit) return;
        p.push(LeaderDanger{area, kNobody, false});
        if (hits > 0) p.push(GunHits{area, side, hits});   // WL-1.4.4
        return;
    }
    p.push(CavalryLosses{area, side, counted(hits - 1), by});
    const Unit unit = unit_of(action);
    if (p.unit(unit).posture == Posture::upright) tire(p, unit, effects);
    else eliminate(p, unit, by == HitBy::area_limit ? Cause::area_limit : Cause::fire, effects);
}

// --- Guns ------------------------------------------------------------------------------------------------------------------------

Refusal GunHits::why_not(const Position& p, Action action) const {
    const UnitSet guns = manned(p, guns_at(p, area, side));
    if (guns.empty() || hits == 0) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<GunHits>;   // WL-9.3.2: surplus hits are lost
    if (verb_of(action) != Verb::unman) return kNotAsked<GunHits>;
    return guns.has(unit_of(action)) ? Refusal() : kWhy.not_a_manned_gun;
}

void GunHits::legal(const Position& p, ActionList& out) const {
    const UnitSet guns = manned(p, guns_at(p, area, side));
    if (guns.empty() || hits == 0) return out.push_back(kDone);
    for (const Unit gun : guns) out.push_back(act(Verb::unman, gun));
}

std::optional<Action> GunHits::forced(const Position& p) const {
    const UnitSet guns = manned(p, guns_at(p, area, side));
    if (guns.empty() || hits == 0) return kDone;
    return hits >= guns.size() ? std::optional(act(Verb::unman, guns.front())) : std::nullopt;   // if all are hit, the order does not matter
}

void GunHits::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    const Unit gun = unit_of(action);
    if (p.stock_of(colour_of(gun)) == 0) {   // WL-9.4.1: provide a cube first, then ask again
        p.push(*this);
        return p.push(Sacrifice{colour_of(gun)});
    }
    p.push(GunHits{area, side, counted(hits - 1)});
    unman(p, gun, effects);
}

}   // namespace papelotte::waterloo
