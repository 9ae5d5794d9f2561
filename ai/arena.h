// A series of games between two players that shows which is stronger, and how certain that is.
//
// The unit is one seed played with every seating: in a game of two sides a pair, the same dice with the sides swapped. A player has all seats
// of its side; if every seat is a side of its own, a has one of them and b the others. Each game has its own players, seeded by the
// game's seed and their seat. If there is an auction for sides, points belong to the player, not to the seat. So a
// result depends neither on the number of threads nor on which game ended first.
#pragma once

#include <functional>

#include "ai/contest.h"
#include "ai/statistics.h"

namespace papelotte::ai {

struct Progress {
    std::size_t games_done, games;
    Interval score;   // of a, over the complete units
};

struct SeriesPlan {
    const Game& game;
    Setup setup;                   // checked
    std::uint64_t seed = 1;        // of the first unit; the others have the following seeds
    std::size_t units = 0, jobs = 1;
    std::optional<Hypotheses> hypotheses;   // if given, the series ends as soon as one of them is accepted
    std::function<void(std::uint64_t seed, Seat first_of_a, const Contest&)> lost;   // each game that a lost, with its journal, one at a time
    std::function<void(const Progress&)> progress;   // several times per second, on the thread that started the series
};

struct SeriesResult {
    struct Side {
        std::uint64_t crashes = 0, overtime = 0;
        double cpu_seconds = 0;   // in all games
        std::vector<std::string> faults;   // the first few: "seed 7, french: died (exit status 1)"
    };
    struct AtSeat {
        std::uint64_t won = 0, won_by_a = 0;
        double score = 0;   // of the players in that seat; a game is worth one point
    };
    Interval score;   // of a; between equal players it is one divided by the number of sides
    std::uint64_t games = 0, units = 0, wins = 0, draws = 0, losses = 0;   // of a
    std::uint64_t cut_off = 0;   // among the draws: games that were too long
    std::uint64_t decisions = 0, fewest = 0, most = 0;
    Side a, b;
    std::vector<AtSeat> seats;   // one for each seat of the game, in play or not
    std::optional<SequentialTest> test;
};

// The sides in play. Player a takes each in turn, so a unit has as many games.
std::vector<SeatSet> seatings_of(const Game&, const Setup& checked);

SeriesResult play_series(const SeriesPlan& plan, const Entrant& a, const Entrant& b);

}   // namespace papelotte::ai
