// The shape of the tables that tools/compile_data makes from data/waterloo/*.json (the generated header waterloo_data.h
// defines one constexpr object of each). Numbers and names only: conditions are code.
#pragma once

#include <array>
#include <string_view>

#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

struct AreaData {
    std::string_view id, english, italian;
    bool low, woods, town, river, edge;
    std::uint8_t strong_point_capacity, strong_point_shift;   // 0: not a strong point
    char entry;                                               // 'A', 'B', or 0
    std::int16_t x, y;                                        // its middle, in metres from the north-west corner
};

struct BorderData {
    Area a, b;
    Ridge ridge;
    Area road_side;   // of a sunken road: the area that lies on the road's side; else kNowhere
};

struct UnitData {
    std::string_view id, english, italian, historical;
    Seat side;
    Army army;
    Nation nation;
    Arm arm;
    bool landwehr, guard;
    std::uint8_t casualty_value, move, reserve_move;
    Area start;
    Posture start_posture;
};

struct DisplayData {
    Unit unit;
    char line;   // 'A' or 'B'
};

struct DiscsData {
    std::uint8_t green, red, purple;
};

struct FireResult {
    std::uint8_t cubes;
    bool check;
};

enum class MoraleResult : std::uint8_t { pass, retreat, eliminated };

// clang-format off
struct Tables {
    std::uint8_t artillery_vs_infantry[7][4];        // modified die 0..6, range 0..3
    std::uint8_t artillery_vs_cavalry, artillery_vs_artillery, skirmish, infantry_vs_cavalry;   // hit on this or more
    FireResult infantry_vs_infantry[7];              // modified die 0..6
    MoraleResult morale[6][7];                       // die 1..6, column 0..6
    std::uint8_t cavalry_control[6];                 // by Nation: continues on this or more
    std::uint8_t tiles[8];
    DiscsData discs[2][kTurns];                      // by seat and turn
    std::uint8_t cubes[3];                           // by Colour: all there are
    std::uint8_t grand_battery_cubes, area_limit, cubes_per_infantry, cubes_to_eliminate;
    std::uint8_t support_needed, support_needed_at_edge;
    std::uint8_t prussian_arrival_from_turn, prussian_arrival[6];   // by die
    std::uint8_t initiative_turn;
    std::uint8_t casualties_to_win[2];               // by the seat that wins
    // Modifiers, by their names in tables.json.
    struct { std::int8_t target_square, target_river, sunken_road, british_artillery, target_woods_or_town, ridge, strong_point; } artillery;
    struct { std::int8_t target_square, british_firer, per_two_cubes, firer_square, strong_point; } infantry;
    struct { std::int8_t imperial_guard, tired, dutch, from_rough; } melee;
    struct { std::int8_t charged_by_cavalry_alone, unsupported, landwehr, woods_or_town, vs_assaulting_guard_infantry, combined_force,
             square_vs_cavalry_alone, british_or_guard, with_artillery; } shift;   // to the right; left shifts are negative
};
// clang-format on

// The generated header defines, in this namespace:
//   constexpr std::array<AreaData, kAreas> kAreaData;   constexpr std::array<BorderData, 184> kBorderData;
//   constexpr std::array<UnitData, kUnits> kUnitData;   constexpr std::array<DisplayData, 20> kDisplayData;
//   constexpr Tables kTables;
//   constexpr Area kMontStJean, kRossomme;              the objectives of the French and of the Allied player
//   constexpr std::array<Area, 1> kFrenchGoals, kAngloAlliedGoals;  constexpr std::array<Area, 3> kPrussianGoals;
//   constexpr std::array<std::string_view, kTurns> kTurnEnglish, kTurnItalian;   "12 noon", …
//   constexpr std::string_view kDelayedEnglish, kDelayedItalian;
//   constexpr int kMapWidth, kMapHeight;                in metres

}  // namespace papelotte::waterloo
