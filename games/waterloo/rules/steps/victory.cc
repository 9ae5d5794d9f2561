// WL-15  Victory.
#include "games/waterloo/rules/steps/victory.h"

#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {
namespace {

Result result_of(const Position& p) {
    const int french_losses = casualties(p, Army::french), anglo_allied_losses = casualties(p, Army::anglo_allied);   // WL-15.1.2
    const bool french_objective = has(p, kMontStJean, kFrench, Arm::infantry);                                       // WL-15.1.3
    const bool french_toll = anglo_allied_losses >= kTables.casualties_to_win[0];
    const bool allied_objective = has(p, kRossomme, kAllied, Arm::infantry);                                         // WL-15.1.4
    const bool allied_toll = french_losses >= kTables.casualties_to_win[1];
    const bool french = french_objective || french_toll, allied = allied_objective || allied_toll;
    if (french && allied) return anglo_allied_losses > french_losses ? Result::both_french : Result::both_allied;    // WL-15.1.5, WL-15.1.6
    if (french) return french_objective ? Result::french_objective : Result::french_casualties;
    if (allied) return allied_objective ? Result::allied_objective : Result::allied_casualties;
    return p.turn == kTurns ? Result::time : Result::none;                                                           // WL-15.1.7
}

}  // namespace

void check_victory(Position& p, Effects& effects) {
    p.result = result_of(p);
    if (p.result == Result::none) return;
    p.agenda.clear();   // WL-3.6.1: the game stops
    const bool french = p.result == Result::french_objective || p.result == Result::french_casualties || p.result == Result::both_french;
    emit(effects, Happening::game_over, french ? kFrench : kAllied);
}

}  // namespace papelotte::waterloo
