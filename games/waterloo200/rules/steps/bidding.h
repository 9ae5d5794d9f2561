// W2-O11  The bid for the sides: an auction before set-up decides who plays which side, and the winner pays with Morale.
#pragma once

#include "engine/auction.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/board.h"
#include "games/waterloo200/rules/refusals.h"
#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// What completes the engine's auction.
struct BiddingTerms {
    using Position = waterloo200::Position;
    using lies_on = Steps<DealUnits>;   // W2-O11.6: nothing is dealt before
    static constexpr std::uint16_t kBid = static_cast<std::uint16_t>(Verb::bid), kPass = static_cast<std::uint16_t>(Verb::pass);
    static constexpr Prompt prompt{"auction", "ask.auction", {"W2-O11.2", "W2-O11.3", "W2-O11.5", "W2-O11.7"}};
    static constexpr const Rule &kNextNumber = kWhy.next_number, &kLimit = kWhy.bid_limit;
    static constexpr int kMostPrice = kTables.morale - 1;   // W2-O11.5
    static int limit(const Position&, Seat) { return kMostPrice; }
    static void told_bid(Effects&, Seat player, Seat side, int number);
    static void told_pass(Effects&, Seat player);
    static void settled(Position&, const Settlement<BiddingTerms>&, Effects&);
};

}  // namespace papelotte::waterloo200
