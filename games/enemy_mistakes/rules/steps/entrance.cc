#include "games/enemy_mistakes/rules/steps/entrance.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/steps/deployment.h"

namespace papelotte::enemy_mistakes {
namespace {

void put_on_board(Position& p, Unit unit, plane::Pose pose, Unit leader, Effects& effects) {
    p.marks[unit].fate = Fate::on_board;
    p.stands[unit].fastened = is_artillery(unit);
    p.stands[unit].move_to(pose);
    p.stands[unit].formation = unit;
    FormationState state;
    state.green = state.moved = true;   // EM-7.7
    p.formations[unit] = state;
    if (leader != kNoUnit) merge(p, leader, unit);
    tell(effects, Happening::unit_deployed, unit, pose.x / 10, pose.y / 10, pose.facing);
    see_to_counters(p, UnitSet::of(unit), effects);
}

// EM-7.12  The whole suggestion for a corps, if nobody of it has been deployed.
const PlacedUnit& suggestion_of(Unit unit) { return *std::ranges::find(kEntryData, unit, &PlacedUnit::unit); }

Refusal why_not_suggested(const Position& p, Corps corps) {
    if (waiting_units(p, corps) != units_of(corps)) return kWhy.suggestion_does_not_fit;
    const Pieces pieces = near_deployment(p);
    for (const Unit unit : units_of(corps)) {
        const PlacedUnit& placed = suggestion_of(unit);
        if (why_not_place(pieces, box_at(unit, {placed.x, placed.y, static_cast<std::int16_t>(placed.facing)}, true)))
            return kWhy.suggestion_does_not_fit;
    }
    return {};
}
void deploy_as_suggested(Position& p, Corps corps, Effects& effects) {
    for (const Unit unit : units_of(corps)) {
        const PlacedUnit& placed = suggestion_of(unit);
        Unit leader = kNoUnit;
        for (const Unit other : units_of(corps))
            if (other < unit && leader == kNoUnit && suggestion_of(other).formation == placed.formation) leader = p.leader(other);
        put_on_board(p, unit, {placed.x, placed.y, static_cast<std::int16_t>(placed.facing)}, leader, effects);
    }
}

}   // namespace

void Entrance::run(Position& p, Effects& effects) const {
    if (p.turn < kTables.entrance_first || !data_of(p.scenario).black) return;
    if (p.entered == 0) {
        const int needed = kEntranceNeeds[std::min<std::size_t>(p.attempts, std::size(kEntranceNeeds) - 1)], die = effects.dice.d6();
        tell(effects, Happening::entrance_roll, die, needed, die >= needed);
        if (die < needed) {
            ++p.attempts;
            return;
        }
    }
    if (p.entered < std::size(kEntryOrder)) {
        tell(effects, Happening::corps_enters, kEntryOrder[p.entered]);
        ++p.entered;
    }
    for (std::size_t i = p.entered; i-- > 0;)
        if (!waiting_units(p, kEntryOrder[i]).empty() || !waiting_counters(p, kEntryOrder[i]).empty())
            p.push(Deploy{kEntryOrder[i], kWest, kNoUnit});
}

Seat Deploy::seat(const Position& p) const { return p.seat_of(Army::black); }
EventArgs Deploy::asks(const Position&) const { return event_args(corps); }

void Deploy::legal(const Position& p, ActionList& out) const {
    const auto offer = [&](Action action) {
        if (std::find(out.begin(), out.end(), action) == out.end() && !why_not(p, action)) out.push_back(action);
    };
    const UnitSet units = waiting_units(p, corps);
    if (!units.empty()) offer(act(Verb::suggested));
    if (!more_can_enter(p, corps)) {
        for (const General general : waiting_counters(p, corps)) {
            if (const auto spot = entry_spot(p, general)) offer(act(Verb::place, general, spot->x, spot->y));
            for (const Unit unit : units_on_board(p, Army::black)) offer(act(Verb::attach, general, unit));
        }
    }
    offer(kDone);
    if (units.empty()) return;
    if (leader != kNoUnit || facing != kWest) offer(act(Verb::face, kWest));
    for (const Unit formation : entering_formations(p, corps))
        if (formation != leader && place_beside(p, corps, formation)) offer(act(Verb::join, formation));
    for (const Unit unit : units) {
        if (leader == kNoUnit) {
            for (int from = 0, found = 0; found < 3; ++found)
                if (!find_place(p, corps, unit, from, [&](int y) {
                        offer(act(Verb::deploy, unit, place_x(unit), y));
                        from = y + 450;
                    }))
                    break;
            continue;
        }
        for_each_place_beside(p, leader, facing, unit, [&](int x, int y) { offer(act(Verb::deploy, unit, x, y)); });
    }
}

Refusal Deploy::why_not(const Position& p, Action action) const {
    const UnitSet units = waiting_units(p, corps);
    const GeneralSet counters = waiting_counters(p, corps);
    switch (verb_of(action)) {
        case Verb::suggested: return why_not_suggested(p, corps);
        case Verb::face: return units.empty() ? kWhy.deployed_already : Refusal();
        case Verb::join: {
            const Unit unit = unit_of(action);
            if (corps_of(unit) != corps) return kWhy.not_of_the_corps;
            if (units.empty()) return kWhy.deployed_already;
            return entering_formations(p, corps).has(p.leader(unit)) ? Refusal() : kWhy.not_of_this_entrance;
        }
        case Verb::deploy: {
            const Unit unit = unit_of(action);
            if (corps_of(unit) != corps) return kWhy.not_of_the_corps;
            if (!units.has(unit)) return kWhy.deployed_already;
            return why_not_deploy(p, unit, leader, action.b, action.c, facing);
        }
        case Verb::place:
            if (!counters.has(general_of(action))) return kWhy.deployed_already;
            if (more_can_enter(p, corps)) return kWhy.generals_last;
            if (!kDeployment.holds(bounds_of(counter_box(action.b, action.c)), plane::kOverlap)) return kWhy.outside_the_area;
            return why_not_spot(p, general_of(action), action.b, action.c);
        case Verb::attach: {
            const General general = general_of(action);
            const Unit unit = unit_of(action);
            if (!counters.has(general)) return kWhy.deployed_already;
            if (more_can_enter(p, corps)) return kWhy.generals_last;
            if (army_of(unit) != Army::black) return kWhy.not_your_unit;
            if (!p.on_board(unit)) return kWhy.unit_gone;
            if (!data_of(general).commander && data_of(general).corps != corps_of(unit)) return kWhy.host_of_other_corps;
            if (!kDeployment.holds(bounds_of(box_of(p, unit)), plane::kOverlap)) return kWhy.outside_the_area;
            return attached_to(p, members(p, unit)) == kNoGeneral ? Refusal() : kWhy.one_general;
        }
        case Verb::done:
            if (more_can_enter(p, corps)) return kWhy.deploy_all;
            for (const General general : counters)
                if (entry_spot(p, general)) return kWhy.place_generals;
            return {};
        default: return kNotAsked<Deploy>;
    }
}

void Deploy::apply(Position& p, Action action, Effects& effects) const {
    switch (verb_of(action)) {
        case Verb::suggested:
            p.push(Deploy{corps, kWest, kNoUnit});
            deploy_as_suggested(p, corps, effects);
            for (const General general : waiting_counters(p, corps))
                if (const auto spot = entry_spot(p, general)) {
                    p.generals[general].fate = Fate::on_board;
                    put_counter(p, general, spot->x, spot->y, effects);
                }
            return;
        case Verb::join: {
            const Unit formation = p.leader(unit_of(action));
            return p.push(Deploy{corps, static_cast<std::uint16_t>(facing_of(p, formation)), formation});
        }
        case Verb::face: return p.push(Deploy{corps, static_cast<std::uint16_t>(action.a), kNoUnit});
        case Verb::deploy: {
            const Unit unit = unit_of(action);
            p.push(Deploy{corps, facing, leader == kNoUnit ? unit : std::min(unit, leader)});
            return put_on_board(p, unit, {action.b * 10, action.c * 10, static_cast<std::int16_t>(facing)}, leader, effects);
        }
        case Verb::place:
            p.push(*this);
            p.generals[general_of(action)].fate = Fate::on_board;
            return put_counter(p, general_of(action), action.b, action.c, effects);
        case Verb::attach:
            p.push(*this);
            p.generals[general_of(action)].fate = Fate::on_board;
            return attach(p, general_of(action), unit_of(action), effects);
        default:
            if (const UnitSet units = waiting_units(p, corps); !units.empty()) tell(effects, Happening::units_wait, corps, units.size());
    }
}

Action Deploy::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    if (!more_can_enter(p, corps)) {
        for (const General general : waiting_counters(p, corps))
            if (const auto spot = entry_spot(p, general)) return act(Verb::place, general, spot->x, spot->y);
        return kDone;
    }
    const UnitSet units = waiting_units(p, corps);
    if (dice.below(2) == 0 && !why_not_suggested(p, corps)) return act(Verb::suggested);
    const Unit unit = dice.pick(units);
    if (leader != kNoUnit) {   // beside the leader of the formation, or another formation
        const double side = (is_artillery(unit) ? 7.5 : 15) + (is_artillery(leader) ? 7.5 : 15);
        const plane::Vec right = plane::right_of(plane::direction(facing));
        const plane::Vec to = plane::point(p.stands[leader].pose()) + right * (dice.below(2) == 0 ? side : -side);
        const Action beside = act(Verb::deploy, unit, plane::tenths(to.x), plane::tenths(to.y));
        if (well_formed(beside) && !why_not(p, beside)) return beside;
    }
    const Unit placeable = find_placeable(p, corps, units);
    if (placeable == kNoUnit)
        for (const Unit formation : entering_formations(p, corps))
            if (const auto there = place_beside(p, corps, formation)) return formation == leader ? *there : act(Verb::join, formation);
    if (leader != kNoUnit || facing != kWest) return act(Verb::face, kWest);
    Action found = kDone;
    const auto deploys = [&](Unit one, int from) {
        return find_place(p, corps, one, from, [&](int y) { found = act(Verb::deploy, one, place_x(one), y); });
    };
    const EntranceData& section = entry_section(corps);
    if (deploys(unit, section.north * 10 + dice.choice((section.south - section.north) * 10))) return found;
    deploys(placeable, 0);
    return found;
}

std::optional<Action> Deploy::forced(const Position& p) const {
    const bool over = waiting_units(p, corps).empty() && waiting_counters(p, corps).empty();
    return over ? std::optional(kDone) : std::nullopt;
}

}   // namespace papelotte::enemy_mistakes
