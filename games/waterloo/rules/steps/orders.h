// WL-4.5, WL-12.1  What an activation may be: the one place that says which order an area can be given, and starts it.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-4.4.1  The order that a verb of ChooseAction or LeadActivation stands for, and back.
std::optional<Order> order_of(Action);
Action order_action(Order, Disc, Area);

// WL-4.4.1  Whether a disc of this colour pays for the order.
bool disc_allows(Disc, Order);

// WL-4.5.1, WL-12.1.6, WL-12.1.10  The units of the area that take part: all of the side's there, or those that the leader commands, less
// those committed to an unresolved assault. `leader` is kNoUnit for a plain activation.
UnitSet obeying(const Position&, Seat side, Area area, Unit leader);

// Empty when the unit is one of those.
Refusal why_not_obeying(const Position&, Seat side, Area area, Unit leader, Unit unit);

// WL-4.5.1  Empty when some unit of the area can carry out the order.
Refusal why_no_order(const Position&, Seat side, Order, Area area, Unit leader);

// Puts the order's own step on the agenda. `paid_battery`: see FireOrders.
void begin_order(Position&, Seat side, Order, Area area, Unit leader, Area paid_battery);

// WL-12.1  A leader's activations: `second` once the first is done.
struct LeadActivation {
    static constexpr std::string_view name = "lead_activation";
    using lies_on = Steps<ActionRound, ResolveAssaults>;
    static constexpr Prompt prompt{name, "ask.lead_activation", {"WL-12.1.1", "WL-12.1.4", "WL-12.1.5"}};
    Unit leader;
    Disc disc;
    bool second;
    bool assaulting;       // WL-12.1.5: the first was an assault, so only another assault may follow
    Area paid_battery;     // WL-6.6.4: the area that has paid for Grand Battery fire in this action
    static constexpr auto fields =
        std::tuple{Field{"leader", &LeadActivation::leader}, Field{"disc", &LeadActivation::disc}, Field{"second", &LeadActivation::second},
                   Field{"assaulting", &LeadActivation::assaulting}, Field{"paid_battery", &LeadActivation::paid_battery}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // the leader was lost in between
    AreaSet reach(const Position&) const;   // WL-12.1.1, WL-12.1.8
    EventArgs asks(const Position&) const { return event_args(leader, second, assaulting); }
};

// WL-12.1.4  Whether the leader could use the disc at all: some first activation must be possible.
bool can_lead(const Position&, Unit leader, Disc);

}  // namespace papelotte::waterloo
