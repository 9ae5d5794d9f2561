// How the fields of steps and of the assault are written in JSON and read back, for engine/fields_json.h.
#pragma once

#include "engine/fields_json.h"
#include "games/waterloo/words.h"

namespace papelotte::waterloo {

template <class E>
    requires std::is_enum_v<E> && requires(E e) {
        { word(e) } -> std::same_as<std::string_view>;
    }
std::string_view write_field(E value) {
    return word(value);
}

template <class E>
std::string read_word(const boost::json::value& json, E& value, E last, std::string_view kind) {
    if (!json.is_string()) return "must be a word";
    const auto found = from_word<E>(json.get_string(), last);
    if (!found) return "unknown " + std::string(kind) + " " + quoted(json.get_string());
    value = *found;
    return {};
}

inline std::string read_field(const boost::json::value& json, Disc& disc) { return read_word(json, disc, Disc::purple, "disc"); }
inline std::string read_field(const boost::json::value& json, Colour& colour) { return read_word(json, colour, Colour::black, "colour"); }
inline std::string read_field(const boost::json::value& json, Army& army) { return read_word(json, army, Army::prussian, "army"); }
inline std::string read_field(const boost::json::value& json, Phase& phase) { return read_word(json, phase, Phase::end, "phase"); }
inline std::string read_field(const boost::json::value& json, Stage& stage) { return read_word(json, stage, Stage::over, "stage"); }

inline std::string read_field(const boost::json::value& json, HitBy& by) { return read_word(json, by, HitBy::area_limit, "cause of the hits"); }

inline std::string read_field(const boost::json::value& json, Area& area) {
    if (!json.is_string()) return "must be the id of an area";
    const std::string_view text = json.get_string();
    const auto found = text == "none" ? std::optional(kNowhere) : area_from(text);
    if (!found) return "unknown area " + quoted(text);
    area = *found;
    return {};
}

inline std::string read_field(const boost::json::value& json, Unit& unit) {
    if (!json.is_string()) return "must be the id of a unit";
    const std::string_view text = json.get_string();
    const auto found = text == "none" ? std::optional(kNoUnit) : unit_from(text);
    if (!found) return "unknown unit " + quoted(text);
    unit = *found;
    return {};
}

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
