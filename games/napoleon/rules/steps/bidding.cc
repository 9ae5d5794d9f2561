#include "games/napoleon/rules/steps/bidding.h"

#include "games/napoleon/rules/pieces.h"

namespace papelotte::napoleon {

UnitSet reducible(const Position& p, Side side) {
    UnitSet found;
    for (const Unit unit : units_of(side))
        if (data_of(unit).strength > 1 && p.strength(unit) == data_of(unit).strength) found.insert(unit);
    return found;
}

int BiddingTerms::limit(const Position& p, Seat side) { return reducible(p, side_of_seat(side)).size(); }
void BiddingTerms::told_bid(Effects& effects, Seat player, Seat side, int number) {
    tell(effects, Happening::bid_made, index_of(player), side_of_seat(side), number);
}
void BiddingTerms::told_pass(Effects& effects, Seat player) { tell(effects, Happening::bid_passed, index_of(player)); }

void BiddingTerms::settled(Position& p, const Settlement<BiddingTerms>& settlement, Effects& effects) {
    p.settlement = settlement;
    if (settlement.payer == kNobody) return;
    const Side side = side_of_seat(settlement.payer);
    tell(effects, Happening::sides_settled, side, settlement.price);
    if (settlement.price > 0) p.push(ReduceBlocks{side, settlement.price});
}

Seat ReduceBlocks::seat(const Position&) const { return side == Side::french ? kFrenchSeat : kAlliedSeat; }
EventArgs ReduceBlocks::asks(const Position&) const { return event_args(left); }

Refusal ReduceBlocks::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::reduce) return kNotAsked<ReduceBlocks>;
    if (side_of(unit_of(action)) != side) return kWhy.not_your_block;
    return reducible(p, side).has(unit_of(action)) ? Refusal() : kWhy.not_to_be_reduced;
}

void ReduceBlocks::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : reducible(p, side)) out.push_back(act(Verb::reduce, unit));
}

Action ReduceBlocks::random(const Position& p, Dice& dice) const { return act(Verb::reduce, dice.pick(reducible(p, side))); }

void ReduceBlocks::apply(Position& p, Action action, Effects& effects) const {
    PieceState& piece = p.piece(unit_of(action));
    piece.strength = (piece.strength - 1u) & 7u;
    note_unseen_loss(p, unit_of(action));
    tell_side(side, effects, Happening::unit_reduced, unit_of(action));
    if (left > 1) p.push(ReduceBlocks{side, counted(left - 1)});
}

}  // namespace papelotte::napoleon
