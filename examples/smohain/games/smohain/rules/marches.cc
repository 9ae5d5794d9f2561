#include "games/smohain/rules/marches.h"

#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/pieces.h"
#include "games/smohain/rules/rules.h"

namespace papelotte::smohain {

std::optional<MarchAction> Marches::action(const Position&, Action action) {
    const bool assault = verb_of(action) == Verb::assault;
    if (!assault && verb_of(action) != Verb::march) return std::nullopt;
    return MarchAction{static_cast<int>(unit_of(action)), static_cast<int>(area_of(action)), 1, assault};
}

int Marches::place(const Position& p, int piece) {
    const Area area = p.units[Unit(piece)].at;
    return area == kNowhere ? kNoPlace : static_cast<int>(area);
}

bool Marches::obeys(Seat seat, int piece) { return units_of(seat).has(Unit(piece)); }

Refusal Marches::why_not(const Position& p, Seat seat, int piece, int place) {
    return Rules::why_not(p, seat, act(Verb::march, Unit(piece), place == kNoPlace ? Area(0) : Area(place)));
}

}  // namespace papelotte::smohain
