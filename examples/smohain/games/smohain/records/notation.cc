// What actions, events, the terms of accounts and prompts are about, from one table each. Their sentences are in data/smohain/text.*.json, by
// these names.
#include "games/smohain/records/records.h"
#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/events.h"
#include "games/smohain/rules/words.h"

namespace papelotte::smohain {

std::span<const TextTable> game_text();   // data/smohain/text.*.json, by tools/compile_text

namespace {

constexpr bool exists(int value, int count) { return value >= 0 && value < count; }
std::string_view unit_word(int value) { return exists(value, kUnits) ? word(Unit(value)) : std::string_view(); }
std::string_view area_word(int value) { return exists(value, kAreas) ? word(Area(value)) : std::string_view(); }
std::string_view side_word(int value) { return exists(value, 2) ? word(Seat(value)) : std::string_view(); }
std::string_view yes_word(int value) { return value ? "yes" : "no"; }
std::optional<int> unit_value(std::string_view text) {
    const auto unit = kUnitsByWord.find<Unit>(text);
    return unit ? std::optional(static_cast<int>(*unit)) : std::nullopt;
}
std::optional<int> area_value(std::string_view text) {
    const auto area = kAreasByWord.find<Area>(text);
    return area ? std::optional(static_cast<int>(*area)) : std::nullopt;
}
std::string unit_name(int value) { return "unit." + std::string(unit_word(value)); }
std::string area_name(int value) { return "place." + std::string(area_word(value)); }
std::string side_name(int value) { return "side." + std::string(side_word(value)); }

const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kArea = named({"area", area_word, area_value}, area_name, true);
const Noun kTo = named({"to", area_word, area_value}, area_name, true);
const Noun kSide = named({"side", side_word, unread}, side_name);
const Noun kDice{.field = "dice", .word = nullptr, .value = nullptr, .repeats = true};
const Noun kSucceeds{"succeeds", yes_word, unread};
const Noun kTurn = number_noun("turn"), kTotal = number_noun("total");

const Noun* noun_of(Operand operand, int) {
    switch (operand) {
        case Operand::none: return nullptr;
        case Operand::unit: return &kUnit;
        case Operand::area: return &kArea;
    }
    return nullptr;
}

const auto kActionPhrases = action_phrases_of(kVerbData, noun_of);

const Phrase kEventPhrases[] = {
                                   // in the order of Happening
    {"turn_begins", {&kTurn}},
    {"ambush_laid"},
    {"ambush_hidden", {&kArea}},
    {"ambush_sprung", {&kArea}},
    {"marched", {&kUnit, &kArea}},
    {"assault", {&kUnit, &kArea, &kDice, &kTotal, &kSucceeds}},
    {"step_lost", {&kUnit}},
    {"unit_lost", {&kUnit}},
    {"yielded", {&kSide, &kArea, &kTo}},
    {"game_over", {&kSide}},
};
static_assert(std::size(kEventPhrases) == kEnumWords<Happening>.size());

const TermPhrase kTermPhrases[] = {{"attacker", &kUnit}, {"support"}, {"defender", &kUnit}, {"built_up"}, {"ambush"}};   // of Modifier
static_assert(std::size(kTermPhrases) == kEnumWords<Modifier>.size());

const Phrase kPromptPhrases[] = {{"answer", {&kUnit, &kArea}}};   // what asks() of a step gives

}  // namespace

std::span<const Phrase> Records::action_phrases() { return kActionPhrases; }
std::span<const Phrase> Records::event_phrases() { return kEventPhrases; }
std::span<const TermPhrase> Records::term_phrases() { return kTermPhrases; }
std::span<const Phrase> Records::prompt_phrases() { return kPromptPhrases; }

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

}  // namespace papelotte::smohain
