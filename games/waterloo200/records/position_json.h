// What of a position lies open, and how it is written: the same in whole positions and in views.
#pragma once

#include "engine/field_names.h"
#include "engine/shown.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

// What becomes of each field. Open ones are written as they stand, in whole positions and in views; those with a shape of their own are written
// by functions; secret ones stand in whole positions alone.
inline constexpr auto kOpenFields = field_names("turn", "passes", "disc", "result", "settlement");
inline constexpr auto kSecretFields = field_names("riders", "icons_used", "agenda");
inline constexpr auto kOwnShape = field_names("places", "units", "may_be", "control", "impulse", "battle", "options", "unseen_gains", "edition");
static_assert(each_in_one<Position>(kOpenFields, kSecretFields, kOwnShape));

// Of the impulse: the first stand among the fields of the position, the last in "counts".
inline constexpr auto kOpenOfImpulse = field_names("contested_at_start", "fought", "engaged");
inline constexpr auto kSecretOfImpulse = field_names("ambushes");
inline constexpr auto kRenamedOfImpulse = field_names("side", "kind", "number");
inline constexpr auto kCountsOfImpulse = field_names("activated", "engagements", "battles", "moved");
static_assert(each_in_one<Impulse>(kOpenOfImpulse, kSecretOfImpulse, kRenamedOfImpulse, kCountsOfImpulse));

inline const Impulse& impulse_of(const Position& p) { return p.impulse; }

// What only a view shows: the pieces as a seat may know them, and what follows from the position.
void put_view(Shown<Position>&, Seat);

}  // namespace papelotte::waterloo200
