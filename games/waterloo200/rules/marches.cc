#include "games/waterloo200/rules/marches.h"

#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/refusals.h"
#include "games/waterloo200/rules/rules.h"

namespace papelotte::waterloo200 {
namespace {

// The march on which the next decision is.
const March* current_march(const Position& p) {
    if (p.agenda.empty()) return nullptr;
    const Step& step = p.agenda.back();
    if (const auto* path = std::get_if<UnitPath>(&step)) return &path->march;
    if (const auto* path = std::get_if<LeaderPath>(&step)) return &path->march;
    if (const auto* path = std::get_if<HeadquartersPath>(&step)) return &path->march;
    return nullptr;
}

bool is_enemy_area(const Position& p, Unit unit, Area area) { return enemy_areas(p, side_of(unit)).has(area); }

// The action that would end the march where the unit stands.
Action ending(const Position& p) { return act(agenda::asks_for<UnitPath>(p) ? Verb::stop : Verb::reveal); }

}  // namespace

std::optional<MarchAction> Marches::action(const Position& p, Action action) {
    const March* march = current_march(p);
    switch (verb_of(action)) {
        case Verb::activate:
        case Verb::move: return MarchAction{index_of(unit_of(action)), index_of(p.place(unit_of(action)))};
        case Verb::place: return MarchAction{index_of(unit_of(action)), index_of(area_of(action))};
        default: break;
    }
    if (!march) return std::nullopt;
    switch (verb_of(action)) {
        case Verb::to:
            return MarchAction{index_of(march->unit), index_of(area_of(action)), step_cost(p, *march, area_of(action)),
                               is_enemy_area(p, march->unit, area_of(action))};
        case Verb::stop: return MarchAction{index_of(march->unit), index_of(p.place(march->unit))};
        case Verb::reveal: return MarchAction{index_of(march->unit), index_of(p.place(march->unit)), kTables.reveal};
        default: return std::nullopt;
    }
}

std::optional<MarchUnderWay> Marches::under_way(const Position& p) {
    const March* march = current_march(p);
    if (!march) return std::nullopt;
    return MarchUnderWay{index_of(march->unit), march->disengaged ? 1 : 0};
}

int Marches::place(const Position& p, int piece) { return on_map(p, Unit(piece)) ? index_of(p.place(Unit(piece))) : kNoPlace; }

bool Marches::obeys(Seat seat, int piece) { return seats_of(side_of(Unit(piece))).has(seat); }

// An area that is not adjacent is too far away for the points that are left.
Refusal Marches::why_not(const Position& p, Seat seat, int piece, int place) {
    const Unit unit = Unit(piece);
    if (const March* march = current_march(p); march && march->unit == unit && place != kNoPlace) {
        if (p.place(unit) == Area(place)) return Rules::why_not(p, seat, ending(p));
        if (!neighbours(p.place(unit)).has(Area(place))) return kWhy.too_dear;
        return Rules::why_not(p, seat, act(Verb::to, Area(place)));
    }
    if (agenda::asks_for<ActivateLeaders>(p)) return Rules::why_not(p, seat, act(Verb::activate, unit));
    if (agenda::asks_for<PlaceReserves, FreeSetUp>(p))
        return Rules::why_not(p, seat, act(Verb::place, unit, place == kNoPlace ? Area(0) : Area(place)));
    return Rules::why_not(p, seat, act(Verb::move, unit));
}

}  // namespace papelotte::waterloo200
