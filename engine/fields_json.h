// JSON for structs that list their fields (engine/fields.h), used by Records, never by Rules.
// A game's own types are converted by functions that it declares beside them, found by their arguments (write_field may return
// whatever JsonText can add, such as a string_view):
//   std::string_view write_field(Area);                              InputFault read_field(const boost::json::value&, Area&);
// An enum with a word(Area), engine/words.h, needs no write_field; where its words are its enumerators it needs no read_field either.
// read_field returns what is wrong ("unknown area 'x'"), if anything (see read_word and read_id). A type of the engine that a game
// writes in its own words (Seat) takes one argument more, the struct that it stands in:
//   template <class S> std::string_view write_field(Seat, In<S>);    template <class S> InputFault read_field(const boost::json::value&, Seat&, In<S>);
// bool and integers (range-checked), structs with fields, IdSet (as a list), optional (null when empty), std::array and FixedVector
// need nothing. A struct that has `bool exists() const` is null where it is false. A variant of named structs is an object that begins with "step": {"step":"retreat","unit":"fr_inf_4"}.
#pragma once

#include <boost/json.hpp>
#include <limits>
#include <string>
#include <utility>

#include "engine/faults.h"
#include "engine/fields.h"
#include "engine/input_fault.h"
#include "engine/json_text.h"
#include "engine/words.h"

namespace papelotte {

template <class S>
struct In {};   // "as a field of S"

template <class E>
concept HasWord = std::is_enum_v<E> && requires(E value) {
    { word(value) } -> std::same_as<std::string_view>;
};

template <class S>
concept MayBeAbsent = HasFields<S> && requires(const S item) {
    { item.exists() } -> std::same_as<bool>;
};

// "unknown unit 'x'"
inline InputFault unknown(std::string_view kind, std::string_view word) {
    return InputFault(kPositionFaults.unknown, {Argument::of_word("kind", kind), outside("word", word)});
}

// A word of an enum.
template <HasWord E>
InputFault read_word(const boost::json::value& json, E& value) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_word);
    const auto found = from_word<E>(json.get_string());
    if (!found) return unknown(enum_kind<E>(), json.get_string());
    value = *found;
    return {};
}

// An id that find(word) knows, or "none" where there is a value for it: "must be the id of a unit", "unknown unit 'x'".
template <class Id, class Find>
InputFault read_id(const boost::json::value& json, Id& id, Id none, std::string_view kind, Find find) {
    if (!json.is_string()) return InputFault(kPositionFaults.must_be_id, {Argument::of_word("kind", kind)});
    const std::string_view text = json.get_string();
    const auto found = text == "none" ? std::optional(none) : find(text);
    if (!found) return unknown(kind, text);
    id = *found;
    return {};
}

template <class Owner, class T>
void write_json(JsonText& out, const T& item);
template <class Owner, class T>
InputFault field_from_json(const boost::json::value& json, T& item);

// All fields of a struct, each with its key.
template <HasFields S>
void write_fields(JsonText& out, const S& item) {
    for_each_field<S>([&](const auto& field) { write_json<S>(out.key(field.name), field.get(item)); });
}

// The same as JSON values.
template <class Owner, class T>
boost::json::value field_to_json(const T& item) {
    JsonText out;
    write_json<Owner>(out, item);
    return out.value();
}
template <HasFields S>
boost::json::object fields_json(const S& item) {
    return field_to_json<S>(item).as_object();
}

// "must be a whole number from 1 to 9"
inline InputFault not_within(std::int64_t least, std::int64_t most) {
    const auto limit = [](std::string_view gap, std::int64_t value) { return Argument::of_word(gap, std::to_string(value)); };
    return InputFault(kPositionFaults.must_be_number, {limit("least", least), limit("most", most)});
}

