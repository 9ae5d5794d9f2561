// EM-14.35 to EM-14.38  The Charge of a pursuit.
#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/steps/charge.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr int kSideSteps[] = {0, 150, -150, 300, -300};   // EM-13.16, in tenths of a millimetre

bool is_cavalry(Unit unit) { return type_of(unit) == Type::cavalry; }

// EM-14.36  The side step meets nobody but friends of its own formation, and stays on the board.
Refusal why_not_side_step(const Position& p, Unit leading, int offset) {
    if (offset == 0) return {};
    if (!is_cavalry(leading)) return kWhy.side_step;
    const plane::Box box = box_of(p, leading);
    const plane::Slide slide{offset > 0 ? box.right() : -box.right(), (offset > 0 ? offset : -offset) / 10.0};
    if (!is_on_table(box.moved(slide.along * slide.distance))) return kWhy.off_the_board;
    for (const Side side : {Side::french, Side::coalition})
        for (const Unit other : units_on_board(p, side) - members(p, leading))
            if (plane::slides_over(box, slide, box_of(p, other))) return kWhy.way_blocked;
    return {};
}

Mover pursuing(const Position& p, Unit leading, int offset) {
    Mover mover(p, UnitSet::of(leading));
    mover.set_kind(ChargeKind::pursuit, is_cavalry(leading) ? kTables.pursuit_cavalry_um : kTables.pursuit_infantry_um, offset / 10.0);
    return mover;
}

// EM-14.35  Infantry does not pursue Cavalry.
UnitSet may_be_pursued(const Position& p, Unit leading, UnitSet targets) {
    return members_where(targets, [&](Unit unit) { return p.on_board(unit) && (is_cavalry(leading) || !is_cavalry(unit)); });
}

// The pursuit Charges that the fixed search finds, one for each side step.
void find(const Position& p, Unit leading, UnitSet targets, std::size_t most, ActionList& out) {
    if (targets.empty()) return;
    for (const int offset : kSideSteps) {
        if (out.size() >= most || why_not_side_step(p, leading, offset)) continue;
        if (const auto found = pursuing(p, leading, offset).find_charge(targets))
            out.push_back(act(Verb::pursue_charge, offset, found->b, found->c));
    }
}

// EM-14.37  The others of its formation: of all parts into which that broke in this combat, since a unit that withdraws mostly leaves the others.
UnitSet others_of(const Position& p, Unit target) {
    const FormationState& formation = p.formation(target);
    return members_where(units_on_board(p, army_of(target)), [&](Unit unit) {
        const FormationState& part = p.formation(unit);
        const bool of_the_same = formation.takes_part && part.takes_part && part.first == formation.first && corps_of(unit) == corps_of(target);
        return unit != target && (of_the_same || p.leader(unit) == p.leader(target));
    });
}

// EM-14.37  The unit that withdrew; if it cannot be reached, the others of its formation.
UnitSet targets_of(const Position& p, const PursuitCharge& pursuit) {
    if (!p.on_board(pursuit.target)) return {};
    const UnitSet first = may_be_pursued(p, pursuit.leading, UnitSet::of(pursuit.target));
    ActionList found;
    find(p, pursuit.leading, first, 1, found);
    return found.empty() ? may_be_pursued(p, pursuit.leading, others_of(p, pursuit.target)) : first;
}

UnitSet who_can_lead(const Position& p, const LeadPursuit& step) {
    return members_where(step.pursuers, [&](Unit unit) {
        ActionList found;
        find(p, unit, targets_of(p, PursuitCharge{unit, step.target, {}}), 1, found);
        return !found.empty();
    });
}

// EM-4.22
bool is_beyond_fold(const Position& p, Unit unit, const plane::Box& box) {
    return army_of(unit) == Army::blue && p.entered == 0 && bounds_of(box).east > kBoardData.fold + plane::kOverlap;
}

