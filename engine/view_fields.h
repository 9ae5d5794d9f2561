// Puts fields of a state into its JSON or a view (engine/shown.h) by their list (engine/fields.h), as a whole or as a change. `of(state)` is the
// struct whose fields are put: the state itself or a part of it.
#pragma once

#include <functional>

#include "engine/field_names.h"
#include "engine/fields_json.h"
#include "engine/shown.h"

namespace papelotte {

template <HasFields S, class State, class Of>
void put_all_fields(Shown<State>& shown, const Of& of);

// One field: a struct as an object whose own fields may change one by one, anything else as one value. A struct that does not exist is absent.
template <class S, class State, class Of, class F>
void put_field(Shown<State>& shown, const Of& of, const F& field) {
    using T = std::remove_cvref_t<decltype(field.get(of(shown.after())))>;
    const auto part = [&](const State& state) -> decltype(auto) { return field.get(of(state)); };
    if constexpr (HasFields<T>) {
        const auto exists = [&](const State& state) {
            if constexpr (MayBeAbsent<T>) return part(state).exists();
            else return true;
        };
        shown.put_object(field.name, exists, [&](Shown<State>& inner) { put_all_fields<T>(inner, part); });
    } else {
        shown.put_part(
            field.name, [&](const State& before, const State& after) { return same_fields(part(before), part(after)); },
            [&] { write_json<S>(shown.out(), part(shown.after())); });
    }
}

template <HasFields S, class State, class Of>
void put_all_fields(Shown<State>& shown, const Of& of) {
    for_each_field<S>([&](const auto& field) { put_field<S>(shown, of, field); });
}

// The named fields: numbers and words first, then sets, lists and objects.
template <HasFields S, const auto& Names, class State, class Of>
void put_fields(Shown<State>& shown, const Of& of) {
    const auto put_where = [&]<bool Plain>(std::bool_constant<Plain>) {
        for_each_named<S, Names>([&](const auto& field) {
            using T = std::remove_cvref_t<decltype(field.get(of(shown.after())))>;
            if constexpr ((std::is_enum_v<T> || std::is_integral_v<T>) == Plain) put_field<S>(shown, of, field);
        });
    };
    put_where(std::true_type());
    put_where(std::false_type());
}
template <HasFields State, const auto& Names>
void put_fields(Shown<State>& shown) {
    put_fields<State, Names>(shown, std::identity());
}

// The named fields if they differ from those of a new struct and `applies(state)`; otherwise they are absent.
template <HasFields S, const auto& Names, class State, class Of, class Applies>
void put_marks(Shown<State>& shown, const Of& of, const Applies& applies) {
    for_each_named<S, Names>([&](const auto& field) {
        const auto value = [&](const State& state) {
            const auto now = field.get(of(state));
            return applies(state) && now != field.get(S{}) ? std::optional(now) : std::nullopt;
        };
        shown.put_value(field.name, value, [](JsonText& out, const auto& set) { write_json<S>(out, set); });
    });
}

}   // namespace papelotte
