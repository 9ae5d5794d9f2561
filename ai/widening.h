// The technique "widening": a node considers its best action first and more of them as its visits grow. Without it all
// candidates compete from the beginning.
#pragma once

#include <cmath>
#include <cstdint>

#include "ai/candidates.h"

namespace papelotte::ai {

inline std::size_t width(std::uint32_t visits, bool widening) {
    if (!widening) return kMostCandidates;
    constexpr float kFirst = 2, kExponent = 0.45f;
    const float wide = std::ceil(kFirst * std::pow(static_cast<float>(visits) + 1, kExponent));
    return std::min(kMostCandidates, static_cast<std::size_t>(wide));
}

}  // namespace papelotte::ai
