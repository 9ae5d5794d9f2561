// W2-13.5 … W2-13.9  Blocks are revealed, totals compared and hits allotted; then the consequences of the battle.
#pragma once

#include <algorithm>
#include <span>

#include "engine/account.h"
#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// A block with its step: the true one, or one that is assumed in an estimate.
struct Block {
    Unit unit;
    std::uint8_t step;
};

// A battle: the real one, or one that is assumed in an estimate.
struct Engagement {
    Area area;
    Faction attacker, defender;
    std::span<const Block> attackers, defenders;   // in the area
    UnitSet leaders{}, guns{};                     // in adjacent areas, helping the attack
    bool bombardment = false;
};

// W2-13.5  The terms of both totals; a total below zero counts as zero. Doctrine estimates with the same functions.
void offensive_terms(const Position&, const Engagement&, Tally&);
void defensive_terms(const Position&, const Engagement&, Tally&);
inline int fire_total(const Tally& tally) { return std::max(0, tally.total()); }

// W2-13.5.5  The difference of the totals. `support`: the sum of leaders and guns that the engagement does not list.
int fire_result(const Position&, const Engagement&, int support);

// W2-4.6.5  Activated leaders next to the current battle whose stars help the attack.
UnitSet leaders_helping(const Position&);

// W2-13.6
enum class Victory : std::uint8_t { draw, marginal, decisive, brilliant, no_effect };   // no_effect: only of a bombardment
struct Hits {
    Victory victory;
    int loser, winner;   // the loser's are IL
};
Hits hits_of(int final_result, int loser_capacity);

// W2-O8.1  A leader, guns, infantry and cavalry all take part in the attack.
bool combined_attack(const Position&);

// W2-13.7.3  The units of the faction in the area from which the owner chooses for the next hit.
UnitSet strongest(const Position&, Faction, Area);

// W2-13.5.1  All units of the area are revealed and the totals compared.
struct FireTotals {
    static constexpr std::string_view name = "fire_totals";
    using lies_on = Steps<ChooseBattle, EndImpulse>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// W2-13.7  The owner allots hits in rounds.
struct TakeLosses {
    static constexpr std::string_view name = "take_losses";
    using lies_on = Steps<Aftermath, TakeLosses>;
    static constexpr Prompt prompt{name, "ask.take_losses", {"W2-13.7.3", "W2-13.7.5", "W2-13.7.6"}};
    Faction faction;
    std::uint8_t hits;
    static constexpr auto fields = std::tuple{Field{"faction", &TakeLosses::faction}, Field{"hits", &TakeLosses::hits}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(hits); }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

// W2-13.8  The battle is over.
struct Aftermath {
    static constexpr std::string_view name = "aftermath";
    using lies_on = Steps<ChooseBattle, EndImpulse>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// W2-O4  Cavalry that cleared an area may move on.
struct Impetus {
    static constexpr std::string_view name = "impetus";
    using lies_on = Steps<ChooseBattle>;
    static constexpr Prompt prompt{name, "ask.impetus", {"W2-O4.1", "W2-O4.2"}};
    Faction faction;
    static constexpr auto fields = std::tuple{Field{"faction", &Impetus::faction}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no unit is left that could
};

}   // namespace papelotte::waterloo200
