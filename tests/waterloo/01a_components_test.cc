// WL-1.1, WL-1.2  Pieces, cubes, discs and tiles; the status of pieces.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

int count_units(const Position& p, auto test) {
    int count = 0;
    for (int i = 0; i < kUnits; ++i) count += p.place(Unit(i)) != kNowhere && test(Unit(i));
    return count;
}

int count_at(const Position& p, Area place) {
    return count_units(p, [&](Unit unit) { return p.place(unit) == place; });
}

}  // namespace

// --- WL-1.1  Pieces ----------------------------------------------------------------------------------------------------------------

RULE(WL_1_1_1, the_pieces_are_those_of_the_table) {
    struct Row {
        Nation nation;
        bool landwehr;
        std::array<int, 4> number;   // infantry, cavalry, artillery, leaders
    };
    const Scene s = Scene::set_up();
    for (const Row& row :
         {Row{Nation::french, false, {17, 14, 9, 4}}, Row{Nation::imperial_guard, false, {6, 2, 0, 0}},
          Row{Nation::british, false, {8, 6, 6, 2}}, Row{Nation::german, false, {9, 2, 0, 0}}, Row{Nation::dutch, false, {3, 2, 0, 0}},
          Row{Nation::prussian, false, {4, 4, 4, 2}}, Row{Nation::prussian, true, {6, 0, 0, 0}}})
        for (int arm = 0; arm < 4; ++arm)
            EXPECT_EQ(count_units(s.position(),
                                  [&](Unit unit) {
                                      return nation_of(unit) == row.nation && data_of(unit).landwehr == row.landwehr && arm_of(unit) == Arm(arm);
                                  }),
                      row.number[static_cast<std::size_t>(arm)])
                << "nation " << static_cast<int>(row.nation) << ", arm " << arm;
    EXPECT_EQ(count_units(s.position(), [](Unit) { return true; }), 110);
}

RULE(WL_1_1_1, no_piece_is_created_in_a_whole_game) {
    Dice dice(1815);
    Effects effects{dice};
    Position p = Rules::set_up({}, effects);
    int lost = 0, display = 20;
    while (!Rules::outcome(p)) {
        const Seat seat = Rules::to_act(p).front();
        Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
        const int now_lost = count_at(p, kEliminated), now_display = count_at(p, kDisplay);
        ASSERT_EQ(count_units(p, [](Unit) { return true; }), 110);
        ASSERT_GE(now_lost, lost) << "a piece came back";
        ASSERT_LE(now_display, display) << "a piece went back to the display";
        lost = now_lost;
        display = now_display;
    }
    EXPECT_GT(lost, 0);
}

RULE(WL_1_1_1, an_eliminated_prussian_does_not_arrive_again) {
    const Scene s("eliminated: pr_leader_1 pr_inf_1; rossomme: fr_inf_1; turn=5 phase=prussians", {1});   // the die is the tile
    EXPECT_EQ(s.asks(), "change_formation");   // phases 2 and 3 have passed
    EXPECT_EQ(s.at("pr_inf_1"), "eliminated");
}

RULE(WL_1_1_2, the_cubes_and_their_stocks) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.position().grand_battery, 6);
    EXPECT_EQ(s.stock("blue"), 34);
    EXPECT_EQ(s.stock("red"), 25);
    EXPECT_EQ(s.stock("black"), 15);
}

RULE(WL_1_1_2, a_cube_on_the_board_comes_out_of_the_stock) {
    Scene s("crossroads: br_inf_4; sandpit_valley: fr_inf_7; phase=skirmish");
    s.play("skirmish br_inf_4 sandpit_valley", {6});
    EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1);
    EXPECT_EQ(s.stock("blue"), 33);   // six of the forty are in the Grand Battery box
}

