// What an action leads to, counted for the odds: a fire or a morale check by itself, a march into an enemy town with the whole fight.
#include "ai/add_count.h"
#include "engine/words.h"
#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/battle_queries.h"
#include "games/napoleon/rules/events.h"

namespace papelotte::napoleon {
namespace {

// The words of `french_points` are "count.french_points" of the catalogue.
enum Counted : std::uint8_t {
    french_points,
    allied_points,   // of strength
    french_blocks,
    anglo_dutch_blocks,
    prussian_blocks,   // eliminated, in the order of Army
    routs_enemy,
    routs_us,
    low_morale,
    area_taken,
    area_held,
    driven_off,   // of a fight exactly one of these three, for the side that acts
};

bool in_combat(const Position& p) { return agenda::asks_for<Combat, Morale, AssignHits>(p); }

// The town that the action attacks or fights for; kNowhere: none.
Town town_in_question(const Position& before, Action action) {
    const Verb verb = verb_of(action);
    const Side side = before.active();
    if ((verb == Verb::march || verb == Verb::force) && enemies_at(before, town_of(action), side)) return town_of(action);
    if (verb == Verb::fight) return town_of(action);
    return kNowhere;
}

}  // namespace

// In a battle turn an action is over when the next decision of that step comes; all else is played to the end of the turn.
bool Doctrine::resolved(const Position& before, const Position& now, Action) {
    if (reached(before, now, ai::Depth::action)) return true;
    if (in_combat(before)) return !agenda::asks_for<AssignHits>(now);
    if (settled(before) || agenda::asks_for<MoveGroup, ForcedMarches, OrderFights>(before)) return false;
    return true;
}

std::span<const std::string_view> Doctrine::counts() { return kEnumWords<Counted>; }

ai::Counts Doctrine::count(const Position& before, const Position& after, Action action, std::span<const Event> events) {
    ai::Counts out{};
    const auto add = [&](int which, int number) { ai::add_count(out, which, number); };
    const SeatSet acting = Rules::to_act(before);
    if (acting.empty()) return out;
    const Side side = side_of_seat(acting.front());
    for (const Event& event : events) {
        if (Happening(event.kind) == Happening::routed) add(Side(event.args[1]) == side ? routs_us : routs_enemy, 1);
        if (Happening(event.kind) == Happening::morale) add(low_morale, event.args[3]);
    }
    for (const Unit unit : kAllUnits) {
        const bool died = on_map(before, unit) && after.place(unit) == kEliminated;
        if (died) add(french_blocks + static_cast<int>(army_of(unit)), 1);
        add(side_of(unit) == Side::french ? french_points : allied_points, before.strength(unit) - (died ? 0 : after.strength(unit)));
    }
    if (const Town town = town_in_question(before, action); town != kNowhere) {
        const bool ours = !units_at(after, town, side).empty(), theirs = enemies_at(after, town, side);
        add(area_taken, ours && !theirs);
        add(driven_off, theirs && !ours);
        add(area_held, ours == theirs);
    }
    return out;
}

}  // namespace papelotte::napoleon
