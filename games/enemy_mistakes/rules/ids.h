// The ids of Enemy Mistakes, all of them enums. Units and generals are numbered in the order of the data: the units of an army follow each
// other, blue (48), red (51 and then the two garrisons), black (32).
#pragma once

#include <cstdint>

#include "engine/id_set.h"
#include "engine/seat.h"

namespace papelotte::enemy_mistakes {

inline constexpr int kUnits = 133, kGenerals = 17, kCorps = 13, kArmies = 3, kTurns = 19, kScenarios = 3;
inline constexpr int kAreas = 32, kLines = 17, kBridges = 3, kEntrances = 3, kObjectives = 5, kSetUpUnits = 101, kEntryUnits = 32;

enum class Unit : std::uint8_t {};
inline constexpr Unit kNoUnit{255};
using UnitSet = IdSet<Unit, 3>;

// Generals of corps, commanders, and Ney (EM-5).
enum class General : std::uint8_t {};
inline constexpr General kNoGeneral{31};
inline constexpr General kNapoleon{0}, kNey{7}, kWellington{8}, kBluecher{13};
using GeneralSet = IdSet<General, 1>;

enum class Side : std::uint8_t { french, coalition };
enum class Army : std::uint8_t { blue, red, black, none };   // none: nobody, where a record tells which army removed a piece
inline constexpr Army kAllArmies[] = {Army::blue, Army::red, Army::black};
constexpr Side side_of(Army army) { return army == Army::blue ? Side::french : Side::coalition; }   // EM-1.9
constexpr bool are_enemies(Army a, Army b) { return side_of(a) != side_of(b); }

// clang-format off
enum class Corps : std::uint8_t {
    blue_i, blue_ii, blue_iii, blue_iv, blue_v, blue_vi, red_i, red_ii, red_iii, red_iv, black_i, black_ii, black_iii,
    none,   // of garrisons, commanders and Ney
};
// clang-format on
constexpr Army army_of(Corps corps) { return corps <= Corps::blue_vi ? Army::blue : corps <= Corps::red_iv ? Army::red : Army::black; }

// With two players the red seat decides for black, too, and the black seat is empty.
inline constexpr Seat kBlueSeat{0}, kRedSeat{1}, kBlackSeat{2};

enum class Type : std::uint8_t { infantry, cavalry, artillery };
enum class Weight : std::uint8_t { none, light, medium, heavy };   // of cavalry
enum class Guns : std::uint8_t { none, foot, horse };              // of artillery
enum class Class : std::uint8_t { recruit, regular, veteran, elite, guard };   // EM-3.2

enum class Fire : std::uint8_t { normal, good, optimal };                      // EM-3.3, of infantry

enum class Terrain : std::uint8_t { grass, hill, wood, farm_field, town, road, sunken_road, torrent, bridge };
inline constexpr int kTerrains = 9;
enum class Shelters : std::uint8_t { none, all, still, still_infantry };   // EM-4.8: what a terrain protects from bombardment

enum class Area : std::uint8_t {};   // an element of area terrain
inline constexpr Area kNoArea{63};
enum class Line : std::uint8_t {};             // a road, sunken road or torrent
enum class SetUpFormation : std::uint8_t {};   // of the set-up, or of the suggested entrance (EM-18.1, EM-7.12)

enum class Scenario : std::uint8_t { historical, medium, short_game };

// EM-2.2  The edges of a piece, seen by itself.
enum class Edge : std::uint8_t { front, left, right, rear };

// What became of a piece (EM-15.13).
enum class Fate : std::uint8_t { on_board, waiting, absent, eliminated, captured, out_of_field };   // absent: not in this game

constexpr bool is_removed(Fate fate) { return fate == Fate::eliminated || fate == Fate::captured || fate == Fate::out_of_field; }

// What a bombardment or a melee does to a unit (EM-9.8, EM-14.16).
enum class Forced : std::uint8_t { none, withdraw, retreat, rout };

// EM-11  Orders.
enum class OrderKind : std::uint8_t { put, keep, recover, redeploy };

// The steps of a combat (EM-14.1).
enum class CombatStep : std::uint8_t { attack, counterattack, attack_reinforced, defence_reinforced, result };

constexpr int index_of(Unit unit) { return static_cast<int>(unit); }
constexpr int index_of(General general) { return static_cast<int>(general); }
constexpr std::size_t index_of(Army army) { return static_cast<std::size_t>(army); }
constexpr std::size_t index_of(Corps corps) { return static_cast<std::size_t>(corps); }

}   // namespace papelotte::enemy_mistakes