// EM-14.38  The others make the same side step, turn and slide if their end is free, also one that a pursuer leaves. They move with the leading one,
// so nothing breaks up before all have moved; `checked`: counters that he reaches.
UnitSet follow(Position& p, const PursuitCharge& pursuit, Action charge, const Trial& trial, GeneralSet checked, Effects& effects) {
    Position then = p;
    then.stands[pursuit.leading].move_to(trial.ends[0]);
    const auto facing = [&](Unit unit) { return plane::normal_angle(facing_of(p, unit) + charge.b); };
    const auto after_turn = [&](Unit unit) {
        const plane::Box box = box_of(p, unit);
        return plane::turned(box.moved(box.right() * (charge.a / 10.0)), trial.about, charge.b, plane::direction(facing(unit)));
    };
    UnitSet came, left = members_where(pursuit.others, [&](Unit unit) { return p.on_board(unit); });
    for (std::size_t before = 0; before != static_cast<std::size_t>(left.size());) {
        before = static_cast<std::size_t>(left.size());
        for (const Unit unit : left) {
            const plane::Box end = after_turn(unit).moved(trial.slide.along * trial.slide.distance);
            if (!is_on_table(end) || is_beyond_fold(p, unit, end) || !is_free(then, end, UnitSet::of(unit))) continue;
            then.stands[unit].move_to(
                {plane::hundredths(end.centre.x), plane::hundredths(end.centre.y), static_cast<std::int16_t>(facing(unit))});
            came.insert(unit);
        }
        left -= came;
    }
    for (const Unit unit : came) {
        Trial same = trial;
        same.boxes.clear();
        same.boxes.push_back(after_turn(unit));
        const auto reached = pursuing(p, unit, charge.a).counters_reached(same);
        place(p, unit, then.stands[unit].pose());
        for (const Mover::Reached& one : reached) {
            if (!checked.has(one.general)) check_counter(p, one.general, unit, effects);
            checked.insert(one.general);
        }
        see_to_counters(p, UnitSet::of(unit), effects, checked);
    }
    return came;
}

}   // namespace

Seat LeadPursuit::seat(const Position& p) const { return p.seat_of(army_of(pursuers.front())); }

void LeadPursuit::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : who_can_lead(p, *this)) out.push_back(act(Verb::attack, unit));
    if (out.empty()) out.push_back(kDone);
}

Refusal LeadPursuit::why_not(const Position& p, Action action) const {
    if (action == kDone) return who_can_lead(p, *this).empty() ? Refusal() : kWhy.must_pursue;
    if (verb_of(action) != Verb::attack) return kNotAsked<LeadPursuit>;
    return who_can_lead(p, *this).has(unit_of(action)) ? Refusal() : kWhy.cannot_lead;
}

void LeadPursuit::apply(Position& p, Action action, Effects&) const {
    if (action == kDone) return;
    const Unit leading = unit_of(action);
    p.push(PursuitCharge{leading, target, pursuers - UnitSet::of(leading)});
}

std::optional<Action> LeadPursuit::forced(const Position& p) const { return only_choice(*this, p); }

Seat PursuitCharge::seat(const Position& p) const { return p.seat_of(army_of(leading)); }

void PursuitCharge::legal(const Position& p, ActionList& out) const { find(p, leading, targets_of(p, *this), 8, out); }

Refusal PursuitCharge::why_not(const Position& p, Action action, Trial* trial) const {
    if (action == kDone) return kWhy.must_pursue;
    if (verb_of(action) != Verb::pursue_charge) return kNotAsked<PursuitCharge>;
    const Unit at = Unit(action.c);
    if (!p.on_board(at)) return kWhy.charges_enemies;
    if (!is_cavalry(leading) && is_cavalry(at)) return kWhy.infantry_after_cavalry;
    if (const Refusal why = why_not_side_step(p, leading, action.a)) return why;
    const Mover mover = pursuing(p, leading, action.a);
    if (const Refusal why = mover.why_not_charge(leading, action.b, at, trial)) return why;
    return at == target || targets_of(p, *this).has(at) ? Refusal() : kWhy.nearest_first;
}

UnitSet PursuitCharge::first_met(const Position& p, Action charge) const { return pursuing(p, leading, charge.a).first_met(leading, charge.b); }

void PursuitCharge::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone || !p.on_board(leading)) return;
    const Unit at = Unit(action.c);
    const Mover mover = pursuing(p, leading, action.a);
    Trial trial;
    if (mover.why_not_charge(leading, action.b, at, &trial)) return;
    tell(effects, Happening::pursued, leading, action.b, trial.distance, at);
    GeneralSet checked;   // EM-5.14: once in a move
    for (const Mover::Reached& one : mover.counters_reached(trial)) checked.insert(one.general);
    UnitSet came = follow(p, *this, action, trial, checked, effects);
    make_charge(p, UnitSet::of(leading), mover, trial, leading, at, effects);
    came.insert(leading);
    for (const Unit unit : came)
        if (p.on_board(unit) && !enemies_in_contact(p, unit).empty()) p.combat.pursuers.insert(unit);
}

EventArgs PursuitCharge::asks(const Position&) const { return event_args(leading, target); }

std::optional<Action> PursuitCharge::forced(const Position& p) const {
    if (!p.on_board(leading)) return kDone;
    ActionList found;
    find(p, leading, targets_of(p, *this), 1, found);
    return found.empty() ? std::optional(kDone) : std::nullopt;
}

}   // namespace papelotte::enemy_mistakes