// Reads one field of a struct. A bit-field may hold less than its type.
template <HasFields S, class F>
InputFault read_into(const boost::json::value& json, const F& field, S& item) {
    auto value = field.get(item);
    InputFault wrong = field_from_json<S>(json, value);
    if (!wrong.empty()) return wrong;
    field.set(item, value);
    if constexpr (detail::is_bits<F> && std::is_unsigned_v<decltype(value)>) {
        if (field.get(item) == value) return {};
        field.set(item, std::numeric_limits<decltype(value)>::max());
        return not_within(0, static_cast<std::int64_t>(field.get(item)));
    }
    return {};
}

// Reads all fields of a struct; every key must be there and no other, but for `also`.
template <HasFields S>
InputFault read_fields(const boost::json::object& json, S& item, std::string_view also = {}) {
    InputFault wrong;
    for_each_field<S>([&](const auto& field) {
        if (!wrong.empty()) return;
        const boost::json::value* found = json.if_contains(field.name);
        wrong = found ? read_into<S>(*found, field, item).at(field.name)
                      : InputFault(kPositionFaults.missing, {Argument::of_word("word", field.name)});
    });
    if (!wrong.empty()) return wrong;
    for (const auto& [key, ignored] : json) {
        bool known = !also.empty() && key == also;
        for_each_field<S>([&](const auto& field) { known = known || key == field.name; });
        if (!known) return InputFault(kPositionFaults.unknown_key, {outside("word", key)});
    }
    return {};
}

template <NamedFields... S>
void write_step(JsonText& out, const std::variant<S...>& step) {
    out.open('{').key("step").add(name_of(step));
    std::visit([&](const auto& one) { write_fields(out, one); }, step);
    out.close('}');
}

template <NamedFields... S>
InputFault read_step(const boost::json::value& json, std::variant<S...>& step) {
    const boost::json::object* object = json.if_object();
    if (!object) return InputFault(kPositionFaults.must_be_object);
    const boost::json::value* name = object->if_contains("step");
    if (!name || !name->is_string()) return InputFault(kPositionFaults.step_name);
    InputFault wrong = unknown("step", name->get_string());
    const auto read_as = [&]<class One>(std::in_place_type_t<One>) {
        if (std::string_view(name->get_string()) != One::name) return;
        One one{};
        wrong = read_fields(*object, one, "step");
        if (wrong.empty()) step = one;
    };
    (read_as(std::in_place_type<S>), ...);
    return wrong;
}

namespace detail {

template <class T>
InputFault read_integer(const boost::json::value& json, T& item) {
    static_assert(sizeof(T) < 8, "a 64-bit number does not survive every JSON reader");
    using Limits = std::numeric_limits<T>;
    const std::int64_t* number = json.if_int64();
    if (!number || *number < std::int64_t{Limits::min()} || *number > std::int64_t{Limits::max()})
        return not_within(Limits::min(), Limits::max());
    item = static_cast<T>(*number);
    return {};
}

// Elements in order; `take` stores each and returns its fault.
template <class Element, class Owner, class Take>
InputFault read_list(const boost::json::value& json, std::size_t least, std::size_t most, Take take) {
    const boost::json::array* list = json.if_array();
    if (!list) return InputFault(kPositionFaults.must_be_list);
    const auto count = [](std::size_t number) { return std::vector{Argument::of_number("count", static_cast<int>(number))}; };
    if (list->size() < least) return InputFault(kPositionFaults.too_few, count(least));
    if (list->size() > most) return InputFault(kPositionFaults.too_many, count(most));
    for (std::size_t i = 0; i < list->size(); ++i) {
        Element element{};
        InputFault wrong = field_from_json<Owner>((*list)[i], element);
        if (wrong.empty()) wrong = take(i, element);
        if (!wrong.empty()) return std::move(wrong).at(i);
    }
    return {};
}

template <class Owner, class Id, std::size_t Words>
InputFault read_set(const boost::json::value& json, IdSet<Id, Words>& set) {
    set = {};
    return read_list<Id, Owner>(json, 0, 64 * Words, [&](std::size_t, Id id) {
        if (static_cast<unsigned>(id) >= 64 * Words) return InputFault(kPositionFaults.no_member);
        if (set.has(id)) return InputFault(kPositionFaults.twice);
        set.insert(id);
        return InputFault();
    });
}

template <class T>
inline constexpr bool is_array = false;
template <class T, std::size_t N>
inline constexpr bool is_array<std::array<T, N>> = true;
template <class Id, class T, std::size_t N>
inline constexpr bool is_array<IdArray<Id, T, N>> = true;

template <class Owner, class T>
InputFault read_sequence(const boost::json::value& json, T& items) {
    if constexpr (is_array<T>) {
        return read_list<typename T::value_type, Owner>(json, items.size(), items.size(), [&](std::size_t i, const auto& one) {
            items[i] = one;
            return InputFault();
        });
    } else {
        items.clear();
        return read_list<typename T::value_type, Owner>(json, 0, T::capacity(), [&](std::size_t, const auto& one) {
            items.push_back(one);
            return InputFault();
        });
    }
}

}   // namespace detail

