// The ids of Smohain: enums, nothing else. Areas and units are numbered in the order of data/smohain/board.json and forces.json.
#pragma once

#include <cstdint>

#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte::smohain {

inline constexpr int kAreas = 7, kUnits = 7;

enum class Area : std::uint8_t {};
inline constexpr Area kNowhere{kAreas};   // of a unit that is lost or takes no part
enum class Unit : std::uint8_t {};

using AreaSet = IdSet<Area>;
using UnitSet = IdSet<Unit>;
inline constexpr AreaSet kMap = AreaSet::first(kAreas);
inline constexpr UnitSet kAllUnits = UnitSet::first(kUnits);

inline constexpr Seat kFrench{0}, kAllied{1};
constexpr Seat other(Seat side) { return side == kFrench ? kAllied : kFrench; }

}  // namespace papelotte::smohain
