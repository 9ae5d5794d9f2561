// WL-2  Set-up.
#include <map>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Words = std::vector<std::string>;

struct Garrison {
    std::string area;
    Words units;   // sorted
};

const Garrison kSetUp[] = {
    {"jeromes_field", {"fr_inf_1", "fr_inf_2", "fr_inf_3"}},
    {"bachelus_field", {"fr_inf_4", "fr_inf_5", "fr_inf_6"}},
    {"grand_battery_east", {"fr_art_3", "fr_art_4", "fr_inf_7"}},
    {"grand_battery_west", {"fr_art_1", "fr_art_2"}},
    {"marcognets_ridge", {"fr_inf_10", "fr_inf_8", "fr_inf_9"}},
    {"duruttes_knoll", {"fr_inf_11", "fr_inf_12", "fr_inf_13"}},
    {"jacquinots_field", {"fr_cav_10", "fr_cav_11", "fr_inf_14", "fr_leader_3"}},
    {"lobaus_field", {"fr_inf_15", "fr_inf_16", "fr_inf_17", "fr_leader_2"}},
    {"chantelet", {"ig_inf_1", "ig_inf_2", "ig_inf_3"}},
    {"rossomme", {"fr_leader_1", "ig_inf_4", "ig_inf_5", "ig_inf_6"}},
    {"pires_flank", {"fr_art_5", "fr_cav_1", "fr_cav_2"}},
    {"kellermanns_field", {"fr_cav_3", "fr_cav_4", "fr_cav_5", "fr_leader_4"}},
    {"trimotion", {"fr_art_6", "fr_art_7", "fr_cav_6"}},
    {"milhauds_field", {"fr_cav_7", "fr_cav_8", "fr_cav_9"}},
    {"hanotelet", {"fr_cav_12"}},
    {"churchyard_lane", {"fr_cav_13", "fr_cav_14", "ig_cav_2"}},
    {"la_belle_alliance", {"fr_art_8", "fr_art_9", "ig_cav_1"}},
    {"hougoumont", {"br_inf_1", "ge_inf_1"}},
    {"guards_ridge", {"br_art_1", "br_inf_2"}},
    {"halketts_ridge", {"br_art_2", "br_inf_3"}},
    {"altens_ridge", {"br_art_3", "ge_inf_5"}},
    {"crossroads", {"br_art_4", "br_inf_4", "br_leader_1", "du_inf_1"}},
    {"pictons_ridge", {"br_art_5", "br_inf_5"}},
    {"bests_ridge", {"br_art_6", "br_cav_3", "ge_inf_8"}},
    {"west_ridge", {"br_inf_6"}},
    {"mitchells_field", {"br_inf_7", "br_leader_2"}},
    {"msj_farm", {"br_inf_8", "du_cav_1"}},
    {"la_haye_sainte", {"ge_inf_2"}},
    {"papelotte_smohain", {"du_inf_2", "ge_inf_3"}},
    {"brunswick_park", {"ge_cav_2", "ge_inf_9"}},
    {"merbraine", {"du_inf_3"}},
    {"somersets_hollow", {"br_cav_1", "ge_cav_1", "ge_inf_6"}},
    {"ponsonbys_hollow", {"br_cav_2", "du_cav_2", "ge_inf_7"}},
    {"vivians_flank", {"br_cav_4"}},
    {"nassau_reserve", {"br_cav_5", "br_cav_6", "ge_inf_4"}},
};

const Words kDisplayOrder{"pr_leader_1", "pr_cav_1", "pr_cav_2", "pr_inf_1", "pr_inf_2", "pr_art_1", "pr_lw_1",
                          "pr_lw_2",     "pr_art_2", "pr_lw_3",  "pr_lw_4",  "pr_cav_3", "pr_inf_3",   // line A
                          "pr_leader_2", "pr_cav_4", "pr_inf_4", "pr_art_3", "pr_lw_5",  "pr_lw_6",  "pr_art_4"};   // line B

}  // namespace

RULE(WL_2_1_1, all_units_stand_where_the_set_up_lists_them) {
    const Scene s = Scene::set_up();
    std::size_t placed = 0;
    for (const Garrison& garrison : kSetUp) {
        EXPECT_EQ(s.units(garrison.area), garrison.units) << garrison.area;
        placed += garrison.units.size();
    }
    EXPECT_EQ(placed, 90u);   // the other twenty are the Prussians
}

RULE(WL_2_1_1, a_new_game_is_the_set_up) {
    Dice dice(1);
    Effects effects{dice};
    EXPECT_TRUE(Rules::same(Rules::set_up({}, effects), Scene::set_up().position()));
}

