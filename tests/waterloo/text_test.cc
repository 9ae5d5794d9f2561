// Waterloo's sentences: data/waterloo/text.*.json has all that the game can say, and nothing that it cannot.
#include <algorithm>

#include "engine/spoken.h"
#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/records/describe.h"
#include "games/waterloo/records/records.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/position_faults.h"
#include "games/waterloo/rules/refusals.h"
#include "tests/cited_rules.h"
#include "tests/declared_text.h"
#include "tests/page_fixture.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

namespace {

using Step = decltype(Position::agenda)::value_type;

DeclaredText declared() {
    DeclaredText all;
    all.add_refusals(kWhy);
    for_each_prompt<Step>([&](const Prompt& prompt) {
        all.add(std::string(prompt.question));
        all.add("prompt." + std::string(prompt.step));
    });
    all.add_phrases("action", Records::action_phrases());
    all.add_phrases("event", Records::event_phrases());
    all.add_phrases("prompt", Records::prompt_phrases());
    all.add_terms(Records::term_phrases());
    for_each_outcome<Rules>([&](const Outcome& outcome) { all.add(std::string(outcome.message)); });
    all.add_names("reason", Doctrine::reasons());
    all.add_names("count", Doctrine::counts());
    all.add_refusals(kBoardFaults);
    all.add_refusals(kAgendaFaults);
    all.add_ids(kDescribe);
    for (const std::string_view seat : Rules::facts().seats) all.add("describe.seat." + std::string(seat));
    for (const State state : {State::defensive, State::square, State::tired, State::limbered, State::used})   // the others are the usual ones
        all.add("describe.state." + std::string(word(state)));
    all.add_all<Cause>("describe.loss");
    for (const std::string_view seat : Rules::facts().seats) all.add("seat." + std::string(seat));
    return all;
}

}   // namespace

TEST(WaterlooText, the_catalogue_has_what_the_game_says_and_nothing_else) {
    // What only the page says is compared with the page: web/src/games/waterloo/words/catalogue.test.ts.
    declared().matches(Records::texts(),
                       {"act.", "about.", "card.", "glossary.", "repeat.", "hour.", "finish.", "ground.", "inspect.", "losses.", "map.",
                        "order.", "panel.", "roll.", "summary.", "standing.", "tour.", "waiting.", "whose."});
}

TEST(WaterlooText, the_page_knows_verbs_steps_and_options) { the_page_has("waterloo", declared_json<Records, Step>()); }

TEST(WaterlooText, every_unit_and_place_has_a_name_in_every_language) {
    for (const TextTable& table : Records::texts().own()) {
        for (int i = 0; i < kUnits; ++i) EXPECT_TRUE(Records::texts().find(name_key(Unit(i)), table.language)) << word(Unit(i));
        for (int i = 0; i < kBoardPlaces; ++i)
            EXPECT_TRUE(Records::texts().find("place." + std::string(word(Area(i))), table.language)) << word(Area(i));
    }
}

TEST(WaterlooText, every_rule_that_is_cited_is_in_the_rules) {
    const CitedRules cited("waterloo");
    cited.has_all(kWhy);
    cited.has_those_of_prompts<Step>();
    cited.has_those_of_outcomes<Rules>();
}

namespace {

// What the player is asked, as a terminal says it; names alone, without the ids to type.
std::string asked(const Scene& s, std::string_view language = kEnglish) {
    Message message = prompt_message(agenda::prompt_of(s.position()), Records::prompt_phrases(), Records::prompt_values(s.position()));
    add_offers(message, s.legal());
    return Records::texts().say(message, {.language = language, .ids = false});
}

}   // namespace

TEST(WaterlooText, every_step_that_asks_has_a_prompt_of_its_own) {
    for_each_prompt<Step>([](const Prompt& prompt) {
        EXPECT_NE(std::ranges::find(Records::prompt_phrases(), prompt.step, &Phrase::name), Records::prompt_phrases().end())
            << prompt.step << ": what are the values of its prompt?";
    });
}

TEST(WaterlooText, a_prompt_names_its_places_and_units) {
    Scene s("sandpit_valley: fr_inf_7 fr_inf_8 blue=1; crossroads: br_inf_4(defensive); active=french");
    s.play("move green sandpit_valley");
    EXPECT_EQ(asked(s), "Movement from Sandpit Valley: choose a unit and the area it goes to.");
    EXPECT_TRUE(asked(s, "it").starts_with("Movimento dalla ")) << asked(s, "it");
}

