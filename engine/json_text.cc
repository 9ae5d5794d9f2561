#include "engine/json_text.h"

#include <algorithm>
#include <charconv>

namespace papelotte {

namespace {

bool needs_escape(char c) { return static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\'; }

}  // namespace

// No comma before the first element or a key's value. A text that ends in one of these characters within quotes ends in a quote.
void JsonText::separate() {
    if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') text_ += ',';
}

JsonText& JsonText::open(char bracket) {
    separate();
    text_ += bracket;
    return *this;
}

JsonText& JsonText::close(char bracket) {
    text_ += bracket;
    return *this;
}

JsonText& JsonText::key(std::string_view name) {
    add(name);
    text_ += ':';
    return *this;
}

JsonText& JsonText::add(std::string_view text) {
    if (std::any_of(text.begin(), text.end(), needs_escape)) return add_json(boost::json::serialize(text));
    separate();
    text_ += '"';
    text_ += text;
    text_ += '"';
    return *this;
}

JsonText& JsonText::add_json(std::string_view value) {
    separate();
    text_ += value;
    return *this;
}

JsonText& JsonText::add_number(std::int64_t number) {
    char digits[20];
    return add_json({digits, std::to_chars(digits, digits + sizeof digits, number).ptr});
}

}  // namespace papelotte
