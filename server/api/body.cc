#include "server/api/body.h"

#include <algorithm>

#include "engine/doubled_key.h"
#include "engine/faults.h"
#include "engine/quoted.h"
#include "server/api/failure.h"

namespace papelotte::server {

namespace json = boost::json;

namespace {

constexpr std::size_t kDeepest = 4, kDeepestWithPosition = 12;

json::object parsed(std::string_view text, const json::storage_ptr& memory, std::size_t deepest) {
    boost::json::error_code fault;
    json::parse_options options;
    options.max_depth = deepest;
    json::value value = json::parse(text, fault, memory, options);
    if (fault) throw bad_request("not JSON: " + fault.message());
    if (!value.is_object()) throw bad_request("must be a JSON object");
    return std::move(value.get_object());
}

std::string checked_text(std::string_view name, const json::value& value, std::size_t longest) {
    if (!value.is_string()) throw bad_request(quoted(name) + " must be a text");
    const std::string_view text = value.get_string();
    if (text.size() > longest) throw bad_request(quoted(name) + " is longer than " + std::to_string(longest) + " bytes");
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) throw bad_request(quoted(name) + " contains a control character");
    return std::string(text);
}

}  // namespace

Body::Body(std::string_view text, const json::storage_ptr& memory) : object_(parsed(text, memory, kDeepest)) {}

Body::Body(json::object object) : object_(std::move(object)) {}

Body Body::with_position(std::string_view text) {
    Body body(parsed(text, {}, kDeepestWithPosition));
    if (const std::string key = doubled_key(text); !key.empty()) throw bad_request(InputFault(kJournalFaults.key_twice, {outside("key", key)}));
    return body;
}

const json::value& Body::take(std::string_view name) {
    taken_.emplace_back(name);
    const json::value* value = object_.if_contains(name);
    if (!value) throw bad_request("missing " + quoted(name));
    return *value;
}

std::string Body::text(std::string_view name, std::size_t longest) { return checked_text(name, take(name), longest); }

std::string Body::text_or(std::string_view name, std::size_t longest, std::string otherwise) {
    return has(name) ? text(name, longest) : std::move(otherwise);
}

std::int64_t Body::number(std::string_view name, std::int64_t least, std::int64_t most) {
    const std::int64_t* number = take(name).if_int64();
    if (!number || *number < least || *number > most)
        throw bad_request(quoted(name) + " must be a whole number from " + std::to_string(least) + " to " + std::to_string(most));
    return *number;
}

std::int64_t Body::number_or(std::string_view name, std::int64_t least, std::int64_t most, std::int64_t otherwise) {
    return has(name) ? number(name, least, most) : otherwise;
}

bool Body::flag(std::string_view name) {
    const bool* flag = take(name).if_bool();
    if (!flag) throw bad_request(quoted(name) + " must be true or false");
    return *flag;
}

bool Body::flag_or(std::string_view name, bool otherwise) { return has(name) ? flag(name) : otherwise; }

std::vector<Body> Body::bodies(std::string_view name, std::size_t most) {
    const json::array* list = take(name).if_array();
    if (!list || list->size() > most) throw bad_request(quoted(name) + " must be a list of at most " + std::to_string(most) + " elements");
    std::vector<Body> bodies;
    for (const json::value& one : *list) {
        if (!one.is_object()) throw bad_request(quoted(name) + " must be a list of objects");
        bodies.emplace_back(one.get_object());
    }
    return bodies;
}

std::vector<std::string> Body::texts(std::string_view name, std::size_t most, std::size_t longest) {
    const json::array* list = take(name).if_array();
    if (!list || list->size() > most) throw bad_request(quoted(name) + " must be a list of at most " + std::to_string(most) + " texts");
    std::vector<std::string> texts;
    for (const json::value& one : *list) texts.push_back(checked_text(name, one, longest));
    return texts;
}

std::vector<std::pair<std::string, std::string>> Body::pairs_or_none(std::string_view name, std::size_t most) {
    std::vector<std::pair<std::string, std::string>> pairs;
    if (!has(name)) return pairs;
    const json::object* object = take(name).if_object();
    if (!object || object->size() > most) throw bad_request(quoted(name) + " must be an object of at most " + std::to_string(most) + " texts");
    for (const auto& [key, value] : *object) pairs.emplace_back(key, checked_text(key, value, 200));
    return pairs;
}

std::string Body::object(std::string_view name) {
    const json::value& value = take(name);
    if (!value.is_object()) throw bad_request(quoted(name) + " must be an object");
    return json::serialize(value);
}

void Body::nothing_else() {
    for (const auto& [key, ignored] : object_)
        if (std::find(taken_.begin(), taken_.end(), std::string_view(key)) == taken_.end()) throw bad_request("unknown field " + quoted(key));
}

}  // namespace papelotte::server
