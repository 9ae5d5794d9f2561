#include "games/waterloo/rules/rules.h"

#include <algorithm>

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/tiles.h"

namespace papelotte {

template struct AgendaRules<waterloo::Position>;

namespace waterloo {

namespace {

constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr OptionFact kOptionFacts[] = {{"bid", "The players bid casualties for their sides (WL-2.2)", kOffOn}};

bool bids(const Setup& setup) { return options_on(kOptionFacts, setup) != 0; }

}  // namespace

const Facts& Rules::facts() {
    static constexpr std::string_view kSeats[] = {"french", "allied"};
    static constexpr std::string_view kScenarios[] = {"standard"};   // WL-2.1.7
    static constexpr Facts kFacts{
        .id = "waterloo",
        .title = "Waterloo",
        .designer = "Martin Wallace",
        .description = "18 June 1815 on 70 areas: nine hourly turns, hidden numbers of actions, assaults in seven steps.",
        .order = 1,
        .rules_version = 3,
        .seats = kSeats,
        .scenarios = kScenarios,
        .options = kOptionFacts,
        .former_versions = kFormerVersions};
    return kFacts;
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    p.places.fill(kNowhere);
    const auto& begin = kSetUpData.at(edition_index(facts(), setup.rules_version));
    for (int i = 0; i < kUnits; ++i) {   // WL-2.1.1 … WL-2.1.4
        const Unit unit{static_cast<std::uint8_t>(i)};
        relocate(p, unit, element(begin, unit).place);
        p.unit(unit).posture = element(begin, unit).posture;
    }
    p.stock = {kTables.cubes[0], kTables.cubes[1], kTables.cubes[2]};
    p.grand_battery = kTables.grand_battery_cubes;   // WL-2.1.5
    p.stock[0] = static_cast<std::uint8_t>(p.stock[0] - p.grand_battery);
    p.push(BeginPhase{Phase::start});   // WL-2.1.6
    if (bids(setup)) {
        p.settlement.seating = Seating::bidding;
        p.push(Bidding::toss(effects));   // WL-2.2.1
    }
    settle(p, effects);
    return p;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    if (!well_formed(action)) return kWhy.no_such_action;
    return agenda::why_not(p, seat, action, kWhy.not_your_decision, kWhy.game_over);
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    switch (p.result) {
        case Result::none: return std::nullopt;
        case Result::french_objective: return Outcome{kFrench, "result.french_objective", "WL-15.1.3"};
        case Result::french_casualties: return Outcome{kFrench, "result.french_casualties", "WL-15.1.3"};
        case Result::allied_objective: return Outcome{kAllied, "result.allied_objective", "WL-15.1.4"};
        case Result::allied_casualties: return Outcome{kAllied, "result.allied_casualties", "WL-15.1.4"};
        case Result::both_french: return Outcome{kFrench, "result.both_french", "WL-15.1.5"};
        case Result::both_allied: return Outcome{kAllied, "result.both_allied", "WL-15.1.5"};
        case Result::time: return Outcome{kAllied, "result.time", "WL-15.1.7"};
    }
    return std::nullopt;
}

bool knows_tile(const Position& p, Seat seat) { return p.tile_shown || (seat != p.active && seat != kObserver); }

// The round is not over, so the tile allows the current action, or one more if the next action is about to be chosen.
Tiles tiles_possible(const Position& p) {
    Tiles possible;
    if (p.tile == 0 || p.tile_shown) return possible;
    const bool choosing = agenda::asks_for<ChooseAction>(p);
    const int least = p.actions_done + (choosing ? 1 : 0);
    for (const std::uint8_t tile : kTables.tiles)
        if (tile >= least) possible.push_back(tile);
    return possible;
}

void Rules::redeal(Position& p, Seat seat, Dice& dice) {
    if (p.tile == 0 || knows_tile(p, seat)) return;
    p.tile = dice.pick(tiles_possible(p));
}

void Rules::losses(const Position&, std::span<const Event> events, std::vector<Loss>& out) {
    for (const Event& event : events)
        if (Happening(event.kind) == Happening::eliminated) out.push_back({side_of(Unit(event.args[0])), enum_word(Cause(event.args[1]))});
}

}  // namespace waterloo
}  // namespace papelotte
