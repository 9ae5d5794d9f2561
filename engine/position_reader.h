// What readers of hand-made positions share, whatever the game: an object is read key by key, and the first thing wrong is remembered with the
// path to it ("units.fr_inf_1.at: unknown area 'x'"). A game's reader derives from it. `where` is a path that ends in a dot, or nothing.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/quoted.h"
#include "engine/words.h"

namespace papelotte {

// A word of an enum over 0 .. last, for read_field of engine/fields_json.h. Empty, or what is wrong.
template <class E>
std::string read_word(const boost::json::value& json, E& value, E last, std::string_view kind) {
    if (!json.is_string()) return "must be a word";
    const auto found = from_word<E>(json.get_string(), last);
    if (!found) return "unknown " + std::string(kind) + " " + papelotte::quoted(json.get_string());
    value = *found;
    return {};
}

// An id that find(word) knows, or "none" where there is a value for it: "must be the id of a unit", "unknown unit 'x'".
template <class Id, class Find>
std::string read_id(const boost::json::value& json, Id& id, Id none, std::string_view article, std::string_view kind, Find find) {
    if (!json.is_string()) return "must be the id of " + std::string(article) + " " + std::string(kind);
    const std::string_view text = json.get_string();
    const auto found = text == "none" ? std::optional(none) : find(text);
    if (!found) return "unknown " + std::string(kind) + " " + papelotte::quoted(text);
    id = *found;
    return {};
}

class PositionReader {
   protected:
    const std::string& error() const { return error_; }   // the first thing wrong, empty when all is well
    void fail(const std::string& where, const std::string& what) {
        if (error_.empty()) error_ = where + ": " + what;
    }

    static std::string unknown_key(const boost::json::object& in, std::initializer_list<std::string_view> known);

    // A whole number from least to most, where it is given.
    template <class T>
    void number(const boost::json::object& in, std::string_view key, T& into, int least, int most, const std::string& where = {}) {
        if (const auto value = whole_number(in, key, least, most, where)) into = static_cast<T>(*value);
    }
    // A word of an enum over 0 .. last, where it is given.
    template <class E>
    void enumerated(const boost::json::object& in, std::string_view key, E& into, E last, const std::string& where = {}) {
        if (const boost::json::value* found = in.if_contains(key))
            if (std::string wrong = read_word(*found, into, last, key); !wrong.empty()) fail(where + std::string(key), wrong);
    }
    // False where it is not given.
    bool flag(const boost::json::object& in, std::string_view key, const std::string& where = {});

    // Calls visit(name, value) for each member of the object under a key, where it is given.
    template <class Visit>
    void each(const boost::json::object& in, std::string_view key, Visit visit) {
        const boost::json::value* found = in.if_contains(key);
        if (!found) return;
        if (!found->is_object()) return fail(std::string(key), "must be an object");
        for (const auto& [name, value] : found->get_object()) visit(std::string_view(name), value);
    }

   private:
    std::optional<std::int64_t> whole_number(const boost::json::object& in, std::string_view key, int least, int most, const std::string& where);

    std::string error_;
};

// A whole position: all of it readable, and nothing in it that the rules exclude. A Reader(position) has read(object), which tells what is
// wrong.
template <class Rules, class Reader>
std::expected<typename Rules::Position, std::string> read_sound(const boost::json::value& in) {
    if (!in.is_object()) return std::unexpected("a position must be an object");
    typename Rules::Position p;
    if (std::string wrong = Reader(p).read(in.get_object()); !wrong.empty()) return std::unexpected(wrong);
    if (std::string broken = Rules::broken_invariant(p); !broken.empty()) return std::unexpected(broken);
    return p;
}

}  // namespace papelotte
