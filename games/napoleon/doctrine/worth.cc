#include "games/napoleon/doctrine/worth.h"

namespace papelotte::napoleon {
namespace {

int power(Unit unit, int strength) { return element(detail::kPowers, unit)[static_cast<std::size_t>(strength)]; }

bool knows(const Position& p, Side side, Unit block) { return side_of(block) == side || p.block(block).shown; }

Seen exactly(Unit unit, int strength) { return {power(unit, strength), 100 * strength, 100 * strength * data_of(unit).fire / 6, false}; }

}  // namespace

Seen seen_by(const Position& p, Side side, Unit block) {
    if (knows(p, side, block)) return exactly(block, p.strength(block));
    Seen sum;
    int number = 0;
    for (const Unit unit : may_be(p, block)) {
        const Seen one = exactly(unit, p.piece(unit).seen);
        sum.power += one.power, sum.strength += one.strength, sum.fire += one.fire, ++number;
    }
    return {sum.power / number, sum.strength / number, sum.fire / number, true};
}

int power_seen_by(const Position& p, Side side, Unit block) {
    if (knows(p, side, block)) return power(block, p.strength(block));
    int sum = 0, number = 0;
    for (const Unit unit : may_be(p, block)) sum += power(unit, p.piece(unit).seen), ++number;
    return sum / number;
}

}  // namespace papelotte::napoleon
