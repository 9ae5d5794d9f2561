// What tests of a table of Fords share.
#pragma once

#include <gtest/gtest.h>

#include "engine/make_game.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

inline const Game& game_of_fords() {
    static const Game kGame = make_game<fords::Records>(nullptr);
    return kGame;
}

inline void expect_problem(const std::optional<Problem>& problem, std::string_view rule, std::string_view text) {
    ASSERT_TRUE(problem);
    EXPECT_EQ(problem->rule, rule);
    EXPECT_EQ(problem->text, text);
}

// A finished game with a seed.
inline Journal whole_game_of_fords(std::uint64_t seed) {
    auto table = game_of_fords().set_up({}, seed_from_number(seed));
    Dice choices(seed);
    while (!(*table)->outcome()) {
        const Seat seat = random_seat((*table)->to_act(), choices);
        EXPECT_TRUE((*table)->play(seat, (*table)->random_choice(seat, choices)));
    }
    return (*table)->journal();
}

}  // namespace papelotte
