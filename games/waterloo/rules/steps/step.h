// What all steps of Waterloo share. A step is a small struct that stands for one decision or procedure of the rulebook and holds its
// data; engine/agenda.h describes its members. Choices with one option are made without asking (WL-16.1.5).
//
// The chapters of the rules (docs/rules/waterloo.md) and where they are:
//   1   components, area limits      ids.h, board.h, queries.h; the limits at the end of a round in rounds
//   2   set-up                       rules.cc; the bid for the sides (2.2) in bidding
//   3   sequence of play             turn
//   4   action rounds                rounds; which order an area may be given in orders
//   5   movement                     movement
//   6   artillery fire               fire; hits on cavalry and guns, also of skirmishers, in hits
//   7   assault                      assault: launching (7.1); assault_stages: the seven steps in order; cavalry: 7.3 and 7.8
//   8   morale checks                morale
//   9   damage cubes                 damage
//   10  retreats and withdrawals     retreat
//   11  other actions                other_actions
//   12  leaders                      orders (12.1), retreat (12.2.4)
//   13  terrain                      board.h; strong points in assault (13.2)
//   14  Prussians                    prussians
//   15  victory                      victory
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <tuple>

#include "engine/action.h"
#include "engine/agenda.h"
#include "engine/counter.h"
#include "engine/event.h"
#include "engine/fields.h"
#include "engine/lies_on.h"
#include "engine/rule.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

struct Position;

// All steps, for the lists `lies_on` (engine/lies_on.h).
// clang-format off
struct BeginPhase; struct SkirmishFire; struct StartRound; struct ActionRound; struct ChooseAction; struct AreaLimits; struct FinishRound;
struct LeadActivation; struct Movement; struct TakeCubesAlong; struct FireOrders; struct FireVolleys; struct CavalryHits;
struct CavalryLosses; struct GunHits; struct PlaceCubes; struct PlaceOwnCubes; struct TooManyCubes; struct Sacrifice; struct AssignCubes;
struct AssaultMoves; struct ResolveAssaults; struct AssaultStage; struct DeclareStrongPoint; struct Charge; struct CounterCharge;
struct Volley; struct ChargeOn; struct MoraleCheck; struct FallBack; struct Accompany; struct LeaderDanger; struct ChangeFormation;
struct Reinforce; struct PrussianPhase; struct Arrive; struct BiddingTerms;
// clang-format on

}  // namespace papelotte::waterloo
