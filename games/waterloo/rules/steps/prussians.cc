// WL-14  The Prussians.
#include "games/waterloo/rules/steps/prussians.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {

bool display_empty(const Position& p) { return units_at(p, kDisplay).empty(); }

// WL-14.1.4, WL-14.1.8, WL-14.2.1
Refusal why_not_enter(const Position& p, Unit unit, Area entry) {
    if (p.unit(unit).unmanned) return kWhy.unmanned;   // decision D63
    if (enemy_occupied(p, kAllied).has(entry)) return kWhy.entry_blocked;
    if (arm_of(unit) == Arm::leader && meets_leader_of_his_colour(p, unit, entry)) return kWhy.leader_there;
    return {};
}

UnitSet waiting(const Position& p) {
    return units_where(p, units_at(p, kDelayed), [](const UnitState& u) { return u.acted; });
}

}  // namespace

Refusal PrussianPhase::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::roll: return rolled || display_empty(p) ? kWhy.rolled_already : Refusal();
        case Verb::done: return rolled || display_empty(p) ? Refusal() : kWhy.roll_first;   // WL-14.1.7
        case Verb::enter: break;
        default: return kNotAsked<PrussianPhase>;
    }
    if (!waiting(p).has(unit_of(action))) return kWhy.not_waiting;
    if (!kEntries.has(area_of(action))) return kWhy.only_entries;
    return why_not_enter(p, unit_of(action), area_of(action));
}

void PrussianPhase::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : waiting(p))
        for (const Area entry : kEntries)
            if (!why_not_enter(p, unit, entry)) out.push_back(act(Verb::enter, unit, entry));
    for (const Action action : {act(Verb::roll), kDone})
        if (!why_not(p, action)) out.push_back(action);
}

std::optional<Action> PrussianPhase::forced(const Position& p) const { return only_choice(*this, p); }

void PrussianPhase::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return clear_acted(p);
    if (verb_of(action) == Verb::roll) {
        p.push(PrussianPhase{true});
        const int die = effects.dice.d6(), pieces = kTables.prussian_arrival[die - 1];   // WL-14.1.1
        Account(effects).report(Happening::arrival_roll, die, pieces);
        return p.push(Arrive{counted(pieces)});
    }
    p.push(*this);
    const Unit unit = unit_of(action);
    p.unit(unit).acted = false;
    if (arm_of(unit) == Arm::infantry) return p.push(TakeCubesAlong{unit, area_of(action), false});   // WL-14.2.6
    tell(effects, Happening::entered, unit, area_of(action));
    arrive(p, unit, area_of(action), 0, effects);
}

// --- Arrival (WL-14.1) ---------------------------------------------------------------------------------------------------------------

namespace {

const DisplayData* next_on_display(const Position& p) {
    for (const DisplayData& slot : kDisplayData)
        if (p.place(slot.unit) == kDisplay) return &slot;
    return nullptr;
}

AreaSet entries_of(char line) { return line == 'A' ? kEntriesA : kEntries - kEntriesA; }

}  // namespace

EventArgs Arrive::asks(const Position& p) const {
    const DisplayData* slot = next_on_display(p);
    return event_args(slot ? slot->unit : kNoUnit);
}

Refusal Arrive::why_not(const Position& p, Action action) const {
    const DisplayData* slot = next_on_display(p);
    if (!slot || pieces == 0) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<Arrive>;
    if (verb_of(action) != Verb::enter) return kNotAsked<Arrive>;
    if (unit_of(action) != slot->unit) return kWhy.next_in_line;
    if (area_of(action) == kDelayed) return {};
    if (!entries_of(slot->line).has(area_of(action))) return kWhy.wrong_line;
    return why_not_enter(p, slot->unit, area_of(action));
}

void Arrive::legal(const Position& p, ActionList& out) const {
    const DisplayData* slot = next_on_display(p);
    if (!slot || pieces == 0) return out.push_back(kDone);
    for (const Area entry : entries_of(slot->line))
        if (!why_not_enter(p, slot->unit, entry)) out.push_back(act(Verb::enter, slot->unit, entry));
    out.push_back(act(Verb::enter, slot->unit, kDelayed));
}

std::optional<Action> Arrive::forced(const Position& p) const { return only_choice(*this, p); }

void Arrive::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return;
    p.push(Arrive{counted(pieces - 1)});
    const Unit unit = unit_of(action);
    p.unit(unit).posture = arm_of(unit) == Arm::artillery ? Posture::on_side : Posture::upright;   // WL-14.1.5
    tell(effects, Happening::entered, unit, area_of(action));
    arrive(p, unit, area_of(action), 0, effects);
}

}  // namespace papelotte::waterloo
