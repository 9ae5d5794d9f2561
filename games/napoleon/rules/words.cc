#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {
namespace {

constexpr WordIndex kTownsByWord(kTownData, &TownData::id);
constexpr WordIndex kRoadsByWord(kRoadData, &RoadData::id);
constexpr WordIndex kUnitsByWord(kUnitData, &UnitData::id);

}  // namespace

std::string_view word(Town town) {
    if (on_map(town)) return data_of(town).id;
    if (town == kEliminated) return "eliminated";
    return town == kUnplaced ? "unplaced" : "none";
}
std::string_view word(Unit unit) { return index_of(unit) < kUnits ? data_of(unit).id : "none"; }
std::string_view word(Road road) { return static_cast<int>(road) < kRoads ? data_of(road).id : "none"; }
std::string_view word(Seat seat) {
    if (seat == kObserver) return "observer";
    return pick(seat, std::array<std::string_view, 3>{"french", "anglo_dutch", "prussian"});
}

std::optional<Town> town_from(std::string_view text) { return kTownsByWord.find<Town>(text); }
std::optional<Town> place_from(std::string_view text) {
    for (const Town off : {kEliminated, kUnplaced})
        if (text == word(off)) return off;
    return town_from(text);
}
std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }
std::optional<Road> road_from(std::string_view text) { return kRoadsByWord.find<Road>(text); }

}  // namespace papelotte::napoleon
