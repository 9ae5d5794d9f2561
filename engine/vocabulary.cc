#include "engine/vocabulary.h"

#include <charconv>
#include <limits>

#include "engine/quoted.h"

namespace papelotte {

namespace {

constexpr int kActionOperands = 3;

// "UNIT AREA", for messages.
std::string operand_names(const Phrase& phrase) {
    std::string names;
    for (int i = 0; i < operand_count(phrase); ++i) {
        if (i > 0) names += ' ';
        for (const char c : phrase.operands[static_cast<std::size_t>(i)]->field) names += c >= 'a' && c <= 'z' ? static_cast<char>(c - 32) : c;
    }
    return names;
}

// Takes the next word off the text; empty when there is none.
std::string_view next_word(std::string_view& text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    const std::string_view word = text.substr(0, text.find(' '));
    text.remove_prefix(word.size());
    return word;
}

std::expected<std::int16_t, std::string> read_operand(const Noun& noun, std::string_view word) {
    using Limits = std::numeric_limits<std::int16_t>;
    int number = 0;
    if (noun.value) {
        const std::optional<int> value = noun.value(word);
        if (!value || *value < Limits::min() || *value > Limits::max())
            return std::unexpected("unknown " + std::string(noun.field) + " " + quoted(word));
        number = *value;
    } else {
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc::invalid_argument || end != word.data() + word.size())
            return std::unexpected(std::string(noun.field) + " must be a number, not " + quoted(word));
        if (error != std::errc() || number < Limits::min() || number > Limits::max())
            return std::unexpected(std::string(noun.field) + " " + quoted(word) + " is out of range");
    }
    return static_cast<std::int16_t>(number);
}

}  // namespace

std::string operand_word(const Noun& noun, int value) {
    if (!noun.word) return std::to_string(value);
    const std::string_view word = noun.word(value);
    return word.empty() ? "?" : std::string(word);
}

std::string notate(std::span<const Phrase> phrases, const Action& action) {
    if (action.verb >= phrases.size()) return "?";
    const Phrase& phrase = phrases[action.verb];
    const std::array<std::int16_t, kActionOperands> values{action.a, action.b, action.c};
    std::string text(phrase.name);
    for (int i = 0; i < operand_count(phrase) && i < kActionOperands; ++i) {
        const auto at = static_cast<std::size_t>(i);
        text += ' ';
        text += operand_word(*phrase.operands[at], values[at]);
    }
    return text;
}

std::expected<Action, std::string> parse_action(std::span<const Phrase> phrases, std::string_view text) {
    if (text.size() > kLongestNotation) return std::unexpected("an action takes at most " + std::to_string(kLongestNotation) + " bytes");
    const std::string_view verb = next_word(text);
    if (verb.empty()) return std::unexpected("no action given");
    std::size_t index = 0;
    while (index < phrases.size() && phrases[index].name != verb) ++index;
    if (index == phrases.size()) return std::unexpected("unknown action " + quoted(verb));

    const Phrase& phrase = phrases[index];
    std::array<std::int16_t, kActionOperands> values{};
    for (int i = 0; i < operand_count(phrase) && i < kActionOperands; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const std::string_view word = next_word(text);
        if (word.empty()) return std::unexpected(quoted(verb) + " needs " + operand_names(phrase));
        const auto value = read_operand(*phrase.operands[at], word);
        if (!value) return std::unexpected(value.error());
        values[at] = *value;
    }
    if (const std::string_view spare = next_word(text); !spare.empty()) {
        const std::string names = operand_names(phrase);
        return std::unexpected(quoted(verb) + " takes " + (names.empty() ? "nothing" : names) + ", not also " + quoted(spare));
    }
    return Action{static_cast<std::uint16_t>(index), values[0], values[1], values[2]};
}

std::string event_text(std::span<const Phrase> phrases, const Event& event) {
    if (event.kind >= phrases.size()) return "?";
    const Phrase& phrase = phrases[event.kind];
    const int count = operand_count(phrase);
    const auto word = [&](int i) {
        const Noun& noun = *phrase.operands[static_cast<std::size_t>(i)];
        const int value = event.args[static_cast<std::size_t>(i)];
        return noun.title ? std::string(noun.title(value)) : operand_word(noun, value);
    };
    std::string text;
    if (phrase.text.empty()) {
        text = phrase.name;
        for (int i = 0; i < count; ++i) text += " " + word(i);
        return text;
    }
    std::string_view rest = phrase.text;
    for (int i = 0; i < count; ++i) {
        const std::size_t gap = rest.find("{}");
        if (gap == std::string_view::npos) break;
        text += rest.substr(0, gap);
        text += word(i);
        rest.remove_prefix(gap + 2);
    }
    return text += rest;
}

}  // namespace papelotte
