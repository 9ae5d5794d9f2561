// NP-6.1  The fights of the turn and their order.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-11.1.5  Of the Allied armies in the town, the one with more blocks there.
Army senior_at(const Position&, Town);
// NP-6.1.2  Whether a side has too few blocks there for a battle.
bool is_skirmish(const Position&, Town);
// What is fought in the town: as it was ordered, before that by the numbers.
enum class FightKind : std::uint8_t { skirmish, battle };
FightKind fight_at(const Position&, Town);

// NP-6.1.1, NP-6.1.2  Lists the fights, and asks for their order.
struct BeginFights {
    static constexpr std::string_view name = "begin_fights";
    using lies_on = Steps<SupplyAndDefeat>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// NP-6.1.3  The attacker names the fights in the order in which they are fought: first all skirmishes, then all battles.
struct OrderFights {
    static constexpr std::string_view name = "order_fights";
    using lies_on = Steps<Skirmish, SetUpBattle>;
    static constexpr Prompt prompt{name, "ask.order_fights", {"NP-6.1.3"}};
    Actor who;
    TownSet skirmishes, battles;   // not yet named
    static constexpr auto fields =
        std::tuple{Field{"who", &OrderFights::who}, Field{"skirmishes", &OrderFights::skirmishes}, Field{"battles", &OrderFights::battles}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when one is left of the kind
};

}  // namespace papelotte::napoleon