RULE(WL_2_1_1, a_game_of_rules_version_2_has_its_own_set_up) {
    Dice dice(1);
    Effects effects{dice};
    papelotte::Setup setup;
    setup.rules_version = 2;
    const Position former = Rules::set_up(setup, effects), present = Scene::set_up().position();
    const std::map<std::string, std::string> elsewhere{
        {"ig_inf_1", "decosters_house"},      {"ig_inf_2", "decosters_house"},     {"ig_inf_3", "decosters_house"},
        {"fr_leader_2", "la_belle_alliance"}, {"fr_leader_3", "marcognets_ridge"}, {"fr_leader_4", "bachelus_field"},
        {"ge_inf_4", "halketts_ridge"},       {"ge_inf_6", "altens_ridge"},        {"ge_inf_7", "pictons_ridge"}};
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const auto found = elsewhere.find(std::string(word(unit)));
        EXPECT_EQ(former.place(unit), found == elsewhere.end() ? present.place(unit) : Scene::area(found->second)) << word(unit);
        EXPECT_EQ(former.unit(unit).posture, present.unit(unit).posture) << word(unit);
    }
}

RULE(WL_2_1_2, all_french_pieces_start_upright) {
    const Scene s = Scene::set_up();
    for (const Unit unit : units_of(kFrench)) EXPECT_EQ(s.position().unit(unit).posture, Posture::upright) << word(unit);
    s.allows("skirmish br_inf_1 jeromes_field");   // the game waits for the first decision
}

RULE(WL_2_1_3, anglo_allied_infantry_starts_defensive_the_rest_upright) {
    const Scene s = Scene::set_up();
    for (const Unit unit : units_of(Army::anglo_allied))
        EXPECT_EQ(s.position().unit(unit).posture, arm_of(unit) == Arm::infantry ? Posture::on_side : Posture::upright) << word(unit);
    EXPECT_EQ(s.state("du_inf_3"), "defensive");
    EXPECT_EQ(s.state("br_art_1"), "deployed");
}

RULE(WL_2_1_4, the_prussians_start_on_the_display_in_their_order) {
    const Scene start = Scene::set_up();
    std::string gone;
    for (const std::string& next : kDisplayOrder) {
        EXPECT_EQ(start.at(next), "display");
        // All pieces before it are eliminated, so this piece is the first to leave the display.
        Scene s("base=setup turn=4 phase=prussians" + (gone.empty() ? gone : "; eliminated:" + gone), {6});
        EXPECT_EQ(s.asks(), "arrive");
        for (const std::string& other : kDisplayOrder)
            if (other == next) s.allows("enter " + other + " delayed");
            else s.refuses("enter " + other + " delayed", "WL-14.1.2");
        gone += " " + next;
    }
}

RULE(WL_2_1_5, six_cubes_in_the_grand_battery_box_the_rest_in_stock) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.position().grand_battery, 6);
    EXPECT_EQ(s.stock("blue"), 40 - 6);
    EXPECT_EQ(s.stock("red"), 25);
    EXPECT_EQ(s.stock("black"), 15);
    for (int area = 0; area < kBoardPlaces; ++area)
        for (const Colour colour : {Colour::blue, Colour::red, Colour::black}) EXPECT_EQ(s.position().cubes(Area(area), colour), 0);
}

RULE(WL_2_1_6, the_game_starts_at_noon_without_a_tile_drawn_or_a_disc_used) {
    const Scene s = Scene::set_up();
    EXPECT_EQ(s.position().turn, 1);
    EXPECT_EQ(turn_title(s.position().turn), "12 noon");
    EXPECT_EQ(s.position().tile, 0);
    EXPECT_EQ(s.dice_rolled(), 0);
    EXPECT_EQ(s.log().front(), "Turn 1 begins.");
    EXPECT_EQ(s.log("Discs for").size(), 2u);   // the first discs on the board are those of phase 1
    for (const std::string box : {"this_round", "previous"})
        for (const std::string colour : {"green", "red", "purple"})
            EXPECT_EQ(s.discs("french", colour, box) + s.discs("allied", colour, box), 0);
}

RULE(WL_2_1_6, all_eight_tiles_are_in_the_bag) {
    const std::array<int, 8> tiles{2, 2, 3, 3, 4, 4, 5, 5};
    for (int face = 1; face <= 8; ++face) {
        Scene s = Scene::set_up();
        s.play("done");
        s.play("done", {face});   // both decline skirmish fire: the first tile is drawn
        EXPECT_EQ(s.position().tile, tiles[static_cast<std::size_t>(face - 1)]);
    }
}

RULE(WL_2_1_7, one_scenario_two_players_and_no_option_but_the_bid) {
    EXPECT_EQ(Rules::facts().scenarios.size(), 1u);
    ASSERT_EQ(Rules::facts().options.size(), 1u);
    EXPECT_EQ(Rules::facts().options[0].name, "bid");
    EXPECT_EQ(Rules::facts().seats.size(), 2u);
}

}  // namespace papelotte::waterloo
