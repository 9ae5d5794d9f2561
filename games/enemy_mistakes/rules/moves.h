// Carrying out moves. Every change of place goes through here: attached Generals move with their hosts, and counters in the way are checked or moved.
#pragma once

#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {

inline constexpr int kRuler = 150;   // EM-2.21, in tenths of a millimetre

// EM-12, EM-13, EM-14.45  A judged manoeuvre is made: guns fasten, the group moves, friends are shaken by passing, guns by a Torrent, counters are
// checked (by a Charge or pursuit) or displaced.
// `cause`: the enemy unit to whose army a unit is lost that leaves the board.
void carry_out(Position&, UnitSet group, const Mover&, const Trial&, bool charge, Effects&, Unit cause = kNoUnit);
void attach(Position&, General, Unit, Effects&);   // his own place no longer counts
// Units stand elsewhere: formations remember it, and counters under them are attached or displaced (EM-5.9, EM-5.31).
void place(Position&, Unit, plane::Pose);
void see_to_counters(Position&, UnitSet moved, Effects&, GeneralSet except = {});

// EM-14.42, EM-14.45  A forced Fall Back of a formation by so many units of measurement, and whether it moved at all.
struct FallBack {
    UnitSet group;   // of the formation, without the guns that could not fasten: they stay and have suffered a Loss (EM-2.38)
    bool moved = false;
};
int way_back(const Position&, Unit formation, int units_of_measurement);   // how far it would go, in tenths of a millimetre
FallBack fall_back(Position&, Unit formation, int units_of_measurement, Unit cause, Effects&);
// EM-16.6, EM-3.19  All units of the formation slide straight back together, up to so many tenths of a millimetre, as far as they are free. Returns
// how far.
int slide_back(Position&, Unit formation, int tenths, Effects&);
// EM-13.12
bool can_exchange(const Position&, Unit gun, Unit tile, UnitSet chargers);   // the chargers make room (EM-13.13)
void exchange(Position&, Unit gun, Unit tile, UnitSet chargers, Effects&);
// A group slides along a direction, forward or backward, by so many tenths of a millimetre.
void slide(Position&, UnitSet group, plane::Vec along, int tenths, Effects&);
// EM-5.15  Whether a spot is free for a counter: on the board, overlapping nothing; in tenths of a millimetre.
Refusal why_not_spot(const Position&, General, int x, int y);
bool is_on_table(const plane::Box&);   // EM-2.9
bool is_free(const Position&, const plane::Box&, UnitSet except);   // overlaps no unit but these

}   // namespace papelotte::enemy_mistakes
