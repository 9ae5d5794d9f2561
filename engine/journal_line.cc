#include "engine/journal_line.h"

#include <algorithm>

#include "engine/quoted.h"
#include "engine/vocabulary.h"

namespace papelotte {

namespace {

constexpr std::size_t kMostNames = 64;   // seats, options, winners

}  // namespace

std::string JournalLine::text(std::string_view key, std::size_t longest) {
    const boost::json::value* value = take(key);
    if (!value) return {};
    if (!value->is_string()) return fail(quoted(key) + " must be a text"), std::string();
    return plain(key, value->get_string(), longest);
}

int JournalLine::number(std::string_view key, std::int64_t least, std::int64_t most) {
    const boost::json::value* value = take(key);
    if (!value) return 0;
    const std::int64_t* number = value->if_int64();
    if (!number || *number < least || *number > most)
        return fail(quoted(key) + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most)), 0;
    return static_cast<int>(*number);
}

void JournalLine::must_be_true(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !(value->is_bool() && value->get_bool())) fail(quoted(key) + " must be true");
}

std::vector<std::string> JournalLine::names(std::string_view key) {
    std::vector<std::string> names;
    const boost::json::array* list = take_list(key);
    if (list && list->size() > kMostNames) fail(quoted(key) + " is too long a list");
    if (!list || !error_.empty()) return names;
    for (const boost::json::value& name : *list) {
        if (!name.is_string()) fail(quoted(key) + " must be a list of texts");
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
        if (!face || *face < 1 || *face > 255) return fail("'dice' must be whole numbers from 1 to 255"), dice;
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
        if (digit == std::string_view::npos || text.size() != 16) return fail("'hash' must be 16 hex digits"), 0;
        hash = hash << 4 | digit;
    }
    if (text.empty()) fail("'hash' must be 16 hex digits");
    return hash;
}

std::vector<std::pair<std::string, std::string>> JournalLine::options() {
    std::vector<std::pair<std::string, std::string>> options;
    const boost::json::value* value = take("options");
    if (!value) return options;
    if (!value->is_object() || value->get_object().size() > kMostNames) return fail("'options' must be an object of texts"), options;
    for (const auto& [name, chosen] : value->get_object()) {
        if (!chosen.is_string()) return fail("option " + quoted(name) + " must be a text"), options;
        options.emplace_back(plain("options", name, kLongestNotation), plain(name, chosen.get_string(), kLongestNotation));
    }
    return options;
}

std::string JournalLine::object(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !value->is_object()) fail(quoted(key) + " must be an object");
    return value ? boost::json::serialize(*value) : std::string();
}

std::string JournalLine::finish() {
    for (const auto& [key, ignored] : object_)
        if (std::find(taken_.begin(), taken_.end(), std::string_view(key)) == taken_.end()) fail("unknown key " + quoted(key));
    return error_;
}

const boost::json::value* JournalLine::take(std::string_view key) {
    taken_.push_back(key);
    const boost::json::value* value = object_.if_contains(key);
    if (!value) fail("missing " + quoted(key));
    return value;
}

const boost::json::array* JournalLine::take_list(std::string_view key) {
    const boost::json::value* value = take(key);
    if (value && !value->is_array()) fail(quoted(key) + " must be a list");
    return value ? value->if_array() : nullptr;
}

std::string JournalLine::plain(std::string_view key, std::string_view text, std::size_t longest) {
    if (text.size() > longest) fail(quoted(key) + " is longer than " + std::to_string(longest) + " bytes");
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) fail(quoted(key) + " contains a control character");
    return std::string(text);
}

}  // namespace papelotte
