// The sentences of Waterloo: data/waterloo/text.*.json has all that the game can say, and nothing else.
#include <fstream>
#include <iterator>

#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/refusals.h"
#include "tests/declared_text.h"
#include "tests/paths.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

namespace {

using Step = decltype(Position::agenda)::value_type;

DeclaredText declared() {
    DeclaredText all;
    all.add_refusals(kWhy);
    for_each_prompt<Step>([&](const Prompt& prompt) { all.add(std::string(prompt.question)); });
    all.add_phrases("event", event_phrases());
    all.add_phrases("prompt", prompt_phrases());
    all.add("prompt.skirmish_fire");   // it has no values
    all.add_terms(term_phrases());
    for (const std::string_view seat : Rules::facts().seats) all.add("seat." + std::string(seat));
    return all;
}

}  // namespace

TEST(WaterlooText, the_catalogue_has_what_the_game_says_and_nothing_else) { declared().matches(Records::texts(), {"hour.", "losses."}); }

TEST(WaterlooText, every_unit_and_place_has_a_name_in_every_language) {
    for (const TextTable& table : Records::texts().own()) {
        for (int i = 0; i < kUnits; ++i) EXPECT_TRUE(Records::texts().find(name_key(Unit(i)), table.language)) << word(Unit(i));
        for (int i = 0; i < kBoardPlaces; ++i)
            EXPECT_TRUE(Records::texts().find("place." + std::string(word(Area(i))), table.language)) << word(Area(i));
    }
}

TEST(WaterlooText, every_rule_that_is_cited_is_in_the_rules) {
    std::ifstream file(std::string(paths::source) + "/docs/rules/waterloo.md");
    const std::string rules(std::istreambuf_iterator<char>(file), {});
    const auto known = [&](std::string_view id) { return rules.find("**" + std::string(id) + "**") != std::string::npos; };
    const auto* all = reinterpret_cast<const Rule*>(&kWhy);
    for (std::size_t i = 0; i < sizeof kWhy / sizeof(Rule); ++i) EXPECT_TRUE(known(all[i].id)) << all[i].id << " " << all[i].message;
    for_each_prompt<Step>([&](const Prompt& prompt) {
        for (const std::string_view id : prompt.rules) EXPECT_TRUE(id.empty() || known(id)) << id << " " << prompt.step;
    });
}

TEST(WaterlooText, a_prompt_names_its_places_and_units) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 blue=1; crossroads: br_inf_4(defensive); active=french");
    s.play("move green sandpit_valley");
    const auto asked = [&](std::string_view language) {
        const Phrase* phrase = std::ranges::find(prompt_phrases(), std::string_view("movement"), &Phrase::name).base();
        return Records::texts().say({"prompt.movement", arguments_of(*phrase, Records::prompt_values(s.position()))}, {.language = language});
    };
    EXPECT_TRUE(asked("en").starts_with("Movement from Sandpit Valley (sandpit_valley):")) << asked("en");
    EXPECT_TRUE(asked("it").starts_with("Movimento dalla ")) << asked("it");
}

}  // namespace papelotte::waterloo
