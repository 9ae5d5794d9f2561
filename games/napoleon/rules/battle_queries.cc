#include "games/napoleon/rules/battle_queries.h"

namespace papelotte::napoleon {

std::optional<Actor> partner_at(const Position& p, Town town, Actor who) {
    const auto partner = partner_of(p, who);
    return partner && !(units_at(p, town) & partner->units()).empty() ? partner : std::nullopt;
}

Actor first_at(const Position& p, Town town, Side side, Army senior) {
    const Actor first = first_actor(p, side, senior);
    return (units_at(p, town) & first.units()).empty() ? partner_at(p, town, first).value_or(first) : first;
}

Unit sheltered_by(const Position& p, Unit square) {
    const BlockState& infantry = p.block(square);
    if (infantry.square == 0) return kNoUnit;
    for (const Unit unit : units_at(p, p.place(square), side_of(square)))
        if (p.space(unit) == infantry.space && p.block(unit).shelter == infantry.square) return unit;
    return kNoUnit;
}

Unit occupant_of(const Position& p, Town town, Space space) {
    for (const Unit unit : units_at(p, town))
        if (p.space(unit) == space && p.block(unit).on_marker) return unit;
    return kNoUnit;
}

}  // namespace papelotte::napoleon
