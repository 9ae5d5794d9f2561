// EM-3.6, EM-3.7, EM-15.11 to EM-15.17  Losses, yellow markers, and pieces that leave the board.
#pragma once

#include "games/enemy_mistakes/rules/formations.h"

namespace papelotte::enemy_mistakes {

// `cause`: an enemy unit, or kNoUnit: the nearest enemy army is credited (EM-15.15).
void add_loss(Position&, Unit, Unit cause, Effects&);             // EM-3.6
// One yellow marker (counted for EM-14.41); a second one routs the unit (EM-15.9), which is put on the agenda.
void add_yellow(Position&, Unit, Unit cause, Effects&);
void shake_once(Position&, Unit, Effects&);                       // a yellow marker unless it has one
void rout(Position&, Unit, Unit cause, Effects&);                 // two yellow markers; push_rout (withdrawal.h) does the rest
void eliminate(Position&, Unit, Unit cause, Effects&);            // EM-15.14: the rest of its column is shaken
void capture(Position&, Unit, Unit cause, Effects&);
void leave_the_field(Position&, Unit, Unit cause, Effects&);      // out of field (EM-15.11)
// EM-5.16 to EM-5.20  (counters.cc)
void host_removed(Position&, General, Unit host, Fate, Unit cause, Effects&);
void remove_general(Position&, General, Fate, Army credited, Effects&);

}   // namespace papelotte::enemy_mistakes
