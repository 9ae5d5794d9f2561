// Questions about the facts of a game that every table asks: seats by name, set-ups checked, outcomes put on paper.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/journal.h"
#include "engine/rules.h"
#include "engine/seating.h"

namespace papelotte {

// The scenario of games that begin from a position made by hand, which the set-up holds.
inline constexpr std::string_view kFromPosition = "(position)";

bool is_player(const Facts&, Seat seat);                            // one of the game's seats, not an observer
std::string_view seat_name(const Facts&, Seat seat);                // "observer" for others
std::optional<Seat> find_seat(const Facts&, std::string_view name);
// What a seat is called in sentences: by its name, or "the first player" as long as it has no side.
std::string player_name(const Facts&, Seat seat, Seating);

// The sides among the seats in play, in the order of Facts: those of Facts, and every other seat for itself.
std::vector<SeatSet> sides_in_play(const Facts&, SeatSet in_play);
// The seats in play that win and lose with this one, itself among them.
SeatSet side_of(const Facts&, Seat seat, SeatSet in_play);

// The set-up with scenario and every option filled in; the error names what is unknown.
std::expected<Setup, std::string> check_setup(const Facts&, const Setup&);

// Nothing when the seat is among those to act, else that it is not its turn.
std::optional<Message> why_not_your_turn(const Facts&, Seat seat, SeatSet to_act, Seating);

// A journal without entries, and the last line of one.
Journal open_journal(const Facts&, Setup setup);
Closing closing_of(const Facts&, const Texts&, const Outcome&, const std::optional<Seed>& seed);

// Empty when the journal is of this game and of these rules, else what does not fit.
std::string why_not_this_game(const Facts&, const Journal&);

// Empty when a journal's closing line, if it has one, tells what its entries led to.
std::string closing_fault(const Journal&, const std::optional<Closing>& reached);

std::string at_entry(std::size_t index);                     // "entry 3 (line 4): "
std::string dice_text(std::span<const std::uint8_t> dice);   // "5, 2"; "none"
std::string dice_fault(const Dice&);                         // empty when exactly the scripted dice were rolled

}  // namespace papelotte
