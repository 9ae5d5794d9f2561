// NP-9, NP-10  Supply losses, defeat and victory.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-9.1.1 … NP-9.1.3, NP-17.12  Whether the city is in French hands: one block is enough.
bool is_french(const Position&, Town city);
TownSet cities_held(const Position&);   // NP-10.3.1: by the French, of those that win the game

// NP-2.2.4  Asks for supply losses first, then checks defeat and victory.
struct SupplyAndDefeat {
    static constexpr std::string_view name = "supply_and_defeat";
    using lies_on = Steps<EndTurn>;
    bool supplied;   // the losses have been taken
    static constexpr auto fields = std::tuple{Field{"supplied", &SupplyAndDefeat::supplied}};
    void run(Position&, Effects&) const;
};

// NP-9.1.5  The owner of the army chooses the blocks that it loses.
struct SupplyLoss {
    static constexpr std::string_view name = "supply_loss";
    using lies_on = Steps<SupplyAndDefeat, SupplyLoss>;
    static constexpr Prompt prompt{name, "ask.supply_loss", {"NP-9.1.1", "NP-9.1.2", "NP-9.1.3", "NP-9.1.5"}};
    Army army;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"army", &SupplyLoss::army}, Field{"left", &SupplyLoss::left}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when the army has no more blocks than it must lose
};

}  // namespace papelotte::napoleon
