// NP-3.2, chapter 14  What the enemy can know about hidden blocks: what was shown, and what follows from public facts.
// Hidden blocks of one army that have done the same in public look alike, so a block is known by its guise, the set of units that it may be
// (engine/hidden.h). A face that is shown leaves one unit, and no other block can be that unit. When one of several blocks that look alike does
// something that only some units can do (a second town: mounted), its guise keeps those alone, and the others may be any of them.
// Strength: the enemy remembers what he saw last, and how much his opponent has lost unseen since (NP-5.6.3, NP-12.1.7); not which units did.
#pragma once

#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {

// The guises at the start of the game: any unit of the army, or fully known (NP-4.2.1).
void begin_guises(Position&, bool known);

UnitSet may_be(const Position&, Unit block);   // the units that the block may be for the enemy
void set_may_be(Position&, Unit block, UnitSet units);
bool is_known(const Position&, Unit block);    // it can only be itself

// The hidden blocks that the enemy cannot tell from this one by what they have done, with itself. `chosen` is secret and not compared.
UnitSet alike(const Position&, Unit block);

// A block is about to do, in public, what only the units of `could` can do; the unit itself is one of them. Called before its place and its
// marks change: it may have been any of the blocks alike. No effect if its face is up.
void note_deed(Position&, Unit block, UnitSet could);

// The face of the unit is seen: it is known from now on, with its strength. show() of pieces.h calls it.
void recognise(Position&, Unit);

// A hidden unit has lost a point of strength, and the enemy knows only that one of `among` has. Its strength is already lower.
void note_unseen_loss(Position&, Unit, UnitSet among);
// The same for a loss that may have struck any unit of the side that had more than one point (NP-12.1.7).
void note_unseen_loss(Position&, Unit);

// The towns and other places in which each unit of the army may be for the enemy; for units that he cannot place for certain.
struct Whereabouts {
    TownSet towns;
    bool unplaced = false;
    friend bool operator==(const Whereabouts&, const Whereabouts&) = default;
};
IdArray<Unit, Whereabouts, kUnits> whereabouts_of(const Position&, Army);

// Replaces what the seat cannot know by a random arrangement that agrees with its knowledge. In redeal.cc.
void redeal(Position&, Seat, Dice&);

}  // namespace papelotte::napoleon
