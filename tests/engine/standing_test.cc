// Standing answers on a table of Fords: when they are played, when they lapse, and how journals keep them.
#include "engine/standing.h"

#include <gtest/gtest.h>

#include "engine/make_game.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

namespace {

using fords::kBlue, fords::kRed;
using Answers = std::vector<std::string>;

const Game& standing_game() {
    static const Game kGame = make_game<fords::Records>(nullptr);
    return kGame;
}

std::unique_ptr<Table> begun() { return std::move(*standing_game().set_up({}, seed_from_number(7))); }

std::string problem_of(Table& table, Seat seat, const Answers& answers) {
    const auto problem = table.give_standing(seat, answers);
    return problem ? problem->text : "none";
}

int play_all(Table& table) {
    int played = 0;
    while (table.play_standing()) ++played;
    return played;
}

Journal read(const std::string& text) {
    const auto journal = read_journal(text);
    EXPECT_TRUE(journal) << journal.error();
    return journal.value_or(Journal{});
}

std::string error_of_replay(std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    const auto journal = read_journal(text);
    if (!journal) return journal.error().text();
    const auto table = standing_game().replay(*journal, -1);
    return table ? "none" : table.error().text();
}

}  // namespace

TEST(standing, is_played_when_its_question_comes) {
    const auto table = begun();
    EXPECT_FALSE(table->play_standing());
    ASSERT_EQ(problem_of(*table, kBlue, {"bid_nothing"}), "none");
    const auto answered = table->play_standing();
    ASSERT_TRUE(answered);
    EXPECT_EQ(answered->seat, kBlue);
    EXPECT_EQ(table->journal().entries.back().notation, "bid 0");
    EXPECT_EQ(table->journal().entries.back().standing, "bid_nothing");
    EXPECT_EQ(answered->played.seen_by, SeatSet(kBlue)) << "what is secret stays so";
    EXPECT_FALSE(table->play_standing());
    EXPECT_EQ(table->to_act(), SeatSet(kRed));
}

TEST(standing, of_one_seat_says_nothing_of_the_others) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kBlue, {"bid_nothing"}), "none");
    EXPECT_EQ(table->standing(kBlue), Answers{"bid_nothing"});
    EXPECT_EQ(table->standing(kRed), Answers{});
    EXPECT_EQ(table->standing(kObserver), Answers{});
    play_all(*table);
    for (const Seat seat : {kRed, kObserver}) {
        const auto story = standing_game().story(table->journal(), seat);
        EXPECT_EQ(boost::json::serialize(*story).find("standing"), std::string::npos);
    }
    EXPECT_NE(boost::json::serialize(*standing_game().story(table->journal(), kBlue)).find(R"("standing":"bid_nothing")"), std::string::npos);
}

TEST(standing, is_revoked_and_replaced) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kRed, {"bid_nothing", "stay"}), "none");
    ASSERT_EQ(problem_of(*table, kRed, {"bid_all"}), "none");
    EXPECT_EQ(table->standing(kRed), Answers{"bid_all"});
    ASSERT_EQ(problem_of(*table, kRed, {}), "none");
    EXPECT_EQ(table->standing(kRed), Answers{});
    EXPECT_FALSE(table->play_standing());
}

TEST(standing, that_is_wrong_is_refused_and_nothing_changes) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kRed, {"bid_all"}), "none");
    EXPECT_EQ(problem_of(*table, kRed, {"run_away"}), "This game has no standing answer 'run_away'.");
    EXPECT_EQ(problem_of(*table, kRed, {"stay", "bid_all", "bid_nothing"}),
              "The question of 'bid_nothing' has another standing answer in the same list.");
    EXPECT_EQ(problem_of(*table, kRed, {"stay", "stay"}), "The question of 'stay' has another standing answer in the same list.");
    EXPECT_EQ(problem_of(*table, kObserver, {"stay"}), "Standing answers cannot be given now.");
    EXPECT_EQ(table->standing(kRed), Answers{"bid_all"});
    EXPECT_EQ(table->journal().standing.size(), 1u);
}

TEST(standing, for_this_turn_lapses_with_it) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kRed, {"stay"}), "none");
    ASSERT_TRUE(table->play(kRed, "bid 0") && table->play(kBlue, "bid 0"));
    for (const Seat seat : {kRed, kBlue, kRed})
        if (seat == kBlue && table->to_act().has(kBlue)) ASSERT_TRUE(table->play(kBlue, "done"));
        else play_all(*table);
    ASSERT_EQ(table->journal().entries.back().n, 4);
    EXPECT_EQ(table->standing(kRed), Answers{}) << "the second round has begun";
    ASSERT_TRUE(table->play(kRed, "bid 0") && table->play(kBlue, "bid 0"));
    EXPECT_FALSE(table->play_standing());
}

