// EM-13  What follows a Charge, and Charges within a combat.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-13.10, EM-13.11  A gun was charged: fastened it may withdraw, unfastened it may be exchanged with a tile of its formation.
struct ChargedGuns {
    static constexpr std::string_view name = "charged_guns";
    using lies_on = Steps<Manoeuvres, OutOfSequence, Reinforce, Pursuit>;
    static constexpr Prompt prompt{name, "ask.charged_guns", {"EM-13.10", "EM-13.11", "EM-13.12"}};
    Unit gun, charger;           // the charging unit that touches it
    std::uint16_t slid, reach;   // what the charging group has slid, and its allowance, in tenths of a millimetre
    UnitSet group;
    static constexpr auto fields =
        std::tuple{Field{"gun", &ChargedGuns::gun}, Field{"charger", &ChargedGuns::charger}, Field{"slid", &ChargedGuns::slid},
                   Field{"reach", &ChargedGuns::reach}, Field{"group", &ChargedGuns::group}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;
};

// EM-13.10  The gun has withdrawn: the charger goes on. If it reaches the gun, that is captured; else it stops where its player likes.
struct StopCharge {
    static constexpr std::string_view name = "stop_charge";
    using lies_on = Steps<Manoeuvres, OutOfSequence, Reinforce, Pursuit>;
    static constexpr Prompt prompt{name, "ask.stop_charge", {"EM-13.10"}};
    Unit gun, charger;
    std::uint16_t slid, reach;   // what it has slid, and its allowance
    UnitSet group;
    static constexpr auto fields =
        std::tuple{Field{"gun", &StopCharge::gun}, Field{"charger", &StopCharge::charger}, Field{"slid", &StopCharge::slid},
                   Field{"reach", &StopCharge::reach}, Field{"group", &StopCharge::group}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;
};

// EM-13.7 to EM-13.11  A judged Charge is made: what it does to the charged formations, and what charged guns do.
class Mover;
struct Trial;
void make_charge(Position&, UnitSet group, const Mover&, const Trial&, Unit pivot, Unit target, Effects&);

// EM-14.7, EM-14.8  The Charge of a formation that reinforces, at one of the units of `targets` (those involved of the other side). It lies
// under nothing: when it is over, FormationState::charged of the formation tells whether it charged.
struct ReinforcementCharge {
    static constexpr std::string_view name = "reinforcement_charge";
    using lies_on = Steps<Reinforce>;
    static constexpr Prompt prompt{name, "ask.reinforcement_charge", {"EM-14.7", "EM-14.8", "EM-14.9"}};
    UnitSet group, targets;
    static constexpr auto fields = std::tuple{Field{"group", &ReinforcementCharge::group}, Field{"targets", &ReinforcementCharge::targets}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position& p, Action action) const { return why_not(p, action, nullptr); }
    Refusal why_not(const Position&, Action, Trial*) const;   // fills the trial of a legal Charge
    UnitSet first_met(const Position&, Action) const;   // the enemies that a Charge with its turn meets first
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
};

// EM-14.37  A pursuit that has succeeded without the melee unit: who leads it, among those who can reach somebody. If nobody can it is over.
struct LeadPursuit {
    static constexpr std::string_view name = "lead_pursuit";
    using lies_on = Steps<Pursuit>;
    static constexpr Prompt prompt{name, "ask.lead_pursuit", {"EM-14.37"}};
    Unit target;   // that withdrew
    UnitSet pursuers;
    static constexpr auto fields = std::tuple{Field{"target", &LeadPursuit::target}, Field{"pursuers", &LeadPursuit::pursuers}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(target); }
    std::optional<Action> forced(const Position&) const;   // one can, or nobody
};

// EM-14.35 to EM-14.38  A pursuit that has succeeded: the leading pursuer charges the unit that withdrew (or, if that is impossible, another
// unit of its formation), the other pursuers of the type do the same where they can. If nothing can be reached it is over at once.
struct PursuitCharge {
    static constexpr std::string_view name = "pursuit_charge";
    using lies_on = Steps<Pursuit>;
    static constexpr Prompt prompt{name, "ask.pursuit_charge", {"EM-14.35", "EM-14.36", "EM-14.37"}};
    Unit leading, target;   // target: that withdrew
    UnitSet others;         // the pursuers besides the leading one
    static constexpr auto fields =
        std::tuple{Field{"leading", &PursuitCharge::leading}, Field{"target", &PursuitCharge::target}, Field{"others", &PursuitCharge::others}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position& p, Action action) const { return why_not(p, action, nullptr); }
    Refusal why_not(const Position&, Action, Trial*) const;   // fills the trial of a legal Charge
    UnitSet first_met(const Position&, Action) const;   // the enemies that a Charge with its turn meets first
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // `done`: nothing can be reached
};

}   // namespace papelotte::enemy_mistakes
