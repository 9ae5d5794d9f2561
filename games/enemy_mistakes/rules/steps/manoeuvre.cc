#include "games/enemy_mistakes/rules/steps/manoeuvre.h"

#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/parts.h"
#include "games/enemy_mistakes/rules/steps/charge.h"
#include "games/enemy_mistakes/rules/steps/redeployment.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-12.1, EM-2.39, EM-3.10  Why the formation of a unit makes no manoeuvre.
Refusal why_not_to_move(const Position& p, Army army, Unit unit) {
    if (const Refusal why = why_not_own(p, army, unit)) return why;
    const FormationState& formation = p.formation(unit);
    if (formation.orange > 0) return kWhy.in_recovery;
    if (!formation.green) return kWhy.not_green;
    if (formation.out_of_sequence) return kWhy.moved_out_of_sequence;
    return formation.manoeuvred ? kWhy.manoeuvred_already : Refusal();
}

// EM-12.5  An enemy is strictly inside the area of one of its units: it may not be passed over in silence.
bool must_decide(const Position& p, Unit leader) {
    const UnitSet enemies = enemies_of(p, army_of(leader));
    for (const Unit unit : members(p, leader))
        for (const Unit enemy : enemies)
            if (engagement(p, enemy, unit) == Engaged::strictly_inside) return true;
    return false;
}

template <class Step>
UnitSet movable(const Position& p, const Step& step) {
    return members_where(leaders(p, step.army), [&](Unit leader) { return !why_not_to_move(p, step.army, leader); });
}

}   // namespace

// --- EM-12.1 ----------------------------------------------------------------------------------------------------------------------------

Seat Manoeuvres::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Manoeuvres::asks(const Position&) const { return event_args(army); }

void Manoeuvres::legal(const Position& p, ActionList& out) const {
    if (!part.empty()) {
        if (!why_not_group(p, part, part.front())) out.push_back(act(Verb::select, part.front()));
        return add_takes(p, part, out);
    }
    if (!why_not(p, kDone)) out.push_back(kDone);
    for (const Unit leader : movable(p, *this)) {
        out.push_back(act(Verb::select, leader));
        add_parts(p, leader, out);
    }
}

Refusal Manoeuvres::why_not(const Position& p, Action action) const {
    if (action == kDone) {
        if (!part.empty()) return kWhy.part_not_connected;
        for (const Unit leader : movable(p, *this))
            if (must_decide(p, leader)) return kWhy.must_decide;
        return {};
    }
    const Verb verb = verb_of(action);
    if (verb != Verb::select && verb != Verb::part && verb != Verb::take) return kNotAsked<Manoeuvres>;
    const Unit unit = unit_of(action);
    if (const Refusal why = why_not_to_move(p, army, unit)) return why;
    return verb == Verb::select ? why_not_group(p, part, unit) : why_not_part(p, part, action);
}

void Manoeuvres::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    if (verb_of(action) != Verb::select) return p.push(Manoeuvres{army, part_after(p, part, action)});
    const Unit unit = unit_of(action);
    const UnitSet group = part.empty() ? members(p, unit) : part;
    p.push(Manoeuvres{army, {}});
    p.push(Manoeuvre{army, group, false});
    if (group != members(p, unit)) split_off(p, group, effects);   // counters in the way of its shift move first
}

Refusal Manoeuvres::why_not_part_moves(const Position& p) const { return why_not_to_move(p, army, part.front()); }

// Mostly a formation or the end; sometimes a part.
Action Manoeuvres::random(const Position& p, Dice& dice) const {
    if (!part.empty() || now_and_then(dice)) return from_list(*this, p, dice);
    const UnitSet may = movable(p, *this);
    if (may.empty()) return kDone;
    if (dice.below(12) == 0 && !why_not(p, kDone)) return kDone;
    const Unit leader = dice.pick(may);
    if (dice.below(8) == 0) {
        ActionList parts;
        add_parts(p, leader, parts);
        if (!parts.empty()) return parts[dice.below(static_cast<std::uint32_t>(parts.size()))];
    }
    return act(Verb::select, leader);
}

