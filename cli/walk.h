// Going through a journal entry by entry: what each action led to, as the replay command and a loaded game show it.
#pragma once

#include <functional>
#include <memory>
#include <string>

#include "engine/game.h"

namespace papelotte::cli {

struct Walked {
    const Entry& entry;
    const Played& played;
    SeatSet readers;   // who may know the action itself, while the game goes on
    Seat seat;         // who did it,
    Seating seating;   // and what it was called then: before the entry
};
using Visit = std::function<void(const Table& after, const Walked& step)>;

// Who may know an action while the game goes on: where several seats were to act, each chose unseen by the others.
inline SeatSet readers_of(Seat seat, SeatSet were_to_act, const Played& played) {
    return were_to_act.size() > 1 ? SeatSet(seat) : played.seen_by;
}

// The table at entry `to` (-1: the end) of a journal whose every action has been checked; `visit` has seen each entry on the way.
// Fails with one line that begins with `path`.
std::unique_ptr<Table> walk(const Game& game, const Journal& journal, int to, const std::string& path, const Visit& visit);

}  // namespace papelotte::cli
