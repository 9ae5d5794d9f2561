// The words of Napoléon: how ids are written and read, for notation, JSON and messages.
#pragma once

#include <optional>
#include <string_view>

#include "engine/vocabulary.h"
#include "engine/words.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

std::string_view word(Town);   // "ligny"; off the map "eliminated", "unplaced"; kNowhere: "none"
std::string_view word(Unit);   // "fr_i_inf1"; kNoUnit: "none"
std::string_view word(Road);   // "ghent__oudenarde"
std::string_view word(Seat);   // "french", "anglo_dutch", "prussian"; kObserver: "observer"
template <NamedEnum E>
constexpr std::string_view word(E value) {   // all other enums: "anglo_dutch", "allied_left"
    return enum_word(value);
}

std::optional<Town> town_from(std::string_view);    // of the map
std::optional<Town> place_from(std::string_view);   // of the map, or a place off it; not "none"
std::optional<Unit> unit_from(std::string_view);
std::optional<Road> road_from(std::string_view);

}  // namespace papelotte::napoleon
