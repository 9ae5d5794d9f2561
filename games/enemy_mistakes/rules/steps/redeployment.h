// EM-11.15 to EM-11.20  REDEPLOY.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-11.15  The units of the formations that have the Order are moved one after another, each at most once: `turn` says how the next one faces,
// `post` where it stands. `part` makes some that touch others a formation of their own (EM-11.19). FormationState::keep_off has the limit of EM-11.16 for every formation.
struct Redeploy {
    static constexpr std::string_view name = "redeploy";
    using lies_on = Steps<Orders, GatherRedeploy, OutOfSequence>;
    static constexpr Prompt prompt{name, "ask.redeploy", {"EM-11.15", "EM-11.16", "EM-11.17"}};
    Army army;
    UnitSet units, moved;   // of the Order; of them, those that have been moved
    Unit turning;   // kNoUnit: nobody
    std::uint16_t facing;   // how it is going to face
    static constexpr auto fields = std::tuple{Field{"army", &Redeploy::army}, Field{"units", &Redeploy::units}, Field{"moved", &Redeploy::moved},
                                              Field{"turning", &Redeploy::turning}, Field{"facing", &Redeploy::facing, 0, 3599}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    Action random(const Position&, Dice&) const;
};

// EM-11.16  Notes how near to an enemy the formation of a unit stands before the Order.
void set_keep_off(Position&, Unit);

// EM-11.19  After a REDEPLOY formations that touch and face alike may be made one.
struct FormUp {
    static constexpr std::string_view name = "form_up";
    using lies_on = Steps<Orders, GatherRedeploy, OutOfSequence>;
    static constexpr Prompt prompt{name, "ask.form_up", {"EM-11.19"}};
    Army army;
    UnitSet units;   // that were redeployed
    static constexpr auto fields = std::tuple{Field{"army", &FormUp::army}, Field{"units", &FormUp::units}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;
};

}   // namespace papelotte::enemy_mistakes
