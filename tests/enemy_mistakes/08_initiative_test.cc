// EM-8  Initiative.
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr std::string_view kBoth = "b13 220,200,0; r33 300,20,180; napoleon 300,220; wellington 160,20; ";
constexpr std::string_view kThree =
    "b13 220,200,0; r33 300,20,180; k17 850,500,270; bluecher 800,500; napoleon 300,220; wellington 160,20; turn=10 entered=1 ";

std::string with(std::string_view pieces, std::string_view settings) { return std::string(pieces) + std::string(settings); }

}   // namespace

// EM-X10
RULE(EM_8_3, in_the_first_turn_nobody_bids) {
    Scene s("base=historical at=initiative", {3, 5});
    EXPECT_EQ(s.chief("blue"), 9);   // EM-8.1: a die and six Generals
    EXPECT_EQ(s.chief("red"), 9);
    EXPECT_EQ(s.asks(), "bombard");
    EXPECT_EQ(s.seat(), "blue");
}

// EM-X14
RULE(EM_1_5, the_reserve_is_a_limit) {
    Scene s("base=historical reserve=blue:4 chief=blue:32 turn=2 at=initiative", {6, 1});
    EXPECT_EQ(s.position().armies[Army::blue].taken, 4);
}

RULE(EM_8_4, a_bid_is_at_least_one_and_at_most_what_was_taken) {
    Scene s(with(kBoth, "turn=3 taken=blue:4,red:3 at=bids"));
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"bid blue 1", "bid blue 2", "bid blue 3", "bid blue 4"}));
    s.refuses("bid blue 0", "EM-8.4");
    s.refuses("bid blue 5", "EM-8.4");
    s.refuses("bid red 1", "EM-8.4");
    s.play("bid blue 2");
    EXPECT_FALSE(s.heard_by("red", "bid"));
    EXPECT_TRUE(s.heard_by("blue", "bid 2"));
    EXPECT_FALSE(s.view("red").at("armies").as_object().at("blue").as_object().contains("bid"));
    EXPECT_TRUE(s.view("blue").at("armies").as_object().at("blue").as_object().contains("bid"));
}

RULE(EM_8_5, an_army_without_markers_ranks_last) {
    Scene s(with(kThree, "order=black,blue,red taken=blue:1,red:2 at=bids"));
    s.play_all({"bid blue 1", "bid red 1"});
    EXPECT_EQ(s.position().order, (std::array{Army::blue, Army::red, Army::black}));
}

// EM-X11
RULE(EM_8_9, equal_bids_keep_the_order_of_the_last_turn) {
    Scene s(with(kBoth, "turn=3 order=red,blue taken=blue:8,red:7 at=bids"));
    const int blue = s.reserve("blue"), red = s.reserve("red");
    s.play_all({"bid blue 3", "bid red 3"});
    EXPECT_EQ(s.position().order[0], Army::red);
    EXPECT_EQ(s.chief("red"), 6);    // EM-8.7: two extra
    EXPECT_EQ(s.chief("blue"), 5);   // EM-8.10
    EXPECT_EQ(s.reserve("blue"), blue + 3);   // EM-8.6
    EXPECT_EQ(s.reserve("red"), red + 3 - 2);
}

// EM-X12
RULE(EM_8_8, three_bidders) {
    Scene s(with(kThree, "order=blue,red,black taken=blue:9,red:8,black:4 at=bids"));
    s.play_all({"bid blue 2", "bid red 2"});
    EXPECT_EQ(s.seat(), "red");   // EM-7.9: he bids for black, too
    s.play("bid black 3");
    EXPECT_EQ(s.position().order, (std::array{Army::black, Army::blue, Army::red}));
    EXPECT_EQ(s.chief("black"), 3);
    EXPECT_EQ(s.chief("blue"), 8);
    EXPECT_EQ(s.chief("red"), 6);
}

RULE(EM_8_8, the_second_of_two_bidders_is_paid_if_one_is_black) {
    Scene s(
        "b13 220,200,0; k17 850,500,270; bluecher 800,500; napoleon 300,220; wellington 160,20; turn=10 entered=1 order=blue,black "
        "taken=blue:4,black:4 at=bids");   // the English have no unit left
    s.play_all({"bid blue 2", "bid black 1"});
    EXPECT_EQ(s.chief("blue"), 2 + 2);
    EXPECT_EQ(s.chief("black"), 3 + 1);
}

RULE(EM_7_9, with_three_players_black_bids_for_itself) {
    Scene s(with(kThree, "options=three_players order=blue,red,black taken=blue:2,red:2,black:2 at=bids"));
    EXPECT_EQ(Rules::to_act(s.position()), SeatSet::first(3));
    s.play_all({"bid blue 1", "bid red 1"});
    EXPECT_EQ(s.seat(), "black");
}

RULE(EM_8_1, a_substitute_counts_as_a_general) {
    Scene s("b13 220,200,0; r33 300,20,180; derlon 250,200 substitute; napoleon 300,220; wellington 160,20; turn=3 at=initiative", {2, 2});
    EXPECT_EQ(s.position().armies[Army::blue].taken, 3);
    EXPECT_EQ(s.position().armies[Army::red].taken, 2);
}

RULE(EM_8_2, black_without_its_commander_takes_as_many_as_it_has_generals) {
    const std::string black =
        "b13 220,200,0; r33 300,20,180; k17 850,500,270; k08 850,250,270; pirch 800,250; buelow 800,500; napoleon 300,220; "
        "wellington 160,20; turn=12 entered=2 order=blue,red,black at=initiative; ";
    Scene without(black + "bluecher fate=eliminated credited=blue;", {1, 1});
    EXPECT_EQ(without.position().armies[Army::black].taken, 2);
    Scene with_him(black + "bluecher 800,400;", {1, 1, 6});
    EXPECT_EQ(with_him.position().armies[Army::black].taken, 8);
}

RULE(EM_25_8, one_marker_is_enough_for_a_bid) {
    Scene s("base=historical reserve=blue:1 chief=blue:35 turn=2 at=initiative", {6, 1});
    EXPECT_EQ(s.reserve("blue"), 0);
    EXPECT_EQ(s.legal(), (std::vector<std::string>{"bid blue 1"}));
}

RULE(EM_8_11, the_box_of_a_lost_commander_is_still_used) {
    Scene s(
        "b13 220,200,0; r33 300,20,180; k17 850,500,270; buelow 800,500; bluecher fate=captured credited=blue; napoleon 300,220; wellington "
        "160,20; "
        "turn=10 entered=1 chief=black:3 order=black,blue,red at=assign:black");
    s.play("assign buelow 2");
    EXPECT_EQ(s.box("buelow"), 2);
    EXPECT_EQ(s.chief("black"), 1);
}

}   // namespace papelotte::enemy_mistakes
