// What holds of every position, for tests and for positions that are made by hand.
#include "engine/soundness.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/position_faults.h"
#include "games/smohain/rules/rules.h"
#include "games/smohain/rules/words.h"

namespace papelotte::smohain {
namespace {

InputFault broken_units(const Position& p) {
    for (const Unit unit : kAllUnits) {
        const UnitState& state = p.units[unit];
        const std::string who = "units." + std::string(word(unit));
        const bool right = on_map(state.at) ? state.steps >= 1 && state.steps <= kTables.steps : state.steps == 0;
        if (!right) return InputFault(kBoardFaults.steps).at(who);
        if (!on_map(state.at) && state.ordered) return InputFault(kBoardFaults.off_map).at(who);
    }
    for (const Area area : kMap) {
        if (units_at(p, area).size() > kTables.units_in_an_area) return InputFault(kBoardFaults.too_many).at(word(area));
        if (!units_at(p, area, kFrench).empty() && !units_at(p, area, kAllied).empty())
            return InputFault(kBoardFaults.both_sides).at(word(area));
    }
    return {};
}

InputFault broken_ambush(const Position& p) {
    if (!(p.searched - kBuiltUp).empty()) return InputFault(kBoardFaults.searched).at("searched");
    switch (p.ambush) {
        case Ambush::none:
            if (p.ambush_at != kNowhere || !p.searched.empty()) return InputFault(kBoardFaults.no_ambush).at("ambush");
            break;
        case Ambush::hidden:
            if (!ambush_may_lie_in(p).has(p.ambush_at)) return InputFault(kBoardFaults.ambush_hidden).at("ambush_at");
            break;
        case Ambush::sprung:
            if (!p.searched.has(p.ambush_at)) return InputFault(kBoardFaults.ambush_sprung).at("ambush_at");
            break;
    }
    return {};
}

// An assault that succeeded: somebody defends, and the unit could assault him.
bool is_sound(const Position& p, const Answer& step, const Orders& orders) {
    return kAllUnits.has(step.unit) && on_map(step.area) && side_of(step.unit) == orders.side && p.units[step.unit].ordered &&
           kNeighbours[step.area].has(p.units[step.unit].at) && !units_at(p, step.area, other(orders.side)).empty();
}

InputFault broken_agenda(const Position& p) {
    const auto wrong = [](const Rule& rule) { return InputFault(rule).at("agenda"); };
    if (p.agenda.empty() == (p.result == Result::none)) return wrong(kBoardFaults.ended);
    if (InputFault order = broken_order(p.agenda)) return order;
    if (has_step<LayAmbush>(p) && p.ambush != Ambush::none) return wrong(kBoardFaults.ambush_laid);
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Orders* below = i > 0 ? std::get_if<Orders>(&p.agenda[i - 1]) : nullptr;
        if (const Orders* orders = std::get_if<Orders>(&p.agenda[i]))
            if ((orders->side != kFrench && orders->side != kAllied) || (below && (below->side != kAllied || orders->side != kFrench)))
                return wrong(kBoardFaults.orders);
        if (const Answer* answer = std::get_if<Answer>(&p.agenda[i]); answer && !is_sound(p, *answer, *below))
            return wrong(kBoardFaults.no_assault);
    }
    return {};
}

}  // namespace

InputFault Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTables.turns) return InputFault(kBoardFaults.turn).at("turn");
    return first_of(broken_units(p), broken_ambush(p), broken_agenda(p));
}

}  // namespace papelotte::smohain
