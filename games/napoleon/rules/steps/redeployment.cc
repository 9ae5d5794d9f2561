#include "games/napoleon/rules/steps/redeployment.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/pieces.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

Refusal why_not_redeploy(const Position& p, const Redeploy& step, Unit unit, Town to) {
    const Side side = step.who.side();
    if (!step.who.units().has(unit) || !on_map(p, unit)) return kWhy.not_your_block;
    const Town from = p.place(unit), far = from == step.town ? to : from;
    if (from != step.town && to != step.town) return kWhy.not_next_to_it;
    if (road_between(from, to) == kNoRoad) return kWhy.not_next_to_it;
    if (p.block(unit).disrupted) return kWhy.disrupted;
    if (p.block(unit).redeployed) return kWhy.redeployed_already;
    if (p.fights.has(far)) return kWhy.fight_there;
    if (units_at(p, far, side).empty()) return kWhy.no_friends_there;
    return has_place(step.town, static_cast<std::size_t>(way_index(step.town, far)), step.used) ? Refusal() : kWhy.redeployment_full;
}

// Everything about it that everybody can see: a block may come or go.
bool anybody_may(const Position& p, const Redeploy& step) {
    for (const Unit unit : step.who.units())
        for (const Way& way : ways_from(step.town)) {
            if (p.place(unit) != step.town && p.place(unit) != way.to) continue;
            if (!why_not_redeploy(p, step, unit, p.place(unit) == step.town ? way.to : step.town)) return true;
        }
    return false;
}

}  // namespace

Seat Redeploy::seat(const Position& p) const { return seat_of(p, who); }
EventArgs Redeploy::asks(const Position&) const { return event_args(town); }

Refusal Redeploy::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return {};
    return verb_of(action) == Verb::redeploy ? why_not_redeploy(p, *this, unit_of(action), town_of(action)) : kNotAsked<Redeploy>;
}

void Redeploy::legal(const Position& p, ActionList& out) const {
    for (const Way& way : ways_from(town)) {
        for (const Unit unit : units_at(p, town) & who.units())
            if (!why_not_redeploy(p, *this, unit, way.to)) out.push_back(act(Verb::redeploy, unit, way.to));
        for (const Unit unit : units_at(p, way.to) & who.units())
            if (!why_not_redeploy(p, *this, unit, town)) out.push_back(act(Verb::redeploy, unit, town));
    }
    out.push_back(kDone);
}

std::optional<Action> Redeploy::forced(const Position& p) const { return anybody_may(p, *this) ? std::nullopt : std::optional(kDone); }

// NP-11.1.10: two Allied players take turns; a player who passes drops out.
void Redeploy::apply(Position& p, Action action, Effects& effects) const {
    Redeploy next = *this;
    const auto partner = partner_out ? std::nullopt : partner_of(p, who);
    if (verb_of(action) == Verb::done) {
        next.partner_out = true;
        if (partner) {
            next.who = *partner;
            return p.push(next);
        }
        for (const Unit unit : units_of(who.side())) p.block(unit).redeployed = false;
        return;
    }
    const Unit unit = unit_of(action);
    const Town from = p.place(unit), to = town_of(action);
    note_deed(p, unit, kAllUnits);
    p.places[unit] = to;
    p.block(unit).redeployed = true;
    use_road(next.used, town, from == town ? to : from);
    tell_side(who.side(), effects, Happening::unit_redeployed, unit, from, to);
    tell_others(who.side(), effects, Happening::block_redeployed, army_of(unit), from, to);
    if (partner) next.who = *partner;
    p.push(next);
}

}  // namespace papelotte::napoleon
