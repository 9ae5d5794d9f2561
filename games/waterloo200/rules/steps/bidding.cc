#include "games/waterloo200/rules/steps/bidding.h"

#include "games/waterloo200/rules/events.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

void BiddingTerms::told_bid(Effects& effects, Seat player, Seat side, int number) {
    emit(effects, Happening::bid_made, papelotte::index_of(player), side_of_seat(side), number);
}
void BiddingTerms::told_pass(Effects& effects, Seat player) { emit(effects, Happening::bid_passed, papelotte::index_of(player)); }

void BiddingTerms::settled(Position& p, const Settlement<BiddingTerms>& settlement, Effects& effects) {
    p.settlement = settlement;
    if (settlement.payer == kNobody) emit(effects, Happening::sides_settled, kNobodyPays, 0);
    else emit(effects, Happening::sides_settled, side_of_seat(settlement.payer), settlement.price);
}

}  // namespace papelotte::waterloo200
