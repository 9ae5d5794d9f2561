// W2-4.2, W2-10.2  The Activation Phase.
#include "games/waterloo200/rules/steps/activation.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

int activated_by(const Position& p, Side side) {
    int total = 0;
    for (const Faction faction : kFactions)
        if (side_of(faction) == side) total += p.impulse.activated[index_of(faction)];
    return total;
}

// W2-10.2.1, W2-4.5.2
bool limit_reached(const Position& p, Faction faction) { return p.impulse.activated[index_of(faction)] >= strategic_value(p, faction); }

}  // namespace

// W2-25.1.14, W2-25.1.15: a leader among enemies must first move to a free area.
// W2-4.1.4, W2-25.1.10: the commander-in-chief's place does not matter.
Refusal why_not_activate(const Position& p, Unit leader) {
    const Faction faction = faction_of(leader);
    if (!kTacticalLeaders.has(leader) || side_of(faction) != p.impulse.side) return kWhy.tactical_leaders_only;
    if (!on_map(p, leader)) return kWhy.leader_not_on_the_map;
    if (p.unit(leader).activated || p.unit(leader).moved) return kWhy.once_an_impulse;
    if (limit_reached(p, faction)) return kWhy.enough_leaders;
    if (activated_by(p, p.impulse.side) == 0 && value(p, leader) == 0) return kWhy.stars_first;
    if (isolated(p, leader)) return kWhy.isolated_leader;
    if (!contested(p).has(p.place(leader))) return {};   // he can be revealed where he is, also on his last step (W2-4.4.1)
    const March march = begin_march(p, leader, Purpose::activation);
    return ends_of_march(p, march, Purpose::activation).empty() ? kWhy.cannot_be_revealed : Refusal();
}

bool can_activate_stars(const Position& p, Faction faction) {
    for (const Unit leader : kTacticalLeaders& units_of(faction))
        if (on_map(p, leader) && value(p, leader) > 0 && !why_not_activate(p, leader)) return true;
    return false;
}

// --- The choice of a leader ---------------------------------------------------------------------------------------------------------------

Seat ActivateLeaders::seat(const Position& p) const { return seat_of(p, who.faction); }

Refusal ActivateLeaders::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return activated_by(p, p.impulse.side) > 0 ? Refusal() : kWhy.at_least_one;
    if (verb_of(action) != Verb::activate) return kNotAsked<ActivateLeaders>;
    const Unit leader = unit_of(action);
    if (!who.is(faction_of(leader))) return kWhy.tactical_leaders_only;
    return why_not_activate(p, leader);
}

void ActivateLeaders::legal(const Position& p, ActionList& out) const {
    for (const Unit leader : kTacticalLeaders& units_of(p.impulse.side))
        if (const Action action = act(Verb::activate, leader); !why_not(p, action)) out.push_back(action);
    if (!why_not(p, kDone)) out.push_back(kDone);
}

void ActivateLeaders::apply(Position& p, Action action, Effects&) const {
    if (verb_of(action) == Verb::done) return;
    p.push(*this);
    p.push(LeaderPath{begin_march(p, unit_of(action), Purpose::activation)});
}

// Only the limit is public; whether another leader could be activated is not.
std::optional<Action> ActivateLeaders::forced(const Position& p) const {
    for (const Faction faction : kFactions)
        if (who.is(faction) && !limit_reached(p, faction)) return std::nullopt;
    return kDone;
}

// --- The leader's move -------------------------------------------------------------------------------------------------------------------

Seat LeaderPath::seat(const Position& p) const { return seat_of(p, faction_of(march.unit)); }

Refusal LeaderPath::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::to) return why_no_step(p, march, Purpose::activation, area_of(action));   // W2-4.2.8
    if (verb_of(action) != Verb::reveal) return kNotAsked<LeaderPath>;
    const Area at = p.place(march.unit);
    if (contested(p).has(at)) return kWhy.enemies_here;
    if (march.mp < kTables.reveal) return kWhy.no_point_for_the_leader;
    return at == march.from ? Refusal() : why_not_end(p, march.unit, at);
}

void LeaderPath::legal(const Position& p, ActionList& out) const {
    for (const Area to : next_steps(p, march, Purpose::activation)) out.push_back(act(Verb::to, to));
    if (const Action reveal = act(Verb::reveal); !why_not(p, reveal)) out.push_back(reveal);
}

void LeaderPath::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::to) {
        LeaderPath next = *this;
        advance(p, next.march, area_of(action), effects);
        return p.push(next);
    }
    p.unit(march.unit).activated = true;
    change(p.impulse.activated[index_of(faction_of(march.unit))], 1);
    show(p, march.unit, march.from, effects);
    emit(effects, Happening::activated, march.unit, p.place(march.unit));
}

}  // namespace papelotte::waterloo200
