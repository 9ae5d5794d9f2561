// What a piece reaches, from what a seat knows: a leader's radius, a commander-in-chief's lines of communication, the ends of a unit's march.
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/actions.h"
#include "games/waterloo200/rules/agenda_check.h"
#include "games/waterloo200/rules/queries.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {

namespace json = boost::json;

namespace {

struct Reach {
    March march;
    Purpose purpose;
};

// The march that the seat could make, or go on with, with the unit now.
std::optional<Reach> reach_of(const Position& p, Seat seat, Unit unit) {
    if (p.agenda.empty() || !seats_of(side_of(unit)).has(seat) || !Rules::to_act(p).has(seat)) return std::nullopt;
    const Step& step = p.agenda.back();
    if (const March* march = march_under_way(p)) {
        if (march->unit != unit) return std::nullopt;
        if (std::holds_alternative<LeaderPath>(step)) return Reach{*march, Purpose::activation};
        if (std::holds_alternative<HeadquartersPath>(step)) return Reach{*march, Purpose::headquarters};
        return Reach{*march, purpose_of(p)};
    }
    const Purpose purpose = std::holds_alternative<ActivateLeaders>(step) ? Purpose::activation : purpose_of(p);
    const Verb verb = purpose == Purpose::activation ? Verb::activate : Verb::move;
    if (Rules::why_not(p, seat, act(verb, unit))) return std::nullopt;
    return Reach{begin_march(p, unit, purpose), purpose};
}

}   // namespace

json::object Records::inspect(const Position& p, Seat seat, std::string_view piece) {
    const auto unit = unit_from(piece);
    if (!unit || !on_map(p, *unit) || !knows(p, seat, *unit)) return {};
    json::object places;
    const auto mark = [&](AreaSet areas, std::string_view as) {
        for (const Area area : areas)
            if (!places.contains(word(area))) places[word(area)] = as;
    };
    if (kStrategicLeaders.has(*unit)) mark(communication(p, faction_of(*unit)), "communication");
    if (kTacticalLeaders.has(*unit)) mark(within_radius(p, *unit), "radius");
    if (const auto reach = reach_of(p, seat, *unit)) mark(ends_of_march(p, reach->march, reach->purpose), "reach");
    return {{"piece", piece}, {"places", std::move(places)}};
}

}   // namespace papelotte::waterloo200
