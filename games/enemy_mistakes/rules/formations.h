// EM-2.10 to EM-2.22  Formations: stored, split, merged, united. A formation is named by any of its units.
#pragma once

#include "games/enemy_mistakes/rules/pieces.h"

namespace papelotte::enemy_mistakes {

UnitSet members(const Position&, Unit);                 // of the formation of the unit
UnitSet leaders(const Position&, Army);                 // one unit of every formation: its leader
bool connected(const Position&, UnitSet);               // by contact (EM-2.10)
bool mixed(const Position&, UnitSet);                   // Infantry and Cavalry (EM-11.4)
bool face_alike(const Position&, Unit, Unit);           // within 1 degree
bool all_face_alike(const Position&, UnitSet);          // any two of them (EM-2.10)
General attached_to(const Position&, UnitSet);          // the General attached to one of the units; kNoGeneral

int front_width(const Position&, UnitSet);              // EM-2.14
int depth(const Position&, UnitSet);                    // EM-2.15
UnitSet column_of(const Position&, Unit);               // EM-2.16, with the unit itself
bool is_light(const Position&, UnitSet);                // EM-2.19: Light Cavalry, with or without Horse Artillery
int basic_reach(const Position&, UnitSet, bool advance);  // EM-2.18, EM-2.19, in units of measurement

// EM-2.12  Why two formations may not be merged at the start of Assign; empty: they may.
Refusal why_not_merge(const Position&, Unit, Unit);
void merge(Position&, Unit, Unit);                      // the larger number of orange markers stays
// EM-2.13  After units have moved or gone: a formation that is no longer connected breaks up; every part gets a copy of the markers.
void break_up(Position&, Unit);
void leave_formation(Position&, Unit);                  // a unit goes from the board or becomes a formation of its own
// EM-2.20, EM-2.21  A voluntary split: `part` becomes a formation of its own, IN MOVEMENT, the rest is stationary; the part is shifted by the ruler's
// width away from it where that is free.
Refusal why_not_split(const Position&, UnitSet part);
void split_off(Position&, UnitSet part, Effects&);
void set_apart(Position&, UnitSet part);   // EM-2.22: where it stands; both parts keep the markers
// EM-20.6  The units of the formation level with `unit` and on that side of it.
UnitSet part_beyond(const Position&, Unit unit, Edge);
// EM-3.9, EM-3.11
void give_orange(Position&, Unit, int markers);

// EM-2.7, EM-2.8  Fastening.
bool can_fasten(const Position&, Unit);
void fasten(Position&, Unit);
void unfasten(Position&, Unit);

}   // namespace papelotte::enemy_mistakes
