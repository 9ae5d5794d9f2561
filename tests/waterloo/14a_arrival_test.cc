// WL-14.1  The arrival of the Prussians. A German cavalry unit waits in the Delayed box, so that phase 2 asks before the roll and after it.
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {
namespace {

using Areas = std::vector<std::string>;

const std::vector<std::string> kOrder{"pr_leader_1", "pr_cav_1", "pr_cav_2", "pr_inf_1", "pr_inf_2", "pr_art_1", "pr_lw_1",
                                      "pr_lw_2",     "pr_art_2", "pr_lw_3",  "pr_lw_4",  "pr_cav_3", "pr_inf_3",             // line A
                                      "pr_leader_2", "pr_cav_4", "pr_inf_4", "pr_art_3", "pr_lw_5",  "pr_lw_6",  "pr_art_4"};   // line B

// Phase 2 of a turn with the display beginning at the given piece.
std::string display_from(std::size_t first, int turn = 4) {
    std::string text = "phase=prussians turn=" + std::to_string(turn) + "; delayed: ge_cav_2; display:";
    for (std::size_t i = first; i < kOrder.size(); ++i) text += " " + kOrder[i];
    return text + "; ";
}

}  // namespace

RULE(WL_14_1_1, a_die_decides_how_many_come_and_a_1_counts_as_2) {
    const int pieces[] = {2, 2, 3, 4, 5, 6};
    for (int die = 1; die <= 6; ++die) {
        SCOPED_TRACE(die);
        Scene s(display_from(0));
        s.refuses("done", "WL-14.1.1");   // the roll is not optional
        s.play("roll", {die});
        for (int i = 0; i < pieces[die - 1]; ++i) {
            EXPECT_EQ(s.asks(), "arrive");
            s.play("enter " + kOrder[static_cast<std::size_t>(i)] + " delayed");
        }
        EXPECT_EQ(s.asks(), "prussian_phase");
        s.refuses("roll", "WL-14.1.1");   // once per turn
    }
}

RULE(WL_14_1_1, from_turn_4_on) {
    for (int turn = 1; turn <= 9; ++turn) {
        SCOPED_TRACE(turn);
        Scene s(display_from(0, turn), turn < 4 ? std::vector{1} : std::vector<int>{});   // turns 1-3: straight to the first tile
        EXPECT_EQ(s.asks() == "prussian_phase", turn >= 4);
        EXPECT_EQ(s.at("pr_leader_1"), "display");
    }
}

RULE(WL_14_1_2, pieces_leave_the_display_from_the_left) {
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
        SCOPED_TRACE(kOrder[i]);
        Scene s(display_from(i));
        s.play("roll", {2});
        EXPECT_EQ(s.legal("enter ").size(), s.legal("enter " + kOrder[i] + " ").size());
        EXPECT_FALSE(s.legal("enter " + kOrder[i] + " ").empty());
        if (i + 1 < kOrder.size()) s.refuses("enter " + kOrder[i + 1] + " delayed", "WL-14.1.2");
    }
}

RULE(WL_14_1_2, if_fewer_are_left_all_come) {
    Scene s(display_from(18));
    s.play_all({"roll", "enter pr_lw_6 zietens_road", "enter pr_art_4 zietens_road"}, {6});
    EXPECT_EQ(s.asks(), "prussian_phase");
    EXPECT_EQ(s.units("zietens_road"), (std::vector<std::string>{"pr_art_4", "pr_lw_6"}));
}

RULE(WL_14_1_3, each_line_has_its_entry_areas_or_the_delayed_box) {
    for (std::size_t i = 0; i < kOrder.size(); ++i) {
        SCOPED_TRACE(kOrder[i]);
        Scene s(display_from(i));
        s.play("roll", {2});
        const bool line_a = i < 13;
        EXPECT_EQ(s.operands("enter " + kOrder[i] + " "),
                  (line_a ? Areas{"delayed", "lasne_road", "virere_heights"} : Areas{"delayed", "zietens_road"}));
        s.refuses("enter " + kOrder[i] + (line_a ? " zietens_road" : " lasne_road"), "WL-14.1.3");
        s.refuses("enter " + kOrder[i] + " genval_lane", "WL-14.1.3");
    }
}

