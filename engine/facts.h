// Functions on the facts of a game that every table uses: seats by name, checked set-ups, outcomes for journals.
#pragma once

#include <expected>
#include <optional>
#include <string>
#include <string_view>

#include "engine/journal.h"
#include "engine/rules.h"
#include "engine/seating.h"

namespace papelotte {

// The scenario of games that begin from a hand-made position, which the set-up holds.
inline constexpr std::string_view kFromPosition = "(position)";

bool is_player(const Facts&, Seat seat);                            // one of the game's seats, not an observer
std::string_view seat_name(const Facts&, Seat seat);                // "observer" for others
std::optional<Seat> find_seat(const Facts&, std::string_view name);
// The name of a seat in sentences, or "the first player" while it has no side.
std::string player_name(const Facts&, Seat seat, Seating);

// The sides among the seats in play, in the order of Facts: those of Facts, and every other seat by itself.
std::vector<SeatSet> sides_in_play(const Facts&, SeatSet in_play);
// The seats in play that win and lose together with this one, including itself.
SeatSet side_of(const Facts&, Seat seat, SeatSet in_play);

// The set-up with its scenario and all options filled in; the error names the unknown one.
std::expected<Setup, std::string> check_setup(const Facts&, const Setup&);

// Nullopt if the seat is to act, else the message that it is not.
std::optional<Message> why_not_your_turn(const Facts&, Seat seat, SeatSet to_act, Seating);

// A journal without entries, and the last line of one.
Journal open_journal(const Facts&, Setup setup);
Closing closing_of(const Facts&, const Outcome&, const std::optional<Seed>& seed);

// Empty if the journal is of this game and of these rules, else what does not match.
std::string why_not_this_game(const Facts&, const Journal&);

// Empty if the journal has no closing line, or one that agrees with its entries.
std::string closing_fault(const Journal&, const std::optional<Closing>& reached);

std::string at_entry(std::size_t index);                     // "entry 3 (line 4): "
std::string dice_text(std::span<const std::uint8_t> dice);   // "5, 2"; "none"
std::string dice_fault(const Dice&);                         // empty if exactly the scripted dice were rolled

}  // namespace papelotte
