// NP-12  Tournament bidding: an auction decides who plays which side, and the winner pays with strength.
#pragma once

#include "engine/auction.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/refusals.h"
#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-12.1.1 … NP-12.1.8  What completes the engine's auction.
struct BiddingTerms {
    using Position = napoleon::Position;
    using lies_on = Steps<BeginTurn, PlaceBlocks>;
    static constexpr std::uint16_t kBid = static_cast<std::uint16_t>(Verb::bid), kPass = static_cast<std::uint16_t>(Verb::pass);
    static constexpr Prompt prompt{"auction", "ask.auction", {"NP-12.1.2", "NP-12.1.3", "NP-12.1.6", "NP-12.1.8"}};
    static constexpr const Rule &kNextNumber = kWhy.next_number, &kLimit = kWhy.bid_limit;
    static int limit(const Position&, Seat side);
    static void told_bid(Effects&, Seat player, Seat side, int number);
    static void told_pass(Effects&, Seat player);
    static void settled(Position&, const Settlement<BiddingTerms>&, Effects&);
};

// NP-12.1.5  The blocks of the side that can still lose a point for the bid.
UnitSet reducible(const Position&, Side);

// NP-12.1.4, NP-12.1.5  The winner of the auction takes strength from his blocks, a point per block. Which ones stays secret (NP-12.1.7).
struct ReduceBlocks {
    static constexpr std::string_view name = "reduce_blocks";
    using lies_on = Steps<BeginTurn, PlaceBlocks>;
    static constexpr Prompt prompt{name, "ask.reduce_blocks", {"NP-12.1.4", "NP-12.1.5", "NP-12.1.7"}};
    Side side;
    std::uint8_t left;
    static constexpr auto fields = std::tuple{Field{"side", &ReduceBlocks::side}, Field{"left", &ReduceBlocks::left}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

}  // namespace papelotte::napoleon
