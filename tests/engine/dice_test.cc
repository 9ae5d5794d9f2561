// Dice: known answers of the generator, fairness, scripts and records.
#include "engine/dice.h"

#include <gtest/gtest.h>

#include <cmath>

namespace papelotte {

// The published first words of splitmix64 from 0.
TEST(dice, a_number_is_spread_by_splitmix64) {
    EXPECT_EQ(seed_from_number(0), (Seed{0xe220a8397b1dcdafull, 0x6e789e6aa1b965f4ull, 0x06c45d188009454full, 0xf88bb8a8724c81ecull}));
}

// The published first words of xoshiro256** from the state 1, 2, 3, 4: below(2^31) shows the upper 31 bits of each.
TEST(dice, the_generator_is_xoshiro256starstar) {
    Dice dice(Seed{1, 2, 3, 4});
    for (const std::uint64_t word : {11520ull, 0ull, 1509978240ull, 1215971899390074240ull, 1216172134540287360ull, 607988272756665600ull,
                                     16172922978634559625ull, 8476171486693032832ull, 10595114339597558777ull, 2904607092377533576ull})
        EXPECT_EQ(dice.below(1u << 31), word >> 33);
}

TEST(dice, a_seed_gives_these_rolls_for_ever) {
    Dice dice(1815);
    for (const int face : {5, 1, 1, 5, 1, 1, 3, 3, 3, 2, 5, 4, 2, 5, 1, 3, 6, 1, 2, 6}) EXPECT_EQ(dice.d6(), face);
}

TEST(dice, the_seed_of_zeros_rolls_too) {
    Dice dice(Seed{0, 0, 0, 0});
    int different = 0;
    for (int i = 0, last = 0; i < 100; ++i) {
        const int face = dice.d6();
        different += face != last;
        last = face;
    }
    EXPECT_GT(different, 50);
}

// Chi-square with n-1 degrees of freedom: its mean is n-1; fair dice practically never exceed n-1 plus six standard deviations.
TEST(dice, every_face_comes_up_as_often) {
    for (const int sides : {2, 3, 6, 10, 20, 100}) {
        Dice dice(static_cast<std::uint64_t>(sides));
        std::vector<int> seen(static_cast<std::size_t>(sides));
        const int rolls = 1000 * sides;
        for (int i = 0; i < rolls; ++i) {
            const int face = dice.roll(sides);
            ASSERT_TRUE(face >= 1 && face <= sides);
            ++seen[static_cast<std::size_t>(face - 1)];
        }
        double chi_square = 0;
        for (const int count : seen) chi_square += (count - 1000.0) * (count - 1000.0) / 1000.0;
        EXPECT_LT(chi_square, sides - 1 + 6 * std::sqrt(2.0 * (sides - 1)) + 5) << sides;
    }
}

TEST(dice, scripted_faces_come_in_order) {
    const std::vector<std::uint8_t> faces{6, 2, 20};
    Dice dice = Dice::scripted(faces);
    EXPECT_TRUE(dice.is_scripted());
    EXPECT_EQ(dice.left(), 3u);
    EXPECT_EQ(dice.d6(), 6);
    EXPECT_EQ(dice.d6(), 2);
    EXPECT_EQ(dice.roll(20), 20);
    EXPECT_EQ(dice.left(), 0u);
    EXPECT_FALSE(dice.ran_out() || dice.impossible());
    EXPECT_EQ(dice.d6(), 1);
    EXPECT_TRUE(dice.ran_out());
}

TEST(dice, an_empty_script_has_run_out_at_the_first_roll) {
    Dice dice = Dice::scripted({});
    EXPECT_TRUE(dice.is_scripted());
    EXPECT_EQ(dice.left(), 0u);
    EXPECT_FALSE(dice.ran_out());
    EXPECT_EQ(dice.d6(), 1);
    EXPECT_TRUE(dice.ran_out());
}

TEST(dice, a_scripted_face_that_the_die_lacks_is_reported) {
    for (const std::uint8_t face : {std::uint8_t{0}, std::uint8_t{7}, std::uint8_t{255}}) {
        const std::vector<std::uint8_t> faces{face};
        Dice dice = Dice::scripted(faces);
        EXPECT_EQ(dice.d6(), 1);
        EXPECT_TRUE(dice.impossible());
    }
}

TEST(dice, rolls_are_recorded_and_choices_are_not) {
    std::vector<std::uint8_t> record;
    Dice dice(7);
    dice.record_into(&record);
    const int first = dice.d6();
    dice.below(1000);
    const int second = dice.roll(12);
    dice.record_into(nullptr);
    dice.d6();
    EXPECT_EQ(record, (std::vector<std::uint8_t>{static_cast<std::uint8_t>(first), static_cast<std::uint8_t>(second)}));
}

TEST(dice, choices_do_not_use_up_a_script) {
    const std::vector<std::uint8_t> faces{3};
    Dice dice = Dice::scripted(faces);
    EXPECT_LT(dice.below(10), 10u);
    EXPECT_EQ(dice.left(), 1u);
}

}  // namespace papelotte
