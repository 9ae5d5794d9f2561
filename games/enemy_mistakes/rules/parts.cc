#include "games/enemy_mistakes/rules/parts.h"

#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {

Refusal why_not_own(const Position& p, Army army, Unit unit) {
    if (army_of(unit) != army) return kWhy.not_your_unit;
    return p.on_board(unit) ? Refusal() : kWhy.unit_gone;
}

// A part chosen unit by unit, or by a row or column.
Refusal why_not_part(const Position& p, UnitSet part, Action action) {
    const Unit unit = unit_of(action);
    if (!part.empty() && p.leader(part.front()) != p.leader(unit)) return kWhy.not_of_the_formation;
    if (verb_of(action) == Verb::part) return part.empty() ? why_not_split(p, part_beyond(p, unit, edge_of(action))) : kWhy.not_of_the_formation;
    if (part.has(unit)) return kWhy.not_of_the_formation;
    return part.empty() && members(p, unit).size() == 1 ? kWhy.whole_formation : Refusal();
}
UnitSet part_after(const Position& p, UnitSet part, Action action) {
    if (verb_of(action) == Verb::part) return part_beyond(p, unit_of(action), edge_of(action));
    part.insert(unit_of(action));
    return part;
}
// The chosen part can be split off; the whole formation needs no split.
Refusal why_not_group(const Position& p, UnitSet part, Unit unit) {
    if (part.empty()) return {};
    if (!part.has(unit)) return kWhy.not_of_the_formation;
    return part == members(p, unit) ? Refusal() : why_not_split(p, part);
}
void add_takes(const Position& p, UnitSet part, ActionList& out) {
    for (const Unit unit : members(p, part.front()) - part) out.push_back(act(Verb::take, unit));
}

}   // namespace papelotte::enemy_mistakes
