// Positions from outside, views, and which actions are hidden.
#include "games/napoleon/records/records.h"

#include <boost/json.hpp>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "tests/napoleon/scene.h"

namespace papelotte::napoleon {
namespace {

namespace json = boost::json;

void expect_fault(std::string_view scene, std::string_view fault, const json::object& more = {}) {
    json::object position = scene_json(scene);
    for (const auto& [key, value] : more) position[key] = value;
    const auto read = Records::read_position(position);
    ASSERT_FALSE(read.has_value()) << scene;
    EXPECT_NE(read.error().text().find(fault), std::string::npos) << read.error();
}
json::object with(std::string_view key, std::string_view value) { return {{key, json::parse(value)}}; }

constexpr std::string_view kLigny =
    "battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1; allied_left: pr_i_inf1; turn=5";

}  // namespace

TEST(NapoleonRecords, what_does_not_exist_is_refused) {
    expect_fault("paris: fr_i_inf1", "unknown town 'paris'");
    expect_fault("ligny: fr_i_inf9", "unknown unit 'fr_i_inf9'");
    expect_fault("turn=24", "from 1 to 23");
    expect_fault("", "unknown option 'ghosts'", with("options", R"(["ghosts"])"));
    expect_fault("", "unknown road 'x'", with("roads", R"({"x":{"moved":1}})"));
    expect_fault("", "game", with("game", R"("waterloo")"));
    expect_fault("", "unknown step 'dance'", with("agenda", R"([{"step":"dance"}])"));
    EXPECT_FALSE(Records::read_position(json::parse("[]")));
}

TEST(NapoleonRecords, blocks_keep_to_their_strength) {
    expect_fault("ligny: fr_i_inf1(strength=4)", "NP-3.1.4");
    expect_fault("ligny: fr_i_inf1(strength=0)", "NP-3.1.4");
    expect_fault("ligny: fr_i_inf1(strength=2 seen=3)", "NP-3.2.1");   // lost unseen, but nothing says that it may have
    expect_fault("ligny: fr_i_inf1", "NP-5.6.3", with("unseen_losses", "[1,0]"));
}

TEST(NapoleonRecords, both_sides_in_one_town_are_a_fight) {
    expect_fault("ligny: fr_i_inf1 pr_i_inf1; turn=5", "NP-6.1.1");
    expect_fault("ligny: fr_i_inf1(space=french_left); turn=5", "NP-6.2.40");
    expect_fault("ligny: fr_i_inf1(square=1)", "NP-6.3.30");
}

TEST(NapoleonRecords, battles_keep_to_their_rules) {
    const std::string ligny(kLigny);
    EXPECT_TRUE(Records::read_position(scene_json(ligny)));
    expect_fault(ligny + "; allied_reserve: fr_i_inf2", "NP-1.3.5");
    expect_fault("battle ligny side=french step=combat woods=french_left; french_left: fr_i_art; allied_left: pr_i_inf1; turn=5", "NP-6.2.13");
    expect_fault(ligny + "; french_left: fr_i_art(on_marker)", "NP-6.2.15");
    expect_fault(ligny + "; french_left: fr_rc_pajol(square=1)", "NP-6.5.1");
    expect_fault(ligny + "; french_left: fr_i_art(shelter=1)", "NP-6.5.20");
    expect_fault(
        "battle ligny side=french step=combat farm=french_left; french_left: fr_i_inf1(on_marker) fr_i_inf2(on_marker); allied_left: pr_i_inf1; "
        "turn=5",
        "NP-6.2.36");
    expect_fault(ligny, "NP-1.1.4", with("pool", "[2,2,2,1]"));
    expect_fault(ligny, "NP-6.1.2", with("fights", R"(["hal"])"));
}

TEST(NapoleonRecords, roads_and_groups_keep_to_their_limits) {
    Scene s("thuin: fr_rc_pajol; charleroi: pr_i_cav; turn=5");
    s.play_all({"group french thuin", "march fr_rc_pajol charleroi"});
    json::object position = Records::position_json(s.position());
    position["roads"] = json::parse(R"({"charleroi__thuin":{"moved":7,"attacked":1}})");
    EXPECT_NE(Records::read_position(position).error().text().find("NP-5.4.1"), std::string::npos);
    position["roads"] = json::parse(R"({"charleroi__thuin":{"moved":5,"attacked":4}})");
    EXPECT_NE(Records::read_position(position).error().text().find("NP-5.5.1"), std::string::npos);
    position = Records::position_json(s.position());
    position["units"].as_object()["fr_rc_pajol"].as_object()["start"] = "brussels";
    EXPECT_NE(Records::read_position(position).error().text().find("NP-5.1.8"), std::string::npos);
}

TEST(NapoleonRecords, agendas_are_those_of_play) {
    expect_fault("beaumont: fr_i_inf1", "cannot be the outermost",
                 with("agenda", R"([{"step":"choose_group","who":{"army":"french","both":false}}])"));
    expect_fault("beaumont: fr_i_inf1", "does not lie on", with("agenda", R"([{"step":"begin_turn"},{"step":"end_turn"}])"));
    expect_fault("beaumont: fr_i_inf1", "decide",
                 with("agenda", R"([{"step":"begin_turn"},{"step":"place_blocks","who":{"army":"french","both":true}}])"));
    expect_fault("beaumont: fr_i_inf1", "NP-4.1.6",
                 with("agenda", R"([{"step":"begin_turn"},{"step":"place_blocks","who":{"army":"french","both":false}}])"));
    expect_fault("beaumont: fr_i_inf1", "empty", with("agenda", "[]"));
}

// Each of these positions would hang or break the game some steps later.
TEST(NapoleonRecords, every_fight_is_resolved_by_one_step) {
    const std::string both = "ligny: fr_i_inf1 pr_i_inf1; turn=5";
    const json::object none = with("fights", R"(["ligny"])");
    expect_fault(both, "NP-6.1.1", none);   // nothing on the agenda resolves it
    const auto agenda = [](const std::string& steps) {
        return R"([{"step":"end_turn"},{"step":"supply_and_defeat","supplied":false},)" + steps + "]";
    };
    const std::string retreat =
        R"({"step":"retreat","town":"ligny","who":{"army":"french","both":false},"cause":"rout","used":[0,0,0,0,0,0,0,0]})";
    json::object position = none;
    position["agenda"] = json::parse(agenda(R"({"step":"battles","battle":0,"defender":false},)" + retreat));
    expect_fault(both, "NP-6.1.4", position);   // battles without a battle
    position["agenda"] = json::parse(agenda(R"({"step":"battles","battle":0,"defender":false},{"step":"set_up_battle","battle":0},)" + retreat));
    expect_fault(both, "NP-6.1.4", position);
    position["agenda"] = json::parse(agenda(R"({"step":"skirmish","index":0},)" + retreat));
    expect_fault(both, "NP-6.6.1", position);
    position["agenda"] = json::parse(agenda(
        R"({"step":"skirmish","index":0},{"step":"order_fights","who":{"army":"french","both":false},"skirmishes":["ligny"],"battles":["hal"]})"));
    position["fights"] = json::parse(R"(["ligny","hal"])");
    expect_fault(both, "NP-6.1.1", position);   // nobody is at Hal
    position["agenda"] = json::parse(agenda(R"({"step":"battles","battle":0,"defender":false},{"step":"set_up_battle","battle":0},
        {"step":"order_fights","who":{"army":"french","both":false},"skirmishes":[],"battles":["ligny"]})"));
    position["fights"] = json::parse(R"(["ligny"])");
    expect_fault(both, "NP-6.1.4", position);   // too few blocks for a battle
}

TEST(NapoleonRecords, steps_of_a_battle_belong_together) {
    Scene s("battle ligny side=french step=combat roads=charleroi; french_left: fr_i_inf1 fr_i_art; allied_left: pr_i_inf1; turn=5");
    const json::object fight = Records::position_json(s.position());
    const auto refused = [&](std::string_view fault, auto change) {
        json::object position = fight;
        change(position, position.at("agenda").as_array());
        const auto read = Records::read_position(position);
        ASSERT_FALSE(read.has_value()) << fault;
        EXPECT_NE(read.error().text().find(fault), std::string::npos) << read.error();
    };
    refused("NP-2.2.1", [](json::object&, json::array& agenda) { agenda.at(3).as_object()["side"] = "allied"; });
    refused("NP-6.4.2", [](json::object&, json::array& agenda) {
        agenda.push_back(
            json::parse(R"({"step":"assign_hits","town":"ligny","side":"allied","senior":"prussian","position":"map","target":"open",
            "long_range":false,"by_cavalry":false,"hits":1})"));
    });
    refused("NP-6.1.1", [](json::object& position, json::array&) { position["units"].as_object().erase("pr_i_inf1"); });
    refused("NP-6.2.40", [](json::object& position, json::array&) {
        position["units"].as_object()["fr_i_art"].as_object()["space"] = "map";
        position["units"].as_object()["fr_i_art"].as_object()["shown"] = false;
    });
    refused("NP-7.4.1",
            [](json::object& position, json::array&) { position["units"].as_object()["fr_i_inf1"].as_object()["space"] = "allied_centre"; });
    refused("NP-2.2.1", [](json::object& position, json::array& agenda) {   // it does not withdraw
        agenda = json::parse(R"([{"step":"end_turn"},{"step":"supply_and_defeat","supplied":false},{"step":"battles","battle":0,"defender":true},
            {"step":"withdraw","battle":0,"who":{"army":"french","both":false}}])")
                     .as_array();
        position["turn"] = 5;
    });
}

TEST(NapoleonRecords, steps_ask_for_no_more_than_there_is) {
    const std::string scene = "beaumont: fr_i_inf1; ligny: pr_i_inf1; turn=5";
    expect_fault(scene, "no such number", with("agenda", R"([{"step":"end_turn"},{"step":"supply_and_defeat","supplied":true},
        {"step":"supply_loss","army":"prussian","left":1},{"step":"supply_loss","army":"prussian","left":1}])"));
    expect_fault("beaumont: fr_i_inf1; turn=23", "NP-2.2.1", with("agenda", R"([{"step":"end_turn"}])"));
    expect_fault("unplaced=fr_i_inf1", "NP-4.1.6", with("agenda", R"([{"step":"begin_turn"},
        {"step":"place_blocks","who":{"army":"french","both":false}},{"step":"place_blocks","who":{"army":"french","both":false}}])"));
    json::object bid = with("agenda", R"([{"step":"begin_turn"},{"step":"reduce_blocks","side":"french","left":2}])");
    bid["settlement"] = json::parse(R"({"seating":"kept","payer":"french","price":2})");
    expect_fault("beaumont: fr_i_inf1; options=bidding", "NP-12.1.2", bid);   // one block can pay
    expect_fault("beaumont: fr_i_inf1(chosen)", "NP-6.6.2");
    expect_fault("beaumont: fr_i_inf1(shown)", "NP-3.2.2");
}

TEST(NapoleonRecords, options_that_exclude_each_other_are_refused) {
    expect_fault("beaumont: fr_i_inf1; options=three_players,bidding", "NP-12.1.9");
}

TEST(NapoleonViews, an_action_that_names_a_hidden_unit_is_hidden) {
    const Scene s("beaumont: fr_i_inf1; hal: ad_r_br1; turn=1");
    const Action march = act(Verb::march, Scene::unit_named("fr_i_inf1"), Scene::town_named("thuin"));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, march, kAlliedSeat));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, march, kObserver));
    EXPECT_TRUE(Records::may_see(s.position(), kFrenchSeat, act(Verb::group, Army::french, Scene::town_named("beaumont")), kAlliedSeat));
    EXPECT_TRUE(
        Records::may_see(s.position(), kAlliedSeat, act(Verb::march, Scene::unit_named("ad_r_br1"), Scene::town_named("ath")), kPrussianSeat));
    const Scene battle{kLigny};
    EXPECT_TRUE(
        Records::may_see(battle.position(), kFrenchSeat, act(Verb::move, Scene::unit_named("fr_i_inf1"), Space::allied_right), kAlliedSeat));
}

