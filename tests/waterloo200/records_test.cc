// Positions, views and pieces of Waterloo 200 as JSON: positions from outside are checked completely, views keep secrets, pieces show
// their reach.
#include "games/waterloo200/records/records.h"

#include "games/waterloo200/rules/actions.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

namespace json = boost::json;

// The fault of the position; empty if there is none.
std::string fault_of_scene(std::string_view scene, const json::object& more = {}) {
    json::object position = scene_json(scene);
    for (const auto& [key, value] : more) position[key] = value;
    const auto read = Records::read_position(position);
    return read ? "" : read.error().text();
}

void expect_fault(std::string_view scene, std::string_view part, const json::object& more = {}) {
    EXPECT_NE(fault_of_scene(scene, more).find(part), std::string::npos)
        << scene << "\n  expected: " << part << "\n  found: " << fault_of_scene(scene, more);
}

json::object on_agenda(const char* steps) { return {{"agenda", json::parse(steps)}}; }

}  // namespace

TEST(Waterloo200Records, a_bare_scene_is_a_sound_position) {
    EXPECT_EQ(fault_of_scene(""), "");
    EXPECT_EQ(fault_of_scene("base=historical"), "");
    EXPECT_EQ(Scene("").asks(), "choose_action");
    EXPECT_EQ(Scene("base=historical").pool("french").size(), 19u);
}

TEST(Waterloo200Records, units_stand_where_they_can) {
    expect_fault("52: fr_2c_soye_inf fr_2c_husson_inf", "W2-2.2.1");
    expect_fault("63: pr_4c_hiller_inf br_res_kempt_inf; turn=4", "W2-2.2.4");
    expect_fault("50: fr_2c_soye_inf", "W2-2.3.1");
    expect_fault("63: pr_4c_hiller_inf; turn=2", "W2-7.1.8");
    expect_fault("67: fr_2c_soye_inf(step=4)", "units.fr_2c_soye_inf.step");
    expect_fault("116: fr_2c_soye_inf", "unknown area '116'");
    expect_fault("67: fr_2c_nobody_inf", "unknown unit 'fr_2c_nobody_inf'");
    expect_fault("not_arrived=fr_2c_soye_inf", "W2-17.1.1");
}

TEST(Waterloo200Records, marks_fit_the_unit) {
    expect_fault("67: fr_2c_soye_inf(activated); kind=tactical", "infantry is never activated");
    expect_fault("67: fr_2c_reille_tl(activated)", "W2-4.2.5");
    expect_fault("67: fr_2c_hubert_cav(activated); kind=tactical", "W2-O3.1");
    expect_fault("67: fr_2c_fart(activated); kind=pass", "W2-5.2.3");
    expect_fault("67: fr_2c_soye_inf(attacked)", "W2-13.8.4");
    expect_fault("pool=fr_2c_soye_inf(moved)", "off the map");
    expect_fault("pool=fr_2c_soye_inf(drawn)", "W2-16.2.7");
    expect_fault("67: fr_2c_soye_inf(asleep)", "unknown key 'asleep'");
}

TEST(Waterloo200Records, pools_hold_what_they_can) {
    expect_fault("pool=fr_2c_reille_tl", "W2-7.1.12");
    expect_fault("pool=br_cav_vivian_cav", "W2-7.1.12");
    expect_fault("pool=fr_2c_soye_inf(step=1)", "W2-16.1.3");
    expect_fault(
        "pool=br_1c_maitland_inf,br_1c_byng_inf,br_1c_c_halkett_inf,br_1c_ompteda_inf,br_1c_kielmansegge_inf,br_1c_bijlandt_inf,"
        "br_1c_saxe_weimar_inf,br_1c_detmers_inf,br_1c_daubreme_inf,br_2c_adam_inf",
        "british pool: more blocks");
}

TEST(Waterloo200Records, control_agrees_with_the_units_there) {
    EXPECT_EQ(Scene("51: fr_2c_soye_inf").control("51"), "french");
    expect_fault("51: fr_2c_soye_inf; control 51=british", "W2-2.4.3");
    expect_fault("control 50=french", "W2-2.3.3");
    expect_fault("control 3=french 30=french 40=french 52=french; 2: br_wellington_sl", "W2-18.1.3");
    expect_fault("control 51=nobody", "unknown faction 'nobody'");
}

TEST(Waterloo200Records, nothing_that_ends_the_game_is_left_unsaid) {
    expect_fault("bare; 3: br_wellington_sl; eliminated=fr_napoleon_sl", "W2-18.1.1");
    expect_fault(
        "eliminated=fr_1c_quiot_inf,fr_1c_bourgeois_inf,fr_1c_schmitz_inf,fr_1c_aulard_inf,fr_1c_nogues_inf,fr_1c_grenier_inf,"
        "fr_1c_pegot_inf,fr_1c_brue_inf,fr_1c_bruno_cav,fr_1c_gobrecht_cav",
        "W2-18.1.2");
}

