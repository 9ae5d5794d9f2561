// How the fields of steps and of the assault are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "engine/position_reader.h"
#include "games/waterloo/words.h"

namespace papelotte::waterloo {

inline std::string read_field(const boost::json::value& json, Disc& disc) { return read_word(json, disc, Disc::purple, "disc"); }
inline std::string read_field(const boost::json::value& json, Colour& colour) { return read_word(json, colour, Colour::black, "colour"); }
inline std::string read_field(const boost::json::value& json, Army& army) { return read_word(json, army, Army::prussian, "army"); }
inline std::string read_field(const boost::json::value& json, Phase& phase) { return read_word(json, phase, Phase::end, "phase"); }
inline std::string read_field(const boost::json::value& json, Stage& stage) { return read_word(json, stage, Stage::over, "stage"); }

inline std::string read_field(const boost::json::value& json, HitBy& by) { return read_word(json, by, HitBy::area_limit, "cause of the hits"); }

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
