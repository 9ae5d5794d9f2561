// Notation of actions, and what events, terms of accounts and prompts are about, from one table each. Their sentences are in
// data/waterloo200/text.*.json, by these names.
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/steps/fire.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {
namespace {

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

std::string_view unit_word(int value) { return value >= 0 && value < kUnits ? word(Unit(value)) : std::string_view(); }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = unit_from(text);
    return unit ? std::optional(index_of(*unit)) : std::nullopt;
}
std::string_view area_word(int value) { return value >= 0 && value < kAreas ? word(Area(value)) : std::string_view(); }
std::optional<int> area_value(std::string_view text) {
    const auto area = area_from(text);
    return area ? std::optional(index_of(*area)) : std::nullopt;
}

std::string_view corps_word(int value) { return value >= 0 && value < static_cast<int>(Corps::none) ? word(Corps(value)) : std::string_view(); }
std::string_view winner_word(int value) { return value == kNoWinner ? "nobody" : word(Faction(value)); }
std::string_view payer_word(int value) { return value == kNobodyPays ? "nobody" : word(Side(value)); }
std::string_view player_word(int value) { return value == 0 ? "first" : "second"; }
std::string_view victory_word(int value) {
    return pick(Victory(value), std::array<std::string_view, 5>{"draw", "marginal", "decisive", "brilliant", "no_effect"});
}

std::string unit_name(int value) { return "unit." + std::string(unit_word(value)); }
std::string area_name(int value) { return "place." + std::string(area_word(value)); }
std::string faction_name(int value) { return "faction." + std::string(word(Faction(value))); }
std::string winner_name(int value) { return "faction." + std::string(winner_word(value)); }
std::string side_name(int value) { return "side." + std::string(word(Side(value))); }
std::string payer_name(int value) { return "side." + std::string(payer_word(value)); }
std::string corps_name(int value) { return "corps." + std::string(corps_word(value)); }
std::string kind_name(int value) { return "kind." + std::string(word(Kind(value))); }

// The name of an area has its number, so it is not shown once more to people who type it.
const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kArea = named({"area", area_word, area_value}, area_name);
const Noun kOrigin = named({"from", area_word, area_value}, area_name);
const Noun kTo = named({"to", area_word, area_value}, area_name);
const Noun kFaction = named(enum_noun<Faction, Faction::prussian>("faction"), faction_name);
const Noun kAttacker = named(enum_noun<Faction, Faction::prussian>("attacker"), faction_name);
const Noun kDefender = named(enum_noun<Faction, Faction::prussian>("defender"), faction_name);
const Noun kWinner = named({"winner", winner_word, unread}, winner_name);
const Noun kVictory{"result", victory_word, unread};
const Noun kSide = named(enum_noun<Side, Side::allied>("side"), side_name);
const Noun kPayer = named({"payer", payer_word, unread}, payer_name);
const Noun kPlayer{"player", player_word, unread};
const Noun kCorps = named({"corps", corps_word, unread}, corps_name);
const Noun kKind = named(enum_noun<Kind, Kind::pass>("kind"), kind_name);
const Noun kCount = number_noun("count"), kTurn = number_noun("turn"), kValue = number_noun("value"), kStep = number_noun("step"),
           kStrength = number_noun("strength"), kBlocks = number_noun("blocks"), kHits = number_noun("hits"),
           kWinnerHits = number_noun("winner_hits"), kOffence = number_noun("offence"), kDefence = number_noun("defence"),
           kImpulse = number_noun("impulse"), kPoints = number_noun("mp"), kNumber = number_noun("number"), kPrice = number_noun("price");

const Noun* noun_of(Operand operand, int) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return &kUnit;
        case Operand::area: return &kArea;
        case Operand::faction: return &kFaction;
        case Operand::count: return &kCount;
        case Operand::side: return &kSide;
        case Operand::number: return &kNumber;
    }
    return nullptr;
}

const std::array<Phrase, kVerbs> kActionPhrases = action_phrases_of(kVerbData, noun_of);

