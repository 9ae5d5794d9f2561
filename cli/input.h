// What the arguments of the commands mean: games, seats, players, numbers, positions and journals, each checked, each refused with one line.
#pragma once

#include <boost/json/value.hpp>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/contest.h"
#include "engine/facts.h"
#include "engine/game.h"

namespace papelotte::cli {

const Game& game_named(std::string_view id, std::string_view where = "");   // `where` begins the message: "position.json: game: "
Seat seat_named(const Facts& facts, std::string_view name);               // one of the game's seats
Seat seat_or_observer_named(const Facts& facts, std::string_view name);
std::vector<Seat> seats_in(const Facts& facts, SeatSet set);
std::string names_of_seats(const Facts& facts, SeatSet set);              // "french and allied"
std::string outcome_text(const Outcome& outcome, const Texts& texts, const Speech& speech = {});   // "Night falls … (WL-15.1.7)"
std::string title_of_seat(const Facts& facts, Seat seat,
                          Seating seating = Seating::kept);   // "French"; while players bid for seats "First player"

// `what` names the argument in the message: "--games".
std::uint64_t whole_number(std::string_view what, std::string_view text, std::uint64_t least, std::uint64_t most);
double number_from(std::string_view what, std::string_view text, double least, double most);
double seconds_from(std::string_view what, std::string_view text);
std::size_t jobs_from(const std::string& text);                           // empty: one a core
std::vector<std::uint8_t> dice_from(std::string_view text);               // "5,2,6"
Seed seed_from(std::string_view text);                                    // a number, or the 64 hex digits of a finished journal

// The scenario and "name=value" options, filled in and checked by the game.
Setup setup_from(const Game& game, const std::string& scenario, const std::vector<std::string>& options);

// One player a seat from "seat=player" arguments; seats in play that are not named get `usual`, those that are not in play a player without a
// name. A person is called "human" and has no spec.
inline constexpr std::string_view kHuman = "human";
std::vector<ai::Entrant> players_from(const Game& game, SeatSet in_play, const std::vector<std::string>& arguments, std::string_view usual);
// A level with its settings, whose file of weights is read, or cmd:PROGRAM.
ai::Entrant computer_named(const Game& game, std::string_view flag, const std::string& text);

// A position as `position` and `apply` print it, with the game that it names.
struct PositionFile {
    const Game* game;
    boost::json::value position;
    std::string path;
};
PositionFile read_position_file(const std::string& path);
std::unique_ptr<Table> table_at(const PositionFile& file, const Seed& seed, std::optional<std::vector<std::uint8_t>> script = std::nullopt);
Setup setup_at(const Game& game, const std::string& path);                 // a game of it that begins from the position in the file

struct JournalFile {
    const Game* game;
    Journal journal;
};
JournalFile read_journal_file(const std::string& path);

}  // namespace papelotte::cli
