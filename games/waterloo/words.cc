#include "games/waterloo/words.h"

#include <array>

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

std::string_view word(Disc disc) { return pick(disc, std::array<std::string_view, 3>{"green", "red", "purple"}); }
std::string_view word(Colour colour) { return pick(colour, std::array<std::string_view, 3>{"blue", "red", "black"}); }
std::string_view word(Army army) { return pick(army, std::array<std::string_view, 3>{"french", "anglo_allied", "prussian"}); }

std::string_view word(State state) {
    return pick(state,
                std::array<std::string_view, 9>{"mobile", "defensive", "square", "fresh", "tired", "deployed", "limbered", "available", "used"});
}

std::string_view word(Phase phase) {
    return pick(phase, std::array<std::string_view, 8>{"start", "discs", "prussians", "skirmish", "actions", "formation", "victory", "end"});
}

std::string_view word(Stage stage) {
    return pick(stage, std::array<std::string_view, 13>{"guns_fire", "melee", "defenders_volley", "attackers_volley", "round_ends",
                                                        "attackers_withdraw", "cavalry_charges", "charged_check", "cavalry_leaves",
                                                        "guns_overrun", "guns_taken", "control", "over"});
}

std::string_view word(Cause cause) {
    return pick(cause, std::array<std::string_view, 11>{"none", "six_cubes", "morale", "no_retreat", "melee", "fire", "guns_taken", "caught",
                                                        "stranded", "area_limit", "empty_stock"});
}

std::string_view word(HitBy by) { return pick(by, std::array<std::string_view, 3>{"guns", "musketry", "area_limit"}); }

std::string_view word(Result result) {
    return pick(result, std::array<std::string_view, 8>{"none", "french_objective", "french_casualties", "allied_objective", "allied_casualties",
                                                        "both_french", "both_allied", "time"});
}

std::optional<Area> area_from(std::string_view text) {
    if (text == "delayed") return kDelayed;
    return kAreasByWord.find<Area>(text);
}

std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }

std::string_view turn_title(int turn) {
    return turn >= 1 && turn <= kTurns ? kTurnEnglish[static_cast<std::size_t>(turn - 1)] : std::string_view();
}

}  // namespace papelotte::waterloo
