// How the fields of steps and of the position are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {

inline InputFault read_field(const boost::json::value& json, Town& town) { return read_id(json, town, kNowhere, "town", place_from); }
inline InputFault read_field(const boost::json::value& json, Unit& unit) { return read_id(json, unit, kNoUnit, "unit", unit_from); }
inline InputFault read_field(const boost::json::value& json, Road& road) { return read_id(json, road, kNoRoad, "road", road_from); }

// A seat is the engine's type, so the struct that it stands in shows whose words to use. In an auction it is a side, or nobody's.
template <class S>
std::string_view write_field(Seat side, In<S>) {
    return side == kNobody ? "nobody" : word(side);
}
template <class S>
InputFault read_field(const boost::json::value& json, Seat& side, In<S>) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_word);
    for (const Seat each : {kFrenchSeat, kAlliedSeat, kNobody})
        if (json.get_string() == write_field(each, In<S>())) return side = each, InputFault();
    return unknown("side", json.get_string());
}

}  // namespace papelotte::napoleon
