// The values of pieces and cubes in doctrine, in points; a difference of one point decides between two sound choices.
#pragma once

#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

// A casualty is a fraction of the victory (WL-15.1.3, WL-15.1.4). Prussian losses do not count there, so Prussians are worth their
// strength alone.
inline constexpr float kVictory = 39, kStrength = 0.8f;
inline constexpr float kFreshHorse = 1.6f, kTiredHorse = 0.8f;

constexpr float casualty_worth(Army army) {
    if (army == Army::prussian) return 0.2f;
    return kVictory / kTables.casualties_to_win[army == Army::french ? 1 : 0];
}

inline constexpr auto kUnitWorth = [] {
    std::array<float, kUnits> worth{};
    for (int i = 0; i < kUnits; ++i) {
        const UnitData& data = data_of(Unit(i));
        worth[static_cast<std::size_t>(i)] = data.casualty_value * casualty_worth(data.army) + kStrength;
    }
    return worth;
}();

// For infantry, guns and leaders. Cavalry is worth kFreshHorse or kTiredHorse.
constexpr float worth_of(Unit unit) { return kUnitWorth[static_cast<std::size_t>(unit)]; }
inline float worth_of(const Position& p, Unit unit) {
    if (arm_of(unit) != Arm::cavalry) return worth_of(unit);
    return p.unit(unit).posture == Posture::upright ? kFreshHorse : kTiredHorse;
}

// A cube on infantry: a sixth of a unit, or more if there are many already, since the sixth eliminates the unit, and worn infantry
// neither holds nor hits.
constexpr float cube_worth(float cubes, float infantry) {
    const float full = infantry > 0 ? std::min(cubes / (kTables.cubes_per_infantry * infantry), 1.f) : 0;
    return 0.45f + 0.35f * full;
}

}  // namespace papelotte::waterloo
