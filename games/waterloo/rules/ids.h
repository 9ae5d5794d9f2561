// The ids of Waterloo, all of them enums. Areas and units are numbered in the order of data/waterloo/board.json and forces.json.
#pragma once

#include <cstdint>

#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte::waterloo {

inline constexpr int kAreas = 70, kUnits = 110, kTurns = 9;

// A place: one of the 70 areas of the map, the off-map Delayed box, or off the board.
enum class Area : std::uint8_t {};
inline constexpr Area kDelayed{70}, kDisplay{71}, kEliminated{72}, kNowhere{73};
inline constexpr int kBoardPlaces = 71;   // the map and the Delayed box: where units can meet

enum class Unit : std::uint8_t {};
inline constexpr Unit kNoUnit{127};

using AreaSet = IdSet<Area>;
using UnitSet = IdSet<Unit>;

inline constexpr Seat kFrench{0}, kAllied{1};
constexpr Seat other(Seat side) { return side == kFrench ? kAllied : kFrench; }

enum class Arm : std::uint8_t { infantry, cavalry, artillery, leader };
enum class Army : std::uint8_t { french, anglo_allied, prussian };               // WL-1.1.7: cube colour, command, retreat goal
enum class Nation : std::uint8_t { french, imperial_guard, british, german, dutch, prussian };
enum class Colour : std::uint8_t { blue, red, black };                            // WL-9.1.2: in the order of Army
enum class Disc : std::uint8_t { green, red, purple };
enum class Ridge : std::uint8_t { none, allied_ridge, french_ridge };

enum class MoraleResult : std::uint8_t { pass, retreat, eliminated };            // WL-8.1.2

// WL-1.2: upright = mobile, fresh, deployed, available; on_side = defensive, tired, limbered, used; in_square for infantry alone.
enum class Posture : std::uint8_t { upright, on_side, in_square };

// The same in the words of WL-1.2, which differ by arm.
enum class State : std::uint8_t { mobile, defensive, square, fresh, tired, deployed, limbered, available, used };

constexpr State state_of(Arm arm, Posture posture) {
    constexpr State kUpright[] = {State::mobile, State::fresh, State::deployed, State::available};
    return State(static_cast<int>(kUpright[static_cast<int>(arm)]) + static_cast<int>(posture));
}
constexpr bool state_fits(Arm arm, State state) {
    const int offset = static_cast<int>(state) - static_cast<int>(state_of(arm, Posture::upright));
    return offset >= 0 && offset < (arm == Arm::infantry ? 3 : 2);
}
constexpr Posture posture_of(Arm arm, State state) {   // for a state that fits the arm
    return Posture(static_cast<int>(state) - static_cast<int>(state_of(arm, Posture::upright)));
}

// The seven kinds of action of WL-4.4.
enum class Order : std::uint8_t { close_contact, reserve, fire, assault, change_formation, reinforce, do_nothing };

constexpr int index_of(Area area) { return static_cast<int>(area); }
constexpr int index_of(Unit unit) { return static_cast<int>(unit); }

}  // namespace papelotte::waterloo
