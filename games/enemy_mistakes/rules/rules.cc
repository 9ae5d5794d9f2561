#include "games/enemy_mistakes/rules/rules.h"

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/set_up.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte {
template struct AgendaRules<enemy_mistakes::Position>;
}   // namespace papelotte

namespace papelotte::enemy_mistakes {
namespace {

constexpr std::string_view kScenarioNames[] = {"historical", "medium", "short"};   // in the order of Scenario

// One name per option, in the order of the bits of Option.
constexpr std::string_view kPlayers[] = {"two", "three"}, kOffOn[] = {"off", "on"};
constexpr OptionFact kOptionFacts[] = {
    {"players", "Two players, or three with English and Prussians apart (EM-17.8)", kPlayers},
    {"ney", "Ney takes part, with markers that Napoleon must give him (EM-5.25)", kOffOn},
};
static_assert(std::size(kOptionFacts) == kOptions);

std::uint8_t chosen_options(const Setup& setup) { return static_cast<std::uint8_t>(options_on(kOptionFacts, setup)); }
bool has(std::uint8_t options, Option option) { return (options & static_cast<std::uint8_t>(option)) != 0; }

Scenario scenario_of(const Setup& setup) {
    for (std::size_t i = 0; i < std::size(kScenarioNames); ++i)
        if (setup.scenario == kScenarioNames[i]) return static_cast<Scenario>(i);
    return Scenario::historical;
}

}   // namespace

const Facts& Rules::facts() {
    static constexpr std::string_view kSeats[] = {"blue", "red", "black"};
    static constexpr Facts kFacts{
        .id = "enemy_mistakes",
        .title = "Waterloo: Enemy Mistakes",
        .designer = "A. Ghetti and P. Poli",
        .description = "18 June 1815 as a game of miniatures: tiles with a front on an open table, moved with a ruler.",
        .order = 4,
        .rules_version = 1,
        .seats = kSeats,
        .scenarios = kScenarioNames,
        .options = kOptionFacts};
    return kFacts;
}

SeatSet Rules::seats_in_play(const Setup& setup) { return SeatSet::first(has(chosen_options(setup), Option::three_players) ? 3 : 2); }

Refusal Rules::why_not_setup(const Setup& setup) {
    const bool black = data_of(scenario_of(setup)).black;
    return has(chosen_options(setup), Option::three_players) && !black ? kWhy.short_with_three : Refusal();
}

// Allies may not consult while bids are open.
Refusal Rules::why_no_talk(const Position& p) { return agenda::asks_for<Bids>(p) ? kWhy.no_talk : Refusal(); }

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    prepare(p, scenario_of(setup), chosen_options(setup));
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    return well_formed(action) ? agenda::why_not(p, seat, action, kWhy.not_your_decision, kWhy.game_over) : kWhy.no_such_action;
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    switch (p.result) {
        case Result::none: return std::nullopt;
        case Result::napoleon_lost: return Outcome{kRedSeat, "result.napoleon_lost", "EM-5.17"};
        case Result::wellington_lost: return Outcome{kBlueSeat, "result.wellington_lost", "EM-5.17"};
        case Result::towns_taken: return Outcome{kBlueSeat, "result.towns_taken", "EM-17.10"};
        case Result::garrisons_kept: return Outcome{kRedSeat, "result.garrisons_kept", "EM-17.10"};
        case Result::points: break;
    }
    const SeatSet best = leading_seats(p);
    if (best == seats_in_play_at(p)) return Outcome{{}, "result.draw", "EM-17.9"};
    if (best.size() > 1) return Outcome{best, "result.shared", "EM-17.9"};
    return Outcome{best, "result.points", "EM-17.8"};
}

void Rules::redeal(Position& p, Seat seat, Dice& dice) { agenda::redeal_choices(p, seat, dice); }

}   // namespace papelotte::enemy_mistakes
