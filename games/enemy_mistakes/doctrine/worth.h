// What pieces are worth, in Victory points, and what a melee is likely to bring.
#pragma once

#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

// What its side loses with a unit: its points and its use, and with a garrison the objective (EM-17.5, EM-17.10).
float stake_in(const Position&, Unit);
// What it loses with one more Loss of the unit.
float worth_of_loss(const Position&, Unit);
float worth_of_general(const Position&, General);   // captured

// A melee before its dice (EM-14.16, EM-14.17), for the attacker's side: by how much his modifiers are higher, and how many units take part.
struct Meeting {
    Unit attacker, defender;
    int edge;
    int attackers = 1, defenders = 1;
};
float worth_of_melee(const Position&, const Meeting&);

// The same with the modifiers as they are: the attacker touches the defender, in the position's combat or before one.
struct Contact {
    bool charged = false;
    int distance = 0;   // of the Charge, in tenths of a millimetre
};
float worth_of_contact(Position& scratch, Unit attacker, Unit defender, Contact);

}   // namespace papelotte::enemy_mistakes
