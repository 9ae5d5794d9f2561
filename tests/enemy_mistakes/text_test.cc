// The sentences of Enemy Mistakes: data/enemy_mistakes/text.*.json has all that the game can say, and nothing else.

#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "games/enemy_mistakes/records/describe.h"
#include "games/enemy_mistakes/records/records.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/position_faults.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "tests/cited_rules.h"
#include "tests/declared_text.h"
#include "tests/enemy_mistakes/scene.h"
#include "tests/page_fixture.h"

namespace papelotte::enemy_mistakes {
namespace {

DeclaredText declared() {
    DeclaredText all;
    all.add_refusals(kWhy);
    all.add_refusals(kBoardFaults);
    all.add_refusals(kAgendaFaults);
    all.add_ids(kDescribe);
    all.add("card.headline");
    for_each_prompt<Step>([&](const Prompt& prompt) {
        all.add(std::string(prompt.question));
        all.add("prompt." + std::string(prompt.step));
    });
    all.add_phrases("event", Records::event_phrases());
    all.add_phrases("prompt", Records::prompt_phrases());
    all.add_terms(Records::term_phrases());
    for_each_outcome<Rules>([&](const Outcome& outcome) { all.add(std::string(outcome.message)); });
    // Points may also end in a tie (EM-17.9), which depends on more than the result.
    all.add("result.points");
    all.add("result.shared");
    all.add("result.draw");
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

}   // namespace

TEST(EnemyMistakesText, the_catalogue_has_what_the_game_says_and_nothing_else) {
    // What the page alone says is looked for by its own test (web/src/games/enemy_mistakes/words/words.test.ts); names are tested below.
    declared().matches(Records::texts(),
                       {"unit.",    "general.", "place.",   "terrain.", "class.", "weight.",   "fire.", "fate.",   "army.",    "corps.",
                        "action.",  "finish.",  "waiting.", "phase.",   "chain.", "standing.", "arm.",  "people.", "summary.", "map.",
                        "account.", "panel.",   "option.",  "act.",     "about.", "glossary.", "tour.", "repeat."});
}

TEST(EnemyMistakesText, the_page_knows_verbs_steps_and_options) { the_page_has("enemy_mistakes", declared_json<Records, Step>()); }

TEST(EnemyMistakesText, everything_has_a_name_in_every_language) {
    for (const TextTable& table : Records::texts().own()) {
        const auto named = [&](std::string_view group, std::string_view word) {
            EXPECT_TRUE(Records::texts().find(std::string(group) + "." + std::string(word), table.language)) << group << "." << word;
        };
        for (const Unit unit : UnitSet::first(kUnits)) named("unit", word(unit));
        for (const General general : GeneralSet::first(kGenerals)) named("general", word(general));
        for (const Army army : kAllArmies) named("army", word(army));
        for (int corps = 0; corps < kCorps; ++corps) named("corps", word(Corps(corps)));
        for (std::size_t area = 0; area < kAreas; ++area) named("place", data_of(Area(area)).id);
        for (std::size_t line = 0; line < kLines; ++line) named("place", data_of(Line(line)).id);
        for (std::size_t i = 0; i < kTerrains; ++i) named("terrain", word(Terrain(i)));
    }
}

TEST(EnemyMistakesText, every_rule_that_is_cited_is_in_the_rules) {
    const CitedRules cited("enemy_mistakes");
    cited.has_all(kWhy);
    cited.has_given(kBoardFaults);
    cited.has_given(kAgendaFaults);
    cited.has_those_of_prompts<Step>();
    cited.has_those_of_outcomes<Rules>();
}

// With the sense of a wheel, and without what is nought.
TEST(EnemyMistakesText, an_advance_is_told_in_millimetres_and_degrees) {
    const EventArgs advanced = event_args(Scene::unit("b13"), -150, 425);
    EXPECT_EQ(say(Happening::advanced, advanced, kTerminal), "Charlet (Quiot) (b13): wheel of 15° to the left, advance of 42.5 mm.");
    EXPECT_EQ(say(Happening::advanced, advanced, kItalian), "**Charlet (Quiot)**: conversione di 15° a sinistra, avanzata di 42,5 mm.");
    EXPECT_EQ(say(Happening::advanced, event_args(Scene::unit("b13"), 0, 425), kTerminal), "Charlet (Quiot) (b13): advance of 42.5 mm.");
    EXPECT_EQ(say(Happening::advanced, event_args(Scene::unit("b13"), 200, 0), kTerminal), "Charlet (Quiot) (b13): wheel of 20° to the right.");
}

}   // namespace papelotte::enemy_mistakes
