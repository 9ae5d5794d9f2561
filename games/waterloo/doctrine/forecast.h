// The expected result of an assault before it is launched: one pass through the seven steps of WL-7 with averages instead of dice. It
// is accurate to a few tenths of a unit and takes well under a microsecond. Choices inside a fight use exact probabilities instead.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

// One side of a fight that has not begun.
struct Force {
    float infantry = 0, cubes = 0;
    float fire = 0, morale = 0;   // sums over its infantry, in volleys and in morale checks
    float standing = 0;           // infantry that is not mobile, so in square when charged
    float infantry_worth = 0;
    bool guard = false, supported = false;
    int fresh = 0, tired = 0;
    float melee = 0;        // modifiers of all its cavalry
    int guns = 0;           // manned guns, and all guns
    int all_guns = 0;
    float gun_cubes = 0;    // cubes that its manned guns inflict on infantry in defensive fire
    float gun_worth = 0;

    int cavalry() const { return fresh + tired; }
};

// The assaulting units, with the cubes that they take along.
Force assaulting_force(const Position&, UnitSet units, float cubes, bool supported);
// All units of the side in the area.
Force defending_force(const Position&, Seat side, Area area);

struct Forecast {
    float taken = 0;                          // the probability that the assaulting side holds the area with infantry afterwards
    float killed = 0, lost = 0;               // points of infantry, guns and leaders: the enemy's losses and our own
    float inflicted = 0, suffered = 0;        // cubes on surviving units
    float horses_killed = 0, horses_lost = 0; // points of cavalry
    float driven_off = 0;                     // enemy infantry that had to retreat
};

Forecast forecast_assault(const Force& assaulting, const Force& defending, Area area);

}  // namespace papelotte::waterloo
