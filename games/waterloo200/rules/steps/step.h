// What all steps share. engine/agenda.h describes the members of a step.
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
