#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {
namespace {

constexpr WordIndex kAreasByWord(kAreaData, &AreaData::id);
constexpr WordIndex kUnitsByWord(kUnitData, &UnitData::id);

}  // namespace

std::string_view word(Area area) {
    if (on_map(area)) return area_data(area).id;
    if (area == kDelayed) return "delayed";
    if (area == kDisplay) return "display";
    if (area == kEliminated) return "eliminated";
    return "none";
}

std::string_view word(Unit unit) { return index_of(unit) < kUnits ? data_of(unit).id : "none"; }

std::string_view word(Seat seat) { return seat == kFrench ? "french" : seat == kAllied ? "allied" : "nobody"; }

std::optional<Area> area_from(std::string_view text) {
    if (text == "delayed") return kDelayed;
    return kAreasByWord.find<Area>(text);
}

std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }

std::string name_key(Unit unit) {
    const UnitData& data = data_of(unit);
    if (data.arm == Arm::leader) return "unit." + std::string(data.id);
    return "unit." + std::string(data.landwehr ? "landwehr" : word(data.nation)) + "_" + std::string(word(data.arm));
}

std::string_view turn_title(int turn) {
    return turn >= 1 && turn <= kTurns ? kTurnEnglish[static_cast<std::size_t>(turn - 1)] : std::string_view();
}

}  // namespace papelotte::waterloo
