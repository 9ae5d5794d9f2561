// Chapter 14  Redeals what a seat cannot know: every hidden block becomes one of the units in its guise, and each unit one block
// (engine/hidden.h). Marks stay with the block; strength moves with the unit, and strength lost unseen is dealt again.
#include "engine/hidden.h"
#include "engine/soundness.h"
#include "games/napoleon/rules/knowledge.h"

namespace papelotte::napoleon {
namespace {

// What belongs to a block, independent of its unit. A secret choice for a skirmish is not compared: it is made again afterwards.
struct Slot {
    Guise may_be;
    Town place, start, via;
    BlockState marks;

    std::uint64_t order() const {
        BlockState seen = marks;
        seen.chosen = false;
        return packed(seen) | packed(place) << 32 | packed(start) << 40 | packed(via) << 48;
    }
    friend auto operator<=>(const Slot& a, const Slot& b) { return std::pair(a.may_be, a.order()) <=> std::pair(b.may_be, b.order()); }
};

void deal_blocks(Position& p, Army army, Dice& dice) {
    const int first = index_of(units_of(army).front());
    HiddenDeal<Slot> deal;
    for (const Unit unit : units_of(army))
        if (!is_known(p, unit))
            deal.add({element(p.may_be, unit), p.place(unit), p.start[unit], p.via[unit], p.block(unit)}, index_of(unit) - first);
    deal.begin();
    deal.deal(dice);
    for (int i = 0; i < deal.size(); ++i) {
        const Unit unit = Unit(first + deal.piece_in(i));
        const Slot& slot = deal.slot(i);
        element(p.may_be, unit) = slot.may_be;
        p.places[unit] = slot.place;
        p.start[unit] = slot.start;
        p.via[unit] = slot.via;
        p.blocks[unit] = slot.marks;
    }
}

// Deals out the points that the side has lost unseen, at first at most one per unit (NP-12.1.5), since most are lost so.
void deal_losses(Position& p, Side side, Dice& dice) {
    UnitSet suspects;
    for (const Unit unit : units_of(side)) {
        PieceState& piece = p.piece(unit);
        if (!piece.may_have_lost) continue;
        piece.strength = piece.seen;
        if (piece.strength > 1) suspects.insert(unit);
    }
    UnitSet round = suspects;
    for (int left = p.unseen_losses[side]; left > 0 && suspects; --left) {
        if (round.empty()) round = suspects;
        const Unit unit = dice.pick(round);
        PieceState& piece = p.piece(unit);
        piece.strength = (piece.strength - 1u) & 7u;
        round.erase(unit);
        if (piece.strength == 1) suspects.erase(unit);
        round &= suspects;
    }
}

// NP-4.1.1  Until a side has placed all its blocks, the enemy sees nothing of it but how many it has placed.
bool deal_set_up(Position& p, Side side, Dice& dice) {
    if (!is_placing(p, side)) return false;
    const Actor first = first_actor(p, side, Army::anglo_dutch);
    scatter(p, first, dice);
    if (const auto second = partner_of(p, first)) scatter(p, *second, dice);
    return true;
}

}  // namespace

void redeal(Position& p, Seat seat, Dice& dice) {
    if (p.result != Result::none || p.settlement.seating == Seating::bidding) return;   // NP-12: nothing secret lies on the table yet
    for (const Side side : kSides) {
        if (seat != kObserver && seats_of(side).has(seat)) continue;
        if (!deal_set_up(p, side, dice))
            for (const Army army : kAllArmies)
                if (side_of(army) == side) deal_blocks(p, army, dice);
        deal_losses(p, side, dice);
    }
    agenda::redeal_choices(p, seat, dice);
}

}  // namespace papelotte::napoleon
