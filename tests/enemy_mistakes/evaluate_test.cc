// The evaluation of positions.
#include "games/enemy_mistakes/doctrine/evaluate.h"

#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {
namespace {

float blue(const Position& p) { return Doctrine::evaluate(p, kBlueSeat); }

Position with_lost(Position p, std::string_view id, Fate fate, Army credited) {
    Marks& marks = p.marks[Scene::unit(id)];
    marks.fate = fate;
    marks.credited = credited;
    return p;
}

}   // namespace

TEST(EnemyMistakesEvaluate, the_chances_of_all_players_add_up_to_one) {
    for (const bool three : {false, true}) {
        Position p = Scene::set_up(three ? "three_players" : "", "medium").position();
        Dice dice(1815);
        Effects effects{dice};
        while (!Rules::to_act(p).empty()) {
            const float chance = blue(p);
            ASSERT_GE(chance, 0);
            ASSERT_LE(chance, 1);
            ASSERT_NEAR(chance + Doctrine::evaluate(p, kRedSeat) + (three ? Doctrine::evaluate(p, kBlackSeat) : 0), 1, 1e-6);
            const Seat seat = Rules::to_act(p).front();
            Rules::apply(p, seat, Rules::random_action(p, seat, dice), effects);
        }
    }
}

TEST(EnemyMistakesEvaluate, lost_units_count_against_their_army) {
    for (const std::string_view scenario : {"short", "medium", "historical"}) {
        const Position start = Scene::set_up("", scenario).position();
        for (const Fate fate : {Fate::eliminated, Fate::captured}) {
            EXPECT_LT(blue(with_lost(start, "b13", fate, Army::red)), blue(start)) << scenario;
            EXPECT_GT(blue(with_lost(start, "r33", fate, Army::blue)), blue(start)) << scenario;
        }
        EXPECT_GT(blue(with_lost(start, "rh", Fate::eliminated, Army::blue)), blue(start)) << scenario;
    }
}

// EM-17.10  Red wins the short game if both garrisons stand.
TEST(EnemyMistakesEvaluate, the_last_turn_of_the_short_game_is_about_the_farms) {
    Position p = Scene::set_up("", "short").position();
    p.turn = 7;
    EXPECT_LT(blue(p), 0.2f);
}

}   // namespace papelotte::enemy_mistakes
