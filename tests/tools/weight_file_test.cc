// Tables of weights as text.
#include "ai/weight_file.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "games/waterloo/doctrine/learning.h"
#include "games/waterloo200/doctrine/learning.h"
#include "tests/paths.h"

namespace papelotte::ai {

namespace {

constexpr std::array<std::string_view, 2> kNames{"disc", "step"}, kSides{"french", "allied"};
constexpr std::array<std::string_view, 1> kOne{"weight"};
constexpr WeightNames kWanted{kNames, kSides};

void expect_refused(std::string_view text, std::string_view words) {
    const auto weights = read_weights(text, kWanted);
    ASSERT_FALSE(weights) << text;
    EXPECT_NE(weights.error().text().find(words), std::string::npos) << weights.error().text();
    EXPECT_EQ(weights.error().text().find('\n'), std::string::npos);
}

std::string doctrine_file(const std::string& game, const std::string& name) {
    std::ifstream in(std::string(paths::source) + "/games/" + game + "/doctrine/" + name);
    return {std::istreambuf_iterator<char>(in), {}};
}
std::string without_first_line(const std::string& text) { return text.substr(text.find('\n') + 1); }

// The tables in the repository are as a tool would write them, so a diff shows only numbers.
template <class D, class L>
void expect_files_in_form(const std::string& game) {
    const std::string weights = doctrine_file(game, "weights.inc"), evaluation = doctrine_file(game, "evaluation.inc");
    const auto read = read_weights(weights, {weight_names<D>(), D::kWeightSides});
    ASSERT_TRUE(read) << read.error();
    EXPECT_EQ(*read, own_weights<D>());
    EXPECT_EQ(without_first_line(write_weights("", {weight_names<D>(), D::kWeightSides}, *read)), without_first_line(weights));
    const auto features = read_weights(evaluation, {feature_names<L>(), kOne});
    ASSERT_TRUE(features) << features.error();
    EXPECT_EQ(without_first_line(write_weights("", {feature_names<L>(), kOne}, *features)), without_first_line(evaluation));
}

}  // namespace

TEST(WeightFile, is_read_in_any_order_with_comments) {
    const auto weights = read_weights("// what it is\n\nWEIGHT(step, 3, -4e-1)\r\n  WEIGHT( disc ,1.5,  0 )  \n", kWanted);
    ASSERT_TRUE(weights) << weights.error();
    EXPECT_EQ(*weights, (std::vector<double>{1.5, 0, 3, -0.4}));
}

TEST(WeightFile, what_is_written_can_be_read) {
    const std::vector<double> numbers{1.5, 0, 123456, -0.0001234};
    const std::string text = write_weights("made for a test", kWanted, numbers);
    EXPECT_EQ(
        text,
        "// made for a test\n//               french     allied\nWEIGHT(disc,        1.5,         0)\nWEIGHT(step,  1.235e+05,-0.0001234)\n");
    EXPECT_EQ(*read_weights(text, kWanted), (std::vector<double>{1.5, 0, 123500, -0.0001234}));
}

TEST(WeightFile, what_means_nothing_is_refused_in_one_line) {
    expect_refused("", "weight 'disc' is missing");
    expect_refused("WEIGHT(disc, 1, 2)", "weight 'step' is missing");
    expect_refused("WEIGHT(disc, 1, 2)\nWEIGHT(disc, 1, 2)", "line 2: weight 'disc' is given twice");
    expect_refused("WEIGHT(disk, 1, 2)", "line 1: unknown weight 'disk'");
    expect_refused("WEIGHT(disc, 1)", "line 1: expected WEIGHT(name, 2 numbers)");
    expect_refused("WEIGHT(disc, 1, 2, 3)", "expected WEIGHT(");
    expect_refused("disc 1 2", "expected WEIGHT(");
    expect_refused("\n\nWEIGHT(disc, 1, 2", "line 3: expected WEIGHT(");
    for (const std::string number : {"x", "", "nan", "inf", "1e7", "1x", "0x1", "'\x1b'"})
        expect_refused("WEIGHT(disc, " + number + ", 2)", "is no number");
}

TEST(WeightFile, the_tables_of_the_games_are_as_a_tool_writes_them) {
    expect_files_in_form<waterloo::Doctrine, waterloo::Learning>("waterloo");
    expect_files_in_form<waterloo200::Doctrine, waterloo200::Learning>("waterloo200");
}

}  // namespace papelotte::ai
