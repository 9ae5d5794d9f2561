// The ids of Napoléon, all of them enums. Towns, roads, units and corps are numbered in the order of the data; the units of an army follow
// each other.
#pragma once

#include <cstdint>

#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte::napoleon {

inline constexpr int kTowns = 51, kRoads = 112, kUnits = 58, kCorps = 15, kArmies = 3, kTurns = 23;

// A place: one of the towns, or off the map.
enum class Town : std::uint8_t {};
inline constexpr Town kEliminated{51}, kUnplaced{52}, kNowhere{53};   // kNowhere: not in this game, or no town

enum class Road : std::uint8_t {};
inline constexpr Road kNoRoad{127};

enum class Unit : std::uint8_t {};
inline constexpr Unit kNoUnit{63};

enum class Corps : std::uint8_t {};
inline constexpr Corps kNoCorps{15};   // of commanders (NP-3.1.1)

using TownSet = IdSet<Town, 1>;
using RoadSet = IdSet<Road>;
using UnitSet = IdSet<Unit, 1>;

enum class Side : std::uint8_t { french, allied };
enum class Army : std::uint8_t { french, anglo_dutch, prussian };
enum class Zone : std::uint8_t { france, anglo_dutch, prussian };
enum class RoadClass : std::uint8_t { main, secondary };
enum class Type : std::uint8_t { infantry, cavalry, foot_artillery, horse_artillery, commander };   // NP-3.1.2

inline constexpr Side kSides[] = {Side::french, Side::allied};
inline constexpr Army kAllArmies[] = {Army::french, Army::anglo_dutch, Army::prussian};
constexpr Side side_of(Army army) { return army == Army::french ? Side::french : Side::allied; }   // NP-1.3.2
constexpr Side other(Side side) { return side == Side::french ? Side::allied : Side::french; }

// NP-11.1.1  With two players the Anglo-Dutch seat decides for both Allied armies and the Prussian seat is empty.
inline constexpr Seat kFrenchSeat{0}, kAlliedSeat{1}, kPrussianSeat{2};
constexpr SeatSet seats_of(Side side) {   // NP-11.1.8: the Allied players see each other's blocks
    return side == Side::french ? SeatSet(kFrenchSeat) : SeatSet(kAlliedSeat) | SeatSet(kPrussianSeat);
}
constexpr Side side_of_seat(Seat seat) { return seat == kFrenchSeat ? Side::french : Side::allied; }

// NP-1.3.5, NP-1.3.6  The spaces of a battle board, seen by their owner. Facing positions: french_left and allied_right, the centres, french_right
// and allied_left.
enum class Space : std::uint8_t {
    map,   // not on a battle board
    french_left,
    french_centre,
    french_right,
    allied_left,
    allied_centre,
    allied_right,
    french_reserve,
    allied_reserve
};
inline constexpr int kPositions = 6, kFronts = 3;

enum class Terrain : std::uint8_t { woods, farm, hill, stream, none };
inline constexpr int kTerrains = 4;   // kinds of markers

// NP-6.5.10  Which blocks of a position a fire is aimed at.
enum class Target : std::uint8_t { open, square };

// Why blocks leave a fight for the map.
enum class Cause : std::uint8_t { skirmish, rout, withdrawal };

constexpr int index_of(Town town) { return static_cast<int>(town); }
constexpr int index_of(Unit unit) { return static_cast<int>(unit); }
constexpr std::size_t index_of(Army army) { return static_cast<std::size_t>(army); }
constexpr std::size_t index_of(Side side) { return static_cast<std::size_t>(side); }

}   // namespace papelotte::napoleon
