// What all steps share. engine/agenda.h describes the members of a step.
//
// The chapters of the rules (docs/rules/enemy_mistakes.md) and where they are:
//   1, 3     pieces, markers               ids.h, board.h, position.h; Losses, yellow markers and removal in removal.h
//   2        geometry                      engine/plane; pieces.h: boxes, contact, areas of engagement; formations.h: members, width, depth,
//                                          columns, splitting and merging; fire_lines.h: lines of fire and of sight
//   4        terrain                       terrain.h: what pieces stand on, what a sweep meets; allowance.h
//   5        commanders and generals       steps/counters.h, steps/initiative.h (Substitutes), steps/assign.h
//   6        sequence                      steps/turn.h
//   7        entrance of the Prussians     steps/entrance.h
//   8        initiative                    steps/initiative.h
//   9        bombardment                   steps/bombardment.h
//   10       assign                        steps/assign.h
//   11       orders                        steps/orders.h; REDEPLOY: steps/redeployment.h; out of sequence: steps/manoeuvre.h
//   12       manoeuvre                     manoeuvres.h: what is legal and where it ends; steps/manoeuvre.h: who moves
//   13       Charge                        manoeuvres.h, steps/charge.h
//   14       combat                        steps/combat_chain.h
//   15       Withdraw, Retreat, Rout       steps/withdrawal.h
//   16       end of turn                   steps/end_of_turn.h
//   17       victory                       victory.h
//   20       candidate manoeuvres          candidates.h
//
// What the parts ask of each other:
//   - A unit that must go back is given to push_withdraw, push_retreat or push_rout (withdrawal.h). They put a Withdraw on the agenda: it is done
//     once the step that pushed it is over, so a step pushes what comes afterwards first. Marks::withdrew and driven_back tell what became of it.
//   - Losses and yellow markers are given by removal.h, which also removes what is lost and breaks up formations.
//   - A unit that moves in any way is moved by moves.h: it takes attached Generals along, tells which counters it came upon, and puts
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
struct MeleeEffect; struct SpreadLosses; struct Pursuit; struct PursuitSign; struct PursuitCharge; struct Counterattack; struct Reinforce;
struct ReinforcementCharge; struct CombatResult; struct KeepDie; struct FallBackLoss; struct EndCombat;
struct Withdraw; struct ShakeBehind;
struct EndTurn; struct Separate;
// clang-format on

// Whatever may be under way when a unit is driven back or a counter must give way.
using Interrupted = Steps<Phase, Deploy, Bombard, Orders, GatherRedeploy, Redeploy, FormUp, Manoeuvres, Manoeuvre, OutOfSequence, ChargedGuns,
                          StopCharge, NextCombat, CombatStepBegins, MeleeEffect, SpreadLosses, Pursuit, Counterattack, Reinforce, CombatResult,
                          FallBackLoss, EndCombat, Withdraw, CheckCounter, DisplaceCounter, EndTurn, Separate, Unfasten>;

}   // namespace papelotte::enemy_mistakes
