// What a block is worth in a fight, as far as a side can know.
#pragma once

#include "games/napoleon/rules/knowledge.h"

namespace papelotte::napoleon {

// Fighting power, in hundredths: dice and endurance count alike, so it grows with the strength and with the root of the fire value. Cavalry has
// shock (NP-6.3.55); artillery fires first and from afar; a commander steadies others (NP-6.3.12).
// Whole numbers: sums over hidden blocks must not depend on their order.
constexpr int power_of(Unit unit, int strength) {
    constexpr int kRoots[] = {0, 100, 141, 173};
    const int root = kRoots[data_of(unit).fire];
    switch (type_of(unit)) {
        case Type::infantry: return strength * root;
        case Type::cavalry: return strength * (root + 15);
        case Type::foot_artillery: return strength * 95;
        case Type::horse_artillery: return strength * 115;
        case Type::commander: return 220;
    }
    return 0;
}

inline constexpr int kUsualPower = 400;   // of a block, about the mean of all

namespace detail {
inline constexpr auto kPowers = [] {
    std::array<std::array<std::int16_t, 8>, kUnits> table{};
    for (const Unit unit : kAllUnits)
        for (int strength = 0; strength < 8; ++strength)
            table[static_cast<std::size_t>(unit)][static_cast<std::size_t>(strength)] = static_cast<std::int16_t>(power_of(unit, strength));
    return table;
}();
}  // namespace detail

// What a side knows of a block: its own blocks and shown ones exactly, others as the mean over what they may be.
struct Seen {
    int power = 0;       // hundredths
    int strength = 0;    // hundredths
    int fire = 0;        // expected dice that hit at the printed value, in hundredths: strength times fire value by six
    bool hidden = false;
};
Seen seen_by(const Position&, Side, Unit block);
int power_seen_by(const Position&, Side, Unit block);   // the first of these

}  // namespace papelotte::napoleon
