#include "games/waterloo200/rules/rules.h"

#include <algorithm>

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte {

template struct AgendaRules<waterloo200::Position>;

namespace waterloo200 {
namespace {

// W2-19  One name per option, in the order of the bits of Option; the first is the number of players.
constexpr std::string_view kPlayers[] = {"two", "three"};
constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr OptionFact kOptionFacts[] = {
    {"players", "Two players, or three with British and Prussians apart (W2-20)", kPlayers},
    {"free_setup_french", "The French choose instead of drawing (W2-O1)", kOffOn},
    {"free_setup_british", "The British choose instead of drawing (W2-O1)", kOffOn},
    {"free_setup_prussian", "The Prussians choose instead of drawing (W2-O1)", kOffOn},
    {"cavalry_charge", "Cavalry counts double against infantry in the open (W2-O2)", kOffOn},
    {"reconnaissance", "Cavalry may scout (W2-O3)", kOffOn},
    {"impetus", "Cavalry that clears an area may ride on (W2-O4)", kOffOn},
    {"grand_battery", "The French may bombard with the Grand Battery (W2-O5)", kOffOn},
    {"languages", "British units of different languages fight worse together (W2-O6)", kOffOn},
    {"retreat", "The Defender may play the Disc to retreat (W2-O7)", kOffOn},
    {"combined_attack", "An attack of all arms suffers one hit less (W2-O8)", kOffOn},
    {"morale", "Morale counts in battle, isolated troops lose heart (W2-O9)", kOffOn},
    {"variable_arrival", "The Prussian corps arrive in any order (W2-O10)", kOffOn},
    {"bid", "Two players bid Morale for their sides (W2-O11)", kOffOn},
};
static_assert(std::size(kOptionFacts) == kOptions);

std::uint16_t chosen_options(const Setup& setup) { return static_cast<std::uint16_t>(options_on(kOptionFacts, setup)); }

bool has(std::uint16_t options, Option option) { return (options & static_cast<std::uint16_t>(option)) != 0; }

// What costs a block.
enum class LossCause : std::uint8_t { attacking, defending, bombarded, isolated };

constexpr std::string_view kHistorical = "historical";

}  // namespace

const Facts& Rules::facts() {
    static constexpr std::string_view kSeats[] = {"french", "british", "prussian"};
    static constexpr std::string_view kScenarios[] = {"standard", kHistorical};
    static constexpr SeatSet kSides[] = {seats_of(Side::french), seats_of(Side::allied)};
    static constexpr Facts kFacts{
        .id = "waterloo200",
        .title = "Waterloo 200",
        .designer = "VentoNuovo Games",
        .description = "18 June 1815 on 115 areas: hidden blocks, battles without dice, leaders who tire, two or three players.",
        .order = 2,
        .rules_version = 3,
        .seats = kSeats,
        .scenarios = kScenarios,
        .options = kOptionFacts,
        .sides = kSides,
        .former_versions = kFormerVersions};
    return kFacts;
}

SeatSet Rules::seats_in_play(const Setup& setup) { return SeatSet::first(has(chosen_options(setup), Option::three_players) ? 3 : 2); }

Refusal Rules::why_not_setup(const Setup& setup) {
    const std::uint16_t options = chosen_options(setup);
    if (has(options, Option::bid) && has(options, Option::three_players)) return kWhy.bids_of_two;
    const bool free = has(options, Option::free_setup_french) || has(options, Option::free_setup_british);
    return setup.scenario == kHistorical && free ? kWhy.nothing_to_choose : Refusal();
}

Position Rules::set_up(const Setup& setup, Effects& effects) {
    Position p;
    p.edition = Edition(edition_index(facts(), setup.rules_version));
    p.options = chosen_options(setup);
    lay_out(p);
    p.push(DealUnits{setup.scenario == kHistorical});
    if (p.plays(Option::bid)) {
        p.settlement.seating = Seating::bidding;
        p.push(Bidding::toss(effects));   // W2-O11.1
    }
    settle(p, effects);
    return p;
}

int Rules::rules_version(const Position& p) { return version_at(facts(), static_cast<std::size_t>(p.edition)); }

Refusal Rules::why_not(const Position& p, Seat seat, Action action) {
    return well_formed(action) ? agenda::why_not(p, seat, action, kWhy.not_your_decision, kWhy.game_over) : kWhy.no_such_action;
}

std::optional<Outcome> Rules::outcome(const Position& p) {
    const SeatSet french = kFrenchSeat, allied = p.three_players() ? seats_of(Side::allied) : SeatSet(kBritishSeat);
    switch (p.result) {
        case Result::none: return std::nullopt;
        case Result::napoleon_killed: return Outcome{allied, "result.napoleon_killed", "W2-18.1.1"};
        case Result::wellington_killed: return Outcome{french, "result.wellington_killed", "W2-18.1.1"};
        case Result::french_broken: return Outcome{allied, "result.french_broken", "W2-18.1.2"};
        case Result::british_broken: return Outcome{french, "result.british_broken", "W2-18.1.2"};
        case Result::french_hold_all: return Outcome{french, "result.french_hold_all", "W2-18.1.3"};
        case Result::allied_hold_all: return Outcome{allied, "result.allied_hold_all", "W2-18.1.3"};
        case Result::french_majority: return Outcome{french, "result.french_majority", "W2-18.2.1"};
        case Result::allied_majority: return Outcome{allied, "result.allied_majority", "W2-18.2.1"};
    }
    return std::nullopt;
}

void Rules::redeal(Position& p, Seat seat, Dice& dice) { waterloo200::redeal(p, seat, dice); }

std::span<const std::string_view> Rules::loss_causes() { return kEnumWords<LossCause>; }

// The battle or bombardment of the losses is the last one told, or the one under way before the action; other losses are those of
// isolated troops (W2-O9.2).
void Rules::losses(const Position& before, std::span<const Event> events, std::vector<Loss>& out) {
    bool battle = before.battle.exists(), bombardment = before.battle.bombardment;
    Faction attacker = before.battle.attacker;
    for (const Event& event : events) {
        const Happening what{event.kind};
        if (what == Happening::battle || what == Happening::bombardment) {
            battle = true;
            bombardment = what == Happening::bombardment;
            attacker = Faction(event.args[3]);
        }
        if (what == Happening::demoralised) battle = false;
        if (what != Happening::eliminated) continue;
        const auto unit = Unit(static_cast<std::uint8_t>(event.args[0]));
        const LossCause cause = !battle                              ? LossCause::isolated
                                : bombardment                        ? LossCause::bombarded
                                : side_of(unit) == side_of(attacker) ? LossCause::attacking
                                                                     : LossCause::defending;
        out.push_back({faction_of(unit) == Faction::french                               ? kFrenchSeat
                       : before.three_players() && faction_of(unit) == Faction::prussian ? kPrussianSeat
                                                                                         : kBritishSeat,
                       enum_word(cause)});
    }
}

}  // namespace waterloo200
}  // namespace papelotte
