// Players as written on the command line.
#include "ai/player_spec.h"

#include <gtest/gtest.h>

namespace papelotte::ai {

namespace {

void expect_refused(std::string_view text, std::string_view words) {
    const auto spec = read_player_spec(text);
    ASSERT_FALSE(spec) << text;
    EXPECT_NE(spec.error().text().find(words), std::string::npos) << text << ": " << spec.error().text();
    EXPECT_EQ(spec.error().text().find('\n'), std::string::npos);
    EXPECT_FALSE(spec.error().text().ends_with('.')) << spec.error().text();
}

}  // namespace

TEST(PlayerSpec, every_level_has_its_own_budget) {
    for (std::size_t i = 0; i < kLevels.size(); ++i) {
        const auto spec = read_player_spec(kLevels[i]);
        ASSERT_TRUE(spec);
        EXPECT_EQ(spec->level, Level(i));
        EXPECT_TRUE(spec->command.empty() && spec->without.empty() && !spec->sees_all);
    }
    EXPECT_EQ(read_player_spec("regular")->budget.turn_seconds, 0);
    EXPECT_EQ(read_player_spec("veteran")->budget.turn_seconds, 2);
    EXPECT_EQ(read_player_spec("veteran")->budget.decision_seconds, 0.25);
    EXPECT_EQ(read_player_spec("marshal")->budget.turn_seconds, 10);
    EXPECT_EQ(read_player_spec("marshal")->budget.decision_seconds, 2);
    EXPECT_EQ(read_player_spec("marshal@1")->budget.turn_seconds, 10);
    EXPECT_EQ(read_player_spec("marshal@1")->budget.decision_seconds, 2);
}

TEST(PlayerSpec, a_turn_brings_its_decisions_with_it) {
    EXPECT_EQ(read_player_spec("marshal,turn=30")->budget.decision_seconds, 6);
    EXPECT_EQ(read_player_spec("marshal@1,turn=30")->budget.decision_seconds, 6);
    EXPECT_EQ(read_player_spec("veteran,turn=4")->budget.decision_seconds, 0.5);
    EXPECT_EQ(read_player_spec("marshal,decision=1,turn=30")->budget.decision_seconds, 1);
    EXPECT_EQ(read_player_spec("marshal,decision=0.5")->budget.turn_seconds, 10);
}

TEST(PlayerSpec, settings_are_read_in_any_order) {
    const auto spec = read_player_spec("marshal,-widening,threads=2,count=200,+sees_all,-reuse,-widening");
    ASSERT_TRUE(spec) << spec.error();
    EXPECT_EQ(spec->budget.count, 200);
    EXPECT_EQ(spec->threads, 2);
    EXPECT_TRUE(spec->sees_all);
    EXPECT_EQ(spec->without, (std::vector<std::string>{"widening", "reuse"}));
    for (const std::string_view technique : techniques()) EXPECT_EQ(spec->uses(technique), technique != "widening" && technique != "reuse");
}

TEST(PlayerSpec, a_command_is_kept_whole) {
    EXPECT_EQ(read_player_spec("cmd:python3 'my bot.py' --level=2,fast")->command, "python3 'my bot.py' --level=2,fast");
    expect_refused("cmd:", "the program is missing");
    expect_refused("cmd:   ", "the program is missing");
    expect_refused("cmd:bot 'x", "a quote is not closed");
}

TEST(PlayerSpec, what_means_nothing_is_refused_in_one_line) {
    expect_refused("", "unknown player ''");
    expect_refused("wellington", "unknown player 'wellington' (known: random, recruit, regular, veteran, marshal@1, marshal, cmd:PROGRAM)");
    expect_refused("marshal@2", "unknown player 'marshal@2'");
    expect_refused("veteran@1", "unknown player 'veteran@1'");
    expect_refused("human", "unknown player 'human'");
    expect_refused("Marshal", "unknown player");
    expect_refused("regular,turn=1", "regular does not search: it takes no setting but weights=FILE");
    expect_refused("random,weights=w.inc", "random does not think");
    expect_refused("regular,weights=", "weights=: expected a file");
    expect_refused("marshal,", "unknown setting ''");
    expect_refused("marshal,speed=3", "unknown setting 'speed=3'");
    expect_refused("marshal,-courage", "unknown technique 'courage' (known: priors, ");
    expect_refused("marshal,+courage", "unknown setting '+courage'");
    for (const char* turn : {"0.01", "601", "-1", "x", "", "1x", "nan", "inf"}) expect_refused("marshal,turn=" + std::string(turn), "turn=");
    for (const char* count : {"0", "-5", "1.5", "99999999999999999999"}) expect_refused("veteran,count=" + std::string(count), "count=");
    expect_refused("marshal,threads=3", "threads='3': expected a number from 1 to 2");
    expect_refused("marshal,turn=2,count=100", "a count replaces the time");
    expect_refused("marshal,turn=1,decision=2", "a decision cannot take longer than its turn");
    expect_refused("marshal\n,turn=2", "unknown player 'marshal\\x0a'");
}

}  // namespace papelotte::ai
