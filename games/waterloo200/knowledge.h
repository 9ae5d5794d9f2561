// W2-22  What the enemy has rightly learnt of face-down blocks and can still follow.
//
// Blocks of one faction in one area look alike (W2-22.1.4). What is known is kept as guises: units of one guise are one as good as another
// to the enemy, who knows which units they are and how many of them stand where, but not which is which. At set-up a guise is a corps and
// type, as the icons tell (W2-22.1.5). A face shown makes a guise of its own; a block that may have been one of several guises merges
// them. Nothing is remembered that could not be worked out from the public log, and some of it is let go: merging forgets how far each
// block of the merged guises had been followed.
#pragma once

#include "games/waterloo200/steps/march.h"

namespace papelotte::waterloo200 {

// As the icons tell at the beginning of the game, or everything where the deal is public (the historical one).
void begin_guises(Position&, bool public_deal);

UnitSet lookalikes(const Position&, Unit unit);   // of its guise, itself among them

// Where no unit of a guise is off the map any more, all of them are known to be on it.
void note_presence(Position&);

// Its face is shown: from now on it is known, and what it has lost or gained unseen.
void recognise(Position&, Unit unit);

// One of these units, nobody knows which, has done something: their guises become one.
void confuse(Position&, UnitSet units);

// A march is over: the block that made it belongs to one of the guises that stood where it began and could have made it.
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

// Where the enemy must reckon with a unit.
struct Whereabouts {
    AreaSet areas;
    bool pool = false, not_arrived = false;
};
Whereabouts whereabouts(const Position&, Unit unit);

// W2-22, W2-23 (redeal.cc)  Replaces what the seat cannot know by a random arrangement that agrees with what it knows.
void redeal(Position&, Seat, Dice&);

}  // namespace papelotte::waterloo200