// --- The manoeuvre ----------------------------------------------------------------------------------------------------------------------

namespace {

// EM-12.13
Refusal why_not_join(const Position& p, const Manoeuvre& step, Unit unit) {
    if (step.out_of_sequence) return kWhy.not_united;
    if (const Refusal why = why_not_to_move(p, step.army, unit)) return why;
    if (step.group.has(unit)) return kWhy.one_formation;
    for (const Unit one : step.group)
        for (const Unit other : in_contact_with(p, one, members(p, unit)))
            if (corps_of(one) != corps_of(other) && face_alike(p, one, other)) return {};
    return kWhy.not_united;
}

// EM-12.5  What it may charge: one of the enemies strictly inside its areas, if it can charge one of them.
UnitSet may_be_charged(const Position& p, const Mover& mover, const Manoeuvre& step) {
    const UnitSet engaged = mover.engaged_enemies();
    if (step.out_of_sequence || engaged.empty() || !mover.can_charge_one_of(engaged)) return enemies_of(p, step.army);
    return engaged;
}
Refusal why_not_that_charge(const Position& p, const Mover& mover, const Manoeuvre& step, Action charge, Trial* trial) {
    if (const Refusal why = mover.why_not_charge(Unit(charge.a), charge.b, Unit(charge.c), trial)) return why;
    return may_be_charged(p, mover, step).has(Unit(charge.c)) ? Refusal() : kWhy.charge_the_engaged;
}
// EM-12.5  It stands only if it cannot charge; a Fall Back that takes the place of a possible Charge goes as far as it can.
Refusal why_not_stand(const Mover& mover, const Manoeuvre& step) {
    if (step.out_of_sequence || mover.engaged_enemies().empty()) return {};
    return mover.can_charge_one_of(mover.engaged_enemies()) ? kWhy.must_charge : Refusal();
}
Refusal why_not_back(const Mover& mover, const Manoeuvre& step, int distance, Trial* trial = nullptr) {
    if (const Refusal why = mover.why_not_fall_back(distance, trial)) return why;
    if (step.out_of_sequence || mover.engaged_enemies().empty() || distance > kUmTenths - 10 || mover.why_not_fall_back(distance + 10))
        return {};
    return mover.can_charge_one_of(mover.engaged_enemies()) ? kWhy.as_far_as_it_can : Refusal();
}
// EM-2.38  Those of the group that fall back: a gun that cannot fasten is left behind.
UnitSet falling_back(const Position& p, UnitSet group) {
    return members_where(group, [&](Unit unit) { return !is_artillery(unit) || can_fasten(p, unit); });
}
// The farthest Fall Back, to a millimetre; negative: none.
int farthest_back(const Mover& mover) {
    for (int distance = kUmTenths; distance > 0; distance -= 10)
        if (!mover.why_not_fall_back(distance)) return distance;
    return -1;
}

void note_manoeuvre(Position& p, const Manoeuvre& step, bool moved) {
    for (const Unit unit : step.group) {
        if (!p.on_board(unit)) continue;
        FormationState& formation = p.formation(unit);
        formation.manoeuvred = true;
        if (step.out_of_sequence) formation.out_of_sequence = true;
        if (moved) p.marks[unit].manoeuvred = true;
    }
}

}   // namespace

Seat Manoeuvre::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Manoeuvre::asks(const Position&) const { return event_args(group.front()); }

