// What all steps share. engine/agenda.h describes the members of a step.
//
// The campaign and the battles meet in few places.
//   - BeginFights (fights) runs after the movement. It lists the fights in p.fights, asks for their order (OrderFights), and then puts on
//     the agenda, to be done from top to bottom: a Skirmish per skirmish in order; a SetUpBattle per battle in order; Battles.
//   - Battles runs round after round: it pushes BattleTurn{battle, side} for each battle in p.battles that is not over, in order, the attacker
//     first, until all are over. Everything that belongs to a battle turn lies on Battles.
//   - A battle ends through rout.h alone: end_battle(p, battle, loser, cause). It takes all steps off the agenda that lie on Battles, clears
//     the board (blocks to Space::map, hidden; markers back into the pool), and pushes Redeploy{town} for the winner and on it
//     Retreat{town, loser, …, roads already used in this battle turn}. A loser without blocks does not retreat.
//   - A skirmish ends with a Retreat{town, loser} if the loser has blocks left; nobody redeploys.
//   - Retreat, when it is over, takes the town out of p.fights: the fight is resolved.
//   - p.entry_roads has the roads by which the attacker entered or reinforced a fight; reinforcement adds to it, retreat_towns() reads it.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "engine/agenda.h"
#include "engine/counter.h"
#include "engine/lies_on.h"
#include "games/napoleon/rules/board.h"

namespace papelotte::napoleon {

struct Position;

// All steps, for the lists `lies_on` (engine/lies_on.h).
// clang-format off
struct BiddingTerms; struct ReduceBlocks; struct PlaceBlocks;
struct BeginTurn; struct ChooseGroup; struct MoveGroup; struct ForcedMarches; struct ShowCommander; struct MarchRolls;
struct BeginFights; struct OrderFights; struct SupplyAndDefeat; struct SupplyLoss; struct EndTurn;
struct Retreat; struct Redeploy;
struct Skirmish; struct ChooseSkirmishers; struct SkirmishFire; struct EndSkirmish; struct AssignHits;
struct SetUpBattle; struct PlaceTerrain; struct Deploy; struct RevealBattle;
struct Battles; struct BattleTurn; struct Morale; struct Combat; struct Reinforce; struct EndBattleTurn;
struct Withdraw;
// clang-format on

// NP-11.1  Who decides in a step: an army's player, or with two players both Allied armies at once.
struct Actor {
    Army army;
    bool both;
    static constexpr auto fields = std::tuple{Field{"army", &Actor::army}, Field{"both", &Actor::both}};
    constexpr bool is(Army one) const { return army == one || (both && one != Army::french); }
    constexpr Side side() const { return side_of(army); }
    constexpr UnitSet units() const { return both ? units_of(Side::allied) : units_of(army); }
    friend constexpr bool operator==(Actor, Actor) = default;
};
Seat seat_of(const Position&, Actor);
// The whole side with two players; else the army itself, for the Allies the senior one.
Actor first_actor(const Position&, Side, Army senior);
// NP-11.1.5  The other Allied player, if there is one who decides for himself.
std::optional<Actor> partner_of(const Position&, Actor);

// NP-7.2.1  Blocks that used each road of a town, in the order of ways_from().
using RoadCounts = std::array<std::uint8_t, 8>;

}   // namespace papelotte::napoleon
