// What an assault may be expected to bring before it is launched: the seven steps of WL-7 walked once with averages instead of dice.
// Good to a few tenths of a unit, in well under a microsecond; the choices inside a fight use exact chances instead.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

// One side of a fight that has not begun.
struct Force {
    float infantry = 0, cubes = 0;
    float fire = 0, morale = 0;   // terms of all its infantry in volleys and in morale checks
    float standing = 0;           // not mobile, so in square when charged
    float infantry_worth = 0;
    bool guard = false, supported = false;
    int fresh = 0, tired = 0;
    float melee = 0;        // modifiers of all its cavalry
    int guns = 0;           // manned ones, and all of them
    int all_guns = 0;
    float gun_cubes = 0;    // what its manned guns do to infantry at close quarters
    float gun_worth = 0;

    int cavalry() const { return fresh + tired; }
};

// The units that go, with the cubes that they take along.
Force assaulting_force(const Position&, UnitSet units, float cubes, bool supported);
// All that stands in the area.
Force defending_force(const Position&, Seat side, Area area);

struct Forecast {
    float taken = 0;                          // the chance that the assaulting side holds the area afterwards with infantry
    float killed = 0, lost = 0;               // points of infantry, guns and leaders, theirs and ours
    float inflicted = 0, suffered = 0;        // cubes on those who live
    float horses_killed = 0, horses_lost = 0; // points of cavalry
    float driven_off = 0;                     // infantry that had to leave
};

Forecast forecast_assault(const Force& assaulting, const Force& defending, Area area);

}  // namespace papelotte::waterloo
