// Who may read a computer player's account of its thought while the game goes on: who may know the action that it chose and every action
// that it weighed. (A secret that its words may tell is another matter: such an account waits until the secret is none, see Session.)
#pragma once

#include "ai/thought.h"
#include "engine/table.h"

namespace papelotte::ai {

// The table is as it was when the player thought.
inline SeatSet readers_of(const Thought& thought, const Table& table, Seat seat) {
    SeatSet readers = table.seen_by(seat, thought.notation);
    for (const Considered& one : thought.account.considered) readers = readers & table.seen_by(seat, one.notation);
    return readers | SeatSet(seat);
}

}  // namespace papelotte::ai