TEST(NapoleonViews, hidden_blocks_are_counted_and_their_whereabouts_told) {
    const Scene s("charleroi: pr_i_cav; ligny: pr_i_inf1; beaumont: fr_i_inf1; turn=1");
    const json::object view = s.view("french");
    EXPECT_EQ(view.at("whereabouts").at("pr_i_cav").at("towns"), (json::value{"charleroi", "ligny"}));   // either of two that look alike
    EXPECT_EQ(view.at("whereabouts").at("pr_i_cav").at("strength"), 2);
    EXPECT_FALSE(view.at("whereabouts").as_object().contains("fr_i_inf1"));
    EXPECT_EQ(s.view("prussian").at("units"), s.view("anglo_dutch").at("units"));
    const json::object all = Records::unveiled(s.position());
    EXPECT_TRUE(all.at("units").as_object().contains("pr_i_cav") && all.at("units").as_object().contains("fr_i_inf1"));
}

// NP-7.1.3, NP-7.2.1: the attacker goes back by the roads that he came by, the defender by the others.
TEST(NapoleonViews, ways_out_of_a_battle_are_told) {
    const Scene s{kLigny};
    const Town ligny = Scene::town_named("ligny");
    const json::object escapes = s.view("observer").at("escapes").at("ligny").as_object();
    for (const Side side : {Side::french, Side::allied}) {
        json::object ways;
        for (const Town to : open_retreats(s.position(), ligny, side, {})) ways[word(to)] = battle_limit(road_between(ligny, to));
        EXPECT_EQ(escapes.at(word(side)), ways) << word(side);
        EXPECT_EQ(ways.contains("charleroi"), side == Side::french);
    }
}

TEST(NapoleonViews, a_terminal_shows_a_seat_what_it_may_know) {
    const Scene s("charleroi: pr_i_cav; beaumont: fr_i_inf1; turn=1");
    const std::string french = Records::describe(s.position(), kFrenchSeat, {}), watched = Records::describe(s.position(), kObserver, {});
    EXPECT_NE(french.find("fr_i_inf1 3"), std::string::npos) << french;
    EXPECT_EQ(french.find("pr_i_cav"), std::string::npos) << french;
    EXPECT_NE(french.find("1 hidden Prussian block"), std::string::npos) << french;
    EXPECT_EQ(watched.find("fr_i_inf1"), std::string::npos) << watched;
    EXPECT_NE(Records::describe(s.position(), kAlliedSeat, {.language = "it"}).find("1 blocco francese nascosto"), std::string::npos);
}

}  // namespace papelotte::napoleon
