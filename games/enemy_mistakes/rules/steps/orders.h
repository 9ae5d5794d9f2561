// EM-11.1 to EM-11.14  Orders. command.cc: who commands whom, costs and payment.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-11.1  The army's part of subphase 3.2. `part` and `take` choose a part of a formation that is then put in movement (EM-11.6).
struct Orders {
    static constexpr std::string_view name = "orders";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.orders", {"EM-11.1", "EM-11.2", "EM-11.3", "EM-11.9"}};
    Army army;
    UnitSet part;   // chosen; empty: whole formations
    static constexpr auto fields = std::tuple{Field{"army", &Orders::army}, Field{"part", &Orders::part}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // nobody can pay for anything
    Action random(const Position&, Dice&) const;
};

// EM-11.11  RECOVER goes on with further Shaken units of the same formation.
struct Recover {
    static constexpr std::string_view name = "recover";
    using lies_on = Steps<Orders>;
    static constexpr Prompt prompt{name, "ask.recover", {"EM-11.11"}};
    General general;
    Unit unit;   // of the formation
    static constexpr auto fields = std::tuple{Field{"general", &Recover::general}, Field{"unit", &Recover::unit}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(general, unit); }
    std::optional<Action> forced(const Position&) const;   // there is no other
};

// EM-11.12  REDEPLOY may concern further formations of the Corps; then the units are moved (Redeploy).
struct GatherRedeploy {
    static constexpr std::string_view name = "gather_redeploy";
    using lies_on = Steps<Orders>;
    static constexpr Prompt prompt{name, "ask.gather_redeploy", {"EM-11.12", "EM-11.13", "EM-11.14"}};
    General general;
    bool generated;   // generated points have paid: a single formation, unless he has four stars (EM-11.13)
    UnitSet units;    // of the formations named so far
    static constexpr auto fields = std::tuple{Field{"general", &GatherRedeploy::general}, Field{"generated", &GatherRedeploy::generated},
                                              Field{"units", &GatherRedeploy::units}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(general); }
    std::optional<Action> forced(const Position&) const;   // there is no other
};

// EM-11.2, EM-5.3  Why this General cannot pay `cost` for the formation of a unit, `generated` of it with generated points. `wide`: the Order
// concerns more than that formation (EM-11.13).
Refusal why_cannot_pay(const Position&, General, Unit, int cost, int generated, bool wide);
int markers_of(const Position&, General);   // that he can pay with
void pay(Position&, General, Unit, int cost, int generated);

// EM-5  Why this General may give no Order to the formation of this unit.
Refusal why_not_commanded(const Position&, General, Unit);

// EM-11.5  What an Order to the units costs more because none of them is visible to the General.
int sight_cost(const Position&, General, UnitSet);
// EM-11.3 to EM-11.5  PUT IN MOVEMENT.
int put_cost(const Position&, General, UnitSet);

// EM-11.10  At the end of 3.2.
void drop_green(Position&, Effects&);

}   // namespace papelotte::enemy_mistakes
