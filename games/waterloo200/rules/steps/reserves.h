// W2-16, W2-17  Reinforcements and the arrival of the Prussians.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-16.1.1, W2-9.3.1  Empty when the faction's commander-in-chief can call for reserves from where he stands.
Refusal why_no_reserves(const Position&, Faction);

// W2-16.2  The areas where a drawn unit may be placed now.
AreaSet places_for(const Position&, Unit unit);

// W2-16.1.2  The player chooses how many are drawn.
struct NumberOfReserves {
    static constexpr std::string_view name = "number_of_reserves";
    using lies_on = Steps<EndReorganisation, EndImpulse, NumberOfReserves>;
    static constexpr Prompt prompt{name, "ask.number_of_reserves", {"W2-16.1.2"}};
    Faction faction;
    static constexpr auto fields = std::tuple{Field{"faction", &NumberOfReserves::faction}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when the pool is empty, or he is not at his headquarters
};

// W2-O1.1  With free set-up the player chooses them.
struct ChooseReserves {
    static constexpr std::string_view name = "choose_reserves";
    using lies_on = Steps<EndReorganisation, EndImpulse, NumberOfReserves>;
    static constexpr Prompt prompt{name, "ask.choose_reserves", {"W2-O1.1"}};
    Faction faction;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"faction", &ChooseReserves::faction}, Field{"left", &ChooseReserves::left}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-16.2.7  The drawn units are placed in any order; those without a place go back to the pool.
struct PlaceReserves {
    static constexpr std::string_view name = "place_reserves";
    using lies_on = Steps<EndReorganisation, EndImpulse, NumberOfReserves>;
    static constexpr Prompt prompt{name, "ask.place_reserves", {"W2-16.2.1", "W2-16.2.2", "W2-16.2.7"}};
    Faction faction;
    static constexpr auto fields = std::tuple{Field{"faction", &PlaceReserves::faction}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no drawn unit has a place
};

// W2-17, W2-O10  A Prussian corps arrives.
struct Arrival {
    static constexpr std::string_view name = "arrival";
    using lies_on = Steps<BeginImpulse>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// W2-O1.1  With free set-up the Prussians choose which cavalry and which infantry arrive.
struct ChooseArrival {
    static constexpr std::string_view name = "choose_arrival";
    using lies_on = Steps<BeginImpulse, ChooseArrival>;
    static constexpr Prompt prompt{name, "ask.choose_arrival", {"W2-O1.1", "W2-17.1.1"}};
    Corps corps;
    Type type;
    static constexpr auto fields = std::tuple{Field{"corps", &ChooseArrival::corps}, Field{"type", &ChooseArrival::type}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

}  // namespace papelotte::waterloo200
