// How the fields of steps and of the assault are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

inline InputFault read_field(const boost::json::value& json, Area& area) { return read_id(json, area, kNowhere, "area", area_from); }
inline InputFault read_field(const boost::json::value& json, Unit& unit) { return read_id(json, unit, kNoUnit, "unit", unit_from); }

// A seat is the engine's type, so the struct that it stands in shows whose words to use.
template <class S>
std::string_view write_field(Seat seat, In<S>) {
    return word(seat);
}
template <class S>
InputFault read_field(const boost::json::value& json, Seat& seat, In<S>) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_word);
    for (const Seat side : {kFrench, kAllied, kNobody})
        if (word(side) == std::string_view(json.get_string())) return seat = side, InputFault();
    return unknown("side", json.get_string());
}

}  // namespace papelotte::waterloo
