// What actions, events, the terms of accounts and prompts are about, from one table each. Their sentences are in
// data/enemy_mistakes/text.*.json, by these names. Lengths are written in millimetres and angles in degrees, with one decimal.
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {

std::span<const TextTable> game_text();   // data/enemy_mistakes/text.*.json, by tools/compile_text

namespace {

// --- Nouns -----------------------------------------------------------------------------------------------------------------------

constexpr bool exists(int value, int count) { return value >= 0 && value < count; }
std::string_view unit_word(int value) { return exists(value, kUnits) ? word(Unit(value)) : std::string_view(); }
std::string_view general_word(int value) { return exists(value, kGenerals) ? word(General(value)) : std::string_view(); }
std::string_view yes_word(int value) { return value ? "yes" : "no"; }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = unit_from(text);
    return unit ? std::optional(index_of(*unit)) : std::nullopt;
}
std::optional<int> general_value(std::string_view text) {
    const auto general = general_from(text);
    return general ? std::optional(index_of(*general)) : std::nullopt;
}

std::string unit_name(int value) { return "unit." + std::string(unit_word(value)); }
std::string general_name(int value) { return "general." + std::string(general_word(value)); }
std::string army_name(int value) { return "army." + std::string(word(Army(value))); }
std::string corps_name(int value) { return "corps." + std::string(word(Corps(value))); }
std::string type_name(int value) { return "type." + std::string(word(Type(value))); }
std::string edge_name(int value) { return "edge." + std::string(word(Edge(value))); }
std::string fate_name(int value) { return "fate." + std::string(word(Fate(value))); }
std::string effect_name(int value) { return "effect." + std::string(word(Forced(value))); }

const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kTarget = named({"target", unit_word, unit_value}, unit_name, true);
const Noun kGeneral = named({"general", general_word, general_value}, general_name, true);
const Noun kArmy = named(enum_noun<Army, Army::black>("army"), army_name);
const Noun kGains = named(enum_noun<Army, Army::none>("to"), army_name);
const Noun kLoses = named(enum_noun<Army, Army::black>("loses"), army_name);
const Noun kCorps = named(enum_noun<Corps, Corps::black_iii>("corps"), corps_name);
const Noun kType = named(enum_noun<Type, Type::cavalry>("type"), type_name, true);
const Noun kEdge = named(enum_noun<Edge, Edge::rear>("side"), edge_name, true);
const Noun kFate = named(enum_noun<Fate, Fate::out_of_field>("fate"), fate_name);
const Noun kEffect = named(enum_noun<Forced, Forced::rout>("effect"), effect_name);
const Noun kResult = enum_noun<Result, Result::points>("result");
const Noun kComes{"comes", yes_word, unread}, kFalls{"falls", yes_word, unread}, kCaptured{"captured", yes_word, unread},
    kPursues{"pursues", yes_word, unread};
constexpr Noun tenths(std::string_view field) { return {.field = field, .word = nullptr, .value = nullptr, .decimals = 1}; }
const Noun kX = tenths("x"), kY = tenths("y"), kFacing = tenths("facing"), kAngle = tenths("angle"), kDistance = tenths("distance"),
           kOffset = tenths("offset"), kMost = tenths("most");
const Noun kDice{.field = "dice", .word = nullptr, .value = nullptr, .repeats = true};   // 0: no die
const Noun kNumber = number_noun("number"), kTurn = number_noun("turn"), kNeeded = number_noun("needed"), kDie = number_noun("die"),
           kGenerals_ = number_noun("generals"), kMarkers = number_noun("markers"), kBlueBid = number_noun("blue"), kRedBid = number_noun("red"),
           kBlackBid = number_noun("black"), kPlace = number_noun("place"), kExtra = number_noun("extra"), kTotal = number_noun("total"),
           kOther = number_noun("other"), kLosses = number_noun("losses"), kCapacity = number_noun("capacity"), kCost = number_noun("cost"),
           kUnitCount = number_noun("units"), kBefore = number_noun("before"), kFallBack = number_noun("fall_back"),
           kPieces = number_noun("pieces"), kObjectivePoints = number_noun("objectives"), kLeft = number_noun("left"),
           kPart = number_noun("part");

const Noun* noun_of(Operand operand, int index) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return index == 0 ? &kUnit : &kTarget;
        case Operand::general: return &kGeneral;
        case Operand::army: return &kArmy;
        case Operand::type: return &kType;
        case Operand::edge: return &kEdge;
        case Operand::number: return &kNumber;
        case Operand::x: return &kX;
        case Operand::y: return &kY;
        case Operand::facing: return &kFacing;
        case Operand::angle: return &kAngle;
        case Operand::distance: return &kDistance;
        case Operand::offset: return &kOffset;
    }
    return nullptr;
}
// A unit behind a General is not a target.
const auto kActionPhrases = [] {
    auto phrases = action_phrases_of(kVerbData, noun_of);
    for (Phrase& phrase : phrases)
        if (phrase.operands[0] == &kGeneral && phrase.operands[1] == &kTarget) phrase.operands[1] = &kUnit;
    return phrases;
}();

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
    {"damage", {&kUnit, &kLosses, &kDice, &kDice}},
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
    {"melee_damage", {&kArmy, &kLosses, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice, &kDice}},
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

const auto kTermPhrases = [] {   // in the order of Modifier; none names anything
    std::array<TermPhrase, kEnumWords<Modifier>.size()> phrases{};
    for (std::size_t i = 0; i < phrases.size(); ++i) phrases[i].name = kEnumWords<Modifier>[i];
    return phrases;
}();

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

std::span<const Phrase> Records::action_phrases() { return kActionPhrases; }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrases; }
std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

}   // namespace papelotte::enemy_mistakes
