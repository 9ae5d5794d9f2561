// What actions, events, the terms of accounts and prompts are about, from one table each. Their sentences are in data/napoleon/text.*.json, by
// these names.
#include "games/napoleon/records/records.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/words.h"

namespace papelotte::napoleon {

std::span<const TextTable> game_text();   // data/napoleon/text.*.json, by tools/compile_text

namespace {

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

constexpr bool exists(int value, int count) { return value >= 0 && value < count; }
std::string_view unit_word(int value) { return exists(value, kUnits) ? word(Unit(value)) : std::string_view(); }
std::string_view town_word(int value) { return exists(value, kTowns) ? word(Town(value)) : std::string_view(); }
std::string_view player_word(int value) { return value == 0 ? "first" : "second"; }
std::string_view yes_word(int value) { return value ? "yes" : "no"; }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = unit_from(text);
    return unit ? std::optional(index_of(*unit)) : std::nullopt;
}
std::optional<int> town_value(std::string_view text) {
    const auto town = town_from(text);
    return town ? std::optional(index_of(*town)) : std::nullopt;
}

std::string unit_name(int value) { return "unit." + std::string(unit_word(value)); }
std::string town_name(int value) { return "place." + std::string(town_word(value)); }
std::string side_name(int value) { return "side." + std::string(word(Side(value))); }
std::string army_name(int value) { return "army." + std::string(word(Army(value))); }
std::string space_name(int value) { return "space." + std::string(word(Space(value))); }
std::string terrain_name(int value) { return "terrain." + std::string(word(Terrain(value))); }

const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kSquare = named({"square", unit_word, unit_value}, unit_name, true);
const Noun kTown = named({"town", town_word, town_value}, town_name, true);
const Noun kOrigin = named({"from", town_word, town_value}, town_name, true);
const Noun kTo = named({"to", town_word, town_value}, town_name, true);
const Noun kSide = named(enum_noun<Side, Side::allied>("side"), side_name);
const Noun kArmy = named(enum_noun<Army, Army::prussian>("army"), army_name);
const Noun kSpace = named(enum_noun<Space, Space::allied_reserve>("space"), space_name, true);
const Noun kSpaceFrom = named(enum_noun<Space, Space::allied_reserve>("from"), space_name, true);
const Noun kSpaceTo = named(enum_noun<Space, Space::allied_reserve>("to"), space_name, true);
const Noun kTerrain = named(enum_noun<Terrain, Terrain::stream>("terrain"), terrain_name, true);
const Noun kTarget = enum_noun<Target, Target::square>("target");
const Noun kPlayer{"player", player_word, unread};
const Noun kLow{"low", yes_word, unread}, kFails{"fails", yes_word, unread};
const Noun kDice{.field = "dice", .word = nullptr, .value = nullptr, .repeats = true};   // 0: no die, since a weak block rolls fewer
const Noun kHit{.field = "hit", .word = yes_word, .value = unread, .repeats = true};     // of each die
const Noun kNumber = number_noun("number"), kTurn = number_noun("turn"), kPrice = number_noun("price"), kTotal = number_noun("total"),
           kBlocks = number_noun("blocks"), kLosses = number_noun("losses"), kStrength = number_noun("strength"), kValue = number_noun("value"),
           kHits = number_noun("hits"), kLeft = number_noun("left");

const Noun* noun_of(Operand operand, int index) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return index == 0 ? &kUnit : &kSquare;
        case Operand::town: return &kTown;
        case Operand::side: return &kSide;
        case Operand::army: return &kArmy;
        case Operand::space: return &kSpace;
        case Operand::terrain: return &kTerrain;
        case Operand::number: return &kNumber;
    }
    return nullptr;
}

const auto kActionPhrases = action_phrases_of(kVerbData, noun_of);

