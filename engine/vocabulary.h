// Words for actions and events: a table of phrases, each a verb and the kinds of its operands, gives notation and JSON in both
// directions, so that a game writes its vocabulary down once.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"

namespace papelotte {

// A kind of operand: how its values are written and read.
struct Noun {
    std::string_view field;                                   // the key in JSON: "unit"
    std::string_view (*word)(int value);                      // empty for a value that does not exist; null: a plain number
    std::optional<int> (*value)(std::string_view word);       // null: a plain number
    std::string_view (*title)(int value) = nullptr;           // how a sentence calls it, where that is not its word: "French"
};

// One line of a game's vocabulary: "go UNIT AREA".
struct Phrase {
    std::string_view name;
    std::array<const Noun*, 5> operands{};   // null from the first unused one on
    std::string_view text{};                 // for events: a sentence with {} for each operand
};

// The number of operands of a phrase.
constexpr int operand_count(const Phrase& phrase) {
    int count = 0;
    while (count < 5 && phrase.operands[static_cast<std::size_t>(count)]) ++count;
    return count;
}

inline constexpr std::size_t kLongestNotation = 200;   // bytes; longer text is refused unread

// "go fr_inf_4 hougoumont": the verb is an index into the phrases, the operands follow in order. What does not exist is "?".
std::string notate(std::span<const Phrase> phrases, const Action& action);

// The reverse. Words are separated by one blank or more. The error is one line that names the wrong word.
std::expected<Action, std::string> parse_action(std::span<const Phrase> phrases, std::string_view text);

// The phrase's sentence with the operands' words; without a sentence, the name and the words.
std::string event_text(std::span<const Phrase> phrases, const Event& event);

// One operand as a word: the noun's, or the plain number.
std::string operand_word(const Noun& noun, int value);

}  // namespace papelotte
