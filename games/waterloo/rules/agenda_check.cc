#include "games/waterloo/rules/agenda_check.h"

#include <algorithm>
#include <utility>

#include "engine/soundness.h"
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
std::string broken_fields(const Position& p, const S& step) {
    if constexpr (requires { step.side; })
        if (!is_side(step.side)) return "needs a side";
    if constexpr (requires { step.area; })
        if (!on_board(step.area) && !std::is_same_v<S, ChangeFormation>) return "needs an area";
    if constexpr (requires { step.to; })
        if (!on_board(step.to)) return "needs an area to go to";
    if constexpr (requires { step.hits; })
        if (step.hits > kUnits) return "has too many hits";
    if constexpr (requires { step.cubes > 0; })
        if (step.cubes > kUnits) return "has too many cubes";
    if constexpr (requires { step.unit; })
        if (!is_unit(step.unit) || !on_board(p.place(step.unit))) return "needs a unit on the board";
    if constexpr (requires { step.leader; }) {
        if (!is_leader_or_none(p, step.leader) && !std::is_same_v<S, Accompany>) return "needs a leader of the active side, or none";
    }
    return {};
}

template <class S>
std::string broken_step(const Position&, const S&) {
    return {};
}
std::string broken_step(const Position& p, const BeginPhase& step) {
    return step.phase == Phase::end && p.turn >= kTurns ? "comes after the last turn" : "";
}
std::string broken_step(const Position& p, const LeadActivation& step) {
    return !is_unit(step.leader) || (!step.second && !on_board(p.place(step.leader))) ? "needs a leader" : "";
}
std::string broken_step(const Position&, const TakeCubesAlong& step) { return arm_of(step.unit) != Arm::infantry ? "is for infantry" : ""; }
std::string broken_step(const Position& p, const Accompany& step) {
    return !is_unit(step.leader) || arm_of(step.leader) != Arm::leader || !on_board(p.place(step.leader)) ? "needs a leader on the board" : "";
}
std::string broken_step(const Position&, const PlaceOwnCubes& step) {
    return std::ranges::any_of(step.cubes, [](int cubes) { return cubes > kUnits; }) ? "has too many cubes" : "";
}
std::string broken_step(const Position& p, const CounterCharge& step) {
    return !is_unit(step.charger) || !(taking_part(p, attacker(p)) & kCavalry).has(step.charger) ? "needs assaulting cavalry as charger" : "";
}
std::string broken_step(const Position&, const LeaderDanger& step) {
    return step.defending != kNobody && !is_side(step.defending) ? "needs a side or nobody" : "";
}
std::string broken_step(const Position&, const Arrive& step) { return step.pieces > 6 ? "has too many pieces" : ""; }
std::string broken_step(const Position&, const AssaultStage& step) {
    const bool charge = step.stage == Stage::charged_check || step.stage == Stage::cavalry_leaves;
    if (charge != is_side(step.charging)) return "names the charging side just while it charges";
    return step.round > 2 ? "has at most two rounds" : "";
}
std::string broken_step(const Position&, const ChangeFormation& step) {
    return step.area != kNowhere && !on_board(step.area) ? "needs an area, or none for the whole board" : "";
}

// A step that lies below another must have done its own part first: Movement has moved a unit, LeadActivation is at its second.
template <class S>
bool stuck_below(const S& step) {
    if constexpr (requires { step.moved; }) return !step.moved;
    else if constexpr (std::is_same_v<S, LeadActivation>) return !step.second;
    else return false;
}

std::string broken_assault(const Position& p) {
    const Assault& assault = p.assault;
    if (has_step<AssaultStage>(p) != (assault.area != kNowhere)) return "assault: is given just while its steps are on the agenda";
    if (assault.area == kNowhere) return {};
    if (!on_map(assault.area) || !is_side(assault.side)) return "assault: needs an area of the map and a side";
    for (const Area origin : assault.origins)
        if (!on_board(origin)) return "assault: origins must be areas";
    const UnitSet defenders = infantry_at(p, assault.area, defender(p));
    for (const Unit unit : assault.benefiting) {
        if (unit == kNoUnit) continue;
        const bool gone = is_unit(unit) && !units_at(p, assault.area).has(unit);
        if (!is_unit(unit) || (!gone && !defenders.has(unit)) || !kStrongPoints.has(assault.area))
            return "assault: only defending infantry benefits from a strong point (WL-13.2.2)";
    }
    return {};
}

}  // namespace

std::string broken_agenda(const Position& p) {
    if ((p.result == Result::none) == p.agenda.empty()) return "agenda: is empty just when the game has a result";
    if (p.agenda.size() > 14) return "agenda: is too long";
    if (std::string wrong = first_of(broken_order(p.agenda), broken_assault(p)); !wrong.empty()) return wrong;
    for (std::size_t i = 0; i < p.agenda.size(); ++i) {
        const Step& step = p.agenda[i];
        const std::string where = "agenda: step '" + std::string(name_of(step)) + "' ";
        const bool covered = i + 1 < p.agenda.size();
        std::string wrong = std::visit(
            [&](const auto& s) {
                std::string fields = broken_fields(p, s);
                if (fields.empty()) fields = broken_step(p, s);
                return fields.empty() && covered && stuck_below(s) ? std::string("cannot have a step on it yet") : fields;
            },
            step);
        if (!wrong.empty()) return where + wrong;
    }
    return {};
}

}  // namespace papelotte::waterloo