// --- Events, in the order of Happening -------------------------------------------------------------------------------------------

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}},
    {"bid_made", {&kPlayer, &kSide, &kNumber}},
    {"bid_passed", {&kPlayer}},
    {"sides_settled", {&kSide, &kPrice}},
    {"unit_reduced", {&kUnit}},
    {"unit_placed", {&kUnit, &kTown}},
    {"set_up_done", {&kSide}},
    {"group_moves", {&kArmy, &kTown}},
    {"unit_marched", {&kUnit, &kOrigin, &kTo}},
    {"block_marched", {&kArmy, &kOrigin, &kTo}},
    {"unit_forced", {&kUnit, &kOrigin, &kTo}},
    {"block_forced", {&kArmy, &kOrigin, &kTo}},
    {"commander_shown", {&kUnit, &kTown}},
    {"march_roll", {&kUnit, &kDice, &kTotal, &kFails}},
    {"march_losses", {&kArmy, &kTown, &kBlocks, &kLosses}},
    {"unit_weakened", {&kUnit, &kStrength}},
    {"block_weakened", {&kArmy, &kTown}},
    {"eliminated", {&kUnit}},
    {"skirmish_begins", {&kTown}},
    {"unit_shown", {&kUnit, &kStrength}},
    {"unit_chosen", {&kUnit}},
    {"skirmish_fire", {&kUnit, &kValue, &kHits, &kDice, &kDice, &kDice, &kDice, &kHit, &kHit, &kHit, &kHit}},
    {"skirmish_ends", {&kTown, &kSide}},
    {"battle_begins", {&kTown}},
    {"terrain_drawn", {&kTown, &kSide, &kTerrain}},
    {"terrain_placed", {&kTown, &kTerrain, &kSpace}},
    {"unit_deployed", {&kUnit, &kSpace}},
    {"block_deployed", {&kTown, &kArmy, &kSpace}},
    {"battle_turn", {&kTown, &kSide}},
    {"morale", {&kUnit, &kDice, &kTotal, &kLow}},
    {"unit_moved", {&kUnit, &kSpaceFrom, &kSpaceTo}},
    {"block_moved", {&kTown, &kArmy, &kSpaceFrom, &kSpaceTo}},
    {"fire", {&kUnit, &kSpace, &kTarget, &kValue, &kHits, &kDice, &kDice, &kDice, &kDice, &kHit, &kHit, &kHit, &kHit}},
    {"square_formed", {&kUnit}},
    {"square_broken", {&kUnit}},
    {"marker_taken", {&kUnit, &kTerrain}},
    {"marker_left", {&kUnit, &kTerrain}},
    {"sheltered", {&kUnit, &kSquare}},
    {"shelter_left", {&kUnit}},
    {"block_changed", {&kTown, &kArmy, &kSpace}},
    {"unit_retreated", {&kUnit, &kOrigin, &kTo}},
    {"block_retreated", {&kArmy, &kOrigin, &kTo}},
    {"routed", {&kTown, &kSide}},
    {"stalemate", {&kTown}},
    {"unit_reinforced", {&kUnit, &kOrigin, &kTo}},
    {"block_reinforced", {&kArmy, &kOrigin, &kTo}},
    {"battle_ends", {&kTown, &kSide}},
    {"unit_redeployed", {&kUnit, &kOrigin, &kTo}},
    {"block_redeployed", {&kArmy, &kOrigin, &kTo}},
    {"supply_lost", {&kArmy, &kTown, &kBlocks}},
    {"army_defeated", {&kArmy}},
    {"game_over", {&kSide}},
    {"ally_weakened", {&kTown}},
};
static_assert(std::size(kEventPhrases) == kEnumWords<Happening>.size());

// --- Prompts, by the names of their steps: what asks() of each gives -------------------------------------------------------------

const Phrase kPromptPhrases[] = {
    {"reduce_blocks", {&kLeft}},
    {"move_group", {&kArmy, &kTown}},
    {"supply_loss", {&kArmy, &kLeft}},
    {"retreat", {&kTown}},
    {"redeploy", {&kTown}},
    {"choose_skirmishers", {&kTown}},
    {"assign_hits", {&kTown, &kHits}},
    {"place_terrain", {&kTown}},
    {"deploy", {&kTown}},
    {"withdraw", {&kTown}},
    {"morale", {&kTown}},
    {"combat", {&kTown}},
    {"reinforce", {&kTown}},
};

}  // namespace

std::span<const Phrase> Records::action_phrases() { return kActionPhrases; }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrasesOf<Modifier>; }
std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

}  // namespace papelotte::napoleon
