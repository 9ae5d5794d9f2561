// What readers of hand-made positions share, whatever the game: an object is read key by key, and the first thing wrong is remembered with the
// path to it ("units.fr_inf_1.at: unknown area 'x'"). A game's reader derives from it. `where` is a path that ends in a dot, or nothing.
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>

#include "engine/field_names.h"
#include "engine/fields_json.h"

namespace papelotte {

class PositionReader {
   protected:
    const std::string& error() const { return error_; }   // the first thing wrong, empty when all is well
    void fail(const std::string& where, const std::string& what) {
        if (error_.empty()) error_ = where + ": " + what;
    }

    // `names`: more known keys.
    static std::string unknown_key(const boost::json::object& in, std::initializer_list<std::string_view> known,
                                   std::span<const std::string_view> names = {});

    // A whole number from least to most, where it is given.
    template <class T>
    void number(const boost::json::object& in, std::string_view key, T& into, int least, int most, const std::string& where = {}) {
        if (const auto value = whole_number(in, key, least, most, where)) into = static_cast<T>(*value);
    }
    // A word of an enum, where it is given.
    template <class E>
    void enumerated(const boost::json::object& in, std::string_view key, E& into, const std::string& where = {}) {
        if (const boost::json::value* found = in.if_contains(key))
            if (std::string wrong = read_word(*found, into); !wrong.empty()) fail(where + std::string(key), wrong);
    }
    // The fields that `names` lists (engine/field_names.h), where they are given.
    template <HasFields S, const auto& Names>
    void fields(const boost::json::object& in, S& item, const std::string& where = {}) {
        for_each_named<S, Names>([&](const auto& field) {
            const boost::json::value* found = in.if_contains(field.name);
            if (!found) return;
            auto value = field.get(item);
            std::string wrong;
            if constexpr (requires { field.least; } && std::is_integral_v<decltype(value)>) {
                if (field.least <= field.most) return number(in, field.name, item.*field.member, field.least, field.most, where);
            }
            if (wrong = field_from_json<S>(*found, value); !wrong.empty()) return fail(where + std::string(field.name), wrong);
            field.set(item, value);
        });
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
