// A game for the command line and the server: found by id, with functions that open a table, play random games and measure.
// Filled once per game by make_game<Records>() in engine/make_game.h.
#pragma once

#include <functional>
#include <memory>

#include "engine/table.h"
#include "engine/vocabulary.h"

namespace papelotte {

// The result of a simulated game.
struct Playout {
    std::optional<Outcome> outcome;   // empty if it broke
    std::uint64_t decisions = 0;
    std::uint64_t hash = 0;           // of the last position
    std::string broken;               // the invariant that failed, with the step; empty if there was none
    Journal journal;                  // filled on request, or if it broke
    std::optional<Seating> seating = {};   // the result of an auction, if there was one
    int last_turn = 0;                     // in which it ended; 0: the game has no turns
};

struct Chronicle;   // engine/chronicle.h

struct Verification {
    bool sound = false;
    std::size_t entries = 0;
    std::string_view dice;   // what can be told of its dice: one of kDiceChecks (engine/faults.h)
    InputFault problem;      // the first thing wrong, with its line
};

// Microseconds for all ways (engine/ways.h): on average, and where it takes longest. Zeros for a game without marches.
struct WaysFigures {
    double mean = 0, most = 0;
};

struct Benchmark {
    double decisions_per_cpu_s, playouts_per_cpu_s, decisions_per_game;
    double copy_ns, memcpy_ns_same_size, legal_ns, apply_ns;
    std::size_t position_bytes;
    WaysFigures ways, group_ways;   // of one piece, and of all that can march at a decision
};

namespace ai {
struct Players;
}

struct Game {
    const Facts* facts;
    const ai::Players* players;        // the computer players: see ai/players.h
    std::span<const Phrase> actions;   // the grammar of notation
    const Texts* texts;                // its sentences, and those that all games share
    std::span<const StandingAnswer> standing;   // answers that can be given beforehand (engine/standing.h)
    // A set-up filled in, or what is wrong with it; and the seats that are in play with a checked one.
    std::expected<Setup, InputFault> (*check_setup)(const Setup&);
    SeatSet (*seats_in_play)(const Setup&);
    std::expected<std::unique_ptr<Table>, InputFault> (*set_up)(const Setup&, const Seed&);
    // The position is checked; with a script the dice show its faces, else they come from the seed.
    std::expected<std::unique_ptr<Table>, InputFault> (*from_position)(const boost::json::value&, const Seed&,
                                                                       std::optional<std::vector<std::uint8_t>> script);
    // A table at entry `to` of the journal (-1: its end), played with the recorded dice; every action is checked.
    std::expected<std::unique_ptr<Table>, InputFault> (*replay)(const Journal&, int to);
    // A table at the end of the journal that goes on with the dice of its seed.
    std::expected<std::unique_ptr<Table>, InputFault> (*resume)(const Journal&, const Seed&);
    // The whole game as a seat saw it, from the first view on; without a seat, as it was. See docs/protocol.md.
    std::expected<boost::json::object, InputFault> (*story)(const Journal&, std::optional<Seat> seat);
    Verification (*verify)(const Journal&);
    Chronicle (*chronicle)(const Journal&);   // as far as it can be replayed
    // Plays one game with random players. `checking`: tests the invariants after every action. `keep_journal`: fills the journal.
    Playout (*random_game)(const Setup&, std::uint64_t seed, bool checking, bool keep_journal);
    Benchmark (*benchmark)(double seconds);
};

}  // namespace papelotte
