// W2-22  What the enemy has rightly learnt of face-down blocks and can still follow.
//
// Blocks of one faction in one area look alike (W2-22.1.4), so a block is known by the set of units that it may be. At set-up that is its corps
// and type, as the icons tell (W2-22.1.5). A face shown leaves one unit, and no other block can be that one. When one of several blocks leaves
// an area, it may be whatever those that could have gone may be, and so may the ones of them that stay; what could not have made such a move,
// the one that went is not. Every unit is some block: worlds are dealt so that all fit (redeal.cc). Nothing is remembered that could not be
// worked out from the public log.
#pragma once

#include "games/waterloo200/rules/steps/march.h"

namespace papelotte::waterloo200 {

// As the icons tell at the beginning of the game, or everything where the deal is public (the historical one).
void begin_guises(Position&, bool public_deal);

UnitSet may_be(const Position&, Unit block);   // the units that the enemy must reckon with in its place
void set_may_be(Position&, Unit block, UnitSet units);
bool is_known(const Position&, Unit block);    // it can only be itself

// Where no block off the map may be a unit any more, it is known to be on it.
void note_presence(Position&);

// Its face is shown: from now on it is known, and what it has lost or gained unseen. `stood`: where the enemy reckoned with the block until
// then; others there that may have been this unit may now be whatever is left.
void recognise(Position&, Unit unit, Area stood);
void recognise(Position&, Unit unit);   // it stands where it was reckoned with

// One of these blocks, nobody knows which, has done something: each may be what any of them may be.
void confuse(Position&, UnitSet blocks);

// A march is over: the block that made it is one of those that stood where it began and could have made it.
void follow_march(Position&, const March&, Purpose, int spent, bool engaged);

// A block of the faction's pool was placed in an area: it is one of those that fit there (W2-16.2.8).
void follow_placement(Position&, Unit unit, Area to);

// W2-15.4.3  The faction has reorganised: its leaders may have gained steps.
void note_regeneration(Position&, Faction, int steps);

// The march that somebody is in the middle of, if the enemy cannot tell yet where it ends.
struct UnderWay {
    March march;
    Purpose purpose;
};
std::optional<UnderWay> unfinished_march(const Position&);

// From what is public: could this unit have made such a march?
bool could_march(const Position&, Unit unit, Purpose, int spent, bool engaged);

UnitSet hidden_at(const Position&, Area, Faction);   // the face-down blocks of an area

// Where the enemy must reckon with each unit of the faction; of other units nothing.
struct Whereabouts {
    AreaSet areas;
    bool pool = false, not_arrived = false;
    friend bool operator==(const Whereabouts&, const Whereabouts&) = default;
};
std::array<Whereabouts, kUnits> whereabouts_of(const Position&, Faction);

// W2-22, W2-23 (redeal.cc)  Replaces what the seat cannot know by a random arrangement that agrees with what it knows.
void redeal(Position&, Seat, Dice&);

}  // namespace papelotte::waterloo200
