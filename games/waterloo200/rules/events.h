// The events of Waterloo 200. Their phrases are in notation.cc. An event that names a hidden block is sent to its own side; the others
// get an event about an unnamed block (W2-12.6.4, W2-16.2.8).
#pragma once

#include <optional>

#include "engine/account.h"
#include "games/waterloo200/rules/ids.h"

namespace papelotte::waterloo200 {

enum class Happening : std::uint16_t {
    turn_begins,        // turn
    impulse_begins,     // side
    action_chosen,      // side, kind
    arrived,            // corps, area, blocks
    unit_arrived,       // unit, area: to its side
    activated,          // unit, area
    unit_moved,         // unit, from, to: to its side
    block_moved,        // faction, from, to: to the others
    controlled,         // area, faction
    revealed,           // unit, step, strength on it
    scouted,            // unit, area
    battle_begins,      // area, attacking faction
    bombardment_begins, // area
    employed,           // unit, value
    retreat_begins,     // area, faction
    retreat_refused,    // area
    ambush,             // area: a block of the pool was added
    battle,             // an account: area, OF, DF, attacker, defender, result, winner, the loser's hits, the winner's hits
    bombardment,        // the same
    step_lost,          // unit, step it is on now, strength
    absorbed,           // unit, hits
    eliminated,         // unit
    morale_falls,       // faction, value
    gun_reduced,        // unit, step, strength
    leader_tires,       // unit, step, strength
    leader_spent,       // unit, step, strength: his last one
    disc_passes,        // side that has it now
    turn_ends,          // turn
    demoralised,        // area, faction, units
    reorganises,        // faction
    regenerated,        // unit, step, strength: to its side
    reserves_drawn,     // faction, number
    reserve_drawn,      // unit: to its side
    unit_placed,        // unit, area: to its side
    block_placed,       // faction, area: to the others
    unit_returned,      // unit: to its side
    blocks_returned,    // faction, number
    set_up_done,        // faction
    game_over,          // side
    bid_made,           // player (0 or 1), side, number
    bid_passed,         // player
    sides_settled,      // the side that was bid for, or kNobodyPays; price
};

// The terms of a battle's account (W2-13.5, W2-O2, W2-O6, W2-O9).
enum class BattleTerm : std::uint8_t {
    unit,       // unit
    charge,     // unit: its strength a second time
    leader,     // unit
    gun,        // unit
    terrain,
    languages,
    morale,
};

inline constexpr int kNobodyPays = -1;

// In the account of a battle, instead of the winner: a draw, or a bombardment without effect.
inline constexpr int kNoWinner = -1;
inline std::optional<Faction> winner_of(const Event& battle) {
    return battle.args[6] == kNoWinner ? std::nullopt : std::optional(Faction(battle.args[6]));
}

template <class... Args>
void emit(Effects& effects, Happening what, Args... args) {
    if (effects.events)
        effects.events->push_back(Event{static_cast<std::uint16_t>(what), SeatSet::everyone(), {static_cast<std::int16_t>(args)...}});
}

// Sends the event to the seats of a side.
template <class... Args>
void emit_to_side(Side side, Effects& effects, Happening what, Args... args) {
    if (effects.events) effects.events->push_back(Event{static_cast<std::uint16_t>(what), seats_of(side), {static_cast<std::int16_t>(args)...}});
}

// All seats of the other side, and the observer.
constexpr SeatSet others_than(Side side) {
    SeatSet others = seats_of(other(side));
    others.insert(kObserver);
    return others;
}

// Sends the event to all others.
template <class... Args>
void emit_to_others(Side side, Effects& effects, Happening what, Args... args) {
    if (effects.events)
        effects.events->push_back(Event{static_cast<std::uint16_t>(what), others_than(side), {static_cast<std::int16_t>(args)...}});
}

}  // namespace papelotte::waterloo200
