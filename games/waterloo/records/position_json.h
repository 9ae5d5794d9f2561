// A position as JSON that people can read and edit: units by id with place and state, cubes by area, the agenda by step name.
#pragma once

#include "engine/field_names.h"
#include "engine/shown.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

// What becomes of each field: open ones are written and read as they stand, the tile is hidden from some (WL-4.1.1), others have a shape of
// their own.
inline constexpr auto kOpenFields = field_names("assault", "grand_battery", "turn", "phase", "initiative", "active", "round", "actions_done",
                                                "tile_shown", "result", "agenda", "settlement");
inline constexpr auto kHiddenFields = field_names("tile");
inline constexpr auto kOwnShape = field_names("places", "units", "areas", "discs", "stock");
static_assert(each_in_one<Position>(kOpenFields, kHiddenFields, kOwnShape));

// Of a unit: marks are absent where they say nothing. The posture is written as its state, and of a lost unit when and how (WL-16.1.6).
inline constexpr auto kUnitMarks = field_names("unmanned", "fell_back", "routed", "acted", "link", "cubes");
static_assert(each_in_one<UnitState>(kUnitMarks, field_names("posture", "lost_turn", "cause")));

int tile_seen(const Position&, Seat);   // 0: hidden from the seat, or none is drawn

// What follows from the position, for views.
void put_derived(Shown<Position>&);

}  // namespace papelotte::waterloo