TEST(standing, waits_after_going_back) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kRed, {"bid_nothing"}), "none");
    ASSERT_EQ(play_all(*table), 1);
    ASSERT_FALSE(table->undo(kRed));
    EXPECT_FALSE(table->play_standing()) << "red went back to bid otherwise";
    ASSERT_EQ(problem_of(*table, kRed, {"bid_nothing"}), "none");
    EXPECT_TRUE(table->play_standing()) << "red means it for this question";
    const auto earlier = table->back_at(0);
    ASSERT_TRUE(earlier);
    EXPECT_FALSE((*earlier)->play_standing());
    ASSERT_TRUE((*earlier)->play(kBlue, "bid 0"));
    EXPECT_TRUE((*earlier)->play_standing()) << "the game has gone on";
}

TEST(standing, stands_in_the_journal_and_goes_on_from_it) {
    const auto table = begun();
    ASSERT_TRUE(table->play(kBlue, "bid 0"));
    ASSERT_EQ(problem_of(*table, kRed, {"bid_nothing", "stay"}), "none");
    ASSERT_GE(play_all(*table), 1);
    const std::string text = write_journal(table->journal());
    EXPECT_NE(text.find("\n{\"standing\":[\"bid_nothing\",\"stay\"],\"seat\":\"red\",\"turn\":1}\n{\"n\":2,"), std::string::npos) << text;
    EXPECT_EQ(write_journal(read(text)), text);
    const auto again = standing_game().resume(read(text), seed_from_number(7));
    ASSERT_TRUE(again) << again.error();
    EXPECT_EQ((*again)->standing(kRed), (Answers{"bid_nothing", "stay"}));
    EXPECT_EQ(write_journal((*again)->journal()), text);
    EXPECT_TRUE(standing_game().verify(read(text)).sound);
}

TEST(standing, in_a_journal_with_take_backs_keeps_its_place) {
    const std::string header = header_line(begun()->journal()) + "\n", seed_line = R"({"standing":["stay"],"seat":"red","turn":1})";
    Journal journal = begun()->journal();
    journal.standing.push_back({0, 0, "red", {"stay"}, 1});
    journal.entries.push_back({1, "red", "bid 0", {}, 0});
    journal.standing.push_back({0, 1, "red", {}, 1});
    take_back(journal, {{}, 0, "red", {}});
    journal.standing.push_back({1, 0, "blue", {"bid_all"}, 1});
    const std::string text = write_journal(journal);
    EXPECT_EQ(text, header + seed_line + "\n" + R"({"n":1,"seat":"red","do":"bid 0"})" + "\n" + R"({"standing":[],"seat":"red","turn":1})" +
                        "\n" + R"({"undo":0,"seat":"red"})" + "\n" + R"({"standing":["bid_all"],"seat":"blue","turn":1})" + "\n");
    const Journal back = read(text);
    EXPECT_EQ(write_journal(back), text);
    const auto table = standing_game().resume(back, seed_from_number(7));
    ASSERT_TRUE(table) << table.error();
    EXPECT_EQ((*table)->standing(kRed), Answers{});
    EXPECT_EQ((*table)->standing(kBlue), Answers{"bid_all"});
    EXPECT_TRUE((*table)->play_standing()) << "it was given after the take-back";
}

TEST(standing, of_a_forged_journal_is_found_out) {
    const auto table = begun();
    ASSERT_EQ(problem_of(*table, kBlue, {"bid_nothing"}), "none");
    ASSERT_EQ(play_all(*table), 1);
    const std::string text = write_journal(table->journal());
    const std::string mark = R"("standing":"bid_nothing")";
    EXPECT_EQ(error_of_replay(text, mark, mark), "none");
    EXPECT_EQ(error_of_replay(text, mark, R"("standing":"stay")"),
              "entry 1 (line 2): the standing answer 'stay' does not give this action: 'standing' is wrong");
    EXPECT_EQ(error_of_replay(text, mark, R"("standing":"luck")"),
              "entry 1 (line 2): the standing answer 'luck' does not give this action: 'standing' is wrong");
    EXPECT_EQ(error_of_replay(text, mark, R"("standing":7)"), "line 3: 'standing' must be a text");
    EXPECT_EQ(error_of_replay(text, R"("standing":["bid_nothing"])", R"("standing":"bid_nothing")"), "line 2: 'standing' must be a list");
    EXPECT_EQ(error_of_replay(text, R"("turn":1)", R"("turn":0)"), "line 2: 'turn' must be a whole number from 1 to 2147483647");
}

// Whole games in which both have answered what they can: nobody is asked in vain, and the journal is sound.
TEST(standing, plays_whole_games) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const auto table = std::move(*standing_game().set_up({}, seed_from_number(seed)));
        Dice choices(seed);
        ASSERT_EQ(problem_of(*table, kRed, {"bid_all"}), "none");
        ASSERT_EQ(problem_of(*table, kBlue, {"bid_nothing"}), "none");
        int answered = 0;
        while (!table->outcome()) {
            answered += play_all(*table);
            if (table->outcome()) break;
            const Seat seat = random_seat(table->to_act(), choices);
            ASSERT_TRUE(table->play(seat, table->random_choice(seat, choices)));
        }
        EXPECT_GT(answered, 0);
        EXPECT_TRUE(standing_game().verify(read(write_journal(table->journal()))).sound);
    }
}

}  // namespace papelotte
