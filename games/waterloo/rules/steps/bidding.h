// WL-2.2  The bid for the sides, an option: an auction before the first turn decides who plays which side, and the winner pays with casualties
// that are counted against his side from the start.
#pragma once

#include "engine/auction.h"
#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/board.h"
#include "games/waterloo/rules/refusals.h"
#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// What completes the engine's auction.
struct BiddingTerms {
    using Position = waterloo::Position;
    using lies_on = Steps<BeginPhase>;
    static constexpr std::uint16_t kBid = static_cast<std::uint16_t>(Verb::bid), kPass = static_cast<std::uint16_t>(Verb::pass);
    static constexpr Prompt prompt{"auction", "ask.auction", {"WL-2.2.2", "WL-2.2.3", "WL-2.2.5", "WL-2.2.6"}};
    static constexpr const Rule &kNextNumber = kWhy.next_number, &kLimit = kWhy.bid_limit;
    static int most_price(Seat side) { return kTables.casualties_to_win[static_cast<std::size_t>(other(side))] - 1; }   // WL-2.2.5
    static int limit(const Position&, Seat side);
    static void told_bid(Effects&, Seat player, Seat side, int number);
    static void told_pass(Effects&, Seat player);
    static void settled(Position&, const Settlement<BiddingTerms>&, Effects&);
};

}  // namespace papelotte::waterloo
