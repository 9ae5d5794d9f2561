#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

constexpr WordIndex kAreasByWord(kAreaData, &AreaData::word);
constexpr WordIndex kUnitsByWord(kUnitData, &UnitData::id);

}  // namespace

std::string_view word(Area area) {
    if (on_map(area)) return area_data(area).word;
    if (area == kPool) return "pool";
    if (area == kNotArrived) return "not_arrived";
    if (area == kEliminated) return "eliminated";
    return "none";
}

std::string_view word(Unit unit) { return index_of(unit) < kUnits ? data_of(unit).id : "none"; }

std::string_view word(Seat seat) {
    if (seat == kObserver) return "observer";
    return word(Faction(seat));   // a seat has the word of its faction
}

std::optional<Area> area_from(std::string_view text) { return kAreasByWord.find<Area>(text); }

std::optional<Area> place_from(std::string_view text) {
    for (const Area place : {kPool, kNotArrived, kEliminated})
        if (text == word(place)) return place;
    return area_from(text);
}

std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }

std::optional<Option> option_from(std::string_view text) { return from_word<Option>(text); }

std::string_view turn_title(int turn) { return turn >= 1 && turn <= kTurns ? hour_of(turn) : std::string_view(); }

}  // namespace papelotte::waterloo200
