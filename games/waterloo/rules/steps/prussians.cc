// WL-14  The Prussians.
#include "games/waterloo/rules/steps/prussians.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"

namespace papelotte::waterloo {
namespace {

constexpr Rule kNotWaiting{"WL-14.2.1", "Only a piece that was in the Delayed box at the start of the phase may enter now."};
constexpr Rule kUnmanned{"WL-9.3.1", "An unmanned gun cannot move: it stays in the Delayed box."};
constexpr Rule kOnlyEntries{"WL-14.2.1", "Pieces enter in one of the three entry areas."};
constexpr Rule kEntryBlocked{"WL-14.1.4", "An enemy-occupied entry area cannot be used."};
constexpr Rule kLeaderThere{"WL-14.1.8", "Another leader of the same army is in that entry area."};
constexpr Rule kRolledAlready{"WL-14.1.1", "The arrival die has been rolled in this phase."};
constexpr Rule kRollFirst{"WL-14.1.1", "The arrival die must be rolled before the phase ends."};
constexpr Rule kNextInLine{"WL-14.1.2", "Pieces leave the display from the left."};
constexpr Rule kWrongLine{"WL-14.1.3",
                          "Pieces of line A arrive in an A entry area, those of line B in the B entry area, or in the Delayed box."};

bool display_empty(const Position& p) { return units_at(p, kDisplay).empty(); }

// WL-14.1.4, WL-14.1.8, WL-14.2.1
Refusal why_not_enter(const Position& p, Unit unit, Area entry) {
    if (p.unit(unit).unmanned) return kUnmanned;   // decision D63
    if (enemy_occupied(p, kAllied).has(entry)) return kEntryBlocked;
    if (arm_of(unit) == Arm::leader && meets_leader_of_his_colour(p, unit, entry)) return kLeaderThere;
    return {};
}

UnitSet waiting(const Position& p) {
    return units_where(p, units_at(p, kDelayed), [](const UnitState& u) { return u.acted; });
}

}  // namespace

Refusal PrussianPhase::why_not(const Position& p, Action action) const {
    switch (verb_of(action)) {
        case Verb::roll: return rolled || display_empty(p) ? kRolledAlready : Refusal();
        case Verb::done: return rolled || display_empty(p) ? Refusal() : kRollFirst;   // WL-14.1.7
        case Verb::enter: break;
        default: return kNotAsked<PrussianPhase>;
    }
    if (!waiting(p).has(unit_of(action))) return kNotWaiting;
    if (!kEntries.has(area_of(action))) return kOnlyEntries;
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

std::optional<Unit> arriving(const Position& p) {
    if (p.agenda.empty() || !std::holds_alternative<Arrive>(p.agenda.back())) return std::nullopt;
    const DisplayData* slot = next_on_display(p);
    return slot ? std::optional(slot->unit) : std::nullopt;
}

Refusal Arrive::why_not(const Position& p, Action action) const {
    const DisplayData* slot = next_on_display(p);
    if (!slot || pieces == 0) return verb_of(action) == Verb::done ? Refusal() : kNotAsked<Arrive>;
    if (verb_of(action) != Verb::enter) return kNotAsked<Arrive>;
    if (unit_of(action) != slot->unit) return kNextInLine;
    if (area_of(action) == kDelayed) return {};
    if (!entries_of(slot->line).has(area_of(action))) return kWrongLine;
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