template <class Owner, class T>
void write_json(JsonText& out, const T& item) {
    if constexpr (requires { write_field(item, In<Owner>{}); }) {
        out.add(write_field(item, In<Owner>{}));
    } else if constexpr (requires { write_field(item); }) {
        out.add(write_field(item));
    } else if constexpr (HasWord<T>) {
        out.add(word(item));
    } else if constexpr (std::is_integral_v<T>) {
        static_assert(sizeof(T) < 8, "a 64-bit number does not survive every JSON reader");
        out.add(item);
    } else if constexpr (HasFields<T>) {
        if constexpr (MayBeAbsent<T>)
            if (!item.exists()) return static_cast<void>(out.add(nullptr));
        out.open('{');
        write_fields(out, item);
        out.close('}');
    } else if constexpr (detail::is_variant<T>) {
        write_step(out, item);
    } else if constexpr (detail::is_optional<T>) {
        if (item) write_json<Owner>(out, *item);
        else out.add(nullptr);
    } else {
        static_assert(detail::is_id_set<T> || detail::is_sequence<T>, "declare write_field and read_field beside this type");
        out.open('[');
        for (const auto& one : item) write_json<Owner>(out, one);
        out.close(']');
    }
}

template <class Owner, class T>
InputFault field_from_json(const boost::json::value& json, T& item) {
    if constexpr (requires { read_field(json, item, In<Owner>{}); }) {
        return read_field(json, item, In<Owner>{});
    } else if constexpr (requires { read_field(json, item); }) {
        return read_field(json, item);
    } else if constexpr (std::is_same_v<T, bool>) {
        if (!json.is_bool()) return InputFault(kPositionFaults.must_be_flag);
        item = json.get_bool();
        return {};
    } else if constexpr (std::is_integral_v<T>) {
        return detail::read_integer(json, item);
    } else if constexpr (HasWord<T> && NamedEnum<T>) {
        return read_word(json, item);
    } else if constexpr (HasFields<T>) {
        if constexpr (MayBeAbsent<T>)
            if (json.is_null()) return item = T{}, InputFault();
        return json.is_object() ? read_fields(json.get_object(), item) : InputFault(kPositionFaults.must_be_object);
    } else if constexpr (detail::is_variant<T>) {
        return read_step(json, item);
    } else if constexpr (detail::is_optional<T>) {
        item.reset();
        return json.is_null() ? InputFault() : field_from_json<Owner>(json, item.emplace());
    } else if constexpr (detail::is_id_set<T>) {
        return detail::read_set<Owner>(json, item);
    } else {
        static_assert(detail::is_sequence<T>, "declare write_field and read_field beside this type");
        return detail::read_sequence<Owner>(json, item);
    }
}

}   // namespace papelotte
