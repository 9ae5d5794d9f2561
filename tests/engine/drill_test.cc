// Drill (tests/toys/drill.h): what its list only represents, why_not() judges, by the exact value.
#include "tests/toys/drill.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace papelotte::drill {

namespace {

// Red 1 stands before blue 1, 80.0 mm away; it is taken.
Position face_to_face() {
    Position p;
    p.of(Tile::red_1) = {State::posted, {1500, 1400, 0}};
    p.of(Tile::red_2) = {State::posted, {600, 1400, 0}};
    p.of(Tile::blue_1) = {State::posted, {1500, 600, 1800}};
    p.of(Tile::blue_2) = {State::posted, {2400, 600, 1800}};
    p.agenda.push_back(Turn{0});
    p.agenda.push_back(Manoeuvre{Tile::red_1});
    return p;
}

std::string refusal(const Position& p, std::string_view notation) {
    const auto action = Records::parse(notation);
    return action ? std::string(Rules::why_not(p, Rules::to_act(p).front(), *action).id()) : action.error().id;
}

bool listed(const Position& p, std::string_view notation) {
    ActionList list;
    Rules::legal(p, Rules::to_act(p).front(), list);
    return std::ranges::any_of(list, [&](const Action& one) { return Records::notate(one) == notation; });
}

void play(Position& p, std::string_view notation, const std::vector<std::uint8_t>& faces = {}) {
    ASSERT_EQ(refusal(p, notation), "") << notation;
    Dice dice = Dice::scripted(faces);
    Effects effects{dice};
    Rules::apply(p, Rules::to_act(p).front(), *Records::parse(notation), effects);
    EXPECT_TRUE(Rules::broken_invariant(p).empty()) << notation;
}

}  // namespace

TEST(Drill, any_exact_value_that_the_rules_allow_is_legal) {
    const Position p = face_to_face();
    EXPECT_TRUE(listed(p, "advance left 15.0 20.0"));
    for (const std::string exact : {"advance left 12.5 37.0", "advance right 89.9 0.1", "advance left 0.0 0.0", "advance right 30.3 59.9"}) {
        EXPECT_FALSE(listed(p, exact)) << exact;
        EXPECT_EQ(refusal(p, exact), "") << exact;
    }
}

TEST(Drill, others_are_refused_by_their_rule) {
    Position p = face_to_face();
    EXPECT_EQ(refusal(p, "advance left 90.1 10"), "DR-4");
    EXPECT_EQ(refusal(p, "advance left 5 60.1"), "DR-4");
    EXPECT_EQ(refusal(p, "advance left -0.1 5"), "DR-4");
    EXPECT_EQ(refusal(p, "advance left 0 60"), "DR-5") << "60.0 mm on, blue 1 is 20.0 mm away";
    EXPECT_EQ(refusal(p, "advance left 0 58"), "") << "22.0 mm";
    EXPECT_EQ(refusal(p, "advance left 0 58.1"), "DR-5");
    p.of(Tile::red_1).pose = {120, 1400, 0};
    EXPECT_EQ(refusal(p, "advance left 90 20"), "DR-3") << "off the table";
    EXPECT_EQ(refusal(p, "post red_1 100 100"), "DR-4");
}

TEST(Drill, a_wheel_keeps_its_corner_and_the_way_is_straight) {
    const Pose from{1000, 1000, 0};
    const Pose left = advanced(from, Corner::left, 900, 0);   // the corner is at 900, 900
    EXPECT_EQ(left.x, 1000);
    EXPECT_EQ(left.y, 800) << "it faces left now, and its front left corner is below";
    EXPECT_EQ(left.facing, 2700);
    const Pose right = advanced(from, Corner::right, 300, 500);
    EXPECT_EQ(right.facing, 300);
    const Pose back = advanced(from, Corner::right, 300, 0);
    EXPECT_NEAR(static_cast<double>(gap(right, back)), 500.0 * 500.0, 1500);
}

TEST(Drill, tiles_that_meet_fight_on_a_board_of_their_own) {
    Position p = face_to_face();
    play(p, "advance right 0 50.0");
    EXPECT_EQ(Rules::step_name(p), "guard");
    EXPECT_EQ(Rules::to_act(p), SeatSet(kBlue));
    play(p, "guard left");
    Position guarded = p;
    play(p, "strike centre", {3});
    EXPECT_EQ(p.of(Tile::blue_1).state, State::lost);
    EXPECT_EQ(Rules::step_name(p), "turn");
    EXPECT_EQ(Rules::to_act(p), SeatSet(kBlue));
    play(guarded, "strike left", {4});
    EXPECT_EQ(guarded.of(Tile::red_1).state, State::lost);
}

TEST(Drill, tiles_are_posted_at_any_point_of_their_zone) {
    Dice dice(1);
    Effects effects{dice};
    Position p = Rules::set_up({}, effects);
    EXPECT_TRUE(listed(p, "post red_1 60.0 150.0"));
    EXPECT_EQ(refusal(p, "post red_2 123.4 170.7"), "");
    EXPECT_EQ(refusal(p, "post red_1 60.0 139.9"), "DR-2");
    EXPECT_EQ(refusal(p, "post red_1 9.9 150.0"), "DR-3");
    EXPECT_EQ(refusal(p, "post blue_1 60.0 150.0"), "DR-2");
    EXPECT_EQ(refusal(p, "post red_1 3276.7 3276.7"), "DR-3");
    play(p, "post red_2 123.4 170.7");
    play(p, "post blue_2 123.4 20");
    EXPECT_EQ(refusal(p, "post red_1 123.4 141.0"), "DR-3");
    EXPECT_EQ(refusal(p, "post red_1 123.4 140.7"), "");
}

}  // namespace papelotte::drill
