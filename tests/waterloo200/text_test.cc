// The sentences of Waterloo 200: data/waterloo200/text.*.json has all that the game can say, and nothing else.
#include <algorithm>

#include "games/waterloo200/doctrine/doctrine.h"
#include "games/waterloo200/records/describe.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/position_faults.h"
#include "games/waterloo200/rules/refusals.h"
#include "tests/cited_rules.h"
#include "tests/declared_text.h"
#include "tests/page_fixture.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {

namespace {

using Step = decltype(Position::agenda)::value_type;

DeclaredText declared() {
    DeclaredText all;
    all.add_refusals(kWhy);
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
    all.add_refusals(kBoardFaults);
    all.add_refusals(kAgendaFaults);
    all.add_ids(kDescribe);
    all.add_names("describe.loss", Rules::loss_causes());
    for (const std::string_view seat : Rules::facts().seats) all.add("describe.seat." + std::string(seat));
    all.add_all<Symbol>("step");
    for (int turn = 1; turn <= kTurns; ++turn) all.add("hour." + std::to_string(turn));
    for (const std::string_view seat : Rules::facts().seats) all.add("seat." + std::string(seat));
    return all;
}

std::string say(Happening what, EventArgs args, const Speech& speech) {
    return Records::event_text(Event{static_cast<std::uint16_t>(what), SeatSet::everyone(), args}, speech);
}
constexpr Speech kTerminal{}, kItalian{.language = "it", .ids = false, .marks = true};

}  // namespace

TEST(Waterloo200Text, the_catalogue_has_what_the_game_says_and_nothing_else) {
    // What the page alone says is looked for by its own test (web/src/games/waterloo200/words/words.test.ts), names by others.
    declared().matches(Records::texts(),
                       {"side.",     "faction.", "place.",    "unit.",    "corps.",  "kind.",  "action.",   "finish.",  "waiting.",
                        "whose.",    "summary.", "standing.", "terrain.", "circle.", "arm.",   "option.",   "inspect.", "account.",
                        "archived.", "panel.",   "map.",      "tour.",    "act.",    "about.", "glossary.", "march.",   "repeat."});
}

TEST(Waterloo200Text, the_page_knows_verbs_steps_and_options) {
    boost::json::object declared = declared_json<Records, Step>();
    declared["flags"] = json_words(kEnumWords<Option>);
    the_page_has("waterloo200", declared);
}

TEST(Waterloo200Text, every_unit_and_place_has_a_name_in_every_language) {
    for (const TextTable& table : Records::texts().own()) {
        for (int i = 0; i < kUnits; ++i)
            EXPECT_TRUE(Records::texts().find("unit." + std::string(word(Unit(i))), table.language)) << word(Unit(i));
        for (const Area area : kMap) EXPECT_TRUE(Records::texts().find("place." + std::string(word(area)), table.language)) << word(area);
    }
}

TEST(Waterloo200Text, the_hours_are_those_of_the_turns) {
    for (const TextTable& table : Records::texts().own())
        for (int turn = 1; turn <= kTurns; ++turn)
            EXPECT_EQ(Records::texts().find("hour." + std::to_string(turn), table.language), turn_title(turn)) << table.language;
}

TEST(Waterloo200Text, every_rule_that_is_cited_is_in_the_rules) {
    const CitedRules cited("waterloo200");
    cited.has_all(kWhy);
    cited.has_those_of_prompts<Step>();
    cited.has_those_of_outcomes<Rules>();
}

TEST(Waterloo200Text, a_step_is_named_by_its_print) {
    const auto lost = [](std::string_view unit, int step, int strength, const Speech& speech) {
        return say(Happening::step_lost, event_args(Scene::unit(unit), step, strength), speech);
    };
    EXPECT_EQ(lost("fr_napoleon_sl", 2, 2, kTerminal), "Napoleon (fr_napoleon_sl) loses a step: two stars.");
    EXPECT_EQ(lost("fr_napoleon_sl", 3, 1, kItalian), "Napoleone perde un gradino: al cuore.");
    EXPECT_EQ(lost("fr_2c_soye_inf", 1, 3, kTerminal), "Soye’s brigade (fr_2c_soye_inf) loses a step: strength 3.");
}

// Sentences about a hidden block do not name it to the others.
TEST(Waterloo200Text, a_hidden_block_is_not_named) {
    const EventArgs moved = event_args(Faction::british, Scene::area("27"), Scene::area("41"));
    EXPECT_EQ(say(Happening::block_moved, moved, kTerminal), "A British block moves from the Crossroads (27) to the Sandpit (41).");
    EXPECT_EQ(say(Happening::block_moved, moved, kItalian),
              "Un blocco britannico muove dall’area 27 (**Il Crocevia**) nell’area 41 (**La Cava di Sabbia**).");
}

TEST(Waterloo200Text, a_prompt_names_its_places_and_units) {
    Scene s("67: fr_2c_soye_inf fr_2c_reille_tl(activated); kind=tactical");
    s.play_all({"done", "move fr_2c_soye_inf"});
    const auto asked = [&](std::string_view language) {
        const auto phrase = std::ranges::find(Records::prompt_phrases(), std::string_view("unit_path"), &Phrase::name);
        return Records::texts().say({"prompt.unit_path", arguments_of(*phrase, Records::prompt_values(s.position()))}, {.language = language});
    };
    EXPECT_TRUE(asked("en").starts_with("Soye’s brigade (fr_2c_soye_inf), three MP left:")) << asked("en");
    EXPECT_TRUE(asked("it").starts_with("La brigata Soye (fr_2c_soye_inf), restano 3 PM:")) << asked("it");
}

}  // namespace papelotte::waterloo200
