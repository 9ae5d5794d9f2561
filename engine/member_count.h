// The number of data members of a plain struct (an aggregate), including bit-fields: the number of initialisers that it accepts. Used to prove
// that a list of fields is complete.
#pragma once

#include <concepts>
#include <cstddef>
#include <type_traits>
#include <utility>

namespace papelotte {
namespace detail {

// Converts to every type; used only in unevaluated expressions.
struct AnyMember {
    template <class T>
    operator T() const;
};

template <class S, std::size_t... I>
constexpr bool takes_initialisers(std::index_sequence<I...>) {
    return requires { S{(static_cast<void>(I), AnyMember{})...}; };
}

}   // namespace detail

template <class S, std::size_t Count = 0>
constexpr std::size_t member_count() {
    static_assert(std::is_aggregate_v<S>);
    if constexpr (detail::takes_initialisers<S>(std::make_index_sequence<Count + 1>())) return member_count<S, Count + 1>();
    else return Count;
}

}   // namespace papelotte
