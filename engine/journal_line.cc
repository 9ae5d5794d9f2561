#include "engine/journal_line.h"

#include <algorithm>

#include "engine/vocabulary.h"

namespace papelotte {

namespace {

constexpr std::size_t kMostNames = 64;   // seats, options, winners

}  // namespace

std::string JournalLine::text(std::string_view key, std::size_t longest) {
    const boost::json::value* value = take(key);
    if (!value) return {};
    if (!value->is_string()) return fail(kJournalFaults.must_be_text, key), std::string();
    return plain(key, value->get_string(), longest);
}

int JournalLine::number(std::string_view key, std::int64_t least, std::int64_t most) {
    const boost::json::value* value = take(key);
    if (!value) return 0;
    const std::int64_t* number = value->if_int64();
    if (!number || *number < least || *number > most)
        return fail(kJournalFaults.must_be_number, key,
                    {Argument::of_word("least", std::to_string(least)), Argument::of_word("most", std::to_string(most))}),
               0;
    return static_cast<int>(*number);
}

void JournalLine::must_be_true(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !(value->is_bool() && value->get_bool())) fail(kJournalFaults.must_be_true, key);
}

std::vector<std::string> JournalLine::names(std::string_view key) {
    std::vector<std::string> names;
    const boost::json::array* list = take_list(key);
    if (list && list->size() > kMostNames) fail(kJournalFaults.long_list, key);
    if (!list || !fault_.empty()) return names;
    for (const boost::json::value& name : *list) {
        if (!name.is_string()) fail(kJournalFaults.must_be_texts, key);
        else names.push_back(plain(key, name.get_string(), kLongestNotation));
    }
    return names;
}

std::vector<std::uint8_t> JournalLine::dice() {
    std::vector<std::uint8_t> dice;
    if (!has("dice")) return dice;
    const boost::json::array* list = take_list("dice");
    if (!list) return dice;
    for (const boost::json::value& die : *list) {
        const std::int64_t* face = die.if_int64();
        if (!face || *face < 1 || *face > 255) return fail(kJournalFaults.must_be_dice, "dice"), dice;
        dice.push_back(static_cast<std::uint8_t>(*face));
    }
    return dice;
}

std::uint64_t JournalLine::hash() {
    if (!has("hash")) return 0;
    const std::string text = this->text("hash");
    std::uint64_t hash = 0;
    for (const char c : text) {
        const std::size_t digit = std::string_view("0123456789abcdef").find(c);
        if (digit == std::string_view::npos || text.size() != 16)
            return fail(kJournalFaults.must_be_digits, "hash", {Argument::of_number("count", 16)}), 0;
        hash = hash << 4 | digit;
    }
    if (text.empty()) fail(kJournalFaults.must_be_digits, "hash", {Argument::of_number("count", 16)});
    return hash;
}

std::vector<std::pair<std::string, std::string>> JournalLine::options() {
    std::vector<std::pair<std::string, std::string>> options;
    const boost::json::value* value = take("options");
    if (!value) return options;
    if (!value->is_object() || value->get_object().size() > kMostNames) return fail(kJournalFaults.must_be_options, "options"), options;
    for (const auto& [name, chosen] : value->get_object()) {
        if (!chosen.is_string()) return fail(kJournalFaults.must_be_option, name), options;
        options.emplace_back(plain("options", name, kLongestNotation), plain(name, chosen.get_string(), kLongestNotation));
    }
    return options;
}

std::string JournalLine::object(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !value->is_object()) fail(kJournalFaults.must_be_object, key);
    return value ? boost::json::serialize(*value) : std::string();
}

InputFault JournalLine::finish() {
    for (const auto& [key, ignored] : object_)
        if (std::find(taken_.begin(), taken_.end(), std::string_view(key)) == taken_.end()) fail(kJournalFaults.key_unknown, key);
    return fault_;
}

const boost::json::value* JournalLine::take(std::string_view key) {
    taken_.push_back(key);
    const boost::json::value* value = object_.if_contains(key);
    if (!value) fail(kJournalFaults.key_missing, key);
    return value;
}

const boost::json::array* JournalLine::take_list(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !value->is_array()) fail(kJournalFaults.must_be_list, key);
    return value ? value->if_array() : nullptr;
}

std::string JournalLine::plain(std::string_view key, std::string_view text, std::size_t longest) {
    if (text.size() > longest) fail(kJournalFaults.long_text, key, {Argument::of_number("count", static_cast<int>(longest))});
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) fail(kJournalFaults.control_character, key);
    return std::string(text);
}

}  // namespace papelotte
