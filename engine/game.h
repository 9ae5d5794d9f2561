// A game as the command line and the server find it: by id, with functions that open a table, play out random games and measure.
// Filled once a game by make_game<Records>() in engine/make_game.h.
#pragma once

#include <functional>
#include <memory>

#include "engine/table.h"
#include "engine/vocabulary.h"

namespace papelotte {

// How a simulated game went.
struct Playout {
    std::optional<Outcome> outcome;   // empty when it broke
    std::uint64_t decisions = 0;
    std::uint64_t hash = 0;           // of the last position
    std::string broken;               // the invariant that failed, with the step; empty when all is well
    Journal journal;                  // filled when asked for, or when it broke
    std::optional<Seating> seating = {};   // where an auction settled who plays which seat: how
};

struct Verification {
    bool sound = false;
    std::size_t entries = 0;
    std::string dice;       // "the seed matches its commitment and gives these dice", "no seed: …"
    std::string problem;    // the first thing wrong, with its line
};

struct Benchmark {
    double decisions_per_cpu_s, playouts_per_cpu_s, decisions_per_game;
    double copy_ns, memcpy_ns_same_size, legal_ns, apply_ns;
    std::size_t position_bytes;
};

namespace ai {
struct Players;
}

struct Game {
    const Facts* facts;
    const ai::Players* players;        // the computer's: see ai/players.h
    std::span<const Phrase> actions;   // the grammar of notation
    const Texts* texts;                // its sentences in all languages
    // A set-up filled in, or what is wrong with it in one line; and the seats that are in play with a checked one.
    std::expected<Setup, std::string> (*check_setup)(const Setup&);
    SeatSet (*seats_in_play)(const Setup&);
    std::expected<std::unique_ptr<Table>, std::string> (*set_up)(const Setup&, const Seed&);
    // The position is checked; with a script the dice show its faces, else they come from the seed.
    std::expected<std::unique_ptr<Table>, std::string> (*from_position)(const boost::json::value&, const Seed&,
                                                                        std::optional<std::vector<std::uint8_t>> script);
    // A table at entry `to` of the journal (-1: its end), played with the recorded dice; every action is checked.
    std::expected<std::unique_ptr<Table>, std::string> (*replay)(const Journal&, int to);
    // A table at the end of the journal that goes on with the dice of its seed.
    std::expected<std::unique_ptr<Table>, std::string> (*resume)(const Journal&, const Seed&);
    // The whole game as a seat saw it, from the first view on; without a seat, as it was. See docs/protocol.md.
    std::expected<boost::json::object, std::string> (*story)(const Journal&, std::optional<Seat> seat);
    Verification (*verify)(const Journal&);
    // Plays one game with random players. `checking`: tests the invariants after every action. `keep_journal`: fills the journal.
    Playout (*random_game)(const Setup&, std::uint64_t seed, bool checking, bool keep_journal);
    Benchmark (*benchmark)(double seconds);
};

}  // namespace papelotte