RULE(WL_1_1_3, eight_tiles_two_of_each_number) {
    const std::array<int, 8> actions{2, 2, 3, 3, 4, 4, 5, 5};
    for (int face = 1; face <= 8; ++face) {
        Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; phase=skirmish", {face});
        const int number = actions[static_cast<std::size_t>(face - 1)];
        for (int i = 1; i < number; ++i) s.play("nothing green");
        EXPECT_EQ(s.seat(), "french") << "face " << face;
        s.play("nothing green", {1});   // the die is the next tile
        EXPECT_EQ(s.seat(), "allied") << "face " << face;
    }
}

RULE(WL_1_1_3, sixteen_green_eight_red_and_four_purple_discs) {
    const Scene s("rossomme: fr_cav_1; mont_st_jean: br_cav_1; turn=5 phase=discs", {1});
    EXPECT_EQ(s.discs("french", "green") + s.discs("allied", "green"), 16);
    EXPECT_EQ(s.discs("french", "red") + s.discs("allied", "red"), 8);
    EXPECT_EQ(s.discs("french", "purple") + s.discs("allied", "purple"), 4);
}

RULE(WL_1_1_4, a_seventh_allied_unit_forms_square) {
    Scene s(
        "msj_farm: br_inf_1(square) br_inf_2(square) br_inf_3(square); brunswick_park: br_inf_5(square) br_inf_6(square) br_inf_7(square);"
        "crossroads: br_inf_4(defensive); sandpit_valley: fr_cav_1; active=french");
    s.play_all({"assault red sandpit_valley", "attack fr_cav_1 crossroads sandpit_valley"}, {1, 6});   // musketry, morale
    EXPECT_EQ(s.state("br_inf_4"), "square");
}

RULE(WL_1_1_4, a_fifth_french_unit_forms_square) {
    Scene s(
        "rossomme: fr_inf_1(square) fr_inf_2(square); chantelet: fr_inf_3(square) fr_inf_4(square); sandpit_valley: fr_inf_7(defensive);"
        "crossroads: br_cav_1; active=allied");
    s.play_all({"assault red crossroads", "attack br_cav_1 sandpit_valley crossroads"}, {1, 6});
    EXPECT_EQ(s.state("fr_inf_7"), "square");
}

RULE(WL_1_1_5, every_arm_but_a_leader_bars_the_way) {
    for (const std::string unit : {"br_inf_4", "br_cav_1", "br_art_4"}) {
        Scene s("crossroads: " + unit + "; sandpit_valley: fr_inf_7; active=french");
        s.play("move green sandpit_valley");
        s.refuses("go fr_inf_7 crossroads", "WL-5.1.2");
    }
    Scene s("crossroads: br_leader_1; sandpit_valley: fr_inf_7; active=french");
    s.play("move green sandpit_valley");
    s.allows("go fr_inf_7 crossroads");
}

RULE(WL_1_1_6, british_german_dutch_and_prussians_share_an_area) {
    Scene s("vivians_flank: br_inf_1 du_inf_1; smohain_heights: pr_inf_1 ge_inf_1; active=allied");
    s.play_all({"move green smohain_heights", "go pr_inf_1 vivians_flank", "go ge_inf_1 vivians_flank"});
    EXPECT_EQ(s.units("vivians_flank"), (Words{"br_inf_1", "du_inf_1", "ge_inf_1", "pr_inf_1"}));
}

RULE(WL_1_1_7, the_army_decides_the_colour_of_the_cube) {
    const std::array<std::pair<std::string, std::string>, 5> colours{
        {{"br_inf_1", "red"}, {"ge_inf_1", "red"}, {"du_inf_1", "red"}, {"pr_inf_1", "black"}, {"pr_lw_1", "black"}}};
    for (const auto& [unit, colour] : colours) {
        Scene s("crossroads: " + unit + "; sandpit_valley: fr_inf_7; phase=skirmish");
        s.play("done");
        s.play("skirmish fr_inf_7 crossroads", {6, 1});   // the second die is the tile of the first round
        EXPECT_EQ(s.cubes("crossroads", colour), 1) << unit;
    }
    for (const std::string unit : {"fr_inf_7", "ig_inf_1"}) {
        Scene s("crossroads: br_inf_4; sandpit_valley: " + unit + "; phase=skirmish");
        s.play("skirmish br_inf_4 sandpit_valley", {6});
        EXPECT_EQ(s.cubes("sandpit_valley", "blue"), 1) << unit;
    }
}

