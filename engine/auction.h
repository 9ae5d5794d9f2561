// The auction before set-up that decides which player gets which side: a step like any other (engine/agenda.h), which a game completes
// with its Terms.
//   A coin decides who bids first. A bid names a side and a number: the first any number from 0 on, each later one exactly 1 higher, for either
//   side, never above the side's limit. A player who passes ends the auction, and the last bidder plays the side that he named. If the first to
//   bid passes, the other may open; if both pass, a coin decides the sides.
// Bidders are players, not sides (engine/seating.h). The auction is open, and nothing secret may be dealt before it is over: until then no
// player has a side whose secrets he may see.
//
// Terms, a struct of the game, has
//   using Position, Action bid SIDE NUMBER and pass as  static constexpr std::uint16_t kBid, kPass  (the verbs; operands a: side, b: number)
//   static constexpr Prompt prompt;  static constexpr Rule kNextNumber, kLimit
//   using lies_on = Steps<…>                                          the steps that the auction lies on
//   static int limit(const Position&, Seat side)                      the highest bid for that side
//   static void told_bid(Effects&, Seat player, Seat side, int number), told_pass(Effects&, Seat player)
//   static void settled(Position&, const Settlement<Terms>&, Effects&)  keeps the settlement in the position and goes on to what the winner pays
// The game's Rules then have  static Seating seating(const Position&), that of the settlement. Where the players bid, set-up gives the position
// a Settlement of Seating::bidding and pushes toss() as its last step.
#pragma once

#include <algorithm>

#include "engine/agenda.h"
#include "engine/lies_on.h"
#include "engine/seating.h"
#include "engine/soundness.h"

namespace papelotte {

// The end of an auction, stored in the position. In a game without one every player has kept his seat.
template <class Terms>
struct Settlement {
    Seating seating = Seating::kept;
    Seat payer = kNobody;   // the side that was bid for; kNobody: a coin decided, or the players are still bidding
    std::uint8_t price = 0;
    bool exists() const { return seating != Seating::kept || payer != kNobody; }   // else there is nothing to tell
    int price_of(Seat side) const { return payer == side ? price : 0; }
    static constexpr auto fields =
        std::tuple{Field{"seating", &Settlement::seating}, Field{"payer", &Settlement::payer}, Field{"price", &Settlement::price}};
};

template <class Terms>
struct Auction {
    using Position = typename Terms::Position;
    using lies_on = typename Terms::lies_on;
    static constexpr std::string_view name = "auction";
    static constexpr Prompt prompt = Terms::prompt;

    Seat bidder;   // the player who decides now
    Seat side = kNobody;   // of the standing bid, which the other player made; kNobody: there is none
    std::uint8_t number = 0;   // of the standing bid
    bool declined = false;   // the first to bid has passed
    static constexpr auto fields = std::tuple{Field{"bidder", &Auction::bidder}, Field{"side", &Auction::side},
                                              Field{"number", &Auction::number}, Field{"declined", &Auction::declined}};

    static Auction toss(Effects& effects) { return {effects.dice.roll(2) == 1 ? Seat(0) : Seat(1)}; }

    Seat seat(const Position&) const { return bidder; }

    Refusal why_not(const Position& p, Action action) const {
        if (action.verb == Terms::kPass) return {};
        if (action.verb != Terms::kBid) return kNotAsked<Auction>;
        if (side == kNobody ? action.b < 0 : action.b != number + 1) return Terms::kNextNumber;
        if (action.b > Terms::limit(p, Seat(action.a))) return Terms::kLimit;
        return {};
    }

    // Pass comes first: a player without an opinion about bids ends the auction. Bids for both sides follow, the lowest first.
    void legal(const Position& p, ActionList& out) const {
        out.push_back({Terms::kPass, 0, 0, 0});
        const int first = side == kNobody ? 0 : number + 1, highest = std::max(Terms::limit(p, Seat(0)), Terms::limit(p, Seat(1)));
        for (int bid = first; bid <= (side == kNobody ? highest : first); ++bid)
            for (std::int16_t one = 0; one < 2; ++one)
                if (const Action action{Terms::kBid, one, static_cast<std::int16_t>(bid), 0}; !why_not(p, action)) out.push_back(action);
    }

    std::optional<Action> forced(const Position& p) const { return only_choice(*this, p); }

    // Whether play can lead to this step, for hand-made positions.
    bool is_sound(const Position& p) const {
        if (index_of(bidder) > 1) return false;
        return side == kNobody ? number == 0 : index_of(side) < 2 && number <= Terms::limit(p, side);
    }

    void apply(Position& p, Action action, Effects& effects) const {
        if (action.verb == Terms::kPass) return pass(p, effects);
        Terms::told_bid(effects, bidder, Seat(action.a), action.b);
        p.agenda.push_back(Auction{other_player(bidder), Seat(action.a), static_cast<std::uint8_t>(action.b), declined});
    }

   private:
    void pass(Position& p, Effects& effects) const {
        Terms::told_pass(effects, bidder);
        if (side != kNobody) settle(p, side == other_player(bidder), effects);
        else if (declined) settle(p, effects.dice.roll(2) == 1, effects);
        else p.agenda.push_back(Auction{other_player(bidder), kNobody, 0, true});
    }
    // Like a revelation it can be undone only by consent: the player who passed may have another seat now.
    void settle(Position& p, bool kept, Effects& effects) const {
        effects.reveal();
        Terms::settled(p, Settlement<Terms>{kept ? Seating::kept : Seating::exchanged, side, number}, effects);
    }
};

// Whether play can lead to this settlement, for hand-made positions. `most`: the highest price of the payer.
template <class Terms>
bool is_sound(const typename Terms::Position& p, const Settlement<Terms>& settlement, int most) {
    if (has_step<Auction<Terms>>(p) != (settlement.seating == Seating::bidding)) return false;
    if (settlement.seating == Seating::bidding || settlement.payer == kNobody) return settlement.payer == kNobody && settlement.price == 0;
    return index_of(settlement.payer) < 2 && settlement.price <= most;
}

}   // namespace papelotte
