// W2-7, W2-O1  Set-up.
#pragma once

#include "games/waterloo200/rules/board.h"
#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

constexpr Area place_before_set_up(Unit unit) { return faction_of(unit) == Faction::prussian ? kNotArrived : kPool; }   // W2-7.1.8

// W2-7.1.1, W2-7.1.8  The table before the first unit is placed: all of them in the pools, control as on the board.
void lay_out(Position&);

// W2-7.1  Places the fixed units, deals the others, and asks the players who may choose (W2-O1).
struct DealUnits {
    static constexpr std::string_view name = "deal_units";
    using lies_on = Steps<Outermost>;
    bool historical;
    static constexpr auto fields = std::tuple{Field{"historical", &DealUnits::historical}};
    void run(Position&, Effects&) const;
};

// W2-O1.1  The player chooses units for the icons. The armies choose one after the other, and neither sees the other's choice (W2-O1.4).
struct FreeSetUp {
    static constexpr std::string_view name = "free_set_up";
    using lies_on = Steps<BeginTurn, FreeSetUp>;
    static constexpr Prompt prompt{name, "ask.free_set_up", {"W2-O1.1", "W2-O1.4"}};
    Faction faction;
    static constexpr auto fields = std::tuple{Field{"faction", &FreeSetUp::faction}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

}  // namespace papelotte::waterloo200
