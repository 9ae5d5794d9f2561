#include "games/waterloo200/words.h"

#include <array>
#include <bit>

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
    return pick(seat, std::array<std::string_view, 3>{"french", "british", "prussian"});
}

std::string_view word(Faction faction) { return pick(faction, std::array<std::string_view, 3>{"french", "british", "prussian"}); }
std::string_view word(Side side) { return pick(side, std::array<std::string_view, 2>{"french", "allied"}); }
std::string_view word(Corps corps) { return corps < Corps::none ? kCorpsData[static_cast<std::size_t>(corps)].id : "none"; }

std::string_view word(Type type) {
    return pick(type, std::array<std::string_view, 6>{"infantry", "cavalry", "foot_artillery", "horse_artillery", "tactical_leader",
                                                      "strategic_leader"});
}

std::string_view word(Kind kind) {
    return pick(kind, std::array<std::string_view, 6>{"none", "tactical", "strategic_move", "strategic_reinforce", "grand_battery", "pass"});
}

std::string_view word(Option option) {
    constexpr std::array<std::string_view, kOptions> kWords{"three_players",
                                                            "free_setup_french",
                                                            "free_setup_british",
                                                            "free_setup_prussian",
                                                            "cavalry_charge",
                                                            "reconnaissance",
                                                            "impetus",
                                                            "grand_battery",
                                                            "languages",
                                                            "retreat",
                                                            "combined_attack",
                                                            "morale",
                                                            "variable_arrival"};
    return pick(std::countr_zero(static_cast<std::uint16_t>(option)), kWords);
}

std::string_view word(Result result) {
    return pick(result, std::array<std::string_view, 9>{"none", "napoleon_killed", "wellington_killed", "french_broken", "british_broken",
                                                        "french_hold_all", "allied_hold_all", "french_majority", "allied_majority"});
}

std::string_view word(Purpose purpose) {
    return pick(purpose, std::array<std::string_view, 5>{"activation", "tactical", "strategic", "pass", "headquarters"});
}

std::optional<Area> area_from(std::string_view text) { return kAreasByWord.find<Area>(text); }

std::optional<Area> place_from(std::string_view text) {
    for (const Area place : {kPool, kNotArrived, kEliminated})
        if (text == word(place)) return place;
    return area_from(text);
}

std::optional<Unit> unit_from(std::string_view text) { return kUnitsByWord.find<Unit>(text); }

std::optional<Option> option_from(std::string_view text) {
    for (int i = 0; i < kOptions; ++i)
        if (word(option_number(i)) == text) return option_number(i);
    return std::nullopt;
}

std::string_view turn_title(int turn) {
    return turn >= 1 && turn <= kTurns ? kTurnWords[static_cast<std::size_t>(turn - 1)] : std::string_view();
}

}  // namespace papelotte::waterloo200
