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
#include <vector>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/message.h"
#include "engine/rule.h"

namespace papelotte {

// A kind of operand: how its values are written and read.
struct Noun {
    std::string_view field;                                   // the key in JSON: "unit"
    std::string_view (*word)(int value);                      // empty for a value that does not exist; null: a plain number
    std::optional<int> (*value)(std::string_view word);       // null: a plain number
    bool repeats = false;                                     // in JSON an array of all operands of this kind: "dice":[3,5]
    int decimals = 0;                                         // of a number: with 1, the value 375 is written 37.5
    std::string (*name)(int value) = nullptr;                 // the id of its name in the catalogue: "place.hougoumont"; null: it has none
    bool typed = false;                                       // players type its word: a terminal shows it beside the name
};

// One line of a game's vocabulary: "go UNIT AREA".
struct Phrase {
    std::string_view name;
    std::array<const Noun*, kEventArgs> operands{};   // null from the first unused one on
    Stakes stakes = Stakes::none;                     // for actions
};

// One line of a game's table of terms.
struct TermPhrase {
    std::string_view name;         // in JSON: {"term":"terrain","area":"41","value":1}
    const Noun* about = nullptr;   // what the term names; null: nothing
};

// The number of operands of a phrase.
constexpr int operand_count(const Phrase& phrase) {
    int count = 0;
    while (count < static_cast<int>(kEventArgs) && phrase.operands[static_cast<std::size_t>(count)]) ++count;
    return count;
}

inline constexpr std::size_t kLongestNotation = 200;   // bytes; longer text is refused unread

// "go fr_inf_4 hougoumont": the verb is an index into the phrases, the operands follow in order. What does not exist is "?".
std::string notate(std::span<const Phrase> phrases, const Action& action);

// The reverse. Words are separated by one blank or more. The error names the wrong word.
std::expected<Action, Message> parse_action(std::span<const Phrase> phrases, std::string_view text);

// The operands of a phrase as the values of a sentence; of several with the same name the later ones are called dice_2, dice_3. An operand
// kNth is no value of its own: it says which the one before it is, of several that have the same name.
extern const Noun kNth;
std::vector<Argument> arguments_of(const Phrase& phrase, const EventArgs& values);
Message event_message(std::span<const Phrase> phrases, const Event& event);            // "event.moved"
Message term_message(std::span<const TermPhrase> phrases, const Term& term);           // "term.ridge", with {about} and {value}

// The noun of this field among the operands of the phrases; null: there is none.
const Noun* noun_named(std::span<const Phrase> phrases, std::string_view field);

// One operand as a word: the noun's, or the plain number.
std::string operand_word(const Noun& noun, int value);

}  // namespace papelotte
