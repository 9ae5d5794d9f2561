// NP-6.6  Skirmishes.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-6.6.1  The skirmish with this number in Position::skirmishes, then the next one.
struct Skirmish {
    static constexpr std::string_view name = "skirmish";
    using lies_on = Steps<SetUpBattle, Battles, SupplyAndDefeat>;
    std::uint8_t index;
    static constexpr auto fields = std::tuple{Field{"index", &Skirmish::index}};
    void run(Position&, Effects&) const;
};

// NP-6.6.2  Each side with more than four blocks picks four, both at the same time and in secret.
struct ChooseSkirmishers {
    static constexpr std::string_view name = "choose_skirmishers";
    using lies_on = Steps<SkirmishFire>;
    static constexpr Prompt prompt{name, "ask.choose_skirmishers", {"NP-6.6.2", "NP-11.1.11"}, Stakes::fight};
    Town town;
    static constexpr auto fields = std::tuple{Field{"town", &ChooseSkirmishers::town}};
    SeatSet seats(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, Seat, ActionList&) const;
    Refusal why_not(const Position&, Seat, Action) const;
    void apply(Position&, Seat, Action, Effects&);
    void forget_others(Position&, Seat keep);
    Action random(const Position&, Seat, Dice&) const;
    void run(Position&, Effects&) const;   // both show the blocks that they have picked
};

// NP-6.6.3, NP-6.6.4  The shown blocks of a side fire, one after another: the defender first.
struct SkirmishFire {
    static constexpr std::string_view name = "skirmish_fire";
    using lies_on = Steps<SkirmishFire, EndSkirmish>;
    Town town;
    Side side;
    Army senior;     // NP-11.1.7, when the skirmish began
    UnitSet fired;   // those that have
    static constexpr auto fields = std::tuple{Field{"town", &SkirmishFire::town}, Field{"side", &SkirmishFire::side},
                                              Field{"senior", &SkirmishFire::senior}, Field{"fired", &SkirmishFire::fired}};
    void run(Position&, Effects&) const;
};

// NP-6.6.6  The side with fewer blocks retreats; of two equal ones the attacker.
struct EndSkirmish {
    static constexpr std::string_view name = "end_skirmish";
    using lies_on = Steps<Skirmish, SetUpBattle, Battles, SupplyAndDefeat>;
    Town town;
    Army senior;
    static constexpr auto fields = std::tuple{Field{"town", &EndSkirmish::town}, Field{"senior", &EndSkirmish::senior}};
    void run(Position&, Effects&) const;
};

}  // namespace papelotte::napoleon
