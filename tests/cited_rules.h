// Checks that every rule that a game's C++ code cites stands in docs/rules/<game>.md.
#pragma once

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <string_view>

#include "engine/rule.h"
#include "engine/rules.h"
#include "tests/declared_text.h"
#include "tests/paths.h"

namespace papelotte {

class CitedRules {
   public:
    explicit CitedRules(std::string_view game) {
        std::ifstream file(std::string(paths::source) + "/docs/rules/" + std::string(game) + ".md");
        text_.assign(std::istreambuf_iterator<char>(file), {});
        EXPECT_FALSE(text_.empty()) << game;
    }

    // Structs that have only rules as members: each cites a rule, or some are faults of which the book says nothing.
    template <class Refusals>
    void has_all(const Refusals& refusals) const {
        for (const Rule& rule : members_of(refusals)) EXPECT_TRUE(has(rule.id)) << rule.id << " " << rule.message;
    }
    template <class Faults>
    void has_given(const Faults& faults) const {
        for (const Rule& rule : members_of(faults)) EXPECT_TRUE(rule.id.empty() || has(rule.id)) << rule.id << " " << rule.message;
    }
    template <class Step>
    void has_those_of_prompts() const {
        for_each_prompt<Step>([&](const Prompt& prompt) {
            for (const std::string_view id : prompt.rules) EXPECT_TRUE(id.empty() || has(id)) << id << " " << prompt.step;
        });
    }
    template <class Rules>
    void has_those_of_outcomes() const {
        for_each_outcome<Rules>([&](const Outcome& outcome) { EXPECT_TRUE(has(outcome.rule)) << outcome.rule << " " << outcome.message; });
    }

   private:
    template <class Refusals>
    static std::span<const Rule> members_of(const Refusals& refusals) {
        static_assert(sizeof(Refusals) % sizeof(Rule) == 0);
        return {reinterpret_cast<const Rule*>(&refusals), sizeof(Refusals) / sizeof(Rule)};
    }
    bool has(std::string_view id) const { return text_.find("**" + std::string(id) + "**") != std::string::npos; }

    std::string text_;
};

}  // namespace papelotte
