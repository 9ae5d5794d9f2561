// The worked cases of battles: examples of the rulebook, and some derived from its rules.
#include "games/napoleon/rules/steps/fire.h"
#include "games/napoleon/rules/steps/retreat.h"
#include "tests/napoleon/fight.h"

namespace papelotte::napoleon {
namespace {

using Words = std::vector<std::string>;

Scene battle(const std::string& head, const std::string& units, int turn = 5, std::vector<int> dice = {}) {
    return Scene("battle " + head + "; " + units + "; turn=" + std::to_string(turn), std::move(dice));
}

bool shock_of_case(const Scene& s, std::string_view unit) { return s.position().block(Scene::unit_named(unit)).shock; }

int value_of(const Scene& s, std::string_view unit, Target target) {
    Tally value;
    add_fire_value(s.position(), s.position().battles[0], shot_of(s.position(), Scene::unit_named(unit), target), value);
    return value.total();
}

}  // namespace

RULE(NP_X01, fire_values_one_and_three) {
    Scene s = battle("ligny side=allied step=combat roads=charleroi", "allied_centre: ad_i_ne1 ad_i_br fr_g_old fr_iv_inf");
    s.play("fire ad_i_ne1", {1, 2, 3});
    EXPECT_EQ(last_fire(s), "F1: 1 2 3, one hit.");
    s.play("done");
    s.play("fire fr_g_old", {1, 3, 4});
    EXPECT_EQ(last_fire(s), "F3: 1 3 4, two hits.");
    EXPECT_EQ(s.legal(), (Words{"hit ad_i_br", "hit ad_i_ne1"}));   // 4 to 3 first, then the owner chooses
}

RULE(NP_X12, four_blue_against_seven_red) {
    Scene s(
        "waterloo: ad_r_br1 ad_r_br2 ad_r_bk ad_r_art ad_c_light ad_c_heavy ad_i_ne1; quatre_bras: fr_ii_inf1 fr_ii_inf2 fr_ii_art "
        "fr_rc_kellermann; turn=4");
    s.play("group anglo_dutch waterloo");
    for (const std::string unit : {"ad_r_br1", "ad_r_br2", "ad_r_bk", "ad_r_art", "ad_c_light", "ad_c_heavy", "ad_i_ne1"})
        s.play("march " + unit + " quatre_bras");
    s.play("done", {3});
    s.play("terrain farm allied_left", {6, 6});
    s.play_all({"terrain stream french_left", "terrain stream french_right"});
    s.play_all({"deploy fr_ii_inf1 french_left", "deploy fr_ii_inf2 french_centre", "deploy fr_ii_art french_centre",
                "deploy fr_rc_kellermann french_right"});
    s.play_all({"deploy ad_r_br1 allied_left", "deploy ad_r_br2 allied_left", "deploy ad_r_bk allied_centre", "deploy ad_r_art allied_centre",
                "deploy ad_i_ne1 allied_right", "deploy ad_c_light allied_reserve", "deploy ad_c_heavy allied_reserve"});
    EXPECT_FALSE(s.shown("ad_c_light") || s.shown("ad_c_heavy"));
    EXPECT_TRUE(s.shown("ad_r_br1") && s.shown("fr_ii_art"));
    EXPECT_EQ(s.seat(), "anglo_dutch");
}

RULE(NP_X13, two_cavalry_blocks_charge) {
    Scene s = fight("french_reserve: fr_rc_kellermann fr_rc_pajol; french_right: fr_i_inf1; allied_left: ad_ii_br ad_c_ne");
    s.play_all({"move fr_rc_kellermann french_right", "move fr_rc_kellermann allied_left", "move fr_rc_pajol french_right",
                "move fr_rc_pajol allied_left", "done"});
    s.play("fire ad_ii_br", {2, 3, 5, 6});
    s.play("hit fr_rc_kellermann");
    s.play("fire ad_c_ne", {1, 4, 5, 6});   // the hit goes to Pajol, and all have acted
    EXPECT_EQ(s.strength("fr_rc_kellermann"), 2);
    EXPECT_EQ(s.strength("fr_rc_pajol"), 2);
    s.play("fire fr_rc_kellermann", {4, 5});
    EXPECT_EQ(last_fire(s), "F4: 4 5, one hit.");
    s.play("hit ad_c_ne");
    s.play("fire fr_rc_pajol", {3, 6});
    EXPECT_EQ(last_fire(s), "F3: 3 6, one hit.");
    EXPECT_EQ(s.strength("ad_c_ne"), 3);
    EXPECT_EQ(s.strength("ad_ii_br"), 3);
}

RULE(NP_X14, horse_artillery_moves_in_fires_and_moves_back) {
    Scene s = fight("french_left: fr_g_hart fr_g_young; allied_right: ad_i_br");
    s.play("move fr_g_hart allied_right");
    s.play("fire fr_g_hart", {2, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 6, one hit.");
    EXPECT_EQ(s.strength("ad_i_br"), 3);
    s.play_all({"done", "done"});
    s.play("fire fr_g_hart", {1, 2});
    EXPECT_EQ(last_fire(s), "F1: 1 2, one hit.");
    s.play("move fr_g_hart french_left");
    EXPECT_EQ(s.strength("ad_i_br"), 2);
    s.play_all({"done", "done", "move fr_g_hart allied_right"});
    EXPECT_EQ(value_of(s, "fr_g_hart", Target::open), 2);   // the bonus is back
}

RULE(NP_X15, guns_first_then_infantry_and_cavalry) {
    Scene s = battle("quatre_bras side=allied step=combat roads=waterloo",
                     "allied_left: ad_r_art ad_r_br1; allied_reserve: ad_c_light ad_i_br; french_right: fr_ii_inf1 fr_ii_art", 4);
    s.play("fire ad_r_art", {1, 3, 6});
    EXPECT_EQ(s.strength("fr_ii_inf1"), 3);
    s.play_all({"move ad_r_br1 french_right", "move ad_c_light allied_left", "move ad_c_light french_right"});
    s.refuses("fire ad_c_light", "NP-6.3.50");
    EXPECT_TRUE(shock_of_case(s, "ad_c_light"));
}

RULE(NP_X16, the_guns_fire_when_the_infantry_is_out_of_the_target) {
    Scene s = battle("quatre_bras side=allied step=combat roads=waterloo", "allied_right: ad_i_art; french_left: ad_i_ne1 fr_ii_inf2", 4);
    s.refuses("fire ad_i_art", "NP-6.3.58");
    s.play("move ad_i_ne1 allied_right");
    s.play("fire ad_i_art", {1, 1, 5});
    EXPECT_EQ(s.strength("fr_ii_inf2"), 1);
}

RULE(NP_X17, cavalry_redeploys_through_the_reserve) {
    Scene s = battle(
        "quatre_bras side=allied step=combat roads=waterloo",
        "allied_centre: ad_c_heavy ad_i_ne1; allied_reserve: ad_i_br; allied_left: ad_r_br1; allied_right: ad_r_br2; french_centre: fr_ii_inf1",
        4);
    s.play_all({"move ad_c_heavy allied_reserve", "move ad_c_heavy allied_left"});
    s.refuses("move ad_i_ne1 allied_left", "NP-1.3.10");
    s.play("move ad_i_br allied_right");
}

RULE(NP_X18, five_blocks_and_two_roads) {
    Scene s = battle("ligny side=allied step=combat roads=charleroi,quatre_bras",
                     "allied_reserve: pr_i_inf1 pr_i_inf2 pr_i_cav pr_i_art pr_blucher; french_left: fr_iv_inf");
    s.play_all({"retreat pr_i_inf1 namur", "retreat pr_i_inf2 namur", "retreat pr_i_art gembloux"});
    s.refuses("retreat pr_i_cav namur", "NP-7.2.1");
    EXPECT_TRUE(s.disrupted("pr_i_inf1") && s.disrupted("pr_i_inf2") && s.disrupted("pr_i_art"));
    EXPECT_EQ(s.strength("pr_i_inf1"), 4);
}

RULE(NP_X24, nine_blocks_reveal_four) {
    Scene s(
        "laneffe: fr_iv_inf fr_iv_art fr_iii_inf1 fr_iii_inf2 fr_rc_pajol fr_rc_milhaud fr_rc_hart fr_g_cav fr_napoleon; charleroi: pr_i_inf2 "
        "pr_i_cav; turn=5");
    s.play("group french laneffe");
    for (const std::string unit : {"fr_iv_inf", "fr_iv_art", "fr_iii_inf1", "fr_iii_inf2"}) s.play("march " + unit + " charleroi");
    for (const std::string unit : {"fr_rc_pajol", "fr_rc_milhaud", "fr_rc_hart"})
        s.play_all({"march " + unit + " thuin", "march " + unit + " charleroi"});
    for (const std::string unit : {"fr_g_cav", "fr_napoleon"}) s.play_all({"march " + unit + " fosse", "march " + unit + " charleroi"});
    s.play("done");
    EXPECT_EQ(s.asks(), "choose_skirmishers");
    EXPECT_EQ(s.legal().size(), 9u);
    s.play_all({"show fr_iv_inf", "show fr_iii_inf1", "show fr_rc_pajol", "show fr_g_cav"},
               {6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6});
    EXPECT_EQ(s.log("is seen").size(), 6u);   // four and two
}

RULE(NP_X27, garrison_and_cavalry) {
    Scene s = fight("allied_right: ad_i_br(on_marker) ad_i_ne2 fr_rc_milhaud(shock)", "side=allied farm=allied_right");
    s.play("fire ad_i_br", {3, 4, 5, 6});
    EXPECT_EQ(last_fire(s), "F3: 3 4 5 6, one hit.");
    s.play("done");
    s.play("fire fr_rc_milhaud", {1, 4});
    EXPECT_EQ(last_fire(s), "F4: 1 4, two hits.");
    EXPECT_TRUE(s.eliminated("ad_i_ne2"));
    EXPECT_EQ(s.strength("ad_i_br"), 4);
    s.play("done");
    s.refuses("fire fr_rc_milhaud", "NP-6.3.66");   // only the garrison is left
}

RULE(NP_X29, fire_values_at_squares) {
    const Scene s = fight(
        "allied_centre: ad_r_br1(square=1) fr_rc_kellermann(shock) fr_i_inf1 fr_g_hart(short_first) fr_rc_hart; french_left: fr_i_art; "
        "french_right: fr_g_art(on_marker); allied_right: ad_i_br(square=1); allied_left: ad_ii_br(square=1)",
        "hill=french_right");
    EXPECT_EQ(value_of(s, "fr_rc_kellermann", Target::square), 2);
    EXPECT_EQ(value_of(s, "fr_i_inf1", Target::square), 3);
    EXPECT_EQ(value_of(s, "fr_g_hart", Target::square), 3);
    EXPECT_EQ(value_of(s, "fr_rc_hart", Target::square), 2);
    EXPECT_EQ(value_of(s, "fr_i_art", Target::square), 2);
    EXPECT_EQ(value_of(s, "fr_g_art", Target::square), 3);
}

RULE(NP_X30, sheltered_artillery_is_hit_when_strongest_and_dies_with_its_square) {
    Scene s = fight("allied_centre: ad_r_br2(square=1) ad_r_art(shelter=1) ad_i_br fr_i_inf1 fr_i_inf2");
    s.play("fire_square fr_i_inf1", {1, 3, 5});
    s.play("hit ad_r_br2");   // after the guns: both stood at 2
    s.play("fire_square fr_i_inf2", {2, 3, 6});
    s.play("hit ad_r_br2");
    EXPECT_TRUE(s.eliminated("ad_r_br2"));
    EXPECT_TRUE(s.eliminated("ad_r_art"));
    EXPECT_EQ(s.strength("ad_i_br"), 4);
}

RULE(NP_X31, the_last_defender_fails_and_all_are_routed) {
    Scene s = battle(
        "ligny side=allied step=morale roads=charleroi",
        "allied_left: pr_i_inf2(strength=1) fr_iv_inf(strength=3); allied_centre: pr_i_inf1; allied_right: pr_ii_cav; allied_reserve: pr_i_art; "
        "french_centre: fr_iii_inf1; french_left: fr_iii_inf2",
        5, {2});
    EXPECT_EQ(s.log("routed").size(), 1u);
    EXPECT_TRUE(s.eliminated("pr_i_inf2"));
    s.play_all({"retreat pr_i_inf1 namur", "retreat pr_ii_cav namur", "retreat pr_i_art gembloux"});
    EXPECT_EQ(s.strength("pr_i_inf1"), 3);
    EXPECT_EQ(s.strength("pr_ii_cav"), 3);
    EXPECT_EQ(s.strength("pr_i_art"), 1);
}

RULE(NP_X34, a_skirmish_with_losses) {
    Scene s("solre: fr_i_inf1 fr_i_art fr_rc_pajol; binche: ad_c_ne ad_i_ne2; turn=5");
    s.play_all({"group french solre", "march fr_i_inf1 binche", "march fr_i_art binche", "march fr_rc_pajol binche"});
    s.play("done", {3, 4, 2, 5, 6, 6});   // blocks fire in the order of their ids
    s.play("hit fr_i_art", {1, 2, 3, 2, 2, 2, 3, 4});
    EXPECT_EQ(s.strength("fr_i_art"), 2);
    EXPECT_EQ(s.asks(), "retreat");
    s.play_all({"retreat ad_c_ne mons", "retreat ad_i_ne2 nivelles"});
    EXPECT_EQ(s.strength("ad_c_ne"), 2);
    EXPECT_EQ(s.strength("ad_i_ne2"), 2);
    EXPECT_EQ(s.log("lose the skirmish"), Words{"The Allies lose the skirmish at Binche (binche)."});
}

RULE(NP_X41, retreat_towns_of_both_sides) {
    const Scene s(
        "battle quatre_bras side=allied step=combat roads=charleroi; french_left: fr_ii_inf1; allied_left: ad_i_ne1; "
        "battle ligny roads=charleroi; french_left: fr_iv_inf; allied_left: pr_i_inf1; turn=5");
    const auto towns = [&](Side side) {
        Words found;
        for (const Town town : retreat_towns(s.position(), Scene::town_named("quatre_bras"), side)) found.emplace_back(word(town));
        std::ranges::sort(found);
        return found;
    };
    EXPECT_EQ(towns(Side::french), Words{"charleroi"});
    EXPECT_EQ(towns(Side::allied), (Words{"nivelles", "waterloo"}));
}

RULE(NP_X45, woods_stop_cavalry_and_cut_its_fire) {
    Scene s = fight(
        "french_reserve: fr_rc_kellermann fr_rc_milhaud; french_left: fr_i_inf1; french_centre: fr_i_inf2 fr_g_art; allied_centre: ad_r_br1; "
        "allied_right: ad_i_br",
        "woods=french_left woods=allied_centre");
    s.play("move fr_rc_kellermann french_left");
    s.refuses("move fr_rc_kellermann allied_right", "NP-6.2.12");
    s.refuses("fire fr_g_art", "NP-6.2.13");
    s.play_all({"move fr_rc_milhaud french_centre", "move fr_rc_milhaud allied_centre"});
    EXPECT_FALSE(s.shown("ad_r_br1"));
    s.play("done");
    EXPECT_TRUE(s.shown("ad_r_br1"));
    EXPECT_EQ(value_of(s, "fr_rc_milhaud", Target::open), 1);
}

RULE(NP_X47, engaged_foot_artillery_has_its_bonus_once) {
    Scene s = battle("ligny side=allied step=combat roads=charleroi", "allied_left: pr_i_art(short_first) pr_i_inf1 fr_iv_inf");
    s.play("fire pr_i_art", {2, 3, 6});
    EXPECT_EQ(last_fire(s), "F2: 2 3 6, one hit.");
    s.play_all({"done", "done"});
    s.play("fire pr_i_art", {2, 2, 1});
    EXPECT_EQ(last_fire(s), "F1: 2 2 1, one hit.");
    EXPECT_EQ(s.strength("fr_iv_inf"), 2);
}

RULE(NP_X48, commander_and_square_in_morale) {
    Scene s = fight("allied_centre: ad_wellington ad_i_br(strength=1) ad_r_br1(strength=1 square=1) pr_i_inf1(strength=1) fr_g_old",
                    "side=allied step=morale");
    s.refuses("check ad_wellington", "NP-6.3.10");
    s.play_all({"check ad_i_br", "check ad_r_br1"}, {3, 2, 3});
    EXPECT_EQ(s.space("ad_i_br"), "allied_centre");
    EXPECT_EQ(s.space("ad_r_br1"), "allied_centre");
    EXPECT_EQ(s.space("pr_i_inf1"), "allied_reserve");
}

RULE(NP_X53, shock_lapses_when_the_enemy_breaks_off) {
    Scene s = fight("french_reserve: fr_rc_kellermann fr_g_old; french_left: fr_i_inf1 ad_i_ne1; allied_right: ad_i_br");
    s.play_all({"move fr_rc_kellermann french_left"});
    EXPECT_TRUE(shock_of_case(s, "fr_rc_kellermann"));
    s.play_all({"done", "move ad_i_ne1 allied_right"});
    EXPECT_FALSE(shock_of_case(s, "fr_rc_kellermann"));
    s.play_all({"done", "done", "move ad_i_br french_left", "done"});
    s.play("fire fr_rc_kellermann", {3, 4, 5});
    EXPECT_EQ(last_fire(s), "F3: 3 4 5, one hit.");
    EXPECT_EQ(s.strength("ad_i_br"), 3);
}

// Cases whose scene and numbers stand in the test of a rule: X10 NP-6.2.42, X11 NP-6.2.6, X19 NP-7.2.2, X23 NP-6.5.11, X28 NP-6.2.18, X32 NP-6.2.20,
// X33 NP-6.3.59, X35 NP-6.7.3, X42 NP-7.4.10, X43 NP-6.2.44, X44 NP-6.2.45, X46 NP-6.1.5 and NP-6.3.74, X50 NP-6.7.5, X51 NP-6.7.6,
// X52 NP-6.3.21, X54 NP-7.1.7.

}   // namespace papelotte::napoleon
