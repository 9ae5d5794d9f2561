// NP-6.2.1 … NP-6.2.8, NP-6.2.36  The draw of terrain. Its effects are in 06b_terrain_effects_test.cc.
#include <map>

#include "games/napoleon/rules/events.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

// A battle before its first marker is placed.
Scene battle(std::vector<int> draws) {
    return attack_on_waterloo("fr_i_inf1 fr_i_inf2 fr_vi_inf", "ad_r_br1 ad_r_br2 ad_r_bk", std::move(draws));
}

int left(const Scene& s) {
    int count = 0;
    for (const std::uint8_t kind : s.position().pool) count += kind;
    return count;
}

// Plays the set-up of battles to its end, and counts the markers that each side draws in each town.
std::map<std::pair<Town, Side>, int> draws_of_set_up(Position p) {
    std::map<std::pair<Town, Side>, int> drawn;
    Dice dice(1);
    std::vector<Event> events;
    Effects effects{dice, &events};
    while (Rules::step_name(p) == "place_terrain" || Rules::step_name(p) == "deploy") {
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
    }
    for (const Event& event : events)
        if (Happening(event.kind) == Happening::terrain_drawn) ++drawn[{Town(event.args[0]), Side(event.args[1])}];
    return drawn;
}

}  // namespace

// --- The draw (NP-6.2.1 … NP-6.2.8) --------------------------------------------------------------------------------------------------------

RULE(NP_6_2_1, markers_come_blindly_from_those_not_in_use) {
    EXPECT_EQ(battle({kWoods}).operands("terrain "), (Words{"woods french_centre", "woods french_left", "woods french_right"}));
    EXPECT_EQ(battle({8}).operands("terrain "), (Words{"stream french_centre", "stream french_left", "stream french_right"}));
    Scene s = battle({kHill});
    s.play("terrain hill french_left", {7, 6});   // of seven: the second stream; of six: the first stream
    EXPECT_EQ(left(s), 5);
}

RULE(NP_6_2_2, the_attacker_draws_one_marker_for_one_of_his_positions) {
    Scene s = battle({kFarm});
    EXPECT_EQ(s.asks(), "place_terrain");
    EXPECT_EQ(s.seat(), "french");
    s.refuses("terrain hill french_left", "NP-6.2.2");
    s.refuses("terrain farm allied_left", "NP-6.2.3");
    s.refuses("terrain farm french_reserve", "NP-6.2.3");
    s.play("terrain farm french_centre", {1, 1});
    EXPECT_EQ(s.position().battles[0].at(Space::french_centre), Terrain::farm);
    EXPECT_TRUE(s.heard_by("anglo_dutch", "farm"));   // face up
}

RULE(NP_6_2_3, the_defender_draws_two_and_puts_them_on_different_positions) {
    Scene s = battle({kFarm});
    s.play("terrain farm french_centre", {1, 4});   // of w2 f1 h2 s2: woods; then of w1 f1 h2 s2: a hill
    EXPECT_EQ(s.seat(), "anglo_dutch");
    EXPECT_EQ(s.legal().size(), 6u);   // both are known before the first is placed
    s.play("terrain hill allied_left");
    s.refuses("terrain woods allied_left", "NP-6.2.3");
    s.play("terrain woods allied_right");
    EXPECT_EQ(s.position().battles[0].at(Space::allied_right), Terrain::woods);
    EXPECT_EQ(s.asks(), "deploy");
}

RULE(NP_6_2_4, placing_is_compulsory) {
    Scene s = battle({kWoods});
    s.refuses("done", "NP-6.2.2");
    EXPECT_TRUE(s.legal("done").empty());
}

RULE(NP_6_2_5, markers_return_to_the_pool_when_the_battle_ends) {
    Scene s = fight("french_left: fr_i_inf1; allied_left: ad_r_br1; brussels: ad_i_br", "farm=allied_left hill=french_left stream=french_left");
    EXPECT_EQ(left(s), 5);
    s.play("move fr_i_inf1 allied_right");
    EXPECT_EQ(left(s), 8);
    EXPECT_EQ(s.position().battles[0].at(Space::allied_left), Terrain::none);
}

