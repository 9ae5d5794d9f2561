// WL-9  Damage cubes: placing, assigning, elimination by too many, the empty stock.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-9.1  Cubes fall on a side's infantry in an area, one by one, the owner choosing the colour where two armies stand together.
// After the last one too many cubes eliminate units (WL-9.2.2).
struct PlaceCubes {
    static constexpr std::string_view name = "place_cubes";
    using lies_on = Steps<SkirmishFire, FireVolleys, AreaLimits, LeaderDanger, AssaultStage, AssignCubes, TooManyCubes, PlaceCubes, GunHits>;
    static constexpr Prompt prompt{name, "ask.place_cubes", {"WL-9.1.4", "WL-1.4.7"}};
    Area area;
    Seat side;
    std::uint8_t cubes;
    static constexpr auto fields =
        std::tuple{Field{"area", &PlaceCubes::area}, Field{"side", &PlaceCubes::side}, Field{"cubes", &PlaceCubes::cubes}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area, cubes); }
};

// WL-8.2.3  Cubes that fall on infantry of a known army: nobody chooses a colour.
struct PlaceOwnCubes {
    static constexpr std::string_view name = "place_own_cubes";
    using lies_on = Steps<AssaultStage, LeaderDanger>;
    Area area;
    Seat side;
    IdArray<Colour, std::uint8_t, 3> cubes;
    static constexpr auto fields =
        std::tuple{Field{"area", &PlaceOwnCubes::area}, Field{"side", &PlaceOwnCubes::side}, Field{"cubes", &PlaceOwnCubes::cubes}};
    void run(Position&, Effects&) const;
};

// WL-9.2.2  More than five cubes for each infantry unit of the army: one of them is eliminated with six, and again.
struct TooManyCubes {
    static constexpr std::string_view name = "too_many_cubes";
    using lies_on = Steps<SkirmishFire, FireVolleys, AreaLimits, LeaderDanger, AssaultStage, AssignCubes, TooManyCubes, PlaceCubes, GunHits,
                          Movement, AssaultMoves, PrussianPhase, Arrive, FallBack, Accompany, PlaceOwnCubes>;
    static constexpr Prompt prompt{name, "ask.too_many_cubes", {"WL-9.2.2"}};
    Area area;
    Army army;
    static constexpr auto fields = std::tuple{Field{"area", &TooManyCubes::area}, Field{"army", &TooManyCubes::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(area); }
};

// WL-9.4  A cube must be placed and the stock of its colour is empty: a unit that holds some is given up.
struct Sacrifice {
    static constexpr std::string_view name = "sacrifice";
    using lies_on = Steps<PlaceCubes, PlaceOwnCubes, GunHits>;
    static constexpr Prompt prompt{name, "ask.sacrifice", {"WL-9.4.1"}};
    Colour colour;
    static constexpr auto fields = std::tuple{Field{"colour", &Sacrifice::colour}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(colour); }
};

// What cubes are assigned for: a volley, a morale check, or the way back.
enum class AssignedFor : std::uint8_t { volley, morale, retreat };

// WL-9.2.1  All cubes of an area are assigned to a side's infantry there, unit by unit in the order of their ids.
struct AssignCubes {
    static constexpr std::string_view name = "assign_cubes";
    using lies_on = Steps<Volley, MoraleCheck, FallBack>;
    static constexpr Prompt prompt{name, "ask.assign_cubes", {"WL-9.2.1", "WL-8.1.2", "WL-7.4.2"}};
    Area area;
    Seat side;
    Unit next;   // every unit with a smaller id has been given its cubes
    static constexpr auto fields =
        std::tuple{Field{"area", &AssignCubes::area}, Field{"side", &AssignCubes::side}, Field{"next", &AssignCubes::next}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

// Puts the assignment for all infantry of a side in an area on the agenda.
void assign_cubes(Position&, Area, Seat side);

// The same at once and anyhow, where it does not matter who takes which (WL-16.1.5).
void assign_cubes_somehow(Position&, Area, Seat side);

// WL-9.2.1  How many of `pool` cubes one of `units` units may take so that the others can hold the rest.
struct Share {
    int least, most;
};
Share share_of(int pool, int units);

}  // namespace papelotte::waterloo
