// Helpers for the games' checks of positions.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/faults.h"
#include "engine/fields.h"
#include "engine/input_fault.h"
#include "engine/lies_on.h"

namespace papelotte {

// A set of kinds of steps, by their index in the variant of all steps; the last bit is Outermost.
using StepKinds = std::uint64_t;
inline constexpr StepKinds kOutermost = StepKinds{1} << 63;

template <class Step, class S, std::size_t I = 0>
constexpr StepKinds kind_of() {
    static_assert(I < 63);
    if constexpr (std::is_same_v<S, Outermost>) return kOutermost;
    else if constexpr (std::is_same_v<S, std::variant_alternative_t<I, Step>>) return StepKinds{1} << I;
    else return kind_of<Step, S, I + 1>();
}

template <class Step, class... S>
constexpr StepKinds kinds_of() {
    return (StepKinds{0} | ... | kind_of<Step, S>());
}
template <class Step, class... S>
constexpr StepKinds kinds_of(Steps<S...>) {
    return kinds_of<Step, S...>();
}

// Every step of the agenda lies on one of those that it names in `lies_on`.
template <class Step, std::size_t N>
InputFault broken_order(const FixedVector<Step, N>& agenda) {
    static constexpr auto kMayLieOn = []<std::size_t... I>(std::index_sequence<I...>) {
        return std::array{kinds_of<Step>(typename std::variant_alternative_t<I, Step>::lies_on())...};
    }(std::make_index_sequence<std::variant_size_v<Step>>());
    for (std::size_t i = 0; i < agenda.size(); ++i) {
        const StepKinds below = i == 0 ? kOutermost : StepKinds{1} << agenda[i - 1].index();
        if (kMayLieOn[agenda[i].index()] & below) continue;
        std::vector values{Argument::of_word("step", name_of(agenda[i]))};
        if (i > 0) values.push_back(Argument::of_word("below", name_of(agenda[i - 1])));
        return InputFault(i == 0 ? kPositionFaults.outermost : kPositionFaults.lies_on, std::move(values)).at("agenda");
    }
    return {};
}

// Whether a step of one of these kinds is on the agenda.
template <class... S, class Position>
bool has_step(const Position& p) {
    for (const auto& step : p.agenda)
        if ((std::holds_alternative<S>(step) || ...)) return true;
    return false;
}

// The first of several faults, if there is one.
template <class... Faults>
InputFault first_of(Faults... faults) {
    InputFault found;
    ((found.empty() && faults ? void(found = std::move(faults)) : void()), ...);
    return found;
}

}  // namespace papelotte
