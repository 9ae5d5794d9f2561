// Exact probabilities of dice, computed at compile time from the printed tables. Modifiers and columns come from functions of the
// rules. Where doctrine only estimates them (for a fight that has not begun), the tables are interpolated.
#pragma once

#include <algorithm>
#include <array>

#include "games/waterloo/rules/fire_results.h"

namespace papelotte::waterloo {

// --- Morale (WL-8) ---------------------------------------------------------------------------------------------------------------

struct MoraleOdds {
    float retreat, eliminated;
};

inline constexpr auto kMoraleOdds = [] {
    std::array<MoraleOdds, 7> odds{};   // by column
    for (std::size_t column = 0; column < 7; ++column)
        for (const auto& row : kTables.morale) {
            odds[column].retreat += row[column] == MoraleResult::retreat ? 1.f / 6 : 0.f;
            odds[column].eliminated += row[column] == MoraleResult::eliminated ? 1.f / 6 : 0.f;
        }
    return odds;
}();

// Any column, also a fraction. Values outside the table count as its first or last column (WL-8.1.2).
constexpr MoraleOdds morale_odds(float column) {
    const float clamped = std::clamp(column, 0.f, 6.f);
    const auto low = std::min(static_cast<std::size_t>(clamped), std::size_t{5});
    const float part = clamped - static_cast<float>(low);
    const MoraleOdds &a = kMoraleOdds[low], &b = kMoraleOdds[low + 1];
    return {a.retreat + part * (b.retreat - a.retreat), a.eliminated + part * (b.eliminated - a.eliminated)};
}

// --- Fire ------------------------------------------------------------------------------------------------------------------------

inline constexpr int kLeastModifier = -6, kMostModifier = 3;
inline constexpr int kModifiers = kMostModifier - kLeastModifier + 1;

constexpr std::size_t modifier_index(int modifier) {
    return static_cast<std::size_t>(std::clamp(modifier, kLeastModifier, kMostModifier) - kLeastModifier);
}

// WL-6.3, WL-7.2.2  The average number of cubes that one die of a gun inflicts on infantry, by modifier and range; range 0 is defensive fire.
inline constexpr auto kGunCubes = [] {
    std::array<std::array<float, 4>, kModifiers> odds{};
    for (int modifier = kLeastModifier; modifier <= kMostModifier; ++modifier)
        for (std::size_t range = 0; range < 4; ++range)
            for (int die = 1; die <= 6; ++die)
                odds[modifier_index(modifier)][range] += static_cast<float>(gun_result(die, modifier, static_cast<int>(range))) / 6;
    return odds;
}();
constexpr float gun_cubes(int modifier, int range) { return kGunCubes[modifier_index(modifier)][static_cast<std::size_t>(range)]; }

// WL-7.4  One infantry unit's die in a volley: the average number of cubes, and the chance that the target must check its morale.
struct VolleyOdds {
    float cubes, check;
};
inline constexpr auto kVolleyOdds = [] {
    std::array<VolleyOdds, kModifiers> odds{};
    for (int modifier = kLeastModifier; modifier <= kMostModifier; ++modifier)
        for (int die = 1; die <= 6; ++die) {
            const VolleyResult result = volley_result(die, modifier);
            odds[modifier_index(modifier)].cubes += static_cast<float>(result.cubes) / 6;
            odds[modifier_index(modifier)].check += result.check ? 1.f / 6 : 0.f;
        }
    return odds;
}();
constexpr VolleyOdds volley_odds(int modifier) { return kVolleyOdds[modifier_index(modifier)]; }
constexpr VolleyOdds volley_odds(float modifier) {
    const float clamped = std::clamp(modifier, static_cast<float>(kLeastModifier), static_cast<float>(kMostModifier)) - kLeastModifier;
    const auto low = std::min(static_cast<std::size_t>(clamped), static_cast<std::size_t>(kModifiers - 2));
    const float part = clamped - static_cast<float>(low);
    const VolleyOdds &a = kVolleyOdds[low], &b = kVolleyOdds[low + 1];
    return {a.cubes + part * (b.cubes - a.cubes), a.check + part * (b.check - a.check)};
}

// --- Single dice -------------------------------------------------------------------------------------------------------------------

constexpr float chance_of(int at_least) { return static_cast<float>(7 - at_least) / 6; }
inline constexpr float kSkirmishHits = chance_of(kTables.skirmish);                      // WL-3.4.4
inline constexpr float kGunHitsCavalry = chance_of(kTables.artillery_vs_cavalry);        // WL-6.4.1, WL-7.2.3
inline constexpr float kGunHitsGuns = chance_of(kTables.artillery_vs_artillery);         // WL-6.5.1
inline constexpr float kMusketHitsCavalry = chance_of(kTables.infantry_vs_cavalry);      // WL-7.5.5

// WL-7.3.3  The chance to win an engagement of cavalry, by the difference of the modifiers. Ties are rolled again.
inline constexpr auto kMeleeOdds = [] {
    std::array<float, 11> odds{};   // difference -5 .. 5
    for (int difference = -5; difference <= 5; ++difference) {
        int wins = 0, losses = 0;
        for (int mine = 1; mine <= 6; ++mine)
            for (int theirs = 1; theirs <= 6; ++theirs) {
                wins += mine + difference > theirs;
                losses += mine + difference < theirs;
            }
        odds[static_cast<std::size_t>(difference + 5)] = static_cast<float>(wins) / static_cast<float>(wins + losses);
    }
    return odds;
}();
constexpr float melee_odds(int difference) { return kMeleeOdds[static_cast<std::size_t>(std::clamp(difference, -5, 5) + 5)]; }

}  // namespace papelotte::waterloo
