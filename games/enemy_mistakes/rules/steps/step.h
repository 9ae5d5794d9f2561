// What all steps share. engine/agenda.h describes the members of a step.
//
// What the parts ask of each other:
//   - A unit that must go back is given to push_withdraw, push_retreat or push_rout (withdrawal.h). They put a Withdraw on the agenda: it is done
//     once the step that pushed it is over, so a step pushes what comes afterwards first. Marks::withdrew and driven_back tell what became of it.
//   - Losses and yellow markers are given by removal.h, which also removes what is lost and breaks up formations.
//   - A unit that moves in any way is moved by moves.h: it moves attached Generals, finds the counters in the way, and puts
//     CheckCounter or DisplaceCounter on the agenda for them (counters.h).
//   - Reinforcements and pursuits charge by the steps ReinforcementCharge and PursuitCharge (charge.h); the combat chain pushes them.
#pragma once

#include <optional>
#include <string_view>
#include <tuple>

#include "engine/agenda.h"
#include "engine/lies_on.h"
#include "games/enemy_mistakes/rules/board.h"

namespace papelotte::enemy_mistakes {

struct Position;

// All steps, for the lists `lies_on` (engine/lies_on.h).
// clang-format off
struct BeginTurn; struct Phase;
struct Entrance; struct Deploy;
struct Bids; struct Substitutes; struct PlaceSubstitute;
struct Bombard; struct Shot; struct FiredSide; struct AnswerFire;
struct Assign;
struct Orders; struct Recover; struct GatherRedeploy; struct Redeploy; struct FormUp; struct OutOfSequence;
struct Manoeuvres; struct Manoeuvre; struct ChargedGuns; struct StopCharge; struct Unfasten;
struct CheckCounter; struct DisplaceCounter;
struct NextCombat; struct CombatStepBegins; struct ChooseAttacker; struct TouchedSide; struct Support; struct Melee; struct Reroll;
struct MeleeEffect; struct SpreadLosses; struct Pursuit; struct PursuitSign; struct LeadPursuit; struct PursuitCharge; struct Counterattack; struct Reinforce;
struct ReinforcementCharge; struct CombatResult; struct KeepDie; struct FallBackLoss; struct EndCombat;
struct Withdraw; struct ShakeBehind;
struct EndTurn; struct Separate;
// clang-format on

// Whatever may be under way when a unit is driven back or a counter must give way.
using Interrupted = Steps<Phase, Deploy, Bombard, Orders, GatherRedeploy, Redeploy, FormUp, Manoeuvres, Manoeuvre, OutOfSequence, ChargedGuns,
                          StopCharge, NextCombat, CombatStepBegins, MeleeEffect, SpreadLosses, Pursuit, Counterattack, Reinforce, CombatResult,
                          FallBackLoss, EndCombat, Withdraw, CheckCounter, DisplaceCounter, EndTurn, Separate, Unfasten>;

}   // namespace papelotte::enemy_mistakes
