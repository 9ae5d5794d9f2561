// WL-7  Assaults: launching them, and the seven steps in their order.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-7.1.2, WL-7.1.4  Empty when the unit may assault the target, entering it from `origin`.
Refusal why_no_attack(const Position&, Unit unit, Area target, Area origin);
bool can_attack_from(const Position&, Unit unit);   // some target and origin

// WL-7.1  The units of an activated area enter the areas they assault; leaders may go along.
struct AssaultMoves {
    static constexpr std::string_view name = "assault_moves";
    using lies_on = Steps<ResolveAssaults, LeadActivation>;
    static constexpr Prompt prompt{name, "ask.assault_moves", {"WL-7.1.1", "WL-7.1.2", "WL-7.1.4"}, Stakes::fight};
    Area area;
    Unit leader;
    bool moved;
    static constexpr auto fields =
        std::tuple{Field{"area", &AssaultMoves::area}, Field{"leader", &AssaultMoves::leader}, Field{"moved", &AssaultMoves::moved}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }
    EventArgs asks(const Position&) const { return event_args(area); }
};

// WL-7.1.6, WL-7.8.7  The active player picks the next unresolved assault, until none is left.
struct ResolveAssaults {
    static constexpr std::string_view name = "resolve_assaults";
    using lies_on = Steps<ActionRound>;
    static constexpr Prompt prompt{name, "ask.resolve_assaults", {"WL-7.1.6"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

// WL-7.1.10  Where an assault stands. The order of the steps is the order of this list.
enum class Stage : std::uint8_t {
    guns_fire,           // WL-7.2  step 1
    melee,               // WL-7.3  step 2
    defenders_volley,    // WL-7.4  step 3
    attackers_volley,
    round_ends,
    attackers_withdraw,
    cavalry_charges,     // WL-7.5  step 4
    charged_check,
    cavalry_leaves,
    guns_overrun,        // WL-7.6  step 5
    guns_taken,          // WL-7.7  step 6
    control,             // WL-7.8  step 7
    over,
};

// One stage of the assault under way (Position::assault): does its part and puts the next stage below what it starts.
struct AssaultStage {
    static constexpr std::string_view name = "assault_stage";
    using lies_on = Steps<ResolveAssaults>;
    Stage stage;
    std::uint8_t round;   // of step 3: 1 or 2
    Seat charging;        // in step 4: the side whose cavalry charges, kNobody before and otherwise
    static constexpr auto fields =
        std::tuple{Field{"stage", &AssaultStage::stage}, Field{"round", &AssaultStage::round}, Field{"charging", &AssaultStage::charging}};
    void run(Position&, Effects&) const;
};

// WL-7.1.12, WL-13.2.4, WL-13.2.6  The defender names the infantry that benefits from the strong point; what he leaves out protects the guns.
struct DeclareStrongPoint {
    static constexpr std::string_view name = "declare_strong_point";
    using lies_on = Steps<AssaultStage>;
    static constexpr Prompt prompt{name, "ask.declare_strong_point", {"WL-13.2.4", "WL-13.2.6"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

// WL-7.3.2  The assaulting player names a cavalry unit …
struct Charge {
    static constexpr std::string_view name = "charge";
    using lies_on = Steps<AssaultStage>;
    static constexpr Prompt prompt{name, "ask.charge", {"WL-7.3.2"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

// … then the defender one of his, and they fight (WL-7.3.3).
struct CounterCharge {
    static constexpr std::string_view name = "counter_charge";
    using lies_on = Steps<AssaultStage>;
    static constexpr Prompt prompt{name, "ask.counter_charge", {"WL-7.3.2"}};
    Unit charger;
    static constexpr auto fields = std::tuple{Field{"charger", &CounterCharge::charger}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

// WL-7.4.2  The infantry of one side fires; cubes have been assigned.
struct Volley {
    static constexpr std::string_view name = "volley";
    using lies_on = Steps<AssaultStage>;
    Seat side;
    std::uint8_t round;
    static constexpr auto fields = std::tuple{Field{"side", &Volley::side}, Field{"round", &Volley::round}};
    void run(Position&, Effects&) const;
};

// WL-7.8.3  Cavalry that has lost control (marked `acted`) must charge on, one unit after another.
struct ChargeOn {
    static constexpr std::string_view name = "charge_on";
    using lies_on = Steps<AssaultStage>;
    static constexpr Prompt prompt{name, "ask.charge_on", {"WL-7.8.3", "WL-7.8.4"}};
    Area area;
    Seat side;
    static constexpr auto fields = std::tuple{Field{"area", &ChargeOn::area}, Field{"side", &ChargeOn::side}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area); }
};

}  // namespace papelotte::waterloo
