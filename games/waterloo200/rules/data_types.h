// The shape of the tables that tools/compile_data makes from data/waterloo200/*.json (the generated header waterloo200_data.h defines one
// constexpr object of each). Numbers and names only: conditions are code.
#pragma once

#include <array>
#include <string_view>

#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

struct AreaData {
    std::string_view word, slug, english, italian;   // "68", "goumont_wood", …
    Circle circle;
    std::uint8_t bonus, cost, stacking;              // W2-2.1; black areas: cost 0 (never entered), stacking 255 (no limit)
    Faction initial_control;
    bool victory;                                    // W2-2.5.1
    Corps sunken_road;                               // W2-2.5.3: whose reserves may appear; none: not a sunken road
    bool headquarters;                               // W2-2.5.2: of the faction that controls it at first
    Corps entry;                                     // W2-17.1.1: of a black area the corps that enters there; else none
    std::int16_t x, y;                               // where its number stands, in metres from the north-west corner
};

struct BorderData {
    Area a, b;
};

struct IconData {   // W2-2.5.4, in ascending order of areas
    Area area;
    Faction faction;
    Corps corps;
    IconType type;
    bool brunswick;   // W2-2.5.5: Brunswick units alone
};

// W2-3.2.13  One step of a unit. The last one of a gun is the pawn, that of a leader the heart (W2-3.2.2 … W2-3.2.5, W2-4.4.2).
struct StepData {
    std::uint8_t strength, hits, value;   // value: TV, SV or AV; 0 for infantry and cavalry
    std::uint8_t radius;                  // TR of a tactical leader; else 0
    Symbol symbol;
};

// W2-1.2, W2-1.3, W2-1.4, W2-4.1.1; names and labels have no effect on play (W2-1.8).
struct UnitData {
    std::string_view id, english, italian, label;
    Faction faction;
    Corps corps;
    Type type;
    Language language;
    bool brunswick;
    std::uint8_t mp;                      // W2-3.3.1 … W2-3.3.3
    std::uint8_t steps;                   // how many of them there are: 2 to 4
    std::array<StepData, 4> step;         // from full to last
    Area historical;                      // setup.historical: an area, kPool, or kNotArrived
};

// W2-1.2 … W2-1.5; the colours are the page's.
struct CorpsData {
    std::string_view id, english, italian;
    Faction faction;
    Unit leader;
};

struct ArrivalData {   // W2-17.1.1
    Corps corps;
    Area area;
    std::array<Unit, 2> historical;       // the cavalry and the infantry of history; kNoUnit: none is drawn
};

// clang-format off
struct Tables {
    std::uint8_t boost, engage, disengage, reveal;             // MP (W2-12.1, W2-12.2.3)
    std::uint8_t scout_mp, scout_mp_english;                   // W2-O3.1: 3 and 4, without the reveal
    std::uint8_t impetus_mp;                                   // W2-O4.1
    std::uint8_t grand_battery_range;                          // W2-O5.2
    std::uint8_t marginal_up_to, decisive_up_to;               // W2-13.6: 5 and 10
    std::uint8_t marginal_divisor, decisive_divisor, brilliant_hits;   // 2, 4, 1
    std::uint8_t most_guns[3];                                 // W2-5.3.3, by Faction; 255: any number
    std::uint8_t morale;                                       // W2-1.7
    std::uint8_t first_prussian_turn;                          // W2-17.1.1
    std::uint8_t passes_to_end_turn, most_impulses;            // W2-8.1.7, W2-25.1.23
};
// clang-format on

// The generated header defines, in this namespace:
//   constexpr std::array<AreaData, kAreas> kAreaData;    constexpr std::array<BorderData, 282> kBorderData;
//   constexpr std::array<IconData, kIcons> kIconData;    constexpr std::array<UnitData, kUnits> kUnitData;   units sorted by id
//   constexpr std::array<CorpsData, kCorps> kCorpsData;  constexpr std::array<ArrivalData, 3> kArrivalData;  for turns 3, 4, 5
//   constexpr Tables kTables;
//   constexpr std::array<Area, 3> kHeadquarters;         by Faction
//   constexpr std::array<Unit, 3> kStrategicLeader;      by Faction: Napoleon, Wellington, Blücher
//   constexpr std::array<std::string_view, kTurns> kTurnWords;   "11:00", …
//   constexpr int kMapWidth, kMapHeight;                 in metres

}  // namespace papelotte::waterloo200