void Manoeuvre::legal(const Position& p, ActionList& out) const {
    const Mover mover(p, group);
    if (!why_not_stand(mover, *this)) out.push_back(act(Verb::stand));
    add_charges(p, mover, group, may_be_charged(p, mover, *this), out);
    if (out.empty())
        if (const auto charge = mover.find_charge(mover.engaged_enemies())) out.push_back(*charge);
    if (const UnitSet back = falling_back(p, group); !back.empty())
        if (const int distance = farthest_back(back == group ? mover : Mover(p, back)); distance > 0)
            out.push_back(act(Verb::fall_back, distance));
    add_advances(p, mover, group, out);
    for (const Unit leader : leaders(p, army) - group)
        if (!why_not_join(p, *this, leader)) out.push_back(act(Verb::join, leader));
    if (out_of_sequence) out.push_back(act(Verb::redeploy, 0, group.front(), 0));
}

Refusal Manoeuvre::why_not(const Position& p, Action action, Trial* trial) const {
    switch (verb_of(action)) {
        case Verb::join: return why_not_join(p, *this, unit_of(action));
        case Verb::redeploy:
            return out_of_sequence && group.has(unit_of(action)) && action.a == 0 && action.c == 0 ? Refusal() : kNotAsked<Manoeuvre>;
        case Verb::stand: return why_not_stand(Mover(p, group), *this);
        case Verb::fall_back: {
            const UnitSet back = falling_back(p, group);
            return back.empty() ? kWhy.cannot_fasten : why_not_back(Mover(p, back), *this, action.a, trial);
        }
        case Verb::advance: return Mover(p, group).why_not_advance(Unit(action.a), action.b, action.c, trial);
        case Verb::charge: return why_not_that_charge(p, Mover(p, group), *this, action, trial);
        default: return kNotAsked<Manoeuvre>;
    }
}

UnitSet Manoeuvre::first_met(const Position& p, Action charge) const { return Mover(p, group).first_met(Unit(charge.a), charge.b); }

void Manoeuvre::apply(Position& p, Action action, Effects& effects) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::join) return p.push(Manoeuvre{army, group | members(p, unit_of(action)), false});
    if (verb == Verb::redeploy) {
        note_manoeuvre(p, *this, false);
        set_keep_off(p, group.front());
        return p.push(Redeploy{army, group, {}, kNoUnit, 0});
    }
    if (verb == Verb::stand) {
        tell(effects, Happening::stood, group.front());
        return note_manoeuvre(p, *this, false);
    }
    note_manoeuvre(p, *this, true);
    const UnitSet moving = verb == Verb::fall_back ? falling_back(p, group) : group;
    for (const Unit gun : group - moving) leave_formation(p, gun);
    const Mover mover(p, moving);
    Trial trial;
    if (verb == Verb::charge) {
        mover.why_not_charge(Unit(action.a), action.b, Unit(action.c), &trial);
        if (out_of_sequence)
            for (const Unit unit : group) p.formation(unit).green = true;   // EM-11.24
        return make_charge(p, group, mover, trial, Unit(action.a), Unit(action.c), effects);
    }
    if (verb == Verb::advance) {
        mover.why_not_advance(Unit(action.a), action.b, action.c, &trial);
        tell(effects, Happening::advanced, action.a, action.b, action.c);
    } else {
        mover.why_not_fall_back(action.a, &trial);
        tell(effects, Happening::fell_back, moving.front(), action.a);
    }
    carry_out(p, moving, mover, trial, false, effects);
}

Action Manoeuvre::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    const Mover mover(p, group);
    const UnitSet enemies = may_be_charged(p, mover, *this);
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (const Action charge = random_charge(p, mover, group, enemies, dice); charge != kDone && dice.below(3) != 0) return charge;
        if (!mover.engaged_enemies().empty()) continue;
        if (const Action advance = random_advance(p, mover, group, dice); advance != kDone) return advance;
    }
    if (dice.below(4) == 0 && !why_not_back(mover, *this, kUmTenths)) return act(Verb::fall_back, kUmTenths);
    if (!why_not_stand(mover, *this)) return act(Verb::stand);
    return *mover.find_charge(mover.engaged_enemies());
}

}   // namespace papelotte::enemy_mistakes
