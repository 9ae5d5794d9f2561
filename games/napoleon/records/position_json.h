// What of a position lies open, and how it is written: the same in whole positions and in views.
#pragma once

#include "engine/field_names.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

// What becomes of each field. Open ones are written as they stand, in whole positions and in views; those with a shape of their own are written
// by functions; the agenda stands in whole positions alone.
inline constexpr auto kOpenFields =
    field_names("turn", "result", "entry_roads", "fights", "groups", "skirmishes", "pool", "unseen_losses", "defeated", "settlement");
inline constexpr auto kSecretFields = field_names("agenda");
inline constexpr auto kOwnShape = field_names("places", "start", "via", "blocks", "pieces", "may_be", "roads", "options", "battles");
static_assert(each_in_one<Position>(kOpenFields, kSecretFields, kOwnShape));

// Of a block: what everybody sees of it if he sees its face, and what its own side alone knows.
inline constexpr auto kShown = field_names("shown");
inline constexpr auto kSecretMarks = field_names("chosen");
inline constexpr auto kApart = field_names("shown", "chosen");
inline constexpr auto kOpenMarks = kOtherFields<BlockState, kApart>;

}  // namespace papelotte::napoleon
