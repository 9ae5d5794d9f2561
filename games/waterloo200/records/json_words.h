// How the fields of steps, of the impulse and of the battle are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "games/waterloo200/rules/position_faults.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {

inline InputFault read_field(const boost::json::value& json, Area& area) { return read_id(json, area, kNowhere, "area", area_from); }
inline InputFault read_field(const boost::json::value& json, Unit& unit) { return read_id(json, unit, kNoUnit, "unit", unit_from); }

// A seat is the engine's type, so the struct that it stands in shows whose words to use. In an auction it is a player, a side, or nobody's.
template <class S>
std::string_view write_field(Seat seat, In<S>) {
    return seat == kNobody ? "nobody" : word(seat);
}
template <class S>
InputFault read_field(const boost::json::value& json, Seat& seat, In<S>) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_word);
    for (const Seat each : {kFrenchSeat, kBritishSeat, kNobody})
        if (json.get_string() == write_field(each, In<S>())) return seat = each, InputFault();
    return unknown("side", json.get_string());
}

// An icon has no name: it is counted from 0 in the order of its areas.
inline int write_field(Icon icon) { return index_of(icon); }
inline InputFault read_field(const boost::json::value& json, Icon& icon) {
    const std::int64_t* number = json.if_int64();
    if (!number || *number < 0 || *number >= kIcons) return InputFault(kBoardFaults.icon, {Argument::of_number("most", kIcons - 1)});
    icon = Icon(*number);
    return {};
}

}  // namespace papelotte::waterloo200
