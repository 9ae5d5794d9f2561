// Questions about a position that several chapters ask.
#pragma once

#include <cstring>
#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include "games/waterloo/position.h"

namespace papelotte::waterloo {

// The units that stand in a place. Nothing is asked more often, so whole words of places are compared at once: 16 bytes where the
// processor has SSE2, else 8, a byte of a word being equal where the difference is zero.
inline UnitSet units_at(const Position& p, Area area) {
    static_assert(sizeof(p.places) == 7 * 16);
    std::uint64_t halves[2] = {0, 0};
#if defined(__SSE2__)
    const __m128i wanted = _mm_set1_epi8(static_cast<char>(area));
    for (unsigned i = 0; i < 7; ++i) {
        const __m128i places = _mm_loadu_si128(reinterpret_cast<const __m128i*>(p.places.data() + 16 * i));
        const auto bits = static_cast<std::uint64_t>(_mm_movemask_epi8(_mm_cmpeq_epi8(places, wanted)));
        halves[i >> 2] |= bits << (16 * (i & 3));
    }
#else
    constexpr std::uint64_t kLow7 = 0x7f7f7f7f7f7f7f7full, kOnes = 0x0101010101010101ull, kGather = 0x0102040810204080ull;
    const std::uint64_t wanted = kOnes * static_cast<std::uint8_t>(area);
    for (unsigned i = 0; i < 14; ++i) {
        std::uint64_t word;
        std::memcpy(&word, p.places.data() + 8 * i, 8);
        const std::uint64_t x = word ^ wanted;
        const std::uint64_t equal = ~(((x & kLow7) + kLow7) | x | kLow7);   // 0x80 in every byte that is equal
        const std::uint64_t bits = ((equal >> 7) * kGather) >> 56;          // one bit a byte, the first byte lowest
        halves[i >> 3] |= bits << (8 * (i & 7));
    }
#endif
    return UnitSet(halves[0], halves[1]) & kAllUnits;   // the last two bytes are no units
}
inline UnitSet units_at(const Position& p, Area area, Seat side) { return units_at(p, area) & units_of(side); }
inline UnitSet infantry_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kInfantry; }
inline UnitSet cavalry_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kCavalry; }
inline UnitSet guns_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kArtillery; }
inline UnitSet leaders_at(const Position& p, Area area, Seat side) { return units_at(p, area, side) & kLeaders; }

// --- Presence -----------------------------------------------------------------------------------------------------------------

inline AreaSet areas_with(const Position& p, Seat side, Arm arm) {
    return p.present[static_cast<std::size_t>(side)][static_cast<std::size_t>(arm)];
}
inline bool has(const Position& p, Area area, Seat side, Arm arm) { return areas_with(p, side, arm).has(area); }
inline AreaSet areas_with_combat_units(const Position& p, Seat side) {
    return areas_with(p, side, Arm::infantry) | areas_with(p, side, Arm::cavalry) | areas_with(p, side, Arm::artillery);
}
// WL-1.3.2, WL-1.3.3  For this player: areas with an enemy combat unit, even if only an unmanned gun; a leader alone does not count.
inline AreaSet enemy_occupied(const Position& p, Seat side) { return areas_with_combat_units(p, other(side)); }
inline AreaSet areas_with_units(const Position& p, Seat side) { return areas_with_combat_units(p, side) | areas_with(p, side, Arm::leader); }

inline UnitSet units_where(const Position& p, UnitSet units, auto test) {
    UnitSet found;
    for (const Unit unit : units)
        if (test(p.unit(unit))) found.insert(unit);
    return found;
}
inline UnitSet manned(const Position& p, UnitSet guns) {
    return units_where(p, guns, [](const UnitState& u) { return !u.unmanned; });
}
inline UnitSet unmanned(const Position& p, UnitSet guns) { return guns - manned(p, guns); }
inline UnitSet fresh(const Position& p, UnitSet cavalry) {
    return units_where(p, cavalry, [](const UnitState& u) { return u.posture == Posture::upright; });
}
inline bool committed(const Position& p, Unit unit) { return p.unit(unit).link != kNowhere; }

// WL-1.3.7 (b), WL-10.1.5  Enemy combat units stand there, and all of them are unmanned guns.
inline bool only_unmanned_guns(const Position& p, Area area, Seat side) {
    return has(p, area, side, Arm::artillery) && !has(p, area, side, Arm::infantry) && !has(p, area, side, Arm::cavalry) &&
           manned(p, guns_at(p, area, side)).empty();
}

// --- The assault under way ------------------------------------------------------------------------------------------------------

inline Seat attacker(const Position& p) { return p.assault.side; }
inline Seat defender(const Position& p) { return other(p.assault.side); }

// WL-7.1.11, WL-7.8.10  The units of a side that take part: of the assaulting side those that moved in, of the other all.
inline UnitSet taking_part(const Position& p, Seat side) {
    const UnitSet here = units_at(p, p.assault.area, side);
    return side == attacker(p) ? units_where(p, here, [](const UnitState& u) { return u.link != kNowhere; }) : here;
}
// WL-13.2.4  The infantry that benefits from the strong point.
inline UnitSet sheltered(const Position& p) {
    UnitSet units;
    for (const Unit unit : p.assault.benefiting)
        if (unit != kNoUnit) units.insert(unit);
    return units;
}
inline bool benefits(const Position& p, Unit unit) { return p.assault.benefiting[0] == unit || p.assault.benefiting[1] == unit; }

// --- Counts ------------------------------------------------------------------------------------------------------------------------

inline int infantry_count(const Position& p, Area area, Army army) { return (units_at(p, area) & units_of(army) & kInfantry).size(); }

// WL-15.1.1, WL-15.1.2  Casualties of the French or of the Anglo-Allied army.
int casualties(const Position&, Army army);

// WL-3.7.3
bool holds(const Position&, Seat side, Area area);

// WL-5.1.9, WL-12.2.3  Another leader of the same colour stands there.
bool meets_leader_of_his_colour(const Position&, Unit leader, Area area);

}  // namespace papelotte::waterloo
