#include "games/smohain/rules/rules.h"

#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/refusals.h"

namespace papelotte::smohain {
namespace {

constexpr std::string_view kSeats[] = {"french", "allied"}, kScenarios[] = {"standard"};
constexpr Facts kFacts{.id = "smohain",
                       .title = "Smohain",
                       .designer = "Papelotte",
                       .description = "Durutte's four battalions against three, six turns, and an ambush: the example of docs/adding_a_game.md.",
                       .order = 9,
                       .rules_version = 1,
                       .seats = kSeats,
                       .scenarios = kScenarios,
                       .options = {}};

}  // namespace

const Facts& Rules::facts() { return kFacts; }

Position Rules::set_up(const Setup&, Effects& effects) {
    Position p;
    for (const Unit unit : kAllUnits) p.units[unit] = {element(kUnitData, unit).start, kTables.steps, false};   // SM-2.1
    p.agenda.push_back(BeginTurn{});
    p.agenda.push_back(LayAmbush{});
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    if (!well_formed(kVerbData, action, operand_exists)) return kWhy.no_such_action;
    return agenda::why_not(p, seat, action, kWhy.not_your_decision, kWhy.game_over);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    switch (p.result) {
        case Result::none: return std::nullopt;
        case Result::french_hold: return Outcome{kFrench, "result.french_hold", "SM-6.1"};
        case Result::allied_hold: return Outcome{kAllied, "result.allied_hold", "SM-6.1"};
        case Result::french_alone: return Outcome{kFrench, "result.french_alone", "SM-6.2"};
        case Result::allied_alone: return Outcome{kAllied, "result.allied_alone", "SM-6.2"};
    }
    return std::nullopt;
}

// The place of the ambush is all that is hidden, and from everybody but the Allied player.
void Rules::redeal(Position& p, Seat seat, Dice& dice) {
    if (p.ambush == Ambush::hidden && seat != kAllied) p.ambush_at = dice.pick(ambush_may_lie_in(p));
}

}  // namespace papelotte::smohain