RULE(WL_14_1_4, an_enemy_occupied_entry_area_cannot_be_used) {
    Scene one(display_from(1) + "lasne_road: fr_art_1 blue=1");
    one.play("roll", {2});
    EXPECT_EQ(one.operands("enter pr_cav_1 "), (Areas{"delayed", "virere_heights"}));
    one.refuses("enter pr_cav_1 lasne_road", "WL-14.1.4");
    Scene leader(display_from(1) + "lasne_road: fr_leader_1");
    leader.play("roll", {2});
    leader.play("enter pr_cav_1 lasne_road");   // a leader alone does not occupy, and is caught (WL-5.1.12)
    EXPECT_TRUE(leader.eliminated("fr_leader_1"));
}

RULE(WL_14_1_4, without_a_free_area_the_piece_goes_to_the_delayed_box) {
    Scene s(display_from(1) + "lasne_road: fr_cav_1; virere_heights: fr_cav_2");
    s.play("roll", {2});
    EXPECT_EQ(s.units("delayed"), (std::vector<std::string>{"ge_cav_2", "pr_cav_1", "pr_cav_2"}));
}

RULE(WL_14_1_5, they_arrive_in_march_order) {
    Scene s(display_from(0));
    s.play_all({"roll", "enter pr_leader_1 lasne_road", "enter pr_cav_1 lasne_road", "enter pr_cav_2 delayed", "enter pr_inf_1 lasne_road",
                "enter pr_inf_2 virere_heights", "enter pr_art_1 lasne_road"},
               {6});
    EXPECT_EQ(s.state("pr_leader_1"), "available");
    EXPECT_EQ(s.state("pr_cav_1"), "fresh");
    EXPECT_EQ(s.state("pr_inf_1"), "mobile");
    EXPECT_EQ(s.state("pr_art_1"), "limbered");
}

RULE(WL_14_1_6, an_overfilled_entry_area_is_penalised_at_the_end_of_the_allied_round) {
    Scene s(display_from(0) + "initiative=allied allied.green=1 french.red=1");
    s.play_all({"roll", "enter pr_leader_1 lasne_road", "enter pr_cav_1 lasne_road", "enter pr_cav_2 lasne_road", "enter pr_inf_1 lasne_road",
                "enter pr_inf_2 lasne_road", "enter pr_art_1 lasne_road"},
               {6});
    EXPECT_EQ(s.units("lasne_road").size(), 6u);
    s.play("done", {8});   // the tile of the first round
    s.play("done");        // no change of formation
    EXPECT_EQ(s.cubes("lasne_road", "black"), 0);
    s.play("nothing green");
    EXPECT_EQ(s.cubes("lasne_road", "black"), 2);   // five combat units
}

RULE(WL_14_1_7, the_roll_is_made_every_turn_and_an_empty_display_changes_nothing) {
    for (int turn = 4; turn <= 9; ++turn) {
        Scene s(display_from(0, turn));
        s.play("roll", {3});
        EXPECT_EQ(s.log("Prussian arrival").size(), 1u);
    }
    Scene empty("phase=prussians turn=7; delayed: ge_cav_2");
    empty.play("done", {1});   // no roll is needed: the first tile follows
    EXPECT_TRUE(empty.log("enters").empty());
    EXPECT_EQ(empty.position().phase, Phase::actions);
}

RULE(WL_14_1_8, a_leader_is_not_placed_beside_another_prussian_leader) {
    Scene s("phase=prussians turn=4; delayed: ge_cav_2; display: pr_leader_1 pr_cav_1; lasne_road: pr_leader_2; virere_heights: br_leader_1");
    s.play("roll", {2});
    s.refuses("enter pr_leader_1 lasne_road", "WL-14.1.8");
    s.play("enter pr_leader_1 virere_heights");   // a British leader does not matter
    s.play("enter pr_cav_1 lasne_road");          // only leaders are concerned
    EXPECT_EQ(s.at("pr_leader_1"), "virere_heights");
}

RULE(WL_14_1_8, both_may_be_in_the_delayed_box) {
    Scene s("phase=prussians turn=4; delayed: pr_leader_1; display: pr_leader_2 pr_cav_4");
    s.play_all({"roll", "enter pr_leader_2 delayed"}, {2});
    EXPECT_EQ(s.units("delayed"), (std::vector<std::string>{"pr_leader_1", "pr_leader_2"}));
}

}  // namespace papelotte::waterloo
