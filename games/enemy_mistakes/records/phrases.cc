// The operands of actions and how they are written: lengths in millimetres and angles in degrees, with one decimal.
#include "games/enemy_mistakes/records/phrases.h"

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {
namespace nouns {
namespace {

constexpr bool exists(int value, int count) { return value >= 0 && value < count; }
std::string_view unit_word(int value) { return exists(value, kUnits) ? word(Unit(value)) : std::string_view(); }
std::string_view general_word(int value) { return exists(value, kGenerals) ? word(General(value)) : std::string_view(); }
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
std::string type_name(int value) { return "type." + std::string(word(Type(value))); }
std::string edge_name(int value) { return "edge." + std::string(word(Edge(value))); }
constexpr Noun tenths(std::string_view field) { return decimal_noun(field, 1); }

}   // namespace

std::string army_name(int value) { return "army." + std::string(word(Army(value))); }

const Noun kUnit = named({"unit", unit_word, unit_value}, unit_name, true);
const Noun kTarget = named({"target", unit_word, unit_value}, unit_name, true);
const Noun kGeneral = named({"general", general_word, general_value}, general_name, true);
const Noun kArmy = named(enum_noun<Army, Army::black>("army"), army_name);
const Noun kType = named(enum_noun<Type, Type::cavalry>("type"), type_name, true);
const Noun kEdge = named(enum_noun<Edge, Edge::rear>("side"), edge_name, true);
const Noun kNumber = number_noun("number");
const Noun kX = tenths("x"), kY = tenths("y"), kFacing = tenths("facing"), kAngle = tenths("angle"), kDistance = tenths("distance"),
           kOffset = tenths("offset");

}   // namespace nouns

namespace {

using namespace nouns;

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

}   // namespace

std::span<const Phrase> phrases_of_actions() { return kActionPhrases; }

}   // namespace papelotte::enemy_mistakes
