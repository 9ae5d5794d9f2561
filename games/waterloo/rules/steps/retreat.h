// WL-10  Retreats and withdrawals, and what they mean for leaders (WL-12.2.4).
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-10.2  Where a unit may retreat to as a defender would, from where it stands.
AreaSet retreat_areas(const Position&, Unit unit);

// WL-10.1, WL-10.2  Where a unit may fall back to: assaulting units to an origin of their assault, others as defenders.
AreaSet fall_back_areas(const Position&, Unit unit);

// Empty when the unit may fall back to that area.
Refusal why_no_retreat(const Position&, Unit unit, Area to);

// The units of an area that are marked `routed` leave it, in the owner's order (WL-8.1.3). Those that cannot are eliminated (WL-10.2.5).
struct FallBack {
    static constexpr std::string_view name = "fall_back";
    using lies_on = Steps<AssaultStage, LeaderDanger, ResolveAssaults, PlaceOwnCubes>;
    static constexpr Prompt prompt{name, "ask.fall_back", {"WL-10.1.1", "WL-10.2.1", "WL-10.2.2", "WL-10.2.4"}};
    Area area;
    Seat side;
    static constexpr auto fields = std::tuple{Field{"area", &FallBack::area}, Field{"side", &FallBack::side}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

// WL-10.3.2, WL-7.8.9  A leader may go with a unit that leaves his area.
struct Accompany {
    static constexpr std::string_view name = "accompany";
    using lies_on = Steps<FallBack, CavalryHits, ChargeOn, Accompany>;
    static constexpr Prompt prompt{name, "ask.accompany", {"WL-10.3.2", "WL-7.8.9", "WL-12.2.5"}};
    Unit leader;
    Area to;
    bool charging;   // with a continued charge: he is then part of that assault
    static constexpr auto fields =
        std::tuple{Field{"leader", &Accompany::leader}, Field{"to", &Accompany::to}, Field{"charging", &Accompany::charging}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(leader, to, charging); }
};

// Asks every leader of the side in the area whether he goes along.
void ask_leaders(Position&, Area from, Area to, Seat side, bool charging);

// WL-12.2.4  Leaders left with the enemy and without protection.
struct LeaderDanger {
    static constexpr std::string_view name = "leader_danger";
    using lies_on = Steps<ActionRound, LeadActivation, SkirmishFire, FireVolleys, AssaultStage, ResolveAssaults, AreaLimits>;
    Area area;
    Seat defending;     // the defending side of an assault here, whose leaders may save themselves from lost guns; else kNobody
    bool guns_gone;     // its guns were eliminated just now
    static constexpr auto fields = std::tuple{Field{"area", &LeaderDanger::area}, Field{"defending", &LeaderDanger::defending},
                                              Field{"guns_gone", &LeaderDanger::guns_gone}};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::waterloo
