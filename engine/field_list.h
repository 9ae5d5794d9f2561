// Plain structs that list their own fields, so that equality, hashing, JSON (engine/fields_json.h) and views (engine/view_fields.h) are
// derived from the list:
//   struct Retreat { static constexpr std::string_view name = "retreat";  Unit unit;  Area from;
//                    static constexpr auto fields = std::tuple{Field{"unit", &Retreat::unit}, Field{"from", &Retreat::from}}; };
// A struct without data says std::tuple<>{}. Fields may be numbers, enums, bool, such structs, and sets, arrays, vectors, optionals
// and variants of them. The list names every member, or the struct does not compile where it is hashed or compared. Besides Field there are
//   Bits            a member of a struct of bit-fields
//   ParallelArrays  arrays with one element per id
//   Derived         a member that follows from the others: not compared, hashed or written
//   Later           a member that older journals do not know: not hashed while it has the value that it has in their positions
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <limits>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <variant>

#include "engine/fixed_vector.h"
#include "engine/id_array.h"
#include "engine/id_set.h"
#include "engine/member_count.h"
#include "engine/seat.h"

namespace papelotte {

// A member. For a number, `least` and `most` limit the values that can be read; by default the limits are those of the type.
template <class S, class T>
struct Field {
    std::string_view name;
    T S::* member;
    int least = 0, most = -1;

    constexpr const T& get(const S& item) const { return item.*member; }
    constexpr void set(S& item, const T& value) const { item.*member = value; }
};
template <class S, class T>
Field(const char*, T S::*) -> Field<S, T>;
template <class S, class T>
Field(const char*, T S::*, int, int) -> Field<S, T>;

// A member of a struct whose fields are packed into one number, each from a bit of its own: the number is what is hashed. Members may be
// bit-fields, which have no pointer, so `access` both reads and writes:
//   Bits{"step", 8, [](auto& u, auto... v) { return ((u.step = v & 3u), ..., u.step); }}
template <class Access>
struct Bits {
    std::string_view name;
    int bit;
    Access access;

    constexpr auto get(const auto& item) const { return access(item); }
    template <class S>
    constexpr void set(S& item, decltype(std::declval<const Access&>()(std::declval<const S&>())) value) const {
        access(item, value);
    }
};
template <class Access>
Bits(const char*, int, Access) -> Bits<Access>;

// Arrays with one element per id, of which the first `count` are used (the rest is padding). They are hashed id by id: the elements of an id are
// packed into as few 64-bit numbers as hold them, in order, the first in the lowest bits.
template <class... Arrays>
struct ParallelArrays {
    std::size_t count;
    std::tuple<Arrays...> arrays;
    constexpr ParallelArrays(int number, Arrays... fields) : count(static_cast<std::size_t>(number)), arrays(fields...) {}
};

// A member that is derived from the others.
template <class S, class T>
struct Derived {
    std::string_view name;
    T S::* member;
};
template <class S, class T>
Derived(const char*, T S::*) -> Derived<S, T>;

// A member that was added when journals already existed. While it has the value `before`, which every position of those journals has, it
// adds nothing to the hash, so their recorded hashes remain valid.
template <class S, class T>
struct Later {
    std::string_view name;
    T S::* member;
    T before{};
    int least = 0, most = -1;

