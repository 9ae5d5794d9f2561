#include "games/napoleon/rules/rules.h"

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/knowledge.h"
#include "games/napoleon/rules/refusals.h"

namespace papelotte::napoleon {
namespace {

constexpr std::string_view kFree = "free", kHistorical = "historical";

// One name per option, in the order of the bits of Option.
constexpr std::string_view kPlayers[] = {"two", "three"}, kOffOn[] = {"off", "on"};
constexpr OptionFact kOptionFacts[] = {
    {"players", "Two players, or three with Anglo-Dutch and Prussians apart (NP-11)", kPlayers},
    {"fog", "Blocks in battle stay hidden until they fire or are engaged (NP-6.2.53)", kOffOn},
    {"bidding", "The players bid for their sides with strength points (NP-12)", kOffOn},
};
static_assert(std::size(kOptionFacts) == kOptions);

std::uint8_t chosen_options(const Setup& setup) { return static_cast<std::uint8_t>(options_on(kOptionFacts, setup)); }
bool has(std::uint8_t options, Option option) { return (options & static_cast<std::uint8_t>(option)) != 0; }

}  // namespace

const Facts& Rules::facts() {
    static constexpr std::string_view kSeats[] = {"french", "anglo_dutch", "prussian"};
    static constexpr std::string_view kScenarios[] = {kFree, kHistorical};
    static constexpr SeatSet kTeams[] = {seats_of(Side::french), seats_of(Side::allied)};
    static constexpr Facts kFacts{
        .id = "napoleon",
        .title = "Napoléon",
        .designer = "Columbia Games",
        .description = "The Waterloo campaign, 15 to 22 June 1815: marches on the roads of Belgium, and every battle on a board of its own.",
        .order = 3,
        .rules_version = 2,
        .seats = kSeats,
        .scenarios = kScenarios,
        .options = kOptionFacts,
        .sides = kTeams};
    return kFacts;
}

SeatSet Rules::seats_in_play(const Setup& setup) { return SeatSet::first(has(chosen_options(setup), Option::three_players) ? 3 : 2); }

Refusal Rules::why_not_setup(const Setup& setup) {
    const std::uint8_t options = chosen_options(setup);
    return has(options, Option::bidding) && has(options, Option::three_players) ? kWhy.bids_of_two : Refusal();
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    p.options = chosen_options(setup);
    prepare(p, setup.scenario == kHistorical);
    if (p.plays(Option::bidding)) {
        p.settlement.seating = Seating::bidding;
        p.push(Bidding::toss(effects));
    }
    settle(p, effects);
    return p;
}

Refusal Rules::why_no_talk(const Position& p) {
    const bool placing = std::ranges::any_of(p.agenda, [](const auto& step) { return std::holds_alternative<PlaceBlocks>(step); });
    const bool open = placing || p.result != Result::none || (p.active() == Side::allied && is_night(p.turn));
    return open ? Refusal() : kWhy.no_talk;
}

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    return well_formed(action) ? agenda::why_not(p, seat, action, kWhy.not_your_decision, kWhy.game_over) : kWhy.no_such_action;
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    const SeatSet french = kFrenchSeat, allied = p.three_players() ? seats_of(Side::allied) : SeatSet(kAlliedSeat);
    switch (p.result) {
        case Result::none: return std::nullopt;
        case Result::allied_armies_defeated: return Outcome{french, "result.allied_armies_defeated", "NP-10.2.1"};
        case Result::french_army_defeated: return Outcome{allied, "result.french_army_defeated", "NP-10.2.2"};
        case Result::cities_held: return Outcome{french, "result.cities_held", "NP-10.3.1"};
        case Result::time_ran_out: return Outcome{allied, "result.time_ran_out", "NP-10.3.2"};
    }
    return std::nullopt;
}

void Rules::redeal(Position& p, Seat seat, Dice& dice) { napoleon::redeal(p, seat, dice); }

}  // namespace papelotte::napoleon
