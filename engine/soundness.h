// What the games' tests of a position's soundness share.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <variant>

namespace papelotte {

// A set of kinds of steps, by their place in the variant of all steps.
using StepKinds = std::uint64_t;

template <class Step, class S, std::size_t I = 0>
constexpr StepKinds kind_of() {
    static_assert(I < 64);
    if constexpr (std::is_same_v<S, std::variant_alternative_t<I, Step>>) return StepKinds{1} << I;
    else return kind_of<Step, S, I + 1>();
}

template <class Step, class... S>
constexpr StepKinds kinds_of() {
    return (StepKinds{0} | ... | kind_of<Step, S>());
}

// The first of several complaints, empty where there is none.
template <class... Strings>
std::string first_of(const Strings&... strings) {
    std::string found;
    ((found.empty() ? void(found = strings) : void()), ...);
    return found;
}

}  // namespace papelotte
