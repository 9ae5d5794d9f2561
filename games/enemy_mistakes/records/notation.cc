// What events, the terms of accounts and prompts are about, from one table each; actions: phrases.cc. Their sentences are in
// data/enemy_mistakes/text.*.json, by these names. Lengths are written in millimetres and angles in degrees, with one decimal.
#include "games/enemy_mistakes/records/phrases.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {

std::span<const TextTable> game_text();   // data/enemy_mistakes/text.*.json, by tools/compile_text

namespace {

using namespace nouns;

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

std::string_view yes_word(int value) { return value ? "yes" : "no"; }
std::string corps_name(int value) { return "corps." + std::string(word(Corps(value))); }
std::string fate_name(int value) { return "fate." + std::string(word(Fate(value))); }
std::string effect_name(int value) { return "effect." + std::string(word(Forced(value))); }

const Noun kGains = named(enum_noun<Army, Army::none>("to"), army_name);
const Noun kLoses = named(enum_noun<Army, Army::black>("loses"), army_name);
const Noun kCorps = named(enum_noun<Corps, Corps::black_iii>("corps"), corps_name);
const Noun kFate = named(enum_noun<Fate, Fate::out_of_field>("fate"), fate_name);
const Noun kEffect = named(enum_noun<Forced, Forced::rout>("effect"), effect_name);
const Noun kResult = enum_noun<Result, Result::points>("result");
const Noun kComes{"comes", yes_word, unread}, kFalls{"falls", yes_word, unread}, kCaptured{"captured", yes_word, unread},
    kPursues{"pursues", yes_word, unread};
const Noun kMost = decimal_noun("most", 1);
const Noun kDice{.field = "dice", .word = nullptr, .value = nullptr, .repeats = true};   // 0: no die
const Noun kHit{.field = "hit", .word = yes_word, .value = unread, .repeats = true};     // of each die
const Noun kTurn = number_noun("turn"), kNeeded = number_noun("needed"), kDie = number_noun("die"), kGenerals_ = number_noun("generals"),
           kMarkers = number_noun("markers"), kBlueBid = number_noun("blue"), kRedBid = number_noun("red"), kBlackBid = number_noun("black"),
           kPlace = number_noun("place"), kExtra = number_noun("extra"), kTotal = number_noun("total"), kOther = number_noun("other"),
           kLosses = number_noun("losses"), kCapacity = number_noun("capacity"), kCost = number_noun("cost"), kUnitCount = number_noun("units"),
           kBefore = number_noun("before"), kFallBack = number_noun("fall_back"), kPieces = number_noun("pieces"),
           kObjectivePoints = number_noun("objectives"), kLeft = number_noun("left"), kPart = number_noun("part");

// --- Events, in the order of Happening -------------------------------------------------------------------------------------------

const Phrase kEventPhrases[] = {
    {"turn_begins", {&kTurn}},
    {"entrance_roll", {&kDie, &kNeeded, &kComes}},
    {"corps_enters", {&kCorps}},
    {"unit_deployed", {&kUnit, &kX, &kY, &kFacing}},
    {"units_wait", {&kCorps, &kUnitCount}},
    {"markers_taken", {&kArmy, &kDie, &kGenerals_, &kMarkers}},
    {"bid_made", {&kArmy, &kNumber}},
    {"bids_shown", {&kBlueBid, &kRedBid, &kBlackBid}},
    {"initiative", {&kArmy, &kPlace, &kExtra}},
    {"substitute_roll", {&kGeneral, &kDie, &kNeeded, &kComes}},
    {"general_placed", {&kGeneral, &kX, &kY}},
    {"general_attached", {&kGeneral, &kUnit}},
    {"general_check", {&kGeneral, &kUnit, &kDice, &kDice, &kTotal, &kFalls}},
    {"counter_check", {&kGeneral, &kUnit, &kDice, &kTotal, &kCaptured}},
    {"general_lost", {&kGeneral, &kFate, &kGains}},
    {"markers_lost", {&kGeneral, &kMarkers}},
    {"ney_supplied", {&kMarkers}},
    {"ney_missed", {&kMarkers}},
    {"shot", {&kUnit, &kTarget, &kEdge, &kDice, &kDice, &kTotal}},
    {"damage", {&kUnit, &kLosses, &kDice, &kDice, &kHit, &kHit}},
    {"formations_merged", {&kUnit, &kTarget}},
    {"formation_split", {&kUnit}},
    {"markers_assigned", {&kGeneral, &kMarkers}},
    {"put_in_movement", {&kGeneral, &kUnit, &kCost}},
    {"kept_in_movement", {&kGeneral, &kUnit, &kCost}},
    {"recovered", {&kGeneral, &kUnit, &kCost}},
    {"redeploy_ordered", {&kGeneral, &kUnit, &kCost}},
    {"unit_redeployed", {&kUnit, &kX, &kY, &kFacing}},
    {"sequence_bought", {&kGeneral, &kUnit, &kCost}},
    {"green_lost", {&kUnit}},
    {"fastened", {&kUnit}},
    {"unfastened", {&kUnit}},
    {"advanced", {&kUnit, &kAngle, &kDistance}},
    {"fell_back", {&kUnit, &kDistance}},
    {"charged", {&kUnit, &kAngle, &kDistance, &kTarget}},
    {"stood", {&kUnit}},
    {"guns_exchanged", {&kUnit, &kTarget}},
    {"charge_stopped", {&kUnit, &kDistance}},
    {"loss_taken", {&kUnit, &kLosses, &kCapacity}},
    {"shaken", {&kUnit}},
    {"routed", {&kUnit}},
    {"withdrew", {&kUnit, &kDistance}},
    {"cannot_withdraw", {&kUnit}},
    {"unit_lost", {&kUnit, &kFate, &kGains}},
    {"combat_begins", {&kUnit, &kTarget}},
    {"supports", {&kUnit}},
    {"melee", {&kUnit, &kTarget, &kDice, &kDice, &kTotal, &kOther}},
    {"rerolled", {&kUnit, &kBefore, &kDie}},
    {"melee_effect", {&kUnit, &kEffect}},
    {"melee_damage",
     {&kArmy, &kLosses, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice, &kHit, &kHit, &kHit, &kHit, &kHit, &kHit, &kHit, &kHit}},
    {"pursuit_roll", {&kUnit, &kDice, &kTotal, &kPursues}},
    {"pursued", {&kUnit, &kAngle, &kDistance, &kTarget}},
    {"result_dice", {&kArmy, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice}},
    {"combat_result", {&kDice, &kDice, &kTotal, &kOther, &kLoses, &kFallBack}},
    {"orange", {&kUnit, &kMarkers}},
    {"combat_ends"},
    {"separated", {&kUnit, &kDistance}},
    {"turn_ends", {&kTurn}},
    {"score", {&kArmy, &kPieces, &kObjectivePoints, &kTotal}},
    {"game_over", {&kResult}},
};
static_assert(std::size(kEventPhrases) == kEnumWords<Happening>.size());

// --- Prompts, by the names of their steps: what asks() of each gives -------------------------------------------------------------

const Phrase kPromptPhrases[] = {
    {"deploy", {&kCorps}},
    {"bids", {&kBlueBid, &kRedBid, &kBlackBid}},
    {"place_substitute", {&kGeneral}},
    {"bombard", {&kArmy}},
    {"shot", {&kUnit, &kTarget}},
    {"fired_side", {&kTarget}},
    {"answer_fire", {&kUnit}},
    {"assign", {&kArmy, &kMarkers}},
    {"orders", {&kArmy, &kPart}},
    {"recover", {&kGeneral, &kUnit}},
    {"gather_redeploy", {&kGeneral}},
    {"redeploy", {&kUnit}},
    {"form_up", {&kUnit}},
    {"manoeuvres", {&kArmy}},
    {"manoeuvre", {&kUnit}},
    {"out_of_sequence", {&kArmy}},
    {"unfasten", {&kArmy}},
    {"charged_guns", {&kUnit, &kTarget}},
    {"stop_charge", {&kUnit, &kDistance, &kMost}},
    {"reinforcement_charge", {&kUnit}},
    {"lead_pursuit", {&kTarget}},
    {"pursuit_charge", {&kUnit, &kTarget}},
    {"displace_counter", {&kGeneral}},
    {"next_combat", {&kArmy}},
    {"choose_attacker", {&kTarget}},
    {"touched_side", {&kUnit, &kTarget}},
    {"support", {&kArmy, &kUnit}},
    {"reroll", {&kArmy, &kDie, &kOther}},
    {"spread_losses", {&kArmy, &kLeft}},
    {"pursuit", {&kArmy, &kTarget}},
    {"pursuit_sign", {&kArmy, &kTarget, &kType}},
    {"counterattack", {&kArmy}},
    {"reinforce", {&kArmy}},
    {"keep_die", {&kArmy}},
    {"fall_back_loss", {&kUnit}},
    {"shake_behind", {&kUnit}},
};

}   // namespace

std::span<const Phrase> Records::action_phrases() { return phrases_of_actions(); }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrasesOf<Modifier>; }
std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

}   // namespace papelotte::enemy_mistakes
