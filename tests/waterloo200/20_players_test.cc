// W2-20  Two and three players.
#include "games/waterloo200/records/records.h"
#include "tests/waterloo200/scene.h"

namespace papelotte::waterloo200 {
namespace {

using Words = std::vector<std::string>;

// Leaders and infantry of both allied factions.
const std::string kAllies =
    "16: br_res_picton_tl br_res_kempt_inf; 50: pr_blucher_sl; 63: pr_4c_bulow_tl pr_4c_hacke_inf; turn=3 phasing=allied ";

Scene two(const std::string& rest) { return Scene(kAllies + rest); }
Scene three(const std::string& rest) { return Scene(kAllies + "options=three_players " + rest); }

}  // namespace

RULE(W2_20_1_1, one_player_mixes_the_acts_of_both_allied_factions) {
    Scene s = two("kind=strategic_move");
    EXPECT_EQ(s.seat(), "british");
    s.play_all({"move pr_4c_hacke_inf", "to 62", "stop", "move br_res_kempt_inf", "to 27", "stop"});
    s.allows("move pr_4c_bulow_tl");
    EXPECT_EQ(s.seat(), "british");
    const Scene tactical = two("kind=tactical");
    EXPECT_EQ(tactical.operands("activate "), (Words{"br_res_picton_tl", "pr_4c_bulow_tl"}));
    EXPECT_EQ(Rules::seats_in_play({"", {}}).size(), 2);
}

RULE(W2_20_1_2, three_players_have_a_seat_each_and_allies_see_each_others_blocks) {
    EXPECT_EQ(Rules::seats_in_play({"", {{"players", "three"}}}).size(), 3);
    const Scene s = three("kind=strategic_move pool=pr_4c_hiller_inf,br_res_best_inf");
    for (const char* unit : {"br_res_kempt_inf", "pr_4c_hacke_inf", "pr_4c_hiller_inf", "br_res_best_inf"}) {
        EXPECT_TRUE(knows(s.position(), kBritishSeat, Scene::unit(unit))) << unit;
        EXPECT_TRUE(knows(s.position(), kPrussianSeat, Scene::unit(unit))) << unit;
        EXPECT_FALSE(knows(s.position(), kFrenchSeat, Scene::unit(unit))) << unit;
    }
}

RULE(W2_20_1_3, the_british_player_chooses_the_kind_of_action) {
    const Scene s = three("");
    EXPECT_EQ(s.asks(), "choose_action");
    EXPECT_EQ(s.seat(), "british");
}

RULE(W2_20_1_4, he_names_the_faction_that_activates_first_among_those_that_can_begin) {
    Scene s = three("kind=tactical");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.operands("first "), (Words{"british", "prussian"}));
    s.play("first prussian");
    EXPECT_EQ(s.seat(), "prussian");
    s.refuses("done", "W2-10.2.2");   // he must begin
    s.play_all({"activate pr_4c_bulow_tl", "reveal", "done"});
    EXPECT_EQ(s.seat(), "british");
    s.allows("done");                 // the other may activate none
    Scene only("16: br_res_picton_tl(step=3); 50: pr_blucher_sl; 63: pr_4c_bulow_tl; turn=3 phasing=allied options=three_players kind=tactical");
    EXPECT_EQ(only.operands("first "), Words{"prussian"});
    only.refuses("first british", "W2-20.1.4");
}

RULE(W2_20_1_4, in_each_phase_the_british_act_before_the_prussians) {
    Scene s(
        "41: br_res_kempt_inf fr_2c_soye_inf; 44: pr_4c_hacke_inf fr_1c_schmitz_inf; 50: pr_blucher_sl; control 44=prussian 45=prussian "
        "46=prussian "
        "47=prussian 49=prussian; turn=3 phasing=allied options=three_players kind=strategic_move");
    EXPECT_EQ(s.asks(), "move_units");
    EXPECT_EQ(s.seat(), "british");
    s.refuses("move pr_4c_hacke_inf", "W2-12.2.2");
    s.play("done");
    EXPECT_EQ(s.asks(), "move_units");
    EXPECT_EQ(s.seat(), "prussian");
    s.play("done");
    EXPECT_EQ(s.seat(), "british");
    EXPECT_EQ(s.operands("battle "), Words{"41"});
    s.play("done");
    EXPECT_EQ(s.seat(), "prussian");
    EXPECT_EQ(s.operands("battle "), Words{"44"});
}

RULE(W2_20_1_5, the_british_player_moves_in_a_pass_or_leaves_it_or_gives_it_up) {
    Scene s = three("kind=pass");
    EXPECT_EQ(s.seat(), "british");
    s.refuses("move pr_4c_hacke_inf", "W2-12.2.2");
    Scene given_up = s, moved = s;
    s.play("leave");
    EXPECT_EQ(s.seat(), "prussian");
    s.allows("move pr_4c_hacke_inf");
    s.refuses("move br_res_kempt_inf", "W2-12.2.2");
    given_up.play("done");
    EXPECT_EQ(given_up.phasing(), "french");
    moved.play_all({"move br_res_kempt_inf", "to 27", "stop"});
    EXPECT_EQ(moved.phasing(), "french");   // one unit per side
}

