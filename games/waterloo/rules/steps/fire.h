// WL-6  The Fire Artillery action.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/board.h"
#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-6.2  The areas in range and sight of an area, occupied or not.
AreaSet areas_in_sight(const Position&, Area from);
// WL-6.1.4, WL-6.2  The enemy-occupied areas in range and sight of the guns of an area.
AreaSet targets_from(const Position&, Seat side, Area area);

// WL-6.1.1, WL-6.1.2, WL-9.3.1  Empty when the gun may fire in this action.
Refusal why_gun_silent(const Position&, Unit gun);

// WL-6.3  The modifiers of one gun's fire at infantry, along the best path (WL-6.3.8).
void fire_terms(const Position&, Unit gun, Area target, Tally&);
int fire_modifier(const Position&, Unit gun, Area target);
// WL-7.2.2  In defensive fire only the British modifier counts.
void defensive_fire_terms(Unit gun, Tally&);

// WL-6.1.3, WL-6.6.1  The player names the targets of the guns of an area before any die is rolled. The target of a gun is its `link`.
struct FireOrders {
    static constexpr std::string_view name = "fire_orders";
    using lies_on = Steps<ActionRound, LeadActivation>;
    static constexpr Prompt prompt{name, "ask.fire_orders", {"WL-6.1.3", "WL-6.1.4", "WL-6.2.2", "WL-6.6.1"}, Stakes::fight};
    Area area;
    Unit leader;
    Area paid_battery;    // WL-6.6.4: the area that paid for Grand Battery fire in the leader's first activation
    bool grand_battery;
    static constexpr auto fields =
        std::tuple{Field{"area", &FireOrders::area}, Field{"leader", &FireOrders::leader}, Field{"paid_battery", &FireOrders::paid_battery},
                   Field{"grand_battery", &FireOrders::grand_battery}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }
    EventArgs asks(const Position&) const { return event_args(area, on_map(paid_battery)); }
};

// WL-6.1.6  The player fires at the target areas one after another, in an order of his choice.
struct FireVolleys {
    static constexpr std::string_view name = "fire_volleys";
    using lies_on = Steps<ActionRound, LeadActivation>;
    static constexpr Prompt prompt{name, "ask.fire_volleys", {"WL-6.1.6"}};
    Area area;
    bool grand_battery;
    static constexpr auto fields = std::tuple{Field{"area", &FireVolleys::area}, Field{"grand_battery", &FireVolleys::grand_battery}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area); }
};

}  // namespace papelotte::waterloo
