// Smohain's sentences: data/smohain/text.*.json has all that the game can say, and nothing that it cannot.
#include <fstream>
#include <iterator>

#include "games/smohain/doctrine/doctrine.h"
#include "games/smohain/records/records.h"
#include "games/smohain/rules/position_faults.h"
#include "games/smohain/rules/refusals.h"
#include "tests/declared_text.h"
#include "tests/paths.h"

namespace papelotte::smohain {

TEST(SmohainText, the_catalogue_has_what_the_game_says_and_nothing_else) {
    DeclaredText all;
    all.add_refusals(kWhy);
    all.add_refusals(kBoardFaults);
    for (const char* id : {"card.headline", "describe.held", "describe.ambush"}) all.add(id);
    for_each_prompt<Step>([&](const Prompt& prompt) {
        all.add(std::string(prompt.question));
        all.add("prompt." + std::string(prompt.step));
        all.add("waiting." + std::string(prompt.step));
    });
    all.add_phrases("event", Records::event_phrases());
    all.add_phrases("prompt", Records::prompt_phrases());
    all.add_terms(Records::term_phrases());
    for (const Phrase& verb : Records::action_phrases()) all.add("action." + std::string(verb.name));
    for (const std::string_view seat : Rules::facts().seats) all.add("seat." + std::string(seat));
    for_each_outcome<Rules>([&](const Outcome& outcome) { all.add(std::string(outcome.message)); });
    all.add_names("reason", Doctrine::reasons());
    all.add_names("count", Doctrine::counts());
    all.matches(Records::texts(), {"standing.", "panel.", "account.", "tour."});   // what the page alone says
}

TEST(SmohainText, every_rule_that_is_cited_is_in_the_rules) {
    std::ifstream file(std::string(paths::source) + "/docs/rules/smohain.md");
    const std::string rules(std::istreambuf_iterator<char>(file), {});
    const auto known = [&](std::string_view id) { return rules.find("**" + std::string(id) + "**") != std::string::npos; };
    const auto* all = reinterpret_cast<const Rule*>(&kWhy);
    for (std::size_t i = 0; i < sizeof kWhy / sizeof(Rule); ++i) EXPECT_TRUE(known(all[i].id)) << all[i].id << " " << all[i].message;
    for_each_prompt<Step>([&](const Prompt& prompt) {
        for (const std::string_view id : prompt.rules) EXPECT_TRUE(id.empty() || known(id)) << id << " " << prompt.step;
    });
}

}  // namespace papelotte::smohain
