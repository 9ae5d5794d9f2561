// EM-2  Pieces as rectangles on the table: what touches, what overlaps, what lies in an area of engagement. All answers follow from the poses alone.
#pragma once

#include "engine/plane/box.h"
#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

// EM-2.2, EM-2.6  The rectangle of a unit; of fastened Artillery with its Horse Team.
plane::Box box_of(const Position&, Unit);
plane::Box box_at(Unit, plane::Pose, bool fastened);
plane::Vec centre_of(const Position&, General);   // of his counter, or of the unit that he is attached to (EM-5.6)

inline int facing_of(const Position& p, Unit unit) { return static_cast<int>(p.stands[unit].facing); }   // tenths of a degree
inline plane::Vec front_of(const Position& p, Unit unit) { return plane::direction(facing_of(p, unit)); }
inline constexpr double kHalfTile = 15, kHalfCounter = 7.5;   // EM-1.7
inline constexpr double kStrictlyInside = 29.5;   // EM-2.27
// EM-2.9
inline constexpr plane::Bounds kTable{0, 0, kBoardData.width * 1.0, kBoardData.height * 1.0};

UnitSet units_on_board(const Position&, Army);
UnitSet units_on_board(const Position&, Side);
UnitSet enemies_of(const Position&, Army);   // on the board
bool fold_is_open(const Position&);   // EM-4.22, EM-7.10: black units have been deployed

// EM-2.5
bool in_contact(const Position&, Unit, Unit);
UnitSet in_contact_with(const Position&, Unit, UnitSet among);
UnitSet enemies_in_contact(const Position&, Unit);
bool touches_enemy(const Position&, Unit);
UnitSet in_contact_with_enemies(const Position&, Side);   // units of the side that touch an enemy
// EM-13.2  The front edge of the first touches the second.
bool front_touches(const Position&, Unit, Unit);
// EM-2.42  In millimetres.
double contact_length(const Position&, Unit attacker, Unit enemy);
// EM-2.41  The edges of `touched` that may count as the touched one: one, or two among which its player chooses.
struct TouchedEdges {
    Edge first, second;
    bool choice;
};
TouchedEdges touched_edges(const Position&, Unit touched, Unit by);

// EM-2.23 to EM-2.27  How deep a unit is in the area of engagement of an enemy.
enum class Engaged : std::uint8_t { outside, at_limit, strictly_inside };
Engaged engagement(const Position&, Unit unit, Unit owner);
inline bool occupies(const Position& p, Unit unit, Unit owner) { return engagement(p, unit, owner) != Engaged::outside; }
bool occupies_enemy_area(const Position&, Unit);   // EM-9.1
UnitSet engaged_by(const Position&, UnitSet units, UnitSet owners);   // those of `owners` whose area one of `units` is strictly inside

double distance(const Position&, Unit, Unit);   // edge to edge, in millimetres
Unit nearest_enemy(const Position&, Unit);   // kNoUnit: there is none
bool ahead_within(const Position&, Unit unit, Unit enemy,
                  double);   // EM-14.26: a part of the enemy ahead of the front line, nearer than that to the front edge

}   // namespace papelotte::enemy_mistakes
