// The words of Waterloo: how ids are written and read, for notation, JSON and messages.
#pragma once

#include <optional>
#include <string_view>

#include "engine/words.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

std::string_view word(Area);      // "hougoumont", "delayed"; off the board "display", "eliminated"; kNowhere: "none"
std::string_view word(Unit);      // "fr_inf_1"; kNoUnit: "none"
std::string_view word(Seat);      // "french", "allied"; kNobody: "nobody"
template <NamedEnum E>
constexpr std::string_view word(E value) {   // all other enums: "actions", "six_cubes"
    return enum_word(value);
}

std::optional<Area> area_from(std::string_view);     // an area of the map or the Delayed box
std::optional<Unit> unit_from(std::string_view);

std::string_view turn_title(int turn);

std::string name_key(Unit);   // the key of its name in the catalogue: a leader's own, else that of its kind: "unit.french_infantry"

}  // namespace papelotte::waterloo
