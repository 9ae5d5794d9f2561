// Some of a struct's fields, by name: fields of a position that are written as they are, fields with a special form, and secret ones. A
// static_assert checks that every field is in one of the lists, so a new field does not compile until it is added to one:
//   constexpr auto kOpen = field_names("turn", "fought"), kOwnShape = field_names("units"), kSecret = field_names("bid");
//   static_assert(each_in_one<Position>(kOpen, kOwnShape, kSecret));
#pragma once

#include <algorithm>

#include "engine/fields.h"

namespace papelotte {

template <class... Text>
constexpr std::array<std::string_view, sizeof...(Text)> field_names(const Text&... text) {
    return {std::string_view(text)...};
}

constexpr bool names_field(const auto& names, std::string_view name) { return std::ranges::find(names, name) != names.end(); }

// Every field of S is in exactly one of the lists, and these contain nothing else.
template <HasFields S>
constexpr bool each_in_one(const auto&... lists) {
    bool each = true;
    std::size_t fields = 0;
    for_each_field<S>([&](const auto& field) {
        each = each && (0 + ... + static_cast<int>(names_field(lists, field.name))) == 1;
        ++fields;
    });
    return each && fields == (std::size_t{0} + ... + lists.size());
}

// All fields of S except the named ones.
template <HasFields S, const auto& Names>
inline constexpr auto kOtherFields = [] {
    constexpr std::size_t kAll = std::tuple_size_v<std::remove_cvref_t<decltype(kFieldsOf<S>)>>;
    std::array<std::string_view, kAll - Names.size()> others{};
    std::size_t count = 0;
    for_each_field<S>([&](const auto& field) {
        if (!names_field(Names, field.name)) others.at(count++) = field.name;   // a name that is no field leaves one too many
    });
    return others;
}();

// Calls visit(field) for each field of S that is named, in the order of the struct's list.
template <HasFields S, const auto& Names, class Visit>
constexpr void for_each_named(const Visit& visit) {
    constexpr std::size_t kAll = std::tuple_size_v<std::remove_cvref_t<decltype(kFieldsOf<S>)>>;
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto call = [&]<std::size_t J>(std::integral_constant<std::size_t, J>) {
            if constexpr (names_field(Names, std::get<J>(kFieldsOf<S>).name)) visit(std::get<J>(kFieldsOf<S>));
        };
        (call(std::integral_constant<std::size_t, I>()), ...);
    }(std::make_index_sequence<kAll>());
}

}   // namespace papelotte
