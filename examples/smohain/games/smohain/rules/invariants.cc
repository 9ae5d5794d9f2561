// What holds of every position, for tests and for positions that are made by hand.
#include "engine/soundness.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/rules.h"
#include "games/smohain/rules/words.h"

namespace papelotte::smohain {
namespace {

std::string broken_units(const Position& p) {
    for (const Unit unit : kAllUnits) {
        const UnitState& state = p.units[unit];
        const std::string who = "units." + std::string(word(unit)) + ": ";
        if (on_map(state.at) ? state.steps < 1 || state.steps > kTables.steps : state.steps != 0) return who + "has no such steps (SM-2.1)";
        if (!on_map(state.at) && state.ordered) return who + "is not on the map";
    }
    for (const Area area : kMap) {
        const UnitSet units = units_at(p, area);
        if (units.size() > kTables.units_in_an_area) return std::string(word(area)) + ": too many units (SM-1.3)";
        if (!units_at(p, area, kFrench).empty() && !units_at(p, area, kAllied).empty())
            return std::string(word(area)) + ": units of both sides (SM-1.3)";
    }
    return {};
}

std::string broken_ambush(const Position& p) {
    if (!(p.searched - kBuiltUp).empty()) return "searched: must be built-up areas (SM-5.2)";
    switch (p.ambush) {
        case Ambush::none: return p.ambush_at == kNowhere && p.searched.empty() ? "" : "ambush: there is none";
        case Ambush::hidden:
            return ambush_may_lie_in(p).has(p.ambush_at) ? "" : "ambush_at: must be a built-up area that is not searched (SM-5)";
        case Ambush::sprung: return p.searched.has(p.ambush_at) ? "" : "ambush_at: must be a searched area (SM-5.1)";
    }
    return {};
}

// An assault that succeeded: somebody defends, and the unit could assault him.
bool is_sound(const Position& p, const Answer& step, const Orders& orders) {
    return kAllUnits.has(step.unit) && on_map(step.area) && side_of(step.unit) == orders.side && p.units[step.unit].ordered &&
           kNeighbours[step.area].has(p.units[step.unit].at) && !units_at(p, step.area, other(orders.side)).empty();
}

std::string broken_agenda(const Position& p) {
    if (p.agenda.empty() == (p.result == Result::none)) return "agenda: is empty just when the game has a result";
    if (std::string wrong = broken_order(p.agenda); !wrong.empty()) return wrong;
    if (has_step<LayAmbush>(p) && p.ambush != Ambush::none) return "agenda: the ambush is laid already (SM-2.2)";
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Orders* below = i > 0 ? std::get_if<Orders>(&p.agenda[i - 1]) : nullptr;
        if (const Orders* orders = std::get_if<Orders>(&p.agenda[i]))
            if ((orders->side != kFrench && orders->side != kAllied) || (below && (below->side != kAllied || orders->side != kFrench)))
                return "agenda: the French give their orders, then the Allied player (SM-3.1)";
        if (const Answer* answer = std::get_if<Answer>(&p.agenda[i]); answer && !is_sound(p, *answer, *below))
            return "agenda: there is no such assault (SM-4.3)";
    }
    return {};
}

}  // namespace

std::string Rules::broken_invariant(const Position& p) {
    if (p.turn < 1 || p.turn > kTables.turns) return "turn: there is no such turn (SM-3.1)";
    return first_of(broken_units(p), broken_ambush(p), broken_agenda(p));
}

}  // namespace papelotte::smohain
