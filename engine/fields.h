// Plain structs that list their own fields, so that equality, hashing and JSON (engine/fields_json.h) are written once:
//   struct Retreat { static constexpr std::string_view name = "retreat";  Unit unit;  Area from;
//                    static constexpr auto fields = std::tuple{Field{"unit", &Retreat::unit}, Field{"from", &Retreat::from}}; };
// A struct without data says std::tuple<>{}. Fields may be numbers, enums, bool, such structs, and sets, arrays, vectors, optionals
// and variants of them.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/fixed_vector.h"
#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte {

template <class S, class T>
struct Field {
    std::string_view name;
    T S::* member;
};
template <class S, class T>
Field(const char*, T S::*) -> Field<S, T>;

template <class S>
concept HasFields = requires { std::tuple_size<std::remove_cvref_t<decltype(S::fields)>>::value; };

// A step or another alternative of a variant: fields and a name of its own.
template <class S>
concept NamedFields = HasFields<S> && requires {
    { S::name } -> std::convertible_to<std::string_view>;
};

// Calls visit(field) for each field, in the order of the list.
template <HasFields S, class Visit>
constexpr void for_each_field(Visit&& visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, S::fields);
}

namespace detail {
template <class T> inline constexpr bool is_id_set = false;
template <class Id> inline constexpr bool is_id_set<IdSet<Id>> = true;
template <class T> inline constexpr bool is_sequence = false;   // std::array and FixedVector
template <class T, std::size_t N> inline constexpr bool is_sequence<std::array<T, N>> = true;
template <class T, std::size_t N> inline constexpr bool is_sequence<FixedVector<T, N>> = true;
template <class T> inline constexpr bool is_optional = false;
template <class T> inline constexpr bool is_optional<std::optional<T>> = true;
template <class T> inline constexpr bool is_variant = false;
template <class... S> inline constexpr bool is_variant<std::variant<S...>> = true;
}  // namespace detail

// Equal field by field; variants by their alternative and its fields.
template <class T>
constexpr bool same_fields(const T& a, const T& b) {
    if constexpr (HasFields<T>) {
        return std::apply([&](const auto&... field) { return (same_fields(a.*field.member, b.*field.member) && ...); }, T::fields);
    } else if constexpr (detail::is_variant<T>) {
        if (a.index() != b.index()) return false;
        return std::visit([&]<class S>(const S& one) { return same_fields(one, *std::get_if<S>(&b)); }, a);
    } else if constexpr (detail::is_optional<T>) {
        return a.has_value() == b.has_value() && (!a || same_fields(*a, *b));
    } else if constexpr (detail::is_sequence<T>) {
        if (a.size() != b.size()) return false;
        for (std::size_t i = 0; i < a.size(); ++i)
            if (!same_fields(a[i], b[i])) return false;
        return true;
    } else {
        return a == b;
    }
}

// A stable hash of integer values in order, the same on every platform. From 0, each value v (sign-extended to 64 bits) makes
// h = splitmix64(h xor v), splitmix64 being one step of that generator from the given state. A variant adds its index first, a
// vector its size, an optional 0 or 1; an IdSet adds its two words, a SeatSet its bits.
class FieldHash {
   public:
    constexpr std::uint64_t value() const { return hash_; }

    template <class T>
    constexpr FieldHash& add(const T& item) {
        if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
            mix(static_cast<std::uint64_t>(item));
        } else if constexpr (HasFields<T>) {
            std::apply([&](const auto&... field) { (add(item.*field.member), ...); }, T::fields);
        } else if constexpr (detail::is_variant<T>) {
            mix(item.index());
            std::visit([&](const auto& one) { add(one); }, item);
        } else if constexpr (detail::is_optional<T>) {
            mix(item.has_value());
            if (item) add(*item);
        } else if constexpr (detail::is_id_set<T>) {
            mix(item.low());
            mix(item.high());
        } else if constexpr (std::is_same_v<T, SeatSet>) {
            std::uint64_t bits = item.has(kObserver) ? 0x80u : 0u;
            for (unsigned seat = 0; seat < 7; ++seat) bits |= item.has(Seat(seat)) ? 1ull << seat : 0ull;
            mix(bits);
        } else {
            static_assert(detail::is_sequence<T>, "this type cannot be a field");
            mix(item.size());
            for (const auto& one : item) add(one);
        }
        return *this;
    }

   private:
    constexpr void mix(std::uint64_t value) {
        std::uint64_t z = (hash_ ^ value) + 0x9e3779b97f4a7c15ull;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9ull;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebull;
        hash_ = z ^ (z >> 31);
    }
    std::uint64_t hash_ = 0;
};

template <class T>
constexpr std::uint64_t hash_fields(const T& item) {
    return FieldHash().add(item).value();
}

// The names of a variant's alternatives, in order, and the name of the one that it holds.
template <class V>
inline constexpr std::array<std::string_view, 0> kNamesOf{};
template <NamedFields... S>
inline constexpr std::array<std::string_view, sizeof...(S)> kNamesOf<std::variant<S...>>{S::name...};

template <NamedFields... S>
constexpr std::string_view name_of(const std::variant<S...>& item) {
    return kNamesOf<std::variant<S...>>[item.index()];
}

}  // namespace papelotte
