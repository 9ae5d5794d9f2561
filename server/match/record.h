// The records of a match: actions and agreements. A record is one line of JSON in the store, an order one line per action;
// those of actions, take-backs and the end are also lines of the match's journal (engine/journal.h).
#pragma once

#include <cstdint>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/event.h"
#include "engine/journal.h"
#include "engine/json_text.h"

namespace papelotte::server {

struct Record {
    enum class Kind : std::uint8_t {
        play,
        undo,
        ask_undo,
        accept_undo,
        refuse_undo,
        offer_draw,
        accept_draw,
        refuse_draw,
        hand_over,
        standing,   // has no number, and nobody but its seat is told
        end
    };
    Kind kind = Kind::play;
    std::string seat;                   // of the player who did it
    std::vector<Entry> entries;         // play: one, or those of an order
    std::vector<SeatSet> seen_by;       // play: of each entry, the views that may know the action itself while the match runs; not stored
    Seat player = kNobody;              // play: the index of the seat, which may know that a standing answer gave the action; not stored
    std::string account;                // play: why a computer did it (accounts.h), stored beside the record; empty: none
    int to = 0;                         // undo, ask_undo: the number of entries that remain
    std::vector<std::string> consent;   // undo: the seats of the persons who were asked and agreed
    std::string ally;                   // hand_over: `seat` resigned, and the player of this seat plays both
    std::vector<std::string> answers;   // standing: all that the seat has from here on
    int turn = 0;                       // standing: in which they were given
    std::string by;                     // end: "resignation", "draw", "abandoned", "rules_changed", "operator"
    std::string reason;                 // end: the operator's
    std::vector<std::string> winners;   // end
};

// The events of a record's actions: one list per entry.
using ActionEvents = std::vector<std::vector<Event>>;

std::string record_line(const Record&);
std::expected<Record, std::string> read_record(std::string_view line);

// The record for clients: of an action only its seat and notation, and for views that may not know it not even the notation. Dice and
// hash would reveal hidden information. Without a view nothing is withheld.
void write_record(JsonText&, const Record&, std::optional<Seat> as = {});
bool same_for_everyone(const Record&);   // no view may not know an action of it

// Adds the record's entries or standing answers, or takes entries back. False: it goes back to an entry that does not exist.
[[nodiscard]] bool add_to_journal(Journal&, const Record&);

}  // namespace papelotte::server
