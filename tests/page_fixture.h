// What the page's own tests must know of a game: its place among the games, its verbs with their operands, the steps that ask a player, scenarios and options. The page
// has it as web/src/games/GAME/declared.json, and the test of the game says when that file is out of date.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <fstream>
#include <iterator>
#include <string>

#include "engine/vocabulary_json.h"
#include "tests/declared_text.h"
#include "tests/paths.h"

namespace papelotte {

inline boost::json::array json_words(std::span<const std::string_view> words) { return boost::json::array(words.begin(), words.end()); }

template <class Records, class Step>
boost::json::object declared_json() {
    const Facts& facts = Records::Rules::facts();
    boost::json::array steps;
    for_each_prompt<Step>([&](const Prompt& prompt) { steps.emplace_back(prompt.step); });
    boost::json::object options;
    for (const OptionFact& option : facts.options) options[option.name] = json_words(option.values);
    return {{"order", facts.order},
            {"verbs", grammar_json(Records::action_phrases())},
            {"steps", std::move(steps)},
            {"scenarios", json_words(facts.scenarios)},
            {"options", std::move(options)}};
}

inline void the_page_has(std::string_view game, const boost::json::object& declared) {
    const std::string path = "web/src/games/" + std::string(game) + "/declared.json";
    std::ifstream file(std::string(paths::source) + "/" + path);
    boost::json::error_code fault;
    const boost::json::value kept = boost::json::parse(std::string(std::istreambuf_iterator<char>(file), {}), fault);
    EXPECT_TRUE(!fault && kept == declared) << path << " is out of date; it must say\n" << boost::json::serialize(declared);
}

}   // namespace papelotte