    constexpr const T& get(const S& item) const { return item.*member; }
    constexpr void set(S& item, const T& value) const { item.*member = value; }
};
template <class S, class T>
Later(const char*, T S::*) -> Later<S, T>;
template <class S, class T, class Before>
Later(const char*, T S::*, Before) -> Later<S, T>;
template <class S, class T, class Before>
Later(const char*, T S::*, Before, int, int) -> Later<S, T>;

template <class S>
concept HasFields = requires { std::tuple_size<std::remove_cvref_t<decltype(S::fields)>>::value; };

// A step or another alternative of a variant: fields and a name of its own.
template <class S>
concept NamedFields = HasFields<S> && requires {
    { S::name } -> std::convertible_to<std::string_view>;
};

namespace detail {
template <class T> inline constexpr bool is_id_set = false;
template <class Id, std::size_t Words> inline constexpr bool is_id_set<IdSet<Id, Words>> = true;
template <class T> inline constexpr bool is_sequence = false;   // std::array, IdArray and FixedVector
template <class T, std::size_t N> inline constexpr bool is_sequence<std::array<T, N>> = true;
template <class Id, class T, std::size_t N> inline constexpr bool is_sequence<IdArray<Id, T, N>> = true;
template <class T, std::size_t N> inline constexpr bool is_sequence<FixedVector<T, N>> = true;
template <class T> inline constexpr bool is_optional = false;
template <class T> inline constexpr bool is_optional<std::optional<T>> = true;
template <class T> inline constexpr bool is_variant = false;
template <class... S> inline constexpr bool is_variant<std::variant<S...>> = true;

template <class Entry> constexpr auto leaves(const Entry& entry) { return std::tuple{entry}; }
template <class... Arrays> constexpr auto leaves(const ParallelArrays<Arrays...>& parallel) { return parallel.arrays; }
template <class S, class T> constexpr auto leaves(const Derived<S, T>&) { return std::tuple<>{}; }

template <class T>
constexpr T all_ones() {
    if constexpr (std::is_enum_v<T>) return T(all_ones<std::underlying_type_t<T>>());
    else return std::numeric_limits<T>::max();
}

template <class Entry> inline constexpr bool is_bits = false;
template <class Access> inline constexpr bool is_bits<Bits<Access>> = true;
template <class List> inline constexpr bool all_bits = false;
template <class... Entry> inline constexpr bool all_bits<std::tuple<Entry...>> = sizeof...(Entry) > 0 && (is_bits<Entry> && ...);
}   // namespace detail

// The fields of a struct that are part of its value: without derived ones, and with parallel arrays one by one.
template <HasFields S>
inline constexpr auto kFieldsOf = std::apply([](const auto&... entry) { return std::tuple_cat(detail::leaves(entry)...); }, S::fields);

// Calls visit(field) for each of them, in the order of the list.
template <HasFields S, class Visit>
constexpr void for_each_field(Visit&& visit) {
    std::apply([&](const auto&... field) { (visit(field), ...); }, kFieldsOf<S>);
}

template <class S>
concept PackedFields = HasFields<S> && detail::all_bits<std::remove_cvref_t<decltype(S::fields)>>;

// An enum, a number without sign or a struct of Bits as one number of 8 * sizeof(T) bits.
template <class T>
constexpr std::uint64_t packed(const T& item) {
    if constexpr (PackedFields<T>) {
        std::uint64_t all = 0;
        for_each_field<T>([&](const auto& field) { all |= packed(field.get(item)) << field.bit; });
        return all;
    } else if constexpr (std::is_enum_v<T>) {
        return packed(static_cast<std::underlying_type_t<T>>(item));
    } else {
        static_assert(std::is_unsigned_v<T>);
        return item;
    }
}

// The list names every member under its own name, and packed fields share no bit.
template <HasFields S>
constexpr bool lists_every_member() {
    std::size_t listed = 0;
    const auto count = [&]<class Entry>(const Entry&) {
        if constexpr (requires(Entry entry) { entry.arrays; }) listed += std::tuple_size_v<decltype(Entry::arrays)>;
        else ++listed;
    };
    std::apply([&](const auto&... entry) { (count(entry), ...); }, S::fields);
    bool distinct = true;
    for_each_field<S>([&](const auto& one) {
        int same_name = 0;
        for_each_field<S>([&](const auto& other) { same_name += one.name == other.name; });
        distinct = distinct && same_name == 1;
    });
    if constexpr (PackedFields<S>) {
        std::uint64_t taken = 0;
        for_each_field<S>([&]<class F>(const F& field) {
            S full{};   // the field alone, with all of its bits
            const S empty{};
            using T = std::remove_cvref_t<decltype(field.get(empty))>;
            field.set(full, detail::all_ones<T>());
            const std::uint64_t bits = packed(field.get(full)) << field.bit;
            distinct = distinct && bits != 0 && (taken & bits) == 0 && (sizeof(S) == 8 || bits >> (8 * sizeof(S) & 63) == 0);
            taken |= bits;
        });
    }
    return distinct && listed == member_count<S>();
}

}   // namespace papelotte