RULE(W2_20_1_6, he_chooses_how_the_disc_is_spent) {
    Scene s = three("disc=allied pool=pr_4c_hiller_inf");
    s.play("strategic");
    EXPECT_EQ(s.asks(), "choose_option");
    EXPECT_EQ(s.seat(), "british");
    s.play("reinforce");
    EXPECT_EQ(s.seat(), "prussian");   // for both factions; only the Prussians have reserves
}

RULE(W2_20_1_7, each_player_decides_about_his_own_faction) {
    Scene path = three("kind=strategic_move");
    path.play_all({"done", "move pr_4c_hacke_inf"});
    EXPECT_EQ(path.asks(), "unit_path");
    EXPECT_EQ(path.seat(), "prussian");
    Scene losses(
        "44: fr_2c_soye_inf fr_1c_schmitz_inf pr_4c_hacke_inf pr_4c_ryssel_inf; 50: pr_blucher_sl; turn=3 options=three_players "
        "kind=strategic_move");
    losses.play_all({"done", "battle 44"});   // 8 : 6
    EXPECT_EQ(losses.asks(), "take_losses");
    EXPECT_EQ(losses.seat(), "prussian");
    Scene road("41: fr_1c_bruno_cav; 27: br_1c_byng_inf; options=three_players kind=strategic_move");
    road.play_all({"move fr_1c_bruno_cav", "to 27", "stop", "done", "battle 27"});
    EXPECT_EQ(road.asks(), "sunken_road");
    EXPECT_EQ(road.seat(), "british");
    Scene draws = three("kind=strategic_reinforce pool=pr_4c_hiller_inf");
    EXPECT_EQ(draws.asks(), "number_of_reserves");
    EXPECT_EQ(draws.seat(), "prussian");
    draws.play("draw 1", {0});
    EXPECT_EQ(draws.seat(), "prussian");   // the Prussian player places it
}

RULE(W2_20_1_7, each_regenerates_his_own_leaders) {
    Scene s = three("passes=1");
    s.play_all({"pass", "done", "done"});   // the British do not reorganise
    EXPECT_EQ(s.seat(), "prussian");
    s.play("reorganise prussian");
    EXPECT_EQ(s.asks(), "regenerate");
    EXPECT_EQ(s.seat(), "prussian");
}

RULE(W2_20_1_8, the_owner_of_the_attacked_faction_decides_to_retreat) {
    Scene s(
        "44: fr_2c_soye_inf pr_4c_hacke_inf; 45: pr_4c_ryssel_inf; 50: pr_blucher_sl; 84: fr_6c_lobau_tl(activated); turn=3 disc=allied "
        "kind=tactical "
        "options=retreat,three_players");
    s.play_all({"done", "done", "battle 44"});
    EXPECT_EQ(s.asks(), "retreat");
    EXPECT_EQ(s.seat(), "prussian");
    s.play("retreat");
    EXPECT_EQ(s.seat(), "prussian");   // and chooses the area
}

RULE(W2_20_1_9, one_person_can_play_for_all_seats) {
    Scene s = Scene::set_up("three_players");
    Position& p = s.position();
    Dice dice(7);
    Effects effects{dice};
    SeatSet asked;
    for (int decisions = 0; decisions < 20000 && !Rules::outcome(p); ++decisions) {
        const Seat seat = Rules::to_act(p).front();   // one seat at a time
        EXPECT_EQ(Rules::to_act(p).size(), 1);
        asked.insert(seat);
        Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
    }
    EXPECT_TRUE(Rules::outcome(p));
    EXPECT_TRUE(asked.has(kFrenchSeat) && asked.has(kBritishSeat));
}

RULE(W2_20_1_10, a_faction_whose_commander_allows_nothing_is_skipped) {
    Scene s(
        "16: br_res_kempt_inf; 63: pr_4c_bulow_tl pr_4c_hacke_inf; eliminated=pr_blucher_sl; turn=3 phasing=allied options=three_players "
        "kind=strategic_move");
    s.play("done");
    EXPECT_EQ(s.phasing(), "french");   // no Prussian was asked to move or to fight
    Scene tactical(
        "16: br_res_picton_tl; 63: pr_4c_bulow_tl; eliminated=pr_blucher_sl; turn=3 phasing=allied options=three_players kind=tactical");
    EXPECT_EQ(tactical.operands("first "), Words{"british"});
    tactical.play_all({"first british", "activate br_res_picton_tl", "reveal", "done"});
    EXPECT_EQ(tactical.asks(), "move_units");
    EXPECT_EQ(tactical.seat(), "british");
}

}  // namespace papelotte::waterloo200
