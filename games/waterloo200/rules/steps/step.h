// What all steps share. engine/agenda.h describes the members of a step.
//
// The chapters of the rules (docs/rules/waterloo200.md) and where they are:
//   1-3  glossary, map, units         ids.h, board.h, queries.h; control and losses in pieces.h
//   4    leaders                      activation (4.2), pieces.h (4.3), queries.h
//   5, 6 artillery, communication     queries.h
//   7    set-up                       set_up
//   8, 9 sequence, Strategic Action   turn
//   10   Tactical Action              activation (10.2), movement (10.4)
//   11   Pass                         turn, movement
//   12   movement                     march: one unit; movement: the phase
//   13   combat                       battle (13.1-13.4), fire (13.5-13.9)
//   14   deactivation                 turn
//   15   reorganisation               reorganisation
//   16, 17  reinforcements, Prussians reserves
//   18   victory                      victory
//   19   optional rules               with the rule that they change; the Grand Battery in grand_battery, the bid in bidding
//   20   two and three players        rules.cc, seats_in_play
//   22, 28  hidden information        knowledge.h, redeal.cc
#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "engine/agenda.h"
#include "engine/counter.h"
#include "engine/lies_on.h"
#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

struct Position;

// All steps, for the lists `lies_on` (engine/lies_on.h).
// clang-format off
struct BeginTurn; struct BeginImpulse; struct ChooseAction; struct ChooseOption; struct FirstFaction; struct EndImpulse; struct EndTurn;
struct ActivateLeaders; struct LeaderPath; struct MoveUnits; struct PassMove; struct UnitPath; struct ScoutTarget; struct ChooseBattle;
struct EmployGuns; struct Retreat; struct RetreatPlaces; struct SunkenRoad; struct FireTotals; struct TakeLosses; struct Aftermath;
struct Impetus; struct ChooseBombardment; struct BombardingGuns; struct Reorganise; struct HeadquartersPath; struct Regenerate;
struct EndReorganisation; struct NumberOfReserves; struct ChooseReserves; struct PlaceReserves; struct Arrival; struct ChooseArrival;
struct FreeSetUp; struct DealUnits; struct BiddingTerms;
// clang-format on

// W2-20.1  The actor of a step: a faction, or with two players both allied factions at once.
struct Actor {
    Faction faction;
    bool both;
    static constexpr auto fields = std::tuple{Field{"faction", &Actor::faction}, Field{"both", &Actor::both}};
    constexpr bool is(Faction other) const { return faction == other || (both && other != Faction::french); }
    friend constexpr bool operator==(Actor, Actor) = default;
};

}  // namespace papelotte::waterloo200
