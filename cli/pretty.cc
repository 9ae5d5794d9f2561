// See pretty.h.
#include "cli/pretty.h"

#include <fmt/format.h>

#include <boost/json.hpp>

namespace papelotte::cli {

namespace {

constexpr std::size_t kLineWidth = 130, kIndent = 2;

// One line, with a space after each comma and colon outside of strings.
void append_flat(const boost::json::value& value, std::string& out) {
    if (const auto* object = value.if_object()) {
        out += '{';
        for (bool first = true; const auto& [key, item] : *object) {
            if (!std::exchange(first, false)) out += ", ";
            out += boost::json::serialize(key) + ": ";
            append_flat(item, out);
        }
        out += '}';
    } else if (const auto* array = value.if_array()) {
        out += '[';
        for (bool first = true; const auto& item : *array) {
            if (!std::exchange(first, false)) out += ", ";
            append_flat(item, out);
        }
        out += ']';
    } else if (const double* number = value.if_double()) {
        out += fmt::format("{}", *number);   // 21.95, where Boost writes 2.195E1
    } else {
        out += boost::json::serialize(value);
    }
}

void append(const boost::json::value& value, std::size_t indent, std::size_t used, bool may_stay_flat, std::string& out) {
    std::string flat;
    append_flat(value, flat);
    const auto* object = value.if_object();
    const auto* array = value.if_array();
    if ((may_stay_flat && used + flat.size() <= kLineWidth) || (!object && !array) || flat.size() == 2) {
        out += flat;
        return;
    }
    const std::string margin(indent + kIndent, ' ');
    out += object ? "{" : "[";
    auto item = [&, first = true](std::string_view label, const boost::json::value& content) mutable {
        out += std::exchange(first, false) ? "\n" : ",\n";
        out.append(margin).append(label);
        append(content, indent + kIndent, margin.size() + label.size() + 1, true, out);
    };
    if (object) {
        for (const auto& [key, content] : *object) item(boost::json::serialize(key) + ": ", content);
    } else {
        for (const auto& content : *array) item("", content);
    }
    out.append("\n").append(indent, ' ').append(object ? "}" : "]");
}

}  // namespace

std::string pretty(const boost::json::value& value) {
    std::string out;
    append(value, 0, 0, false, out);
    return out + "\n";
}

}  // namespace papelotte::cli
