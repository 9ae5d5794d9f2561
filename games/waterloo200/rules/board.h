// Constant data: the areas with the tables derived from them (neighbours, distances), facts about units and corps, and the icons that
// each unit fits. board.cc makes the larger tables, at compile time. What differs between editions of the data is asked with the edition.
#pragma once

#include "engine/graph.h"
#include "waterloo200_data.h"

namespace papelotte::waterloo200 {

// --- Turns (W2-8.1.1) ------------------------------------------------------------------------------------------------------------

namespace detail {
// "11:00", "13:00" …
inline constexpr auto kTurnClock = [] {
    std::array<std::array<char, 5>, kTurns> clock{};
    for (int turn = 0; turn < kTurns; ++turn) {
        const int hour = kTables.first_hour + turn * kTables.hours_per_turn;
        element(clock, turn) = {static_cast<char>('0' + hour / 10), static_cast<char>('0' + hour % 10), ':', '0', '0'};
    }
    return clock;
}();
}  // namespace detail

// The clock time at which a turn begins.
constexpr std::string_view hour_of(int turn) {
    const auto& clock = element(detail::kTurnClock, turn - 1);
    return {clock.data(), clock.size()};
}

// --- Areas (W2-2) ----------------------------------------------------------------------------------------------------------------

constexpr const AreaData& area_data(Area area) { return element(kAreaData, area); }
constexpr bool on_map(Area area) { return index_of(area) < kAreas; }

inline constexpr Edition kPresentEdition{kEditions - 1};
constexpr const GroundData& ground(Edition edition, Area area) { return element(element(kGroundData, edition), area); }
constexpr int bonus(Edition edition, Area area) { return ground(edition, area).bonus; }         // W2-2.1.4
constexpr int cost(Edition edition, Area area) {
    return ground(edition, area).cost;
}           // MP to enter (W2-2.1.3); not defined for black areas (W2-2.3.2)
constexpr int stacking(Edition edition, Area area) {
    return ground(edition, area).stacking;
}   // most blocks of one side (W2-2.2.1); 255: no limit
constexpr Area headquarters(Faction faction) { return kHeadquarters[index_of(faction)]; }   // W2-2.5.2

namespace detail {
template <class Test>
constexpr AreaSet areas_where(Test test) {
    AreaSet set;
    for (const Area area : AreaSet::first(kAreas))
        if (test(area_data(area))) set.insert(area);
    return set;
}
constexpr AreaSet areas_of(Edition edition, Circle circle) {
    AreaSet set;
    for (const Area area : AreaSet::first(kAreas))
        if (ground(edition, area).circle == circle) set.insert(area);
    return set;
}
// Areas of one circle, by edition.
constexpr auto by_edition(Circle circle) {
    std::array<AreaSet, kEditions> sets;
    for (std::size_t i = 0; i < kEditions; ++i) sets[i] = areas_of(Edition(i), circle);
    return sets;
}
inline constexpr auto kGreen = by_edition(Circle::green), kYellow = by_edition(Circle::yellow);
}  // namespace detail

inline constexpr AreaSet kMap = AreaSet::first(kAreas);
constexpr AreaSet green(Edition edition) { return element(detail::kGreen, edition); }
constexpr AreaSet yellow(Edition edition) { return element(detail::kYellow, edition); }
inline constexpr AreaSet kRed = detail::areas_of(kPresentEdition, Circle::red), kBlack = detail::areas_of(kPresentEdition, Circle::black);
static_assert(kRed == detail::areas_of(Edition::first, Circle::red) && kBlack == detail::areas_of(Edition::first, Circle::black));
inline constexpr AreaSet kVictoryAreas = detail::areas_where([](const AreaData& a) { return a.victory; });
inline constexpr AreaSet kSunkenRoad = detail::areas_where([](const AreaData& a) { return a.sunken_road != Corps::none; });

// --- Borders (W2-2.1.2) ------------------------------------------------------------------------------------------------------------

extern const Neighbours<Area, kAreas> kNeighbours;
extern const Distances<Area, kAreas> kDistances;   // plain adjacency: units and black areas do not matter

inline AreaSet neighbours(Area area) { return kNeighbours[area]; }
inline int distance(Area a, Area b) { return kDistances[a][b]; }

// --- Units and corps (W2-1.1 … W2-1.5, W2-3) ----------------------------------------------------------------------------------------

constexpr const UnitData& data_of(Unit unit) { return element(kUnitData, unit); }
constexpr const BlockData& block_data(Edition edition, Unit unit) { return element(element(kBlockData, edition), unit); }
constexpr Faction faction_of(Unit unit) { return data_of(unit).faction; }
constexpr Side side_of(Unit unit) { return side_of(faction_of(unit)); }
constexpr Corps corps_of(Unit unit) { return data_of(unit).corps; }
constexpr Type type_of(Unit unit) { return data_of(unit).type; }

constexpr const CorpsData& data_of(Corps corps) { return element(kCorpsData, corps); }
constexpr Faction faction_of(Corps corps) { return data_of(corps).faction; }
constexpr Unit leader_of(Corps corps) { return data_of(corps).leader; }
constexpr Unit strategic_leader(Faction faction) { return kStrategicLeader[index_of(faction)]; }

namespace detail {
struct UnitsBy {
    IdArray<Faction, UnitSet, 3> faction;
    IdArray<Type, UnitSet, 6> type;
    IdArray<Corps, UnitSet, kCorps + 1> corps;   // Corps::none: the strategic leaders
};
inline constexpr UnitsBy kUnitsBy = [] {
    UnitsBy by{};
    for (const Unit unit : UnitSet::first(kUnits)) {
        by.faction[faction_of(unit)].insert(unit);
        by.type[type_of(unit)].insert(unit);
        by.corps[corps_of(unit)].insert(unit);
    }
    return by;
}();
constexpr UnitSet units_where(auto test) {
    return members_where(UnitSet::first(kUnits), [&](Unit unit) { return test(data_of(unit)); });
}
}  // namespace detail

constexpr UnitSet units_of(Faction faction) { return detail::kUnitsBy.faction[index_of(faction)]; }
constexpr UnitSet units_of(Side side) {
    return side == Side::french ? units_of(Faction::french) : units_of(Faction::british) | units_of(Faction::prussian);
}
constexpr UnitSet units_of(Corps corps) { return detail::kUnitsBy.corps[corps]; }
constexpr UnitSet units_of(Type type) { return detail::kUnitsBy.type[type]; }

inline constexpr UnitSet kAllUnits = UnitSet::first(kUnits);
inline constexpr UnitSet kInfantry = units_of(Type::infantry), kCavalry = units_of(Type::cavalry);
inline constexpr UnitSet kGuns = units_of(Type::foot_artillery) | units_of(Type::horse_artillery);
inline constexpr UnitSet kTacticalLeaders = units_of(Type::tactical_leader), kStrategicLeaders = units_of(Type::strategic_leader);
inline constexpr UnitSet kLeaders = kTacticalLeaders | kStrategicLeaders;
inline constexpr UnitSet kCombatUnits = kInfantry | kCavalry, kSupportUnits = kGuns | kLeaders;   // W2-3.1.1
inline constexpr UnitSet kBrunswick = detail::units_where([](const UnitData& u) { return u.brunswick; });
inline constexpr UnitSet kEnglishCavalry =
    detail::units_where([](const UnitData& u) { return u.type == Type::cavalry && u.mp == 5; });   // W2-3.3

// --- Icons (W2-2.5.4) --------------------------------------------------------------------------------------------------------------

extern const std::array<IdArray<Area, IconSet, kAreas>, kEditions> kIconsAt;
extern const std::array<IdArray<Unit, IconSet, kUnits>, kEditions> kIconsFor;

constexpr const IconData& icon_data(Edition edition, Icon icon) { return element(element(kIconData, edition), icon); }
inline IconSet icons_at(Edition edition, Area area) { return element(kIconsAt, edition)[area]; }

// The icons that this unit fits: those of its corps and type. Foot and horse artillery fit the same icons; the Brunswick icons are for
// Brunswick units alone (W2-7.1.6, W2-16.2.5). Prussians have none (W2-16.2.6).
inline IconSet icons_for(Edition edition, Unit unit) { return element(kIconsFor, edition)[unit]; }
inline bool fits(Edition edition, Unit unit, Icon icon) { return icons_for(edition, unit).has(icon); }

}  // namespace papelotte::waterloo200