RULE(WL_1_1_7, the_army_decides_the_retreat_goal) {
    Scene s("smohain_heights: br_cav_1 pr_cav_1; papelotte_smohain: fr_inf_7; phase=skirmish");
    s.play("skirmish fr_inf_7 smohain_heights", {6});
    EXPECT_EQ(s.operands("retreat br_cav_1 "), (Words{"ohain_road", "vivians_flank"}));                        // towards Mont St Jean
    EXPECT_EQ(s.operands("retreat pr_cav_1 "), (Words{"genval_lane", "smohain_brook", "zietens_road"}));   // towards an entry area
}

RULE(WL_1_1_7, the_army_decides_whom_a_leader_commands) {
    Scene s("smohain_heights: br_leader_1 pr_inf_1; vivians_flank: ge_inf_1; active=allied");
    s.play("lead green br_leader_1");
    s.allows("move green vivians_flank");
    s.refuses("form green smohain_heights", "WL-11.1.4");   // he commands only himself there
    s.play("move green smohain_heights");
    s.refuses("go pr_inf_1 vivians_flank", "WL-12.1.6");
}

// --- WL-1.2  Status of pieces ------------------------------------------------------------------------------------------------------

RULE(WL_1_2_1, infantry_is_mobile_defensive_or_in_square) {
    Scene s("rossomme: fr_inf_1 fr_inf_2(defensive) fr_inf_3(square); active=french");
    s.play("form green rossomme");
    EXPECT_EQ(s.operands("turn fr_inf_1 "), (Words{"defensive"}));
    EXPECT_EQ(s.operands("turn fr_inf_2 "), (Words{"mobile"}));
    EXPECT_EQ(s.operands("turn fr_inf_3 "), (Words{"defensive", "mobile"}));
    for (const std::string state : {"tired", "limbered", "used"}) s.refuses("turn fr_inf_1 " + state, "WL-11.1.2");
}

RULE(WL_1_2_2, only_mobile_infantry_moves) {
    Scene s("rossomme: fr_inf_1 fr_inf_2(defensive) fr_inf_3(square); active=french");
    s.play("move green rossomme");
    s.allows("go fr_inf_1 chantelet");
    s.refuses("go fr_inf_2 chantelet", "WL-5.1.4");
    s.refuses("go fr_inf_3 chantelet", "WL-5.1.4");
}

RULE(WL_1_2_2, only_mobile_infantry_assaults) {
    Scene s("sandpit_valley: fr_inf_1 fr_inf_4 fr_inf_2(defensive) fr_inf_3(square); crossroads: br_inf_4; active=french");
    s.play("assault red sandpit_valley");
    s.allows("attack fr_inf_1 crossroads sandpit_valley");
    s.refuses("attack fr_inf_2 crossroads sandpit_valley", "WL-1.2.2");
    s.refuses("attack fr_inf_3 crossroads sandpit_valley", "WL-1.2.2");
}

RULE(WL_1_2_3, only_deployed_artillery_fires_in_the_action) {
    Scene s("grand_battery_west: fr_art_1 fr_art_2(limbered); sandpit_valley: br_inf_4; active=french");
    s.play("fire green grand_battery_west");
    s.allows("aim fr_art_1 sandpit_valley");
    s.refuses("aim fr_art_2 sandpit_valley", "WL-1.2.3");
}

RULE(WL_1_2_3, deployed_and_limbered_artillery_move) {
    Scene s("grand_battery_west: fr_art_1 fr_art_2(limbered); active=french");
    s.play("move green grand_battery_west");
    s.allows("go fr_art_1 trimotion");
    s.allows("go fr_art_2 trimotion");
}

