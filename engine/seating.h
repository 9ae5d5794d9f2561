// Which player has which seat, if an auction decides it (engine/auction.h). An auction is between the first two seats of a game, and no other
// is in play. Until it is over these two are players without a side: Seat(0) is the first player, Seat(1) the second, whatever their names.
// Then each player has kept the seat of his number, or the two have exchanged seats. The position contains the result, so replays,
// undo and restarts have the right players in the right seats without further records.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/seat.h"
#include "engine/words.h"

namespace papelotte {

enum class Seating : std::uint8_t { kept, bidding, exchanged };

constexpr std::string_view word(Seating seating) { return enum_word(seating); }

template <class Rules>
concept HasAuction = requires(const typename Rules::Position& position) {
    { Rules::seating(position) } -> std::same_as<Seating>;
};

template <class Rules>
Seating seating_of(const typename Rules::Position& position) {
    if constexpr (HasAuction<Rules>) return Rules::seating(position);
    else return Seating::kept;
}

// The result of an auction that ended between a position and the next; nullopt if none did.
template <class Rules>
std::optional<Seating> newly_settled(const typename Rules::Position& before, const typename Rules::Position& after) {
    if constexpr (HasAuction<Rules>)
        if (Rules::seating(before) == Seating::bidding && Rules::seating(after) != Seating::bidding) return Rules::seating(after);
    return std::nullopt;
}

constexpr Seat other_player(Seat player) { return Seat(1 - index_of(player)); }

// Whether the players change seats between two positions of a game: when an auction ends so, and when that is undone.
constexpr bool players_exchange(Seating before, Seating after) { return (before == Seating::exchanged) != (after == Seating::exchanged); }

// The seat that the player of `seat` has in the later position. Observers and other seats do not change.
constexpr Seat seat_after(Seating before, Seating after, Seat seat) {
    return players_exchange(before, after) && index_of(seat) < 2 ? other_player(seat) : seat;
}

}   // namespace papelotte