// --- Events, in the order of Happening -------------------------------------------------------------------------------------------

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}},
    {"impulse_begins", {&kSide}},
    {"action_chosen", {&kSide, &kKind}},
    {"arrived", {&kCorps, &kArea, &kBlocks}},
    {"unit_arrived", {&kUnit, &kArea}},
    {"activated", {&kUnit, &kArea}},
    {"unit_moved", {&kUnit, &kOrigin, &kTo}},
    {"block_moved", {&kFaction, &kOrigin, &kTo}},
    {"controlled", {&kArea, &kFaction}},
    {"revealed", {&kUnit, &kStep, &kStrength}},
    {"scouted", {&kUnit, &kArea}},
    {"battle_begins", {&kArea, &kFaction}},
    {"bombardment_begins", {&kArea}},
    {"employed", {&kUnit, &kValue}},
    {"retreat_begins", {&kArea, &kFaction}},
    {"retreat_refused", {&kArea}},
    {"ambush", {&kArea}},
    {"battle", {&kArea, &kOffence, &kDefence, &kAttacker, &kDefender, &kVictory, &kWinner, &kHits, &kWinnerHits}},
    {"bombardment", {&kArea, &kOffence, &kDefence, &kAttacker, &kDefender, &kVictory, &kWinner, &kHits, &kWinnerHits}},
    {"step_lost", {&kUnit, &kStep, &kStrength}},
    {"absorbed", {&kUnit, &kHits}},
    {"eliminated", {&kUnit}},
    {"morale_falls", {&kFaction, &kValue}},
    {"gun_reduced", {&kUnit, &kStep, &kStrength}},
    {"leader_tires", {&kUnit, &kStep, &kStrength}},
    {"leader_spent", {&kUnit, &kStep, &kStrength}},
    {"disc_passes", {&kSide}},
    {"turn_ends", {&kTurn}},
    {"demoralised", {&kArea, &kFaction, &kCount}},
    {"reorganises", {&kFaction}},
    {"regenerated", {&kUnit, &kStep, &kStrength}},
    {"reserves_drawn", {&kFaction, &kCount}},
    {"reserve_drawn", {&kUnit}},
    {"unit_placed", {&kUnit, &kArea}},
    {"block_placed", {&kFaction, &kArea}},
    {"unit_returned", {&kUnit}},
    {"blocks_returned", {&kFaction, &kCount}},
    {"set_up_done", {&kFaction}},
    {"game_over", {&kSide}},
    {"bid_made", {&kPlayer, &kSide, &kNumber}},
    {"bid_passed", {&kPlayer}},
    {"sides_settled", {&kPayer, &kPrice}},
};
static_assert(std::size(kEventPhrases) == static_cast<std::size_t>(Happening::sides_settled) + 1);

// In the order of BattleTerm.
const TermPhrase kTermPhrases[] = {
    {"unit", &kUnit}, {"charge", &kUnit}, {"leader", &kUnit}, {"gun", &kUnit}, {"terrain"}, {"languages"}, {"morale"},
};
static_assert(std::size(kTermPhrases) == static_cast<std::size_t>(BattleTerm::morale) + 1);

// --- Prompts, by the names of their steps: what asks() of each gives -------------------------------------------------------------

const Phrase kPromptPhrases[] = {
    {"choose_action", {&kImpulse}},    {"leader_path", {&kUnit, &kPoints}},
    {"unit_path", {&kUnit, &kPoints}}, {"headquarters_path", {&kUnit, &kPoints}},
    {"employ_guns", {&kArea}},         {"retreat", {&kArea}},
    {"retreat_places", {&kArea}},      {"sunken_road", {&kArea}},
    {"bombarding_guns", {&kArea}},     {"take_losses", {&kHits}},
};

}  // namespace

std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }
std::span<const Phrase> Records::action_phrases() { return kActionPhrases; }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrases; }

}  // namespace papelotte::waterloo200
