// Hits on cavalry and on guns: by skirmishers (WL-3.4), artillery (WL-6.4) and in assaults (WL-7.2), and cavalry too many in an area (WL-1.4.4).
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-3.4.6, WL-6.4.2  Hits by skirmish or ranged fire: for each, the owner tires a fresh unit or retreats one. When no cavalry is
// left, the remaining hits fall on the guns (WL-6.4.4).
struct CavalryHits {
    static constexpr std::string_view name = "cavalry_hits";
    using lies_on = Steps<SkirmishFire, FireVolleys>;
    static constexpr Prompt prompt{name, "ask.cavalry_hits", {"WL-6.4.2", "WL-3.4.6"}};
    Area area;
    Seat side;
    std::uint8_t hits;
    bool ranged;   // WL-6.4.4 applies; a skirmish hit is one hit (WL-3.4.8)
    static constexpr auto fields = std::tuple{Field{"area", &CavalryHits::area}, Field{"side", &CavalryHits::side},
                                              Field{"hits", &CavalryHits::hits}, Field{"ranged", &CavalryHits::ranged}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area, hits); }
};

enum class HitBy : std::uint8_t { guns, musketry, area_limit };   // WL-7.2.3, WL-7.5.5, WL-1.4.4

// WL-7.2.3, WL-7.5.5, WL-1.4.4  Unavoidable hits: a fresh unit becomes tired, a tired one is eliminated. The owner chooses the unit.
struct CavalryLosses {
    static constexpr std::string_view name = "cavalry_losses";
    using lies_on = Steps<AreaLimits, LeaderDanger, AssaultStage>;
    static constexpr Prompt prompt{name, "ask.cavalry_losses", {"WL-7.5.5", "WL-7.2.3", "WL-1.4.4"}};
    Area area;
    Seat side;
    std::uint8_t hits;
    HitBy by;   // the surplus of an area-limit penalty becomes cubes on guns
    static constexpr auto fields = std::tuple{Field{"area", &CavalryLosses::area}, Field{"side", &CavalryLosses::side},
                                              Field{"hits", &CavalryLosses::hits}, Field{"by", &CavalryLosses::by}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area, hits); }
};

// WL-6.5.1, WL-9.3.1  Cubes on guns that have no infantry with them: each unmans one gun. The owner chooses the gun.
struct GunHits {
    static constexpr std::string_view name = "gun_hits";
    using lies_on = Steps<SkirmishFire, FireVolleys, AreaLimits, LeaderDanger, TooManyCubes, PlaceCubes, GunHits>;
    static constexpr Prompt prompt{name, "ask.gun_hits", {"WL-6.5.1", "WL-9.3.1"}};
    Area area;
    Seat side;
    std::uint8_t hits;
    static constexpr auto fields = std::tuple{Field{"area", &GunHits::area}, Field{"side", &GunHits::side}, Field{"hits", &GunHits::hits}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area, hits); }
};

}   // namespace papelotte::waterloo
