// W2-15  The Reorganisation Phase.
#pragma once

#include "games/waterloo200/rules/steps/march.h"

namespace papelotte::waterloo200 {

// W2-15.2  Empty when the faction can reorganise.
Refusal why_not_reorganise(const Position&, Faction);

// W2-15.1.3  A faction may reorganise. With two players the allied player chooses the order of his factions.
struct Reorganise {
    static constexpr std::string_view name = "reorganise";
    using lies_on = Steps<BeginTurn, Reorganise>;
    static constexpr Prompt prompt{name, "ask.reorganise", {"W2-15.1.3", "W2-15.2.1"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &Reorganise::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no faction can
};

// W2-15.2.2  The commander-in-chief returns to his headquarters.
struct HeadquartersPath {
    static constexpr std::string_view name = "headquarters_path";
    using lies_on = Steps<BeginTurn, Reorganise>;
    static constexpr Prompt prompt{name, "ask.headquarters_path", {"W2-15.2.2"}};
    March march;
    static constexpr auto fields = std::tuple{Field{"march", &HeadquartersPath::march}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(march.unit, march.mp); }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-15.4  The owner restores steps of tactical leaders, in secret.
struct Regenerate {
    static constexpr std::string_view name = "regenerate";
    using lies_on = Steps<NumberOfReserves>;
    static constexpr Prompt prompt{name, "ask.regenerate", {"W2-15.4.1", "W2-15.4.2", "W2-15.4.3"}};
    Faction faction;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"faction", &Regenerate::faction}, Field{"left", &Regenerate::left}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no step is left
};

// W2-15.6.1  The commander-in-chief tires.
struct EndReorganisation {
    static constexpr std::string_view name = "end_reorganisation";
    using lies_on = Steps<BeginTurn, Reorganise>;
    Faction faction;
    static constexpr auto fields = std::tuple{Field{"faction", &EndReorganisation::faction}};
    void run(Position&, Effects&) const;
};

// W2-O9.2  Isolated units in contested areas lose a step.
void demoralise(Position&, Effects&);

}  // namespace papelotte::waterloo200
