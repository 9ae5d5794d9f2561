#include "games/waterloo/rules/marches.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/queries.h"
#include "games/waterloo/rules/rules.h"

namespace papelotte::waterloo {
namespace {

template <class S>
const S* asked(const Position& p) {
    return p.agenda.empty() ? nullptr : std::get_if<S>(&p.agenda.back());
}

}  // namespace

std::optional<MarchAction> Marches::action(const Position& p, Action action) {
    const int unit = index_of(unit_of(action));
    switch (verb_of(action)) {
        case Verb::go: {
            const auto* movement = asked<Movement>(p);
            if (!movement) return std::nullopt;
            return MarchAction{unit, index_of(area_of(action)), areas_to(p, unit_of(action), movement->reserve, area_of(action))};
        }
        case Verb::enter: return MarchAction{unit, index_of(area_of(action))};
        case Verb::attack:
        case Verb::accompany: return MarchAction{unit, index_of(area_of(action)), 0, true};
        case Verb::cubes: {   // also asked where units retreat
            const auto* question = asked<TakeCubesAlong>(p);
            if (!question) return std::nullopt;
            return MarchAction{unit, index_of(question->to), 0, question->assaulting};
        }
        default: return std::nullopt;
    }
}

std::optional<MarchUnderWay> Marches::under_way(const Position& p) {
    const auto* question = asked<TakeCubesAlong>(p);
    if (!question) return std::nullopt;
    return MarchUnderWay{index_of(question->unit), 0, true};
}

int Marches::place(const Position& p, int piece) {
    const Area area = p.place(Unit(piece));
    return index_of(area) < kBoardPlaces ? index_of(area) : kNoPlace;
}

bool Marches::obeys(Seat seat, int piece) { return side_of(Unit(piece)) == seat; }

Refusal Marches::why_not(const Position& p, Seat seat, int piece, int place) {
    const Unit unit = Unit(piece);
    const Area to = place == kNoPlace ? Area(0) : Area(place);
    if (asked<AssaultMoves>(p)) return Rules::why_not(p, seat, act(Verb::attack, unit, to, p.place(unit)));
    if (asked<PrussianPhase>(p) || asked<Arrive>(p)) return Rules::why_not(p, seat, act(Verb::enter, unit, to));
    return Rules::why_not(p, seat, act(Verb::go, unit, to));
}

}  // namespace papelotte::waterloo
