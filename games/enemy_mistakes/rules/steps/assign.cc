#include "games/enemy_mistakes/rules/steps/assign.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr double kReach = 2.0 * kUm + 0.05;   // EM-10.4, EM-5.5: 60 mm, and half of a tenth for the rounding of coordinates

AssignStage stage_of(Verb verb) {
    return verb == Verb::merge ? AssignStage::merges : verb == Verb::assign ? AssignStage::markers : AssignStage::counters;
}

Refusal why_not_own(const Position& p, Army army, General general) {
    if (army_of(general) != army) return kWhy.not_your_general;
    return p.on_board(general) ? Refusal() : kWhy.general_gone;
}

Refusal why_no_merge(const Position& p, Army army, Unit one, Unit other) {
    if (army_of(one) != army || army_of(other) != army) return kWhy.not_your_unit;
    if (!p.on_board(one) || !p.on_board(other)) return kWhy.unit_gone;
    return why_not_merge(p, one, other);
}

// EM-10.1, EM-10.3, EM-5.26
Refusal why_no_markers(const Position& p, General general, int number) {
    if (general == kTables.ney) return kWhy.ney_has_his_own;
    if (data_of(general).commander) return kWhy.chiefs_box;
    if (number < 1 || p.generals[general].assigned + number > kTables.most_to_a_general) return kWhy.most_to_a_general;
    return p.armies[army_of(general)].chief >= number ? Refusal() : kWhy.box_empty;
}

// EM-10.4
Refusal why_no_place(const Position& p, General general, int x, int y) {
    if (p.generals[general].moved) return kWhy.general_moved;
    if (plane::length(plane::Vec{x / 10.0, y / 10.0} - centre_of(p, general)) > kReach) return kWhy.general_too_far;
    return why_not_spot(p, general, x, y);
}

// EM-5.5, EM-5.6, EM-5.27
Refusal why_no_host(const Position& p, General general, Unit unit) {
    const GeneralState& state = p.generals[general];
    if (state.moved) return kWhy.general_moved;
    if (army_of(unit) != army_of(general)) return kWhy.not_your_unit;
    if (!p.on_board(unit)) return kWhy.unit_gone;
    if (state.host == unit) return kWhy.attached_already;
    const Corps corps = data_of(general).corps;
    if (corps != Corps::none && corps_of(unit) != corps) return kWhy.host_of_other_corps;
    if (general == kTables.ney && corps_of(unit) == kTables.ney_never) return kWhy.ney_not_with_the_guard;
    const General other = attached_to(p, members(p, unit));
    if (other != kNoGeneral && other != general) return kWhy.one_general;
    return plane::near(plane::Box{centre_of(p, general), plane::direction(0), 0, 0}, box_of(p, unit), kReach) ? Refusal() : kWhy.host_too_far;
}

void legal_merges(const Position& p, Army army, ActionList& out) {
    const UnitSet all = leaders(p, army);
    for (const Unit one : all)
        for (const Unit other : all)
            if (one < other && corps_of(one) == corps_of(other) && !why_no_merge(p, army, one, other))
                out.push_back(act(Verb::merge, one, other));
}

void legal_counters(const Position& p, General general, ActionList& out) {
    if (p.generals[general].moved) return;
    for_each_spot(centre_of(p, general), {30, 60}, [&](int x, int y) {
        if (!why_no_place(p, general, x, y)) out.push_back(act(Verb::place, general, x, y));
    });
    for (const Unit unit : units_on_board(p, army_of(general)))
        if (!why_no_host(p, general, unit)) out.push_back(act(Verb::attach, general, unit));
}

}   // namespace

void supply_ney(Position& p, Effects& effects) {
    if (!p.plays(Option::ney)) return;
    ArmyState& army = p.armies[Army::blue];
    const std::uint8_t markers = std::min(army.chief, kTables.ney_markers);
    army.chief = static_cast<std::uint8_t>(army.chief - markers);
    const bool there = p.on_board(kTables.ney);
    std::uint8_t& to = there ? p.boxes[static_cast<std::size_t>(index_of(kTables.ney))] : army.reserve;
    to = static_cast<std::uint8_t>(to + markers);
    tell(effects, there ? Happening::ney_supplied : Happening::ney_missed, markers);
}

