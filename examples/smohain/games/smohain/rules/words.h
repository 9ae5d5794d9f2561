// The words of Smohain: how ids are written and read, for notation, JSON and messages.
#pragma once

#include "engine/words.h"
#include "games/smohain/rules/position.h"

namespace papelotte::smohain {

inline std::string_view word(Area area) { return on_map(area) ? element(kAreaData, area).id : "none"; }
inline std::string_view word(Unit unit) { return kAllUnits.has(unit) ? element(kUnitData, unit).id : "none"; }
inline std::string_view word(Seat side) { return side == kFrench ? "french" : side == kAllied ? "allied" : "nobody"; }
template <NamedEnum E>
constexpr std::string_view word(E value) {   // all other enums: "hidden", "french_hold"
    return enum_word(value);
}

inline constexpr WordIndex kAreasByWord(kAreaData, &AreaData::id);
inline constexpr WordIndex kUnitsByWord(kUnitData, &UnitData::id);

}  // namespace papelotte::smohain