RULE(WL_1_2_3, deployed_and_limbered_artillery_fire_defensively) {
    Scene s("crossroads: br_art_4 br_art_5(limbered); sandpit_valley: fr_inf_7; active=french");
    s.play("assault red sandpit_valley", {1, 1});   // 1 - 1: both miss
    EXPECT_EQ(s.log("fires at crossroads").size(), 2u);
}

RULE(WL_1_2_4, tired_cavalry_moves_as_far_as_fresh) {
    Scene s("rossomme: fr_cav_1 fr_cav_2(tired); active=french");
    s.play("move green rossomme");
    EXPECT_EQ(s.operands("go fr_cav_1 "), s.operands("go fr_cav_2 "));
    s.allows("go fr_cav_2 lobaus_field");   // two areas away
}

RULE(WL_1_2_4, tired_cavalry_never_becomes_fresh) {
    Scene s("rossomme: fr_cav_1(tired) fr_inf_1; mont_st_jean: br_cav_1; active=french tile=2 actions_done=1 allied.red=1");
    s.play("form green rossomme");
    s.refuses("turn fr_cav_1 fresh", "WL-11.1.4");
    s.play("turn fr_inf_1 defensive");   // ends the round and phase 4: the Allied player has no green disc
    EXPECT_EQ(s.asks(), "change_formation");
    s.refuses("turn fr_cav_1 fresh", "WL-11.1.4");
    s.play("done", {1});   // continues into the first round of the next turn
    EXPECT_EQ(s.position().turn, 2);
    EXPECT_EQ(s.state("fr_cav_1"), "tired");
}

RULE(WL_1_2_5, a_leader_is_available_until_he_is_used) {
    Scene s("rossomme: fr_inf_1 fr_leader_1; active=french");
    EXPECT_EQ(s.state("fr_leader_1"), "available");
    s.play("lead green fr_leader_1");
    EXPECT_EQ(s.state("fr_leader_1"), "used");
}

RULE(WL_1_2_6, nobody_chooses_to_form_square) {
    Scene s("rossomme: fr_inf_1 fr_inf_2(defensive); active=french");
    s.play("form green rossomme");
    s.refuses("turn fr_inf_1 square", "WL-1.2.6");
    s.refuses("turn fr_inf_2 square", "WL-1.2.6");
    const Scene free("rossomme: fr_inf_1; phase=formation");
    free.refuses("turn fr_inf_1 square", "WL-1.2.6");
}

RULE(WL_1_2_7, a_square_has_no_benefit_of_a_strong_point_under_fire) {
    for (const auto& [state, cubes] : {std::pair<std::string, int>{"defensive", 0}, {"square", 1}}) {
        Scene s("la_haye_sainte: ge_inf_2(" + state + "); grand_battery_west: fr_art_1; active=french");
        s.play_all({"fire green grand_battery_west", "aim fr_art_1 la_haye_sainte", "done"}, {3});   // 3 - 2, or 3 + 1: a cube from 3 on
        EXPECT_EQ(s.cubes("la_haye_sainte", "red"), cubes) << state;
    }
}

RULE(WL_1_2_7, a_square_is_not_sheltered_when_assaulted_but_is_on_its_side) {
    Scene s("la_haye_sainte: ge_inf_2(square); grand_battery_west: fr_inf_7; active=french");
    s.play("assault red grand_battery_west", {1, 1, 1});
    EXPECT_TRUE(s.log("benefits").empty());
    EXPECT_EQ(s.at("ge_inf_2"), "crossroads");   // it failed the check and fell back: sheltered infantry would not
    Scene own("la_haye_sainte: ge_inf_2(square) ge_inf_3; active=allied");
    own.play("move green la_haye_sainte");
    own.refuses("go ge_inf_2 crossroads", "WL-5.1.4");
}

}  // namespace papelotte::waterloo
