// The words of Enemy Mistakes: how ids are written and read, for notation, JSON and messages.
#pragma once

#include <optional>
#include <string_view>

#include "engine/vocabulary.h"
#include "engine/words.h"
#include "games/enemy_mistakes/rules/position.h"

namespace papelotte::enemy_mistakes {

std::string_view word(Unit);      // "b13", "r34", "k07"; the garrisons "rh", "rl"; kNoUnit: "none"
std::string_view word(General);   // "derlon"; kNoGeneral: "none"
std::string_view word(Area);      // "hougoumont"; kNoArea: "none"
std::string_view word(Seat);      // "blue", "red", "black"; kObserver: "observer"
template <NamedEnum E>
constexpr std::string_view word(E value) {   // all other enums: "blue_ii", "strictly_inside"
    return enum_word(value);
}

std::optional<Unit> unit_from(std::string_view);
std::optional<General> general_from(std::string_view);

}   // namespace papelotte::enemy_mistakes
