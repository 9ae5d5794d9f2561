// The ids of Waterloo 200, all of them enums. The id of an area is its number on the map less one. Units are in the order of their
// words, which is also the order in which draws count them (W2-23).
#pragma once

#include <cstdint>

#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte::waterloo200 {

inline constexpr int kAreas = 115, kUnits = 116, kTurns = 5, kIcons = 68, kCorps = 13;

// A place: one of the 115 areas of the map, or off the map.
enum class Area : std::uint8_t {};
inline constexpr Area kPool{115}, kNotArrived{116}, kEliminated{117}, kNowhere{118};   // kNowhere: not in this game, or no area
constexpr Area area_number(int number) { return Area(number - 1); }                    // by its number on the map
constexpr int number_of(Area area) { return static_cast<int>(area) + 1; }

enum class Unit : std::uint8_t {};
inline constexpr Unit kNoUnit{127};

enum class Icon : std::uint8_t {};

// An edition of the board and the forces, in order. Positions say which one they follow.
enum class Edition : std::uint8_t { first };

using AreaSet = IdSet<Area>;
using UnitSet = IdSet<Unit>;
using IconSet = IdSet<Icon>;

enum class Faction : std::uint8_t { french, british, prussian };
enum class Side : std::uint8_t { french, allied };
inline constexpr Faction kFactions[] = {Faction::french, Faction::british, Faction::prussian};
constexpr Side side_of(Faction faction) { return faction == Faction::french ? Side::french : Side::allied; }
constexpr Side other(Side side) { return side == Side::french ? Side::allied : Side::french; }

// W2-20.1.1, W2-20.1.2  With two players the British seat decides for both allied factions and the Prussian seat is empty. One person
// may hold all seats (W2-20.1.9).
inline constexpr Seat kFrenchSeat{0}, kBritishSeat{1}, kPrussianSeat{2};
constexpr SeatSet seats_of(Side side) {   // W2-22.2.4: each allied seat knows everything about both allied factions
    SeatSet seats;
    if (side == Side::french) {
        seats.insert(kFrenchSeat);
    } else {
        seats.insert(kBritishSeat);
        seats.insert(kPrussianSeat);
    }
    return seats;
}

enum class Corps : std::uint8_t { fr_I, fr_II, fr_VI, fr_IIIc, fr_IVc, fr_G, br_I, br_II, br_R, br_C, pr_I, pr_II, pr_IV, none };
enum class Type : std::uint8_t { infantry, cavalry, foot_artillery, horse_artillery, tactical_leader, strategic_leader };   // W2-3.1.1
enum class IconType : std::uint8_t { infantry, cavalry, artillery, tactical_leader, strategic_leader };
enum class Circle : std::uint8_t { green, yellow, red, black };                                                             // W2-2.1.3
enum class Language : std::uint8_t { none, english, german, dutch };                                                        // W2-O6.1
enum class Symbol : std::uint8_t { pip, star, heart, ball, pawn };

// W2-8.1.5  The kind of action that a side has chosen for its impulse; none before the choice.
enum class Kind : std::uint8_t { none, tactical, strategic_move, strategic_reinforce, grand_battery, pass };

// W2-19  The optional rules, and three players, as bits.
enum class Option : std::uint16_t {
    three_players = 1 << 0,
    free_setup_french = 1 << 1,
    free_setup_british = 1 << 2,
    free_setup_prussian = 1 << 3,
    cavalry_charge = 1 << 4,
    reconnaissance = 1 << 5,
    impetus = 1 << 6,
    grand_battery = 1 << 7,
    languages = 1 << 8,
    retreat = 1 << 9,
    combined_attack = 1 << 10,
    morale = 1 << 11,
    variable_arrival = 1 << 12,
    bid = 1 << 13,
};
inline constexpr int kOptions = 14;

constexpr int index_of(Area area) { return static_cast<int>(area); }
constexpr int index_of(Unit unit) { return static_cast<int>(unit); }
constexpr int index_of(Icon icon) { return static_cast<int>(icon); }
constexpr std::size_t index_of(Faction faction) { return static_cast<std::size_t>(faction); }

}  // namespace papelotte::waterloo200