TEST(WaterlooText, cubes_are_asked_for_with_what_they_are_for) {
    Scene s("grand_battery_west: fr_leader_1; sandpit_valley: fr_inf_7; la_haye_sainte: fr_inf_8 blue=4; crossroads: ge_inf_1(defensive)");
    s.play_all({"lead red fr_leader_1", "assault red sandpit_valley", "assault red la_haye_sainte"}, {1});
    EXPECT_EQ(asked(s), "Volley at the Crossroads, round 1, unit 1 of 2: there are four cubes; how many does the first French infantry take?");
    s.play("cubes fr_inf_7 0", {1, 1, 1});
    EXPECT_EQ(asked(s, "it"), "Scarica al Crocevia, round 2, unità 1 di 2: ci sono quattro cubi; quanti ne prende la prima fanteria francese?");
    s.play("cubes fr_inf_7 0", {1, 1});
    EXPECT_TRUE(asked(s).starts_with("Cubes at the Crossroads")) << asked(s);
    s.play("cubes fr_inf_7 3");
    EXPECT_EQ(asked(s), "Falling back from the Crossroads, two units: choose a unit and where it goes.");
    s.play("retreat fr_inf_7 sandpit_valley");
    EXPECT_EQ(asked(s), "Falling back from the Crossroads: choose where the French infantry goes.");
}

TEST(WaterlooText, a_melee_is_asked_for_with_its_place_and_its_charger) {
    Scene s("sandpit_valley: fr_cav_1 fr_cav_2; crossroads: br_cav_1 br_cav_2; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley", "attack fr_cav_2 crossroads sandpit_valley"});
    EXPECT_EQ(asked(s), "Cavalry melee at the Crossroads: name the cavalry that charges.");
    s.play("charge fr_cav_1");
    EXPECT_EQ(asked(s), "French cavalry charges at the Crossroads: name the cavalry that meets it.");
}

TEST(WaterlooText, a_strong_point_is_asked_for_by_its_name) {
    Scene s("sandpit_valley: fr_inf_7; la_haye_sainte: ge_inf_1(defensive) ge_inf_2(defensive); active=french");
    s.play("assault red sandpit_valley");
    EXPECT_TRUE(asked(s).starts_with("The strong point of La Haye Sainte: name defensive infantry")) << asked(s);
}

TEST(WaterlooText, changes_of_formation_are_asked_for_in_one_area_or_everywhere) {
    Scene everywhere("sandpit_valley: fr_inf_7; crossroads: br_inf_4(defensive); phase=formation");
    EXPECT_EQ(asked(everywhere), "Changes of formation: turn any infantry and guns, then finish the hour.");
    Scene s("sandpit_valley: fr_inf_7; crossroads: br_inf_4(defensive); active=french");
    s.play("form green sandpit_valley");
    EXPECT_EQ(asked(s), "Formation in Sandpit Valley: choose infantry or guns to turn.");
}

TEST(WaterlooText, an_arrival_is_asked_for_by_the_piece) {
    Scene s("phase=prussians turn=4; display: pr_leader_1 pr_inf_1", {1});
    EXPECT_EQ(asked(s), "Blücher arrives: choose his entry area, or let him wait in the Delayed box.");
    EXPECT_EQ(asked(s, "it"), "Arriva Blücher: scegli l’area d’ingresso, oppure lascia che attenda nel riquadro In ritardo.");
}

TEST(WaterlooText, an_action_is_said_with_its_operands) {
    const auto said = [](std::string_view notation, std::string_view language) {
        const Action action = *Records::parse(notation);
        const Phrase& phrase = Records::action_phrases()[action.verb];
        return Records::texts().say({"action." + std::string(phrase.name), arguments_of(phrase, event_args(action.a, action.b, action.c))},
                                    {.language = language});
    };
    EXPECT_EQ(said("go fr_inf_4 hougoumont", "en"), "Move the French infantry (fr_inf_4) to Hougoumont (hougoumont)");
    EXPECT_EQ(said("move green hougoumont", "it"), "Muovi da Hougoumont (hougoumont) con un disco verde");
    EXPECT_EQ(said("cubes fr_inf_4 2", "en"), "The French infantry (fr_inf_4) takes two cubes");
    EXPECT_EQ(said("send blue hougoumont none", "en"), "Send a blue cube to Hougoumont (hougoumont)");
    EXPECT_EQ(said("send blue hougoumont fr_art_1", "it"),
              "Manda un cubo blu a Hougoumont (hougoumont) e ridai i serventi all’artiglieria francese (fr_art_1)");
}

}   // namespace papelotte::waterloo
