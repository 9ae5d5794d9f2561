// W2-22  What the enemy can know about face-down blocks: what was shown, and what follows from public facts.
// Blocks of one faction in one area look alike (W2-22.1.4), so a block is known by its guise, the set of units that it may be. At
// set-up that is its corps and type, which the icons tell (W2-22.1.5). A face that is shown leaves one unit, and no other block can be
// that unit. When one of several blocks leaves an area, its guise becomes the union of the guises of those that could have left, and
// so do the guises of those among them that stay; units that could not have made the move are removed from the guise of the block that
// left. Every unit is some block: redeals keep to that (redeal.cc). The guises contain nothing that could not be inferred from the
// public log.
#pragma once

#include "games/waterloo200/rules/steps/march.h"

namespace papelotte::waterloo200 {

// The guises at the start of the game: as the icons tell, or fully known if the deal is public (the historical one).
void begin_guises(Position&, bool public_deal);

UnitSet may_be(const Position&, Unit block);   // the units that the block may be for the enemy
void set_may_be(Position&, Unit block, UnitSet units);
bool is_known(const Position&, Unit block);    // it can only be itself

// A unit that no block off the map may be is known to be on the map.
void note_presence(Position&);

// The face of the unit is shown: it is known from now on, with the steps it has lost or gained unseen. `stood`: the area in which the
// enemy placed the block until then; the other blocks there may now be the units that remain.
void recognise(Position&, Unit unit, Area stood);
void recognise(Position&, Unit unit);   // the enemy placed it where it stands

// One of these blocks has acted, unknown which: each may be any unit that one of them may be.
void confuse(Position&, UnitSet blocks);

// A march has ended. The block that made it is one of those that stood where it began and could have made it.
void follow_march(Position&, const March&, Purpose, int spent, bool engaged);

// A block of the faction's pool was placed in an area: it is one of those that fit there (W2-16.2.8).
void follow_placement(Position&, Unit unit, Area to);

// W2-15.4.3  The faction has reorganised: its leaders may have gained steps.
void note_regeneration(Position&, Faction, int steps);

// The march in progress, as long as the enemy cannot tell where it ends.
struct UnderWay {
    March march;
    Purpose purpose;
};
std::optional<UnderWay> unfinished_march(const Position&);

// Whether this unit could have made such a march, judged from public facts.
bool could_march(const Position&, Unit unit, Purpose, int spent, bool engaged);

UnitSet hidden_at(const Position&, Area, Faction);   // the face-down blocks of an area

// The areas in which each unit of the faction may be for the enemy. Units of other factions have no entry.
struct Whereabouts {
    AreaSet areas;
    bool pool = false, not_arrived = false;
    friend bool operator==(const Whereabouts&, const Whereabouts&) = default;
};
std::array<Whereabouts, kUnits> whereabouts_of(const Position&, Faction);

// W2-22, W2-23  Replaces what the seat cannot know by a random arrangement that agrees with its knowledge. In redeal.cc.
void redeal(Position&, Seat, Dice&);

}  // namespace papelotte::waterloo200
