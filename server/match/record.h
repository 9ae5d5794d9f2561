// The records of a match: actions and agreements. A record is one line of JSON in the store; those of actions, take-backs and the end
// are also lines of the match's journal (engine/journal.h).
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/journal.h"
#include "engine/json_text.h"

namespace papelotte::server {

struct Record {
    enum class Kind : std::uint8_t { play, undo, ask_undo, accept_undo, refuse_undo, offer_draw, accept_draw, refuse_draw, hand_over, end };
    Kind kind = Kind::play;
    std::string seat;                   // of the player who did it
    Entry entry;                        // play
    SeatSet seen_by = SeatSet::everyone();   // play: the views that may know the action itself while the match runs; not stored
    std::string account;                // play: why a computer did it (accounts.h), stored beside the record; empty: none
    int to = 0;                         // undo, ask_undo: the number of entries that remain
    std::vector<std::string> consent;   // undo: the seats of the persons who were asked and agreed
    std::string ally;                   // hand_over: `seat` resigned, and the player of this seat plays both
    std::string by;                     // end: "resignation", "draw", "abandoned", "rules_changed"
    std::vector<std::string> winners;   // end
};

std::string record_line(const Record&);
std::expected<Record, std::string> read_record(std::string_view line);

// The record for clients: of an action only its seat and notation, and for some views not even the notation. Dice and hash would
// reveal hidden information.
enum class ActionText : std::uint8_t { shown, withheld };
void write_record(JsonText&, const Record&, ActionText = ActionText::shown);

// Adds the record's entry, or takes entries back. False: it goes back to an entry that does not exist.
[[nodiscard]] bool add_to_journal(Journal&, const Record&);

}  // namespace papelotte::server