RULE(NP_6_2_6, the_third_battle_has_two_markers_for_the_defender_and_later_ones_none) {
    Scene s(
        "quatre_bras: fr_i_inf1 fr_i_inf2 fr_vi_inf fr_ii_inf1 fr_ii_inf2 fr_g_young fr_iv_inf fr_iii_inf1 fr_iii_inf2 fr_g_old fr_rc_pajol "
        "fr_rc_milhaud; waterloo: ad_r_br1 ad_r_br2 ad_r_bk; nivelles: ad_i_br ad_i_ne1 ad_i_ne2; ligny: pr_i_inf1 pr_i_inf2 pr_i_cav; "
        "charleroi: pr_ii_inf1 pr_ii_inf2 pr_ii_cav; turn=5");
    s.play("group french quatre_bras");
    for (const auto& [town, units] : std::vector<std::pair<std::string, Words>>{{"waterloo", {"fr_i_inf1", "fr_i_inf2", "fr_vi_inf"}},
                                                                                {"nivelles", {"fr_ii_inf1", "fr_ii_inf2", "fr_g_young"}},
                                                                                {"ligny", {"fr_iv_inf", "fr_iii_inf1", "fr_iii_inf2"}},
                                                                                {"charleroi", {"fr_g_old", "fr_rc_pajol", "fr_rc_milhaud"}}})
        for (const std::string& unit : units) s.play("march " + unit + " " + town);
    s.play_all({"done", "fight waterloo", "fight nivelles", "fight ligny"}, {1});
    const auto drawn = draws_of_set_up(s.position());   // after the first one
    const auto count = [&](std::string_view town, Side side) { return drawn.at({Scene::town_named(town), side}); };
    EXPECT_EQ(count("waterloo", Side::allied), 2);
    EXPECT_EQ(count("nivelles", Side::french), 1);
    EXPECT_EQ(count("nivelles", Side::allied), 2);
    EXPECT_FALSE(drawn.contains({Scene::town_named("ligny"), Side::french}));
    EXPECT_EQ(count("ligny", Side::allied), 2);
    EXPECT_FALSE(drawn.contains({Scene::town_named("charleroi"), Side::allied}));
}

RULE(NP_6_2_7, a_stream_lies_between_the_facing_positions_and_concerns_both_sides) {
    Scene s = battle({kStream});
    s.play("terrain stream french_left", {1, 1});
    EXPECT_TRUE(s.position().battles[0].has_stream(Space::french_left));
    EXPECT_TRUE(s.position().battles[0].has_stream(Space::allied_right));
    EXPECT_FALSE(s.position().battles[0].has_stream(Space::allied_left));
    Scene french = fight("french_left: fr_i_inf1 fr_i_art; allied_left: ad_r_br1", "stream=allied_right");
    french.refuses("move fr_i_art allied_right", "NP-6.2.21");
    Scene allied = fight("french_centre: fr_i_inf1; allied_right: ad_r_art ad_r_br1", "side=allied stream=french_left");
    allied.refuses("move ad_r_art french_left", "NP-6.2.21");
}

RULE(NP_6_2_8, a_front_has_one_stream) {
    Scene s = battle({kStream});
    s.play("terrain stream french_left", {7, 1});   // of w2 f2 h2 s1: the other stream; then woods
    s.refuses("terrain stream allied_right", "NP-6.2.8");
    s.allows("terrain stream allied_left");
    s.allows("terrain woods allied_right");
    s.play("terrain woods allied_centre");   // the stream has one place left, and goes there by itself
    EXPECT_TRUE(s.position().battles[0].has_stream(Space::allied_left));
    EXPECT_EQ(s.asks(), "deploy");
}

RULE(NP_6_2_36, a_position_holds_one_marker_and_everybody_sees_it) {
    Scene s = battle({kFarm});
    s.play("terrain farm french_left", {7, 1});   // a stream and woods
    s.play("terrain stream allied_right");        // the front of the farm: a stream belongs to no position
    s.refuses("terrain woods allied_right", "NP-6.2.3");
    for (const std::string_view seat : {"french", "anglo_dutch", "observer"})
        EXPECT_TRUE(s.heard_by(seat, "farm") && s.heard_by(seat, "stream")) << seat;
}

}  // namespace papelotte::napoleon
