// The computer players of one game, found through Game::players. Filled once per game by make_players<Records, Doctrine>().
#pragma once

#include <boost/json.hpp>

#include "ai/mind.h"
#include "engine/journal.h"

namespace papelotte::ai {

// The consequences of an action.
struct Odds {
    struct Count {
        std::string_view name;                             // "red_cubes"
        std::vector<std::pair<int, double>> chances;       // value, chance; ascending values
        double mean = 0, half_width = 0;                   // of the mean, at 95 %; 0 when exact
    };
    std::vector<Count> counts;                             // those that may differ from 0
    double chance_before = 0.5, chance_after = 0.5;        // of winning, by the game's evaluation
    bool exact = false;
    std::int64_t cases = 0;                                // sequences of dice, or samples
};

// Per CPU-second, measured in the middle of games.
struct SearchSpeed {
    double judged;    // decisions by doctrine, every legal action judged
    double veteran;   // simulations of its search
    double marshal;   // the same, with more candidates
};

// When asked to stop, it ends at once, and its result must not be used.
using OddsTask = std::move_only_function<Odds(const std::stop_token& stop)>;

struct Players {
    std::span<const std::string_view> reasons;             // of the game's doctrine, by name
    std::vector<std::string_view> levels;                  // by name, from weak to strong
    std::unique_ptr<Mind> (*mind)(Seat seat, const PlayerSpec& spec, std::uint64_t seed);   // not for cmd: players
    // The consequences of the seat's action, as far as the seat can know: call the result once, on any thread. Illegal actions are refused here.
    std::expected<OddsTask, Problem> (*odds)(const Table&, Seat, std::string_view notation, std::uint64_t seed);
    // The chances of the seat to win (without a seat: of the game's first seat, with full knowledge) at the start and after each entry. When
    // asked to stop, those found so far.
    std::vector<float> (*chances)(const Journal&, std::optional<Seat> seat, const std::stop_token& stop);
    // The weights in the text of a file (ai/weight_file.h), for PlayerSpec::weights; the error is one line. Null: the game has none.
    std::expected<std::vector<double>, InputFault> (*read_weights)(std::string_view text);
    SearchSpeed (*speed)(double seconds);
};

}   // namespace papelotte::ai
