// The words of Waterloo 200: how ids are written and read, for notation, JSON and messages.
#pragma once

#include <optional>
#include <string_view>

#include "engine/words.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

std::string_view word(Area);      // "67"; off the map "pool", "not_arrived", "eliminated"; kNowhere: "none"
std::string_view word(Unit);      // "fr_2c_soye_inf"; kNoUnit: "none"
std::string_view word(Seat);      // "french", "british", "prussian"; kObserver: "observer"
template <NamedEnum E>
constexpr std::string_view word(E value) {   // all other enums: "fr_I", "strategic_move"
    return enum_word(value);
}

std::optional<Area> area_from(std::string_view);     // an area of the map
std::optional<Area> place_from(std::string_view);    // an area of the map, or a place off it; not "none"
std::optional<Unit> unit_from(std::string_view);
std::optional<Option> option_from(std::string_view);

constexpr Option option_number(int i) { return Option(1u << i); }   // 0 .. kOptions - 1
static_assert(kEnumWords<Option>.size() == kOptions);

std::string_view turn_title(int turn);   // "11:00"

}  // namespace papelotte::waterloo200
