#include "games/napoleon/rules/pieces.h"

namespace papelotte::napoleon {

void show(Position& p, Unit unit, Effects& effects) {
    BlockState& block = p.block(unit);
    if (block.shown) return;
    recognise(p, unit);
    block.shown = true;
    effects.reveal();
    tell(effects, Happening::unit_shown, unit, p.strength(unit));
}

namespace {

// The others hear which army has lost a point, if that is plain.
void tell_unseen_loss(const Position& p, Unit unit, UnitSet among, Effects& effects) {
    const Side side = side_of(unit);
    if (!(among - units_of(army_of(unit))).empty()) return tell_others(side, effects, Happening::ally_weakened, p.place(unit));
    tell_others(side, effects, Happening::block_weakened, army_of(unit), p.place(unit));
}

}  // namespace

// The loss of a hidden block is told to the others without its name, point by point: two points of one block look like those of two blocks.
void lose_strength(Position& p, Unit unit, int points, UnitSet among, Effects& effects) {
    PieceState& piece = p.piece(unit);
    const bool shown = p.block(unit).shown;
    if (piece.strength <= points) return eliminate(p, unit, effects);
    for (; points > 0; --points) {
        piece.strength = (piece.strength - 1u) & 7u;
        if (shown) {
            piece.seen = piece.strength;
        } else {
            note_unseen_loss(p, unit, among);
            tell_unseen_loss(p, unit, among, effects);
        }
    }
    if (shown) tell(effects, Happening::unit_weakened, unit, piece.strength);
    else tell_side(side_of(unit), effects, Happening::unit_weakened, unit, piece.strength);
}

void eliminate(Position& p, Unit unit, Effects& effects) {
    recognise(p, unit);
    leave_board(p, unit);
    p.places[unit] = kEliminated;
    p.blocks[unit] = BlockState{};
    p.pieces[unit] = PieceState{};
    p.start[unit] = p.via[unit] = kNowhere;
    effects.reveal();
    tell(effects, Happening::eliminated, unit);
}

// NP-3.2.2  What happened in the Movement Phase no longer matters once fights begin, except for disrupted blocks.
void leave_board(Position& p, Unit unit) {
    BlockState& block = p.block(unit);
    BlockState left;
    left.disrupted = block.disrupted;
    left.redeployed = block.redeployed;
    block = left;
}

}  // namespace papelotte::napoleon
