// EM-11.21 to EM-11.25  Moving out of sequence; EM-12.8  unfastening.
#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/parts.h"
#include "games/enemy_mistakes/rules/steps/manoeuvre.h"
#include "games/enemy_mistakes/rules/steps/orders.h"

namespace papelotte::enemy_mistakes {

// --- EM-11.21 ---------------------------------------------------------------------------------------------------------------------------

namespace {

int sequence_cost(const Position& p, General general, UnitSet group) {
    return kTables.out_of_sequence_per_unit * group.size() + sight_cost(p, general, group);
}

Refusal why_not_in_sequence(const Position& p, Army army, Unit unit) {
    if (const Refusal why = why_not_own(p, army, unit)) return why;
    if (is_garrison(unit)) return kWhy.garrison_has_no_orders;
    const FormationState& formation = p.formation(unit);
    if (formation.orange > 0) return kWhy.in_recovery;
    if (formation.out_of_sequence) return kWhy.moved_out_of_sequence;
    return formation.manoeuvred ? kWhy.manoeuvred_already : Refusal();
}

// The greatest number of generated points that he can use here, or -1 if he cannot pay at all.
int generated_for(const Position& p, General general, Unit unit, int cost) {
    for (int generated = p.generals[general].generated; generated >= 0; --generated)
        if (!why_cannot_pay(p, general, unit, cost, generated, false)) return generated;
    return -1;
}

// Whether a General has somebody to command, and points for one unit: most have not.
bool has_points(const Position& p, General general) {
    const GeneralState& state = p.generals[general];
    if (state.fate != Fate::on_board || (data_of(general).corps == Corps::none && state.host == kNoUnit)) return false;
    return markers_of(p, general) + state.generated >= kTables.out_of_sequence_per_unit;
}
GeneralSet generals_with_points(const Position& p, Army army) {
    return members_where(GeneralSet::first(kGenerals), [&](General general) { return army_of(general) == army && has_points(p, general); });
}

void add_sequences(const Position& p, const OutOfSequence& step, ActionList& out) {
    for (const General general : generals_with_points(p, step.army)) {
        for (const Unit leader : leaders(p, step.army)) {
            const UnitSet group = step.part.empty() ? members(p, leader) : step.part;
            const Unit unit = group.front();
            if (!step.part.empty() && p.leader(unit) != leader) continue;
            if (why_not_in_sequence(p, step.army, unit) || why_not_commanded(p, general, unit)) continue;
            if (const int generated = generated_for(p, general, unit, sequence_cost(p, general, group)); generated >= 0)
                out.push_back(act(Verb::sequence, general, unit, generated));
        }
    }
}

}   // namespace

Seat OutOfSequence::seat(const Position& p) const { return p.seat_of(army); }
EventArgs OutOfSequence::asks(const Position&) const { return event_args(army); }

void OutOfSequence::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    if (part.empty() || !why_not_group(p, part, part.front())) add_sequences(p, *this, out);
    if (!part.empty()) return add_takes(p, part, out);
    for (const General general : generals_with_points(p, army)) {
        for (const Unit leader : leaders(p, army))
            if (!why_not_in_sequence(p, army, leader) && !why_not_commanded(p, general, leader)) add_parts(p, leader, out);
    }
}

Refusal OutOfSequence::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    const Verb verb = verb_of(action);
    if (verb != Verb::sequence && verb != Verb::part && verb != Verb::take) return kNotAsked<OutOfSequence>;
    const Unit unit = unit_of(action);
    if (const Refusal why = why_not_in_sequence(p, army, unit)) return why;
    if (verb != Verb::sequence) return why_not_part(p, part, action);
    if (const Refusal why = why_not_group(p, part, unit)) return why;
    const General general = general_of(action);
    if (army_of(general) != army) return kWhy.not_your_general;
    if (!p.on_board(general)) return kWhy.general_gone;
    if (const Refusal why = why_not_commanded(p, general, unit)) return why;
    return why_cannot_pay(p, general, unit, sequence_cost(p, general, part.empty() ? members(p, unit) : part), number_of(action), false);
}

void OutOfSequence::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) {
        if (!part.empty()) p.push(OutOfSequence{army, {}});
        return;
    }
    if (verb_of(action) != Verb::sequence) return p.push(OutOfSequence{army, part_after(p, part, action)});
    const Unit unit = unit_of(action);
    const General general = general_of(action);
    const UnitSet group = part.empty() ? members(p, unit) : part;
    const int cost = sequence_cost(p, general, group);
    pay(p, general, unit, cost, number_of(action));
    tell(effects, Happening::sequence_bought, general, unit, cost);
    p.push(OutOfSequence{army, {}});
    const bool green = p.formation(unit).green;
    p.push(Manoeuvre{army, group, true});
    if (group != members(p, unit)) {
        split_off(p, group, effects);
        p.formation(unit).green = green;
    }
}

std::optional<Action> OutOfSequence::forced(const Position& p) const {
    return part.empty() && generals_with_points(p, army).empty() ? std::optional(kDone) : std::nullopt;
}

// Mostly nobody: it is dear.
Action OutOfSequence::random(const Position& p, Dice& dice) const {
    if (!part.empty() || now_and_then(dice)) return from_list(*this, p, dice);
    const GeneralSet generals = generals_with_points(p, army);
    if (generals.empty()) return kDone;
    const General general = dice.pick(generals);
    const Unit host = p.generals[general].host;
    const Unit unit = data_of(general).corps != Corps::none ? dice.pick(units_of(data_of(general).corps)) : host;
    if (!p.on_board(unit) || why_not_in_sequence(p, army, unit) || why_not_commanded(p, general, unit)) return kDone;
    const int generated = generated_for(p, general, unit, sequence_cost(p, general, members(p, unit)));
    return generated >= 0 ? act(Verb::sequence, general, unit, generated) : kDone;
}

// --- EM-12.8 ----------------------------------------------------------------------------------------------------------------------------

Seat Unfasten::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Unfasten::asks(const Position&) const { return event_args(army); }

void Unfasten::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit gun : units_of(army) & kArtillery)
        if (const Action action = act(Verb::unfasten, gun); !why_not(p, action)) out.push_back(action);
}

Refusal Unfasten::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::unfasten) return kNotAsked<Unfasten>;
    const Unit gun = unit_of(action);
    if (const Refusal why = why_not_own(p, army, gun)) return why;
    if (!is_artillery(gun) || !p.stands[gun].fastened) return kWhy.not_fastened_artillery;
    const Marks& marks = p.marks[gun];
    if (data_of(gun).guns == Guns::foot && marks.fastened_now && marks.manoeuvred) return kWhy.foot_fastened_and_moved;
    if (data_of(gun).guns == Guns::horse && army == Army::black && marks.fastened_now) return kWhy.black_horse_fastened;
    return {};
}

void Unfasten::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    p.push(Unfasten{army});
    unfasten(p, unit_of(action));
    tell(effects, Happening::unfastened, unit_of(action));
}

std::optional<Action> Unfasten::forced(const Position& p) const {
    for (const Unit gun : units_of(army) & kArtillery)
        if (!why_not(p, act(Verb::unfasten, gun))) return std::nullopt;
    return kDone;
}

}   // namespace papelotte::enemy_mistakes
