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
#include "engine/spoken.h"

namespace papelotte {

class PositionReader {
   protected:
    const InputFault& fault() const { return fault_; }   // the first thing wrong, if anything is
    void fail(std::string_view where, InputFault what) {
        if (fault_.empty()) fault_ = std::move(what).at(where);
    }
    void fail(std::string_view where, std::string_view what, std::vector<Argument> values = {}) {
        fail(where, InputFault(what, std::move(values)));
    }

    // `names`: more known keys.
    static InputFault unknown_key(const boost::json::object& in, std::initializer_list<std::string_view> known,
                                  std::span<const std::string_view> names = {});

    // What is wrong if the position says that it is one of another game.
    static InputFault other_game(const boost::json::object& in, std::string_view game);

    // A whole number from least to most, where it is given.
    template <class T>
    void number(const boost::json::object& in, std::string_view key, T& into, int least, int most, const std::string& where = {}) {
        if (const auto value = whole_number(in, key, least, most, where)) into = static_cast<T>(*value);
    }
    // A word of an enum, where it is given.
    template <class E>
    void enumerated(const boost::json::object& in, std::string_view key, E& into, const std::string& where = {}) {
        if (const boost::json::value* found = in.if_contains(key))
            if (InputFault wrong = read_word(*found, into)) fail(where + std::string(key), std::move(wrong));
    }
    // The fields that `names` lists (engine/field_names.h), where they are given.
    template <HasFields S, const auto& Names>
    void fields(const boost::json::object& in, S& item, const std::string& where = {}) {
        for_each_named<S, Names>([&](const auto& field) {
            const boost::json::value* found = in.if_contains(field.name);
            if (!found) return;
            if constexpr (requires { field.least; } && std::is_integral_v<std::remove_cvref_t<decltype(field.get(item))>>) {
                if (field.least <= field.most) return number(in, field.name, item.*field.member, field.least, field.most, where);
            }
            if (InputFault wrong = read_into<S>(*found, field, item)) fail(where + std::string(field.name), std::move(wrong));
        });
    }
    // False where it is not given.
    bool flag(const boost::json::object& in, std::string_view key, const std::string& where = {});

    // Chosen options, as positions list them: words of an enum whose values are bits. `no_list`: what is said of anything but a list.
    template <NamedEnum Option, class Bits>
    void options_in(const boost::json::object& in, Bits& chosen, const Rule& no_list) {
        const boost::json::value* found = in.if_contains("options");
        if (!found) return;
        if (!found->is_array()) return fail("options", InputFault(no_list));
        for (const boost::json::value& one : found->get_array()) {
            auto option = static_cast<Option>(1);   // the first bit
            if (InputFault wrong = read_word(one, option)) return fail("options", std::move(wrong));
            chosen = static_cast<Bits>(chosen | static_cast<Bits>(option));
        }
    }

    // Knowledge about hidden blocks, as positions list it: [{"blocks": […], "may_be": […]}, …], each of these blocks may be each of these
    // units. All of an item are of one army: army_of_unit(unit) are the units of a block's army. Calls set(block, units).
    template <class Position, class UnitSet>
    void guises_in(const boost::json::value& list, const Rule& one_army, auto army_of_unit, auto set) {
        if (!list.is_array()) return fail("guises", kPositionFaults.must_be_list);
        for (const boost::json::value& one : list.get_array()) {
            if (!one.is_object()) return fail("guises", kPositionFaults.must_be_object);
            const boost::json::object& in = one.get_object();
            if (InputFault unknown = unknown_key(in, {"blocks", "may_be"})) return fail("guises", std::move(unknown));
            UnitSet blocks, units;
            for (const auto& [key, into] : {std::pair{"blocks", &blocks}, std::pair{"may_be", &units}}) {
                const boost::json::value* found = in.if_contains(key);
                if (!found) return fail("guises", kPositionFaults.missing, {Argument::of_word("word", key)});
                if (InputFault wrong = field_from_json<Position>(*found, *into)) return fail("guises", std::move(wrong));
            }
            for (const auto block : blocks) {
                if (!((blocks | units) - army_of_unit(block)).empty()) return fail("guises", InputFault(one_army));
                set(block, units);
            }
        }
    }

    // Calls visit(name, value) for each member of the object under a key, where it is given.
    template <class Visit>
    void each(const boost::json::object& in, std::string_view key, Visit visit) {
        const boost::json::value* found = in.if_contains(key);
        if (!found) return;
        if (!found->is_object()) return fail(key, kPositionFaults.must_be_object);
        for (const auto& [name, value] : found->get_object()) visit(std::string_view(name), value);
    }

    // The same where each member is an object whose name is the word of an id: calls visit(id, object, path of the member). `from`: the id of a
    // word; `kind`: what an unknown word is said to be.
    template <class From, class Visit>
    void each_object(const boost::json::object& in, std::string_view key, std::string_view kind, From from, Visit visit) {
        each(in, key, [&](std::string_view name, const boost::json::value& value) {
            const std::string path = std::string(key) + "." + std::string(name);
            const auto id = from(name);
            if (!id) return fail(key, unknown(kind, name));
            if (!value.is_object()) return fail(path, kPositionFaults.must_be_object);
            visit(*id, value.get_object(), path);
        });
    }

   private:
    std::optional<std::int64_t> whole_number(const boost::json::object& in, std::string_view key, int least, int most, const std::string& where);

    InputFault fault_;
};

// A whole position: all of it readable, and nothing in it that the rules exclude. A Reader(position) has read(object), which tells what is
// wrong.
template <class Records, class Reader>
std::expected<typename Records::Rules::Position, InputFault> read_sound(const boost::json::value& in) {
    if (!in.is_object()) return std::unexpected(InputFault(kPositionFaults.no_object));
    typename Records::Rules::Position p;
    InputFault wrong = Reader(p).read(in.get_object());
    if (wrong.empty()) wrong = Records::Rules::broken_invariant(p);
    if (!wrong.empty()) return std::unexpected(std::move(wrong).said_by(Records::texts()));
    return p;
}

}   // namespace papelotte
