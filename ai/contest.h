// One game between computer players. A player that dies, stalls, answers with an illegal action or exceeds its time loses at once.
#pragma once

#include "ai/player_spec.h"
#include "engine/game.h"
#include "engine/seating.h"

namespace papelotte::ai {

inline constexpr std::uint64_t kLongestGame = 100'000;   // decisions; a game that takes more is a draw

// A player may exceed its budget of CPU time by this much, since timing is never exact. A turn is defined by the game's headline.
inline constexpr double kDecisionSlack = 1.2, kTurnSlack = 1.1, kGraceSeconds = 0.05;

struct Entrant {
    std::string name;   // as the user wrote it
    PlayerSpec spec;
};

enum class Fault : std::uint8_t { none, crash, overtime };   // an illegal action counts as a crash

struct Contest {
    std::optional<Outcome> outcome;     // by the rules; empty if a fault or the length limit ended it
    SeatSet winners;                    // empty: a draw
    std::optional<Seating> seating;     // the result of an auction, if there was one
    Fault fault = Fault::none;
    Seat at_fault = kNobody;
    std::string why;                    // the fault in words: "died (exit status 1)"
    std::uint64_t decisions = 0, hash = 0;   // the hash is that of the last position
    std::vector<double> cpu_seconds;    // one per player, by the seat that the player had first
    std::vector<SeatSet> sides;         // in play: seats that win and lose together
    Journal journal;                    // on request

    // The seat's share of the one point of a game: the winning sides divide it, in a draw all sides do.
    double score(Seat seat) const;
    // The final seat of a player, by the player's first seat; or the reverse.
    Seat seat_of(Seat player) const { return seat_after(Seating::bidding, seating.value_or(Seating::kept), player); }
    SeatSet seats_of(SeatSet players) const;
};

enum class Keep : std::uint8_t { nothing, journal };

// The set-up must be checked. `seated`: one per seat, null if it is not in play. A player's seed is made from the game's seed and its seat.
// A player who gets another seat in an auction continues there with a new mind.
Contest play_contest(const Game& game, const Setup& setup, std::uint64_t seed, std::span<const Entrant* const> seated, Keep keep);

std::uint64_t seed_of_mind(const Seed& seed, Seat seat);   // different from the seeds of all dice of the game

}   // namespace papelotte::ai
