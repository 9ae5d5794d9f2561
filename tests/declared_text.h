// Checks that a catalogue has exactly the sentences that a game's C++ code can say. These are collected from the game's tables, not by
// parsing its sources.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>

#include "engine/message_pattern.h"
#include "engine/rule.h"
#include "engine/rules.h"
#include "engine/text.h"
#include "engine/vocabulary.h"
#include "engine/words.h"

namespace papelotte {

class DeclaredText {
   public:
    // Sentences without values, or with values that only the caller knows.
    void add(std::string id) { ids_.insert(std::move(id)); }
    // "step.star" for every enumerator.
    template <NamedEnum E>
    void add_all(const std::string& group) {
        for (const std::string_view word : kEnumWords<E>) add(group + "." + std::string(word));
    }
    // A struct that has only rules as members.
    template <class Refusals>
    void add_refusals(const Refusals& refusals) {
        static_assert(sizeof(Refusals) % sizeof(Rule) == 0);
        const auto* rules = reinterpret_cast<const Rule*>(&refusals);
        for (std::size_t i = 0; i < sizeof(Refusals) / sizeof(Rule); ++i) add(std::string(rules[i].message));
    }
    // A struct that has only ids as members.
    template <class Ids>
    void add_ids(const Ids& ids) {
        static_assert(sizeof(Ids) % sizeof(std::string_view) == 0);
        const auto* list = reinterpret_cast<const std::string_view*>(&ids);
        for (std::size_t i = 0; i < sizeof(Ids) / sizeof(std::string_view); ++i) add(std::string(list[i]));
    }
    // "reason.destroy" for every name.
    void add_names(const std::string& group, std::span<const std::string_view> names) {
        for (const std::string_view name : names) add(group + "." + std::string(name));
    }
    // "event.moved" for every phrase, and the names of all that its operands can be.
    void add_phrases(const std::string& group, std::span<const Phrase> phrases) {
        for (const Phrase& phrase : phrases) {
            const std::string id = group + "." + std::string(phrase.name);
            add(id);
            for (int i = 0; i < operand_count(phrase); ++i) {
                const Noun& noun = *phrase.operands[static_cast<std::size_t>(i)];
                if (!noun.name) continue;
                nouns_[id][std::string(noun.field)] = &noun;
                for (int value = 0; value < kMostValues; ++value)
                    if (!noun.word(value).empty() && !noun.name(value).empty()) add(noun.name(value));
            }
        }
    }
    void add_standing(std::span<const StandingAnswer> answers) {
        for (const StandingAnswer& answer : answers) {
            add("answer." + std::string(answer.id));
            add("answer.ask." + std::string(answer.step));
        }
    }
    void add_terms(std::span<const TermPhrase> terms) {
        for (const TermPhrase& term : terms) add("term." + std::string(term.name));
    }

    // `elsewhere`: prefixes of ids that are declared elsewhere: those looked up by number, and those that only the page uses.
    void matches(const Texts& texts, std::initializer_list<std::string_view> elsewhere) const {
        for (const std::string& id : ids_) EXPECT_TRUE(texts.find(id, kEnglish)) << "text.en.json: " << id << ": is missing";
        for (const TextEntry& entry : texts.own().front().entries) {
            const std::string id(entry.id.substr(0, entry.id.find(':')));
            const auto begins = [&](std::string_view group) { return id.starts_with(group); };
            const bool other = std::ranges::any_of(elsewhere, begins) || std::ranges::any_of(kHomeSays, begins);
            EXPECT_TRUE(other || ids_.contains(id)) << "text.en.json: " << id << ": nobody says it";
        }
        for (const TextTable& table : texts.own())
            for (const auto& [id, nouns] : nouns_)
                if (const auto text = texts.find(id, table.language)) forms_exist(texts, table.language, id, *parse_pattern(*text), nouns);
    }

   private:
    static constexpr int kMostValues = 256;
    static constexpr std::string_view kHomeSays[] = {"card.", "choice."};  // the page, of any game
    using Nouns = std::map<std::string, const Noun*>;

    // Every form of a name that a sentence needs exists for at least one thing. Not all need it: only infantry has skirmishers.
    static void forms_exist(const Texts& texts, std::string_view language, const std::string& id, const Pattern& pattern, const Nouns& nouns) {
        for (const PatternPart& part : pattern) {
            const auto noun = nouns.find(part.text);
            if (part.kind == PatternPart::Kind::value && noun != nouns.end()) {
                bool some = false;
                for (int value = 0; value < kMostValues; ++value)
                    some = some || (!noun->second->word(value).empty() &&
                                    texts.find(noun->second->name(value) + (part.form.empty() ? "" : ":" + part.form), language));
                EXPECT_TRUE(some) << "text." << language << ".json: " << id << ": no name has the form '" << part.form << "'";
            }
            for (const PatternBranch& branch : part.branches) forms_exist(texts, language, id, branch.parts, nouns);
        }
    }

    std::set<std::string> ids_;
    std::map<std::string, Nouns> nouns_;
};

// The ways in which a game can end; in a position nothing but its `result` counts.
template <class Rules, class Add>
void for_each_outcome(Add add) {
    using Result = decltype(Rules::Position::result);
    typename Rules::Position p{};
    for (std::size_t i = 1; i < kEnumWords<Result>.size(); ++i) {
        p.result = Result(i);
        add(*Rules::outcome(p));
    }
}

// The steps of a variant that wait for a player: what each asks.
template <class Step, class Add>
void for_each_prompt(Add add) {
    [&]<std::size_t... I>(std::index_sequence<I...>) {
        const auto one = [&]<class S>(std::type_identity<S>) {
            if constexpr (requires { S::prompt; }) add(S::prompt);
        };
        (one(std::type_identity<std::variant_alternative_t<I, Step>>()), ...);
    }(std::make_index_sequence<std::variant_size_v<Step>>());
}

}  // namespace papelotte
