// How much of the battery the toy games are given.
#pragma once

#include "tests/battery/dense.h"
#include "tests/toys/drill.h"
#include "tests/toys/pickets.h"
#include "tests/toys/ridge.h"
#include "tests/toys/toy_game.h"

namespace papelotte {

template <>
struct battery::Size<fords::Records> {
    static constexpr std::uint64_t games = 200, table_games = 40, player_games = 40;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t dense_positions = 100;
    static constexpr int dense_decisions = 20;
    static constexpr std::uint64_t signature = 5175653019218206078u;
};

template <>
struct battery::Size<pickets::Records> {
    static constexpr std::uint64_t games = 300, table_games = 60, player_games = 40;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t dense_positions = 100;
    static constexpr int dense_decisions = 20;
    static constexpr std::uint64_t signature = 18040135867036186214u;
};

template <>
struct battery::Size<drill::Records> {
    static constexpr std::uint64_t games = 100, table_games = 40, player_games = 10;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = false;
    static constexpr std::uint64_t dense_positions = 100;
    static constexpr int dense_decisions = 20;
    static constexpr std::uint64_t signature = 7715112186748757734u;
};

template <>
struct battery::Dense<drill::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<drill::Records>(dice, 14); }
};

template <>
struct battery::Size<ridge::Records> {
    static constexpr std::uint64_t games = 300, table_games = 60, player_games = 40;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t dense_positions = 100;
    static constexpr int dense_decisions = 20;
    static constexpr std::uint64_t signature = 12927191613030807555u;
};

template <>
struct battery::Dense<fords::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<fords::Records>(dice, 20); }
};

template <>
struct battery::Dense<ridge::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<ridge::Records>(dice, 8); }
};

template <>
struct battery::Dense<pickets::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<pickets::Records>(dice, 8); }
};

}  // namespace papelotte
