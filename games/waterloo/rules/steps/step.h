// What all steps of Waterloo share. A step is a small struct that stands for one decision or procedure of the rulebook and holds its
// data; engine/agenda.h describes its members. Choices with one option are made without asking (WL-16.1.5).
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