Seat Assign::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Assign::asks(const Position& p) const { return event_args(army, p.armies[army].chief); }

void Assign::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    if (stage == AssignStage::merges) legal_merges(p, army, out);
    for (const General general : GeneralSet::first(kGenerals)) {
        if (why_not_own(p, army, general)) continue;
        for (int number = 1; stage <= AssignStage::markers && number <= kTables.most_to_a_general; ++number)
            if (!why_no_markers(p, general, number)) out.push_back(act(Verb::assign, general, number));
        legal_counters(p, general, out);
    }
}

Action Assign::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    if (stage == AssignStage::merges && dice.below(8) == 0) {
        ActionList pairs;
        legal_merges(p, army, pairs);
        if (!pairs.empty()) return dice.pick(pairs);
    }
    const GeneralSet generals =
        members_where(GeneralSet::first(kGenerals), [&](General general) { return army_of(general) == army && p.on_board(general); });
    for (int attempt = 0; attempt < 3 && !generals.empty(); ++attempt) {
        const General general = dice.pick(generals);
        Action one = act(Verb::assign, general, 1 + dice.below(2));
        const UnitSet corps = data_of(general).corps == Corps::none ? units_of(army) : units_of(data_of(general).corps);
        if (const auto kind = dice.below(8); kind == 0) one = act(Verb::attach, general, dice.pick(corps));
        else if (kind == 1) {
            const plane::Vec to =
                centre_of(p, general) + plane::direction(static_cast<int>(dice.below(3600))) * static_cast<double>(dice.below(60));
            if (to.x < 0 || to.y < 0 || to.x > kBoardData.width || to.y > kBoardData.height) continue;
            one = act(Verb::place, general, static_cast<int>(to.x * 10), static_cast<int>(to.y * 10));
        }
        if (!why_not(p, one)) return one;
    }
    return kDone;
}

Refusal Assign::why_not(const Position& p, Action action) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return {};
    if (verb != Verb::merge && verb != Verb::assign && verb != Verb::place && verb != Verb::attach) return kNotAsked<Assign>;
    if (stage_of(verb) < stage) return kWhy.order_of_assign;   // EM-10.5
    if (verb == Verb::merge) return why_no_merge(p, army, unit_of(action), target_of(action));
    const General general = general_of(action);
    if (const Refusal no = why_not_own(p, army, general)) return no;
    if (verb == Verb::assign) return why_no_markers(p, general, number_of(action));
    return verb == Verb::place ? why_no_place(p, general, action.b, action.c) : why_no_host(p, general, unit_of(action));
}

void Assign::apply(Position& p, Action action, Effects& effects) const {
    const Verb verb = verb_of(action);
    if (verb == Verb::done) return;
    p.push(Assign{army, stage_of(verb)});
    if (verb == Verb::merge) {
        merge(p, unit_of(action), target_of(action));
        return tell(effects, Happening::formations_merged, unit_of(action), target_of(action));
    }
    const General general = general_of(action);
    GeneralState& state = p.generals[general];
    if (verb == Verb::assign) {
        const int number = number_of(action);
        std::uint8_t &chief = p.armies[army].chief, &box = p.boxes[static_cast<std::size_t>(index_of(general))];
        chief = static_cast<std::uint8_t>(chief - number);
        box = static_cast<std::uint8_t>(box + number);
        state.assigned = (state.assigned + static_cast<unsigned>(number)) & 3u;
        return tell(effects, Happening::markers_assigned, general, number);
    }
    state.moved = true;
    if (verb == Verb::place) return put_counter(p, general, action.b, action.c, effects);
    attach(p, general, unit_of(action), effects);
}

}   // namespace papelotte::enemy_mistakes
