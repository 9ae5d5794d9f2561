// Derived from a list of fields (engine/field_list.h): equality, a fixed hash, and the names of a variant's alternatives.
#pragma once

#include "engine/field_list.h"

namespace papelotte {

template <class T>
constexpr bool same_fields(const T& a, const T& b);

namespace detail {

template <class Entry, class S>
constexpr bool same_entry(const Entry& entry, const S& a, const S& b) {
    if constexpr (requires { entry.arrays; }) {
        const auto same_array = [&](const auto& field) {
            bool same = true;
            for (std::size_t i = 0; i < entry.count; ++i) same &= same_fields(field.get(a)[i], field.get(b)[i]);
            return same;
        };
        return std::apply([&](const auto&... field) { return (same_array(field) && ...); }, entry.arrays);
    } else if constexpr (requires { entry.get(a); }) {
        return same_fields(entry.get(a), entry.get(b));
    } else {
        return true;   // derived
    }
}

}  // namespace detail

// Equal field by field; variants by their alternative and its fields.
template <class T>
constexpr bool same_fields(const T& a, const T& b) {
    if constexpr (HasFields<T>) {
        static_assert(lists_every_member<T>(), "a member is missing in the list of fields, or stands there twice");
        if constexpr (PackedFields<T>) return packed(a) == packed(b);
        else return std::apply([&](const auto&... entry) { return (detail::same_entry(entry, a, b) && ...); }, T::fields);
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

// A stable hash of integer values in order, the same on every platform. Starting from 0, each value v (sign-extended to 64 bits) gives
// h = splitmix64(h xor v), splitmix64 being one step of that generator from the given state. A variant adds its index first, a
// vector its size, an optional 0 or 1; an IdSet adds its words, a SeatSet its bits, a struct of Bits one number, ParallelArrays one or more
// numbers per id.
class FieldHash {
   public:
    constexpr std::uint64_t value() const { return hash_; }

    template <class T>
    constexpr FieldHash& add(const T& item) {
        if constexpr (std::is_enum_v<T> || std::is_integral_v<T>) {
            mix(static_cast<std::uint64_t>(item));
        } else if constexpr (HasFields<T>) {
            static_assert(lists_every_member<T>(), "a member is missing in the list of fields, or stands there twice");
            if constexpr (PackedFields<T>) mix(packed(item));
            else std::apply([&](const auto&... entry) { (add_entry(entry, item), ...); }, T::fields);
        } else if constexpr (detail::is_variant<T>) {
            mix(item.index());
            std::visit([&](const auto& one) { add(one); }, item);
        } else if constexpr (detail::is_optional<T>) {
            mix(item.has_value());
            if (item) add(*item);
        } else if constexpr (detail::is_id_set<T>) {
            for (const std::uint64_t word : item.words()) mix(word);
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
    template <class Entry, class S>
    constexpr void add_entry(const Entry& entry, const S& item) {
        if constexpr (requires { entry.arrays; }) {
            for (std::size_t i = 0; i < entry.count; ++i) add_elements(entry, item, i);
        } else if constexpr (requires { entry.before; }) {
            if (!same_fields(entry.get(item), entry.before)) add(entry.get(item));
        } else if constexpr (requires { entry.get(item); }) {
            add(entry.get(item));
        }
    }
    template <class... Arrays, class S>
    constexpr void add_elements(const ParallelArrays<Arrays...>& parallel, const S& item, std::size_t i) {
        std::uint64_t number = 0;
        unsigned used = 0;   // of its bits
        const auto take = [&]<class T>(const T& element) {
            constexpr unsigned kBits = 8 * sizeof(T);
            if (used + kBits > 64) {
                mix(number);
                number = used = 0;
            }
            number |= packed(element) << used;
            used += kBits;
        };
        std::apply([&](const auto&... field) { (take(field.get(item)[i]), ...); }, parallel.arrays);
        mix(number);
    }
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
