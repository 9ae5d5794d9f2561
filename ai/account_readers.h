// The seats that may read a computer player's account during the game: those that may know the action it chose and every
// action it considered. (An account that may reveal a secret is withheld until the secret is revealed, see Session.)
#pragma once

#include "ai/thought.h"
#include "engine/table.h"

namespace papelotte::ai {

// The table must be in the state in which the player thought.
inline SeatSet readers_of(const Thought& thought, const Table& table, Seat seat) {
    SeatSet readers = table.seen_by(seat, thought.notation);
    for (const Considered& one : thought.account.considered) readers = readers & table.seen_by(seat, one.notation);
    return readers | SeatSet(seat);
}

}  // namespace papelotte::ai
