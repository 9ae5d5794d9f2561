// How the fields of steps and of the assault are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

inline std::string read_field(const boost::json::value& json, Area& area) { return read_id(json, area, kNowhere, "an", "area", area_from); }
inline std::string read_field(const boost::json::value& json, Unit& unit) { return read_id(json, unit, kNoUnit, "a", "unit", unit_from); }

// A seat is the engine's type, so the struct that it stands in shows whose words to use.
template <class S>
std::string_view write_field(Seat seat, In<S>) {
    return word(seat);
}
template <class S>
std::string read_field(const boost::json::value& json, Seat& seat, In<S>) {
    if (!json.is_string()) return "must be a side";
    for (const Seat side : {kFrench, kAllied, kNobody})
        if (word(side) == std::string_view(json.get_string())) return seat = side, std::string();
    return "unknown side " + quoted(json.get_string());
}

}  // namespace papelotte::waterloo
