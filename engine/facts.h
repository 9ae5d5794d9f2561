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

// Whether games of this rules version can be played: the present one, and former ones whose data are kept.
bool plays_version(const Facts&, int version);
InputFault why_not_version(const Facts&, int version);   // of a set-up or a position

// The key of a position's rules version, in games whose positions have one.
inline constexpr std::string_view kRulesKey = "rules";

bool is_player(const Facts&, Seat seat);                            // one of the game's seats, not an observer
std::string_view seat_name(const Facts&, Seat seat);                // "observer" for others
std::optional<Seat> find_seat(const Facts&, std::string_view name);

// The sides among the seats in play, in the order of Facts: those of Facts, and every other seat by itself.
std::vector<SeatSet> sides_in_play(const Facts&, SeatSet in_play);
// The seats in play that win and lose together with this one, including itself.
SeatSet side_of(const Facts&, Seat seat, SeatSet in_play);

// The set-up with scenario and every option filled in; the error names what is unknown.
std::expected<Setup, InputFault> check_setup(const Facts&, const Setup&);

// Nullopt if the seat is to act, else the message that it is not.
std::optional<Message> why_not_your_turn(const Facts&, Seat seat, SeatSet to_act, Seating);

// A journal without entries, and the last line of one.
Journal open_journal(const Facts&, Setup setup);
Closing closing_of(const Facts&, const Texts&, const Outcome&, const std::optional<Seed>& seed);

// What does not fit, if the journal is not of this game or of these rules.
InputFault why_not_this_game(const Facts&, const Journal&);

// What is wrong with a journal's closing line, if it does not tell what the entries led to.
InputFault closing_fault(const Journal&, const std::optional<Closing>& reached);

Message at_entry(std::size_t index);                 // where in a journal: "entry 3 (line 4): …"
Message at_line(std::size_t number);                 // "line 3: …"
InputFault no_entry(const Journal&, int n);          // the journal does not go as far
InputFault dice_fault(const Dice&);                  // unless exactly the scripted dice were rolled

}  // namespace papelotte
