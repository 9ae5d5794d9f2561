#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr WordIndex kUnitsByWord(kUnitData, &UnitData::id);
constexpr WordIndex kGeneralsByWord(kGeneralData, &GeneralData::id);

}   // namespace

std::string_view word(Unit unit) { return index_of(unit) < kUnits ? data_of(unit).id : "none"; }
std::string_view word(General general) { return index_of(general) < kGenerals ? data_of(general).id : "none"; }
std::string_view word(Area area) { return area != kNoArea ? data_of(area).id : "none"; }
std::string_view word(Seat seat) {
    if (seat == kObserver) return "observer";
    return pick(seat, std::array<std::string_view, 3>{"blue", "red", "black"});
}

std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }
std::optional<General> general_from(std::string_view text) { return kGeneralsByWord.find<General>(text); }

}   // namespace papelotte::enemy_mistakes
