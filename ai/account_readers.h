// Who may read a computer player's account of its thought while the game goes on: who may know every action that it weighed.
#pragma once

#include "ai/thought.h"
#include "engine/table.h"

namespace papelotte::ai {

// The table is as it was when the player thought.
inline SeatSet readers_of(const Account& account, const Table& table, Seat seat) {
    SeatSet readers = SeatSet::everyone();
    for (const Considered& one : account.considered) readers = readers & table.seen_by(seat, one.notation);
    return readers | SeatSet(seat);
}

}  // namespace papelotte::ai
