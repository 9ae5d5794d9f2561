// The state of one match: its row in the store, its seats and its table, with the queries that all parts of a match use. Only Match changes it.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/facts.h"
#include "engine/game.h"
#include "server/match/requester.h"
#include "server/store/store.h"

namespace papelotte::server {

struct MatchState {
    const Game* game = nullptr;
    Seed seed{};
    store::MatchRow row;              // with a seat row for every seat of the game: Who::nobody where a seat is not in play
    std::vector<std::string> names;   // of the players, by seat
    std::unique_ptr<Table> table;
    std::deque<store::ChatRow> chat;  // the latest lines
    Message headline;                 // of which row.headline was made last

    const Facts& facts() const { return *game->facts; }
    std::string_view name_of(Seat seat) const { return facts().seats[static_cast<std::size_t>(seat)]; }
    int n() const { return static_cast<int>(table->journal().entries.size()); }   // entries so far
    bool over() const { return !row.result.empty(); }

    // --- Seats ----------------------------------------------------------------------------------------------------------------
    std::size_t seats() const { return row.seats.size(); }
    store::SeatRow& seat(Seat seat) { return row.seats[static_cast<std::size_t>(seat)]; }
    const store::SeatRow& seat(Seat seat) const { return row.seats[static_cast<std::size_t>(seat)]; }
    SeatSet in_play() const;
    SeatSet held_by(std::string_view person) const;
    bool holds(std::string_view person, Seat) const;
    bool plays(std::string_view person) const { return !held_by(person).empty(); }
    SeatSet allies_of(Seat) const;    // the other seats of its side; none while players bid for their sides
    bool hears(std::string_view person, const store::ChatRow&) const;
    bool same_player(Seat, Seat) const;
    bool has_persons() const;         // false: only computers play, or nobody does yet

    // Whether the seat is to act: nullopt if it is, else the error.
    std::optional<RequestError> why_not_to_act(Seat) const;

    // --- Changes --------------------------------------------------------------------------------------------------------------
    void assign_seats(std::vector<store::SeatRow>, std::vector<std::string> players);   // for the seats in play, in any order
    void hand_over(Seat from, Seat to);   // the player of `to` also plays `from`
    void exchange_players();          // of the first two seats, with their links: an auction ended so, or that was taken back
    void update_row();                // the columns that are derived from the table
};

}  // namespace papelotte::server
