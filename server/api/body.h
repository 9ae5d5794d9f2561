// The JSON body of a request or a message, read strictly: every field by name and type; unknown fields are refused. Faults are thrown
// as Failure, with a text that names the field.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::server {

class Body {
   public:
    // The text must be one JSON object, at most four levels deep. `memory` holds its values and must outlive the body.
    explicit Body(std::string_view text, const boost::json::storage_ptr& memory = {});
    explicit Body(boost::json::object object);
    // A body that may contain a position: deeper, and without duplicate keys, since of a unit with two places only the second would be read.
    static Body with_position(std::string_view text);

    std::string text(std::string_view name, std::size_t longest);
    std::string text_or(std::string_view name, std::size_t longest, std::string otherwise);
    std::int64_t number(std::string_view name, std::int64_t least, std::int64_t most);
    std::int64_t number_or(std::string_view name, std::int64_t least, std::int64_t most, std::int64_t otherwise);
    bool flag(std::string_view name);
    bool flag_or(std::string_view name, bool otherwise);
    std::vector<Body> bodies(std::string_view name, std::size_t most);
    std::vector<std::string> texts(std::string_view name, std::size_t most, std::size_t longest);
    std::vector<std::pair<std::string, std::string>> pairs_or_none(std::string_view name, std::size_t most);   // an object of texts

    std::string object(std::string_view name);   // as text, checked elsewhere

    bool has(std::string_view name) const { return object_.contains(name); }
    void nothing_else();   // refuses fields that were not read

   private:
    const boost::json::value& take(std::string_view name);

    boost::json::object object_;
    std::vector<std::string> taken_;
};

}   // namespace papelotte::server
