#include "games/waterloo/rules/steps/bidding.h"

#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/queries.h"

namespace papelotte::waterloo {

int BiddingTerms::limit(const Position& p, Seat side) {
    return most_price(side) - casualties(p, side == kFrench ? Army::french : Army::anglo_allied);
}

void BiddingTerms::told_bid(Effects& effects, Seat player, Seat side, int number) {
    emit(effects, Happening::bid_made, index_of(player), side, number);
}
void BiddingTerms::told_pass(Effects& effects, Seat player) { emit(effects, Happening::bid_passed, index_of(player)); }

void BiddingTerms::settled(Position& p, const Settlement<BiddingTerms>& settlement, Effects& effects) {
    p.settlement = settlement;
    emit(effects, Happening::sides_settled, settlement.payer, settlement.price);
}

}  // namespace papelotte::waterloo