TEST(Waterloo200Records, agendas_are_those_of_play) {
    expect_fault("", "cannot be the outermost", on_agenda(R"([{"step":"move_units","who":{"faction":"french","both":false}}])"));
    expect_fault("", "does not lie on", on_agenda(R"([{"step":"end_impulse"},{"step":"employ_guns"}])"));
    const json::object agenda = on_agenda(R"([{"step":"end_impulse"},{"step":"unit_path",
        "march":{"unit":"fr_2c_soye_inf","mp":2,"from":"99","disengaged":false,"open":false}}])");
    expect_fault("67: fr_2c_soye_inf; kind=pass", "further than its movement points allow", agenda);
    expect_fault("kind=pass", "needs a unit on the map", agenda);
    expect_fault("67: fr_2c_soye_inf", "unknown step 'dance'", on_agenda(R"([{"step":"dance"}])"));
    expect_fault("kind=strategic_move disc=allied", "W2-9.1.1");
    expect_fault("kind=grand_battery", "W2-O5.1");
}

TEST(Waterloo200Records, a_position_reads_back_as_it_was_written) {
    const Scene s(
        "67: fr_2c_soye_inf fr_2c_reille_tl(step=1 activated); 51: br_2c_mitchell_inf; kind=tactical options=morale pool=fr_1c_quiot_inf");
    const auto again = Records::read_position(Records::position_json(s.position()));
    ASSERT_TRUE(again.has_value()) << again.error();
    EXPECT_TRUE(Rules::same(*again, s.position()));
}

// W2-22.1.1, W2-22.1.2, W2-22.2.4
TEST(Waterloo200Views, face_down_blocks_are_counted_not_named) {
    const Scene s("27: br_res_kempt_inf br_res_pack_inf; 67: fr_2c_soye_inf; pool=br_res_best_inf");
    const json::object french = s.view("french"), british = s.view("british"), observer = s.view("observer");
    EXPECT_EQ(french.at("blocks"), (json::value{{"27", {{"british", 2}}}}));
    EXPECT_FALSE(french.at("units").as_object().contains("br_res_kempt_inf"));
    EXPECT_TRUE(french.at("units").as_object().contains("br_wellington_sl"));
    EXPECT_EQ(french.at("whereabouts").at("br_res_kempt_inf"), (json::value{"27", "pool"}));   // one of three that cannot be told apart
    EXPECT_TRUE(british.at("units").as_object().contains("br_res_best_inf"));
    EXPECT_EQ(british.at("blocks"), (json::value{{"67", {{"french", 1}}}}));
    EXPECT_EQ(observer.at("blocks").as_object().size(), 2u);
    EXPECT_EQ(observer.at("pools").at("british"), 1);
    EXPECT_EQ(s.view("prussian").at("units"), british.at("units"));
}

// W2-12.6.4  The remaining points would tell which unit the block is.
TEST(Waterloo200Views, a_march_shows_a_block_to_the_enemy_and_the_unit_to_its_side) {
    Scene s("67: fr_2c_hubert_cav; kind=strategic_move");
    s.play("move fr_2c_hubert_cav");
    s.play("to 69");
    EXPECT_EQ(s.view("british").at("moving"), (json::value{{"area", "69"}}));
    EXPECT_EQ(s.view("french").at("moving"), (json::value{{"area", "69"}, {"mp", 3}, {"unit", "fr_2c_hubert_cav"}}));
    EXPECT_TRUE(s.heard_by("observer", "A French block moves from 67 to 69."));
    EXPECT_FALSE(s.heard_by("british", "fr_2c_hubert_cav"));
}

TEST(Waterloo200Views, an_action_that_names_a_hidden_unit_is_hidden) {
    const Scene s("67: fr_2c_hubert_cav; kind=strategic_move");
    const Action move = act(Verb::move, Scene::unit("fr_2c_hubert_cav")), to = act(Verb::to, Scene::area("69"));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, move, kBritishSeat));
    EXPECT_FALSE(Records::may_see(s.position(), kFrenchSeat, move, kObserver));
    EXPECT_TRUE(Records::may_see(s.position(), kFrenchSeat, to, kObserver));
    EXPECT_TRUE(Records::may_see(s.position(), kFrenchSeat, act(Verb::move, Scene::unit("fr_napoleon_sl")), kBritishSeat));   // W2-22.1.3
    EXPECT_TRUE(Records::may_see(s.position(), kBritishSeat, act(Verb::move, Scene::unit("br_res_kempt_inf")), kPrussianSeat));
}

TEST(Waterloo200Views, a_piece_tells_what_it_reaches) {
    const Scene s("67: fr_2c_reille_tl(step=3) fr_2c_soye_inf; kind=pass");
    const json::object leader = Records::inspect(s.position(), kFrenchSeat, "fr_2c_reille_tl");
    EXPECT_EQ(leader.at("places").at("69"), "radius");   // W2-4.4.4
    const json::object unit = Records::inspect(s.position(), kFrenchSeat, "fr_2c_soye_inf");
    EXPECT_EQ(unit.at("places").at("70"), "reach");
    EXPECT_TRUE(Records::inspect(s.position(), kBritishSeat, "fr_2c_soye_inf").empty());
    EXPECT_EQ(Records::inspect(s.position(), kBritishSeat, "fr_napoleon_sl").at("places").at("67"), "communication");
}

}  // namespace papelotte::waterloo200
