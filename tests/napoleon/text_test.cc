// The sentences of Napoléon: data/napoleon/text.*.json has all that the game can say, and nothing else.

#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/records/describe.h"
#include "games/napoleon/records/records.h"
#include "games/napoleon/records/warnings.h"
#include "games/napoleon/rules/events.h"
#include "games/napoleon/rules/position_faults.h"
#include "games/napoleon/rules/refusals.h"
#include "tests/cited_rules.h"
#include "tests/declared_text.h"
#include "tests/napoleon/scene.h"
#include "tests/page_fixture.h"

namespace papelotte::napoleon {
namespace {

DeclaredText declared() {
    DeclaredText all;
    all.add_refusals(kWhy);
    all.add_refusals(kBoardFaults);
    all.add_refusals(kAgendaFaults);
    all.add_refusals(kWarns);
    all.add_ids(kDescribe);
    all.add("card.headline");
    all.add_standing(Rules::Standing::answers());
    for_each_prompt<Step>([&](const Prompt& prompt) {
        all.add(std::string(prompt.question));
        all.add("prompt." + std::string(prompt.step));
    });
    all.add_phrases("event", Records::event_phrases());
    all.add_phrases("prompt", Records::prompt_phrases());
    all.add_terms(Records::term_phrases());
    for_each_outcome<Rules>([&](const Outcome& outcome) { all.add(std::string(outcome.message)); });
    all.add_names("reason", Doctrine::reasons());
    all.add_names("count", Doctrine::counts());
    for (const std::string_view seat : Rules::facts().seats) {
        all.add("seat." + std::string(seat));
        all.add("describe.seat." + std::string(seat));
    }
    return all;
}

std::string say(Happening what, EventArgs args, const Speech& speech) {
    return Records::event_text(Event{static_cast<std::uint16_t>(what), SeatSet::everyone(), args}, speech);
}
constexpr Speech kTerminal{}, kItalian{.language = "it", .ids = false, .marks = true};

}  // namespace

TEST(NapoleonText, the_catalogue_has_what_the_game_says_and_nothing_else) {
    // What the page alone says is looked for by its own test (web/src/games/napoleon/words/words.test.ts), names by others.
    declared().matches(Records::texts(),
                       {"side.",    "army.",  "place.",   "unit.",     "space.",    "terrain.", "action.", "short.",   "finish.",
                        "waiting.", "whose.", "summary.", "standing.", "arm.",      "board.",   "map.",    "account.", "panel.",
                        "option.",  "march.", "act.",     "about.",    "glossary.", "tour.",    "repeat."});
}

TEST(NapoleonText, the_page_knows_verbs_steps_and_options) {
    boost::json::object declared = declared_json<Records, Step>();
    declared["flags"] = {word(Option::three_players), word(Option::fog), word(Option::bidding)};
    the_page_has("napoleon", declared);
}

TEST(NapoleonText, everything_has_a_name_in_every_language) {
    for (const TextTable& table : Records::texts().own()) {
        for (const Unit unit : kAllUnits) EXPECT_TRUE(Records::texts().find("unit." + std::string(word(unit)), table.language)) << word(unit);
        for (const Town town : kMap) EXPECT_TRUE(Records::texts().find("place." + std::string(word(town)), table.language)) << word(town);
        for (const Space space : kAllPositions)
            EXPECT_TRUE(Records::texts().find("space." + std::string(word(space)), table.language)) << word(space);
    }
}

TEST(NapoleonText, every_rule_that_is_cited_is_in_the_rules) {
    const CitedRules cited("napoleon");
    cited.has_all(kWhy);
    cited.has_all(kWarns);
    cited.has_given(kBoardFaults);
    cited.has_given(kAgendaFaults);
    cited.has_those_of_prompts<Step>();
    cited.has_those_of_outcomes<Rules>();
}

// Sentences about a hidden block do not name it.
TEST(NapoleonText, a_hidden_block_is_not_named) {
    const EventArgs marched = event_args(Army::prussian, Scene::town_named("ligny"), Scene::town_named("ath"));
    EXPECT_EQ(say(Happening::block_marched, marched, kTerminal), "Prussian block: from Ligny (ligny) to Ath (ath).");
    EXPECT_EQ(say(Happening::block_marched, marched, kItalian), "Blocco prussiano: da **Ligny** ad **Ath**.");
}

TEST(NapoleonText, a_fire_shows_as_many_dice_as_were_rolled) {
    const EventArgs fire = event_args(Scene::unit_named("fr_g_old"), Space::allied_left, Target::square, 3, 1, 2, 5, 6);
    EXPECT_EQ(say(Happening::fire, fire, kTerminal),
              "The Old and Middle Guard (Friant, Morand) (fr_g_old) fires at the squares on the Allied left (allied_left), F3: 2 5 6, one hit.");
    EXPECT_EQ(say(Happening::fire, fire, kItalian),
              "La vecchia e Media Guardia (Friant, Morand) fa fuoco sui quadrati sulla sinistra alleata, F3: 2 5 6, un colpo.");
}

}  // namespace papelotte::napoleon
