#include "engine/vocabulary.h"

#include <algorithm>
#include <charconv>
#include <limits>

#include "engine/faults.h"
#include "engine/input_fault.h"

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

// "-37.5" for -375 with one decimal; all decimals are written, so a value has one spelling.
std::string decimal_word(int value, int decimals) {
    std::string digits = std::to_string(value < 0 ? -value : value);
    const auto places = static_cast<std::size_t>(decimals);
    if (digits.size() <= places) digits.insert(0, places + 1 - digits.size(), '0');
    digits.insert(digits.size() - places, 1, '.');
    return value < 0 ? "-" + digits : digits;
}

// The digits of a decimal number without its point, with zeros for the decimals that are left out: "37" and "37.0" are both "370". Empty
// where there are more decimals, or digits are missing beside the point.
std::string without_point(std::string_view word, int decimals) {
    const std::size_t point = word.find('.');
    const std::string_view whole = word.substr(0, point), part = point == std::string_view::npos ? std::string_view() : word.substr(point + 1);
    const auto places = static_cast<std::size_t>(decimals);
    const bool bare = whole.empty() || whole == "-" || (point != std::string_view::npos && part.empty());
    if (bare || part.size() > places || part.starts_with('-')) return {};
    return std::string(whole) + std::string(part) + std::string(places - part.size(), '0');
}

Message fault(std::string_view id, std::vector<Argument> arguments = {}) { return {std::string(id), std::move(arguments)}; }

std::expected<std::int16_t, Message> read_operand(const Noun& noun, std::string_view word) {
    using Limits = std::numeric_limits<std::int16_t>;
    int number = 0;
    if (noun.value) {
        const std::optional<int> value = noun.value(word);
        if (!value || *value < Limits::min() || *value > Limits::max())
            return std::unexpected(fault(kFaults.unknown, {Argument::of_word("kind", noun.field), outside("word", word)}));
        number = *value;
    } else {
        const std::string digits = noun.decimals > 0 ? without_point(word, noun.decimals) : std::string(word);
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
        if (error == std::errc::invalid_argument || end != digits.data() + digits.size()) {
            if (noun.decimals == 0) return std::unexpected(fault(kFaults.not_a_number, {outside("word", word)}));
            return std::unexpected(fault(kFaults.not_a_decimal, {Argument::of_number("decimals", noun.decimals), outside("word", word)}));
        }
        if (error != std::errc() || number < Limits::min() || number > Limits::max())
            return std::unexpected(fault(kFaults.out_of_range, {outside("word", word)}));
    }
    return static_cast<std::int16_t>(number);
}

}  // namespace

const Noun* noun_named(std::span<const Phrase> phrases, std::string_view field) {
    for (const Phrase& phrase : phrases)
        for (const Noun* noun : phrase.operands)
            if (noun && noun->field == field) return noun;
    return nullptr;
}

std::string operand_word(const Noun& noun, int value) {
    if (!noun.word) return noun.decimals > 0 ? decimal_word(value, noun.decimals) : std::to_string(value);
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

std::expected<Action, Message> parse_action(std::span<const Phrase> phrases, std::string_view text) {
    if (text.size() > kLongestNotation) return std::unexpected(fault(kFaults.too_long));
    const std::string_view verb = next_word(text);
    if (verb.empty()) return std::unexpected(fault(kFaults.no_action));
    std::size_t index = 0;
    while (index < phrases.size() && phrases[index].name != verb) ++index;
    if (index == phrases.size()) return std::unexpected(fault(kFaults.unknown_action, {outside("word", verb)}));

    const Phrase& phrase = phrases[index];
    std::array<std::int16_t, kActionOperands> values{};
    for (int i = 0; i < operand_count(phrase) && i < kActionOperands; ++i) {
        const auto at = static_cast<std::size_t>(i);
        const std::string_view word = next_word(text);
        if (word.empty())
            return std::unexpected(fault(kFaults.needs, {outside("verb", verb), Argument::of_word("operands", operand_names(phrase))}));
        const auto value = read_operand(*phrase.operands[at], word);
        if (!value) return std::unexpected(value.error());
        values[at] = *value;
    }
    if (const std::string_view spare = next_word(text); !spare.empty())
        return std::unexpected(fault(kFaults.spare, {outside("verb", verb), outside("word", spare)}));
    return Action{static_cast<std::uint16_t>(index), values[0], values[1], values[2]};
}

namespace {

Argument argument_of(const Noun& noun, std::string_view gap, int value) {
    if (!noun.word && noun.decimals == 0) return Argument::of_number(gap, value);
    Argument argument = Argument::of_word(gap, operand_word(noun, value), noun.name ? noun.name(value) : std::string());
    argument.typed = noun.typed;
    return argument;
}

}  // namespace

const Noun kNth{"nth", nullptr, nullptr};

std::vector<Argument> arguments_of(const Phrase& phrase, const EventArgs& values) {
    std::vector<Argument> arguments;
    for (std::size_t i = 0; i < static_cast<std::size_t>(operand_count(phrase)); ++i) {
        const Noun& noun = *phrase.operands[i];
        if (&noun == &kNth) {
            arguments.back().nth = values[i];
            continue;
        }
        const auto taken = [&](const std::string& gap) { return std::ranges::find(arguments, gap, &Argument::name) != arguments.end(); };
        std::string gap(noun.field);
        for (int copy = 2; taken(gap); ++copy) gap = std::string(noun.field) + "_" + std::to_string(copy);
        arguments.push_back(argument_of(noun, gap, values[i]));
    }
    return arguments;
}

Message event_message(std::span<const Phrase> phrases, const Event& event) {
    if (event.kind >= phrases.size()) return {"?"};
    const Phrase& phrase = phrases[event.kind];
    return {"event." + std::string(phrase.name), arguments_of(phrase, event.args)};
}

Message term_message(std::span<const TermPhrase> phrases, const Term& term) {
    Message message{"?", {Argument::of_number("value", term.value)}};
    if (term.kind >= phrases.size()) return message;
    const TermPhrase& phrase = phrases[term.kind];
    message.id = "term." + std::string(phrase.name);
    if (phrase.about) message.arguments.push_back(argument_of(*phrase.about, "about", term.about));
    return message;
}

}  // namespace papelotte
