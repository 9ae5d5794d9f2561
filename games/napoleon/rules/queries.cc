#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {

UnitSet units_on_map(const Position& p, Army army) {
    return units_of(army) - (units_at(p, kEliminated) | units_at(p, kUnplaced) | units_at(p, kNowhere));
}

TownSet towns_of(const Position& p, Side side) {
    TownSet towns;
    for (const Unit unit : units_of(side))
        if (on_map(p, unit)) towns.insert(p.place(unit));
    return towns;
}

bool is_placing(const Position& p, Side side) {
    for (const Step& step : p.agenda)
        if (const PlaceBlocks* place = std::get_if<PlaceBlocks>(&step); place && place->who.side() == side) return true;
    return false;
}

Seat seat_of(const Position& p, Actor who) {
    if (who.army == Army::french) return kFrenchSeat;
    return who.army == Army::prussian && p.three_players() ? kPrussianSeat : kAlliedSeat;
}

Actor first_actor(const Position& p, Side side, Army senior) {
    if (side == Side::french) return {Army::french, false};
    return p.three_players() ? Actor{senior, false} : Actor{Army::anglo_dutch, true};
}

std::optional<Actor> partner_of(const Position& p, Actor who) {
    if (who.army == Army::french || !p.three_players()) return std::nullopt;
    return Actor{who.army == Army::prussian ? Army::anglo_dutch : Army::prussian, false};
}

bool are_the_same(const Position& p, UnitSet units) {
    const Unit first = units.front();
    const UnitData& data = data_of(first);
    for (const Unit unit : units) {
        const UnitData& other = data_of(unit);
        if (!p.block(unit).shown || p.place(unit) != p.place(first) || p.block(unit) != p.block(first) || p.piece(unit) != p.piece(first) ||
            other.army != data.army || other.corps != data.corps || other.type != data.type || other.strength != data.strength ||
            other.fire != data.fire)
            return false;
    }
    return true;
}

}  // namespace papelotte::napoleon
