#include "engine/doubled_key.h"

#include <boost/json/basic_parser_impl.hpp>
#include <unordered_set>
#include <utility>
#include <vector>

namespace papelotte {
namespace {

// Callbacks of the parser. An error stops it, since the rest need not be read after a duplicate key.
struct KeyListener {
    static constexpr std::size_t max_object_size = static_cast<std::size_t>(-1);
    static constexpr std::size_t max_array_size = max_object_size, max_key_size = max_object_size, max_string_size = max_object_size;
    using Error = boost::system::error_code;

    struct Level {                                   // an open object or list
        std::unordered_set<std::string> keys{};
        std::string last{};                          // empty for a list
    };
    std::vector<Level> open;
    std::string part, found;                         // a key that arrived in pieces; the result

    bool on_key_part(std::string_view text, std::size_t, Error&) { return part += text, true; }
    bool on_key(std::string_view text, std::size_t, Error& error) {
        Level& object = open.back();
        object.last = std::exchange(part, {}) + std::string(text);
        if (object.keys.insert(object.last).second) return true;
        for (const Level& level : open)
            if (!level.last.empty()) found += (found.empty() ? "" : ".") + level.last;
        error = boost::json::error::syntax;
        return false;
    }
    bool on_object_begin(Error&) { return open.emplace_back(), true; }
    bool on_object_end(std::size_t, Error&) { return open.pop_back(), true; }
    bool on_array_begin(Error&) { return open.emplace_back(), true; }
    bool on_array_end(std::size_t, Error&) { return open.pop_back(), true; }

    bool on_document_begin(Error&) { return true; }
    bool on_document_end(Error&) { return true; }
    bool on_string_part(std::string_view, std::size_t, Error&) { return true; }
    bool on_string(std::string_view, std::size_t, Error&) { return true; }
    bool on_number_part(std::string_view, Error&) { return true; }
    bool on_int64(std::int64_t, std::string_view, Error&) { return true; }
    bool on_uint64(std::uint64_t, std::string_view, Error&) { return true; }
    bool on_double(double, std::string_view, Error&) { return true; }
    bool on_bool(bool, Error&) { return true; }
    bool on_null(Error&) { return true; }
    bool on_comment_part(std::string_view, Error&) { return true; }
    bool on_comment(std::string_view, Error&) { return true; }
};

}  // namespace

std::string doubled_key(std::string_view json) {
    boost::json::basic_parser<KeyListener> parser({});
    boost::system::error_code error;
    parser.write_some(false, json.data(), json.size(), error);
    return parser.handler().found;
}

}  // namespace papelotte
