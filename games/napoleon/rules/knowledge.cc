// NP-3.2, chapter 14  What the enemy has learnt about hidden blocks.
#include "games/napoleon/rules/knowledge.h"

#include "engine/hidden.h"

namespace papelotte::napoleon {
namespace {

// --- Sets of units as bits, counted from the first of the army ---------------------------------------------------------------------------

constexpr int first_of(Army army) { return index_of(units_of(army).front()); }
constexpr bool is_one_row(Army army) {
    return units_of(army).nth(units_of(army).size() - 1) == Unit(first_of(army) + units_of(army).size() - 1);
}
static_assert(is_one_row(Army::french) && is_one_row(Army::anglo_dutch) && is_one_row(Army::prussian), "an army's ids follow each other");

Guise to_bits(UnitSet units, Army army) { return (units & units_of(army)).words()[0] >> first_of(army); }
UnitSet to_units(Guise bits, Army army) { return UnitSet({bits << first_of(army)}); }

Guises guises_of(Position& p, Army army) {
    return Guises(std::span(p.may_be).subspan(static_cast<std::size_t>(first_of(army)), static_cast<std::size_t>(units_of(army).size())));
}

// What everybody saw the block do.
std::uint64_t public_marks(const Position& p, Unit unit) {
    BlockState marks = p.block(unit);
    marks.chosen = false;
    return packed(marks) | packed(p.place(unit)) << 32 | packed(p.start[unit]) << 40 | packed(p.via[unit]) << 48;
}

}  // namespace

void begin_guises(Position& p, bool known) {
    for (const Unit unit : kAllUnits) set_may_be(p, unit, known ? UnitSet::of(unit) : units_of(army_of(unit)));
}

UnitSet may_be(const Position& p, Unit block) { return to_units(element(p.may_be, block), army_of(block)); }
void set_may_be(Position& p, Unit block, UnitSet units) { element(p.may_be, block) = to_bits(units, army_of(block)); }
bool is_known(const Position& p, Unit block) { return is_certain(element(p.may_be, block)); }

UnitSet alike(const Position& p, Unit block) {
    const std::uint64_t marks = public_marks(p, block);
    UnitSet found;
    for (const Unit unit : units_at(p, p.place(block), army_of(block)))
        if (public_marks(p, unit) == marks) found.insert(unit);
    return found;
}

void note_deed(Position& p, Unit block, UnitSet could) {
    if (p.block(block).shown) return;
    const UnitSet blocks = alike(p, block);
    const Army army = army_of(block);
    if (blocks.size() == 1 && is_known(p, block)) return;
    guises_of(p, army).tell_apart(to_bits(blocks, army), index_of(block) - first_of(army), to_bits(could, army));
}

void recognise(Position& p, Unit unit) {
    if (!is_known(p, unit)) note_deed(p, unit, UnitSet::of(unit));
    PieceState& piece = p.piece(unit);
    change(p.unseen_losses[side_of(unit)], piece.strength - piece.seen);
    piece.seen = piece.strength;
    piece.may_have_lost = false;
}

void note_unseen_loss(Position& p, Unit unit, UnitSet among) {
    change(p.unseen_losses[side_of(unit)], 1);
    UnitSet suspects;
    for (const Unit block : among) suspects |= may_be(p, block);
    for (const Unit suspect : suspects) p.piece(suspect).may_have_lost = true;
}

void note_unseen_loss(Position& p, Unit unit) {
    change(p.unseen_losses[side_of(unit)], 1);
    for (const Unit one : units_of(side_of(unit)))
        if (data_of(one).strength > 1) p.piece(one).may_have_lost = true;
}

// Many blocks may be the same units, so the places are collected per guise first.
IdArray<Unit, Whereabouts, kUnits> whereabouts_of(const Position& p, Army army) {
    struct Group {
        Guise guise;
        Whereabouts where;
    };
    FixedVector<Group, kUnits> groups;
    for (const Unit block : units_of(army)) {
        const Guise guise = element(p.may_be, block);
        Group* group = groups.begin();
        while (group != groups.end() && group->guise != guise) ++group;
        if (group == groups.end()) groups.push_back({guise, {}});
        if (on_map(p, block)) group->where.towns.insert(p.place(block));
        group->where.unplaced |= p.place(block) == kUnplaced;
    }
    IdArray<Unit, Whereabouts, kUnits> found{};
    for (const Group& group : groups)
        for (const Unit unit : to_units(group.guise, army)) {
            found[unit].towns |= group.where.towns;
            found[unit].unplaced |= group.where.unplaced;
        }
    return found;
}

}  // namespace papelotte::napoleon
