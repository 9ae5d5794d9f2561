// The verbs of a game, each with the kinds of its operands, in one table: well-formed actions and the phrases of notation
// are derived from it. `Operand` is the game's enum of kinds; its first enumerator is none.
#pragma once

#include <array>
#include <string_view>

#include "engine/action.h"
#include "engine/vocabulary.h"
#include "engine/words.h"

namespace papelotte {

template <class Operand>
struct VerbData {
    std::string_view name;
    std::array<Operand, 3> operands{};
    Stakes stakes = Stakes::none;
};

// True if the eight bytes form an action of the table: a known verb, and every operand exists(kind, value); for kind none only 0 does.
template <class Operand, std::size_t N, class Exists>
constexpr bool well_formed(const std::array<VerbData<Operand>, N>& verbs, Action action, Exists exists) {
    if (action.verb >= N) return false;
    const auto& operands = verbs[action.verb].operands;
    return exists(operands[0], action.a) && exists(operands[1], action.b) && exists(operands[2], action.c);
}

// An action from its verb and operands, ids and numbers.
template <class Verb, class... Operands>
constexpr Action act(Verb verb, Operands... operands) {
    const std::array<std::int16_t, 3> list{static_cast<std::int16_t>(operands)...};
    return {static_cast<std::uint16_t>(verb), list[0], list[1], list[2]};
}

// The phrases of actions; noun_of(kind, index of the operand) is the noun of an operand, null for kind none.
template <class Operand, std::size_t N, class NounOf>
std::array<Phrase, N> action_phrases_of(const std::array<VerbData<Operand>, N>& verbs, NounOf noun_of) {
    std::array<Phrase, N> phrases{};
    for (std::size_t verb = 0; verb < N; ++verb) {
        phrases[verb].name = verbs[verb].name;
        phrases[verb].stakes = verbs[verb].stakes;
        for (std::size_t i = 0; i < 3; ++i) phrases[verb].operands[i] = noun_of(verbs[verb].operands[i], static_cast<int>(i));
    }
    return phrases;
}

// --- Nouns ----------------------------------------------------------------------------------------------------------------------

inline std::optional<int> unread(std::string_view) { return std::nullopt; }   // for words of events, which are only written

constexpr Noun number_noun(std::string_view field) { return {field, nullptr, nullptr}; }

// A number with a fixed count of decimals, stored in an action as a whole number of their unit: tenths of a millimetre, of a degree.
constexpr Noun decimal_noun(std::string_view field, int decimals) {
    Noun noun = number_noun(field);
    noun.decimals = decimals;
    return noun;
}

// The values 0 .. last of an enum for which the game declares word(E).
template <class E, E last>
constexpr Noun enum_noun(std::string_view field) {
    return {field, [](int value) -> std::string_view { return word(E(value)); },
            [](std::string_view text) -> std::optional<int> {
                const auto found = from_word<E>(text, last);
                return found ? std::optional(static_cast<int>(*found)) : std::nullopt;
            }};
}

// The same noun, which has names in the catalogue; `typed`: players type its words.
constexpr Noun named(Noun noun, std::string (*name)(int value), bool typed = false) {
    noun.name = name;
    noun.typed = typed;
    return noun;
}

// --- Terms -----------------------------------------------------------------------------------------------------------------------

// The phrases of terms that name nothing: the game's enum of terms, in its order.
template <NamedEnum E>
inline constexpr auto kTermPhrasesOf = [] {
    std::array<TermPhrase, kEnumWords<E>.size()> phrases{};
    for (std::size_t i = 0; i < phrases.size(); ++i) phrases[i].name = kEnumWords<E>[i];
    return phrases;
}();

}  // namespace papelotte
