#include "games/waterloo/rules/agenda_check.h"

#include <algorithm>
#include <utility>

#include "engine/soundness.h"
#include "games/waterloo/rules/position_faults.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

// --- The data of a step ------------------------------------------------------------------------------------------------------------

bool is_side(Seat seat) { return seat == kFrench || seat == kAllied; }
bool is_unit(Unit unit) { return index_of(unit) < kUnits; }
bool is_leader_or_none(const Position& p, Unit unit) {
    return unit == kNoUnit || (is_unit(unit) && arm_of(unit) == Arm::leader && side_of(unit) == p.active);
}

// Checks the fields that several steps have under the same name.
template <class S>
InputFault broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.side; } && !std::is_same_v<S, Bidding>)
        if (!is_side(step.side)) return InputFault(kAgendaFaults.side);
    if constexpr (requires { step.area; })
        if (!on_board(step.area) && !std::is_same_v<S, ChangeFormation>) return InputFault(kAgendaFaults.area);
    if constexpr (requires { step.to; })
        if (!on_board(step.to)) return InputFault(kAgendaFaults.to);
    if constexpr (requires { step.hits; })
        if (step.hits > kUnits) return InputFault(kAgendaFaults.hits);
    if constexpr (requires { step.cubes > 0; })
        if (step.cubes > kUnits) return InputFault(kAgendaFaults.cubes);
    if constexpr (requires { step.unit; })
        if (!is_unit(step.unit) || !on_board(p.place(step.unit))) return InputFault(kAgendaFaults.unit);
    if constexpr (requires { step.leader; }) {
        if (!is_leader_or_none(p, step.leader) && !std::is_same_v<S, Accompany>) return InputFault(kAgendaFaults.leader_or_none);
    }
    return {};
}

template <class S>
InputFault broken_step(const Position&, const S&) {
    return {};
}
InputFault broken_step(const Position& p, const BeginPhase& step) {
    return step.phase == Phase::end && p.turn >= kTurns ? InputFault(kAgendaFaults.last_turn) : InputFault();
}
InputFault broken_step(const Position& p, const LeadActivation& step) {
    return !is_unit(step.leader) || (!step.second && !on_board(p.place(step.leader))) ? InputFault(kAgendaFaults.leader) : InputFault();
}
InputFault broken_step(const Position&, const TakeCubesAlong& step) {
    return arm_of(step.unit) != Arm::infantry ? InputFault(kAgendaFaults.infantry) : InputFault();
}
InputFault broken_step(const Position& p, const Accompany& step) {
    return !is_unit(step.leader) || arm_of(step.leader) != Arm::leader || !on_board(p.place(step.leader))
               ? InputFault(kAgendaFaults.leader_on_board)
               : InputFault();
}
InputFault broken_step(const Position&, const PlaceOwnCubes& step) {
    return std::ranges::any_of(step.cubes, [](int cubes) { return cubes > kUnits; }) ? InputFault(kAgendaFaults.cubes) : InputFault();
}
InputFault broken_step(const Position& p, const CounterCharge& step) {
    return !is_unit(step.charger) || !(taking_part(p, attacker(p)) & kCavalry).has(step.charger) ? InputFault(kAgendaFaults.charger)
                                                                                                 : InputFault();
}
InputFault broken_step(const Position&, const LeaderDanger& step) {
    return step.defending != kNobody && !is_side(step.defending) ? InputFault(kAgendaFaults.side_or_nobody) : InputFault();
}
InputFault broken_step(const Position&, const Arrive& step) { return step.pieces > 6 ? InputFault(kAgendaFaults.pieces) : InputFault(); }
InputFault broken_step(const Position&, const AssaultStage& step) {
    const bool charge = step.stage == Stage::charged_check || step.stage == Stage::cavalry_leaves;
    if (charge != is_side(step.charging)) return InputFault(kAgendaFaults.charging);
    return step.round > 2 ? InputFault(kAgendaFaults.rounds) : InputFault();
}
InputFault broken_step(const Position&, const ChangeFormation& step) {
    return step.area != kNowhere && !on_board(step.area) ? InputFault(kAgendaFaults.area_or_none) : InputFault();
}

InputFault broken_step(const Position& p, const Bidding& step) {
    return p.turn == 1 && p.phase == Phase::start && step.is_sound(p) ? InputFault() : InputFault(kAgendaFaults.bidding);
}

// A step that lies below another must have done its own part first: Movement has moved a unit, LeadActivation is at its second.
template <class S>
bool stuck_below(const S& step) {
    if constexpr (requires { step.moved; }) return !step.moved;
    else if constexpr (std::is_same_v<S, LeadActivation>) return !step.second;
    else return false;
}

InputFault broken_assault(const Position& p) {
    const Assault& assault = p.assault;
    if (has_step<AssaultStage>(p) != (assault.area != kNowhere)) return InputFault(kAgendaFaults.assault_steps).at("assault");
    if (assault.area == kNowhere) return {};
    if (!on_map(assault.area) || !is_side(assault.side)) return InputFault(kAgendaFaults.assault_place).at("assault");
    for (const Area origin : assault.origins)
        if (!on_board(origin)) return InputFault(kAgendaFaults.origins).at("assault");
    const UnitSet defenders = infantry_at(p, assault.area, defender(p));
    for (const Unit unit : assault.benefiting) {
        if (unit == kNoUnit) continue;
        const bool gone = is_unit(unit) && !units_at(p, assault.area).has(unit);
        if (!is_unit(unit) || (!gone && !defenders.has(unit)) || !kStrongPoints.has(assault.area))
            return InputFault(kAgendaFaults.benefiting).at("assault");
    }
    return {};
}

}  // namespace

InputFault broken_agenda(const Position& p) {
    if ((p.result == Result::none) == p.agenda.empty()) return InputFault(kAgendaFaults.empty).at("agenda");
    if (p.agenda.size() > 14) return InputFault(kAgendaFaults.too_long).at("agenda");
    if (InputFault wrong = first_of(broken_order(p.agenda), broken_assault(p))) return wrong;
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Step& step = p.agenda[i];
        const bool covered = i + 1 < p.agenda.size();
        InputFault wrong = std::visit(
            [&](const auto& s) {
                InputFault fault = broken_fields(p, s);
                if (fault.empty()) fault = broken_step(p, s);
                return fault.empty() && covered && stuck_below(s) ? InputFault(kAgendaFaults.covered) : fault;
            },
            step);
        if (!wrong.empty())
            return std::move(wrong).within({std::string(kPositionFaults.step), {Argument::of_word("step", name_of(step))}}).at("agenda");
    }
    return {};
}

}  // namespace papelotte::waterloo
