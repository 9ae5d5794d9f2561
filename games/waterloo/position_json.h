// A position as JSON that people can read and edit: units by id with place and state, cubes by area, the agenda by step name.
#pragma once

#include "engine/shown.h"
#include "games/waterloo/position.h"

namespace papelotte::waterloo {

int tile_seen(const Position&, Seat);   // 0: hidden from the seat, or none is drawn

// As a seat may see it (kObserver: as everybody may); without a seat the whole truth.
void write_position(Shown<Position>&, std::optional<Seat>);

}  // namespace papelotte::waterloo
