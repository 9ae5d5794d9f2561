// The words of Waterloo: how ids are written and read, for notation, JSON and messages.
#pragma once

#include <optional>
#include <string_view>

#include "engine/vocabulary.h"
#include "engine/words.h"
#include "games/waterloo/position.h"

namespace papelotte::waterloo {

std::string_view word(Area);      // "hougoumont", "delayed"; off the board "display", "eliminated"; kNowhere: "none"
std::string_view word(Unit);      // "fr_inf_1"; kNoUnit: "none"
std::string_view word(Seat);      // "french", "allied"; kNobody: "nobody"
std::string_view word(Disc);
std::string_view word(Colour);
std::string_view word(State);
std::string_view word(Army);
std::string_view word(Phase);
std::string_view word(Stage);
std::string_view word(Cause);
std::string_view word(HitBy);
std::string_view word(Result);

std::optional<Area> area_from(std::string_view);     // of the map or the Delayed box
std::optional<Unit> unit_from(std::string_view);

std::string_view turn_title(int turn);

// The verbs of actions and the kinds of events, as tables of phrases.
std::span<const Phrase> action_phrases();
std::span<const Phrase> event_phrases();

}  // namespace papelotte::waterloo
