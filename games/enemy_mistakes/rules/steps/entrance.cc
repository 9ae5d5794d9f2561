#include "games/enemy_mistakes/rules/steps/entrance.h"

#include <algorithm>

#include "engine/plane/engagement.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/moves.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr Corps kOrder[] = {Corps::black_iii, Corps::black_ii, Corps::black_i};   // EM-7.2, EM-7.3
constexpr int kWest = 2700;   // the facing of the suggestion
constexpr plane::Bounds kDeployment{kBoardData.deployment_west * 1.0, kBoardData.deployment_north * 1.0, kBoardData.deployment_east * 1.0,
                                    kBoardData.deployment_south * 1.0};

UnitSet waiting(const Position& p, Corps corps) {
    return members_where(units_of(corps), [&](Unit unit) { return p.marks[unit].fate == Fate::waiting; });
}
// The counters that come with a corps: its General, and Blücher with the first.
GeneralSet counters_waiting(const Position& p, Corps corps) {
    GeneralSet found;
    const auto add = [&](General general) {
        if (p.generals[general].fate == Fate::waiting) found.insert(general);
    };
    add(data_of(corps).general);
    if (corps == kOrder[0]) add(kBluecher);
    return found;
}

const EntranceData& section_of(Corps corps) {
    return *std::find_if(std::begin(kEntranceData), std::end(kEntranceData),
                         [&](const EntranceData& section) { return section.corps == corps; });
}

// Whoever stands in the deployment area or near it.
struct Standing {
    plane::Box box;
    bool enemy;
};
using Pieces = FixedVector<Standing, kUnits>;
Pieces near_deployment(const Position& p) {
    Pieces near;
    for (const Unit unit : UnitSet::first(kUnits))
        if (static_cast<int>(p.stands[unit].x) > kBoardData.deployment_west * 100 - 2 * kUmHundredths && p.on_board(unit))
            near.push_back({box_of(p, unit), are_enemies(army_of(unit), Army::black)});
    return near;
}

// EM-7.4
Refusal why_not_place(const Pieces& pieces, const plane::Box& box) {
    if (!kDeployment.holds(bounds_of(box), plane::kOverlap)) return kWhy.outside_the_area;
    for (const Standing& piece : pieces)
        if (plane::overlap(box, piece.box)) return kWhy.overlaps;
    for (const Standing& piece : pieces)
        if (piece.enemy && plane::near(box, piece.box, kUm) && plane::engaged_distance(box, plane::Engaging{piece.box}) < kStrictlyInside)
            return kWhy.strictly_inside;
    return {};
}

// EM-7.5
bool touches_section(const plane::Box& box, Corps corps) {
    const EntranceData& section = section_of(corps);
    const double east = kBoardData.width;
    const plane::Vec line[] = {{east, section.north * 1.0}, {east, section.south * 1.0}};
    return plane::within(box, line, 0, plane::kContact);
}

plane::Box box_there(Unit unit, int x, int y, int facing) { return box_at(unit, {x * 10, y * 10, static_cast<std::int16_t>(facing)}, true); }

// The places of the fixed search of EM-7.8: alone at the entrance section, facing west, every millimetre.
constexpr int place_x(Unit unit) { return is_artillery(unit) ? 8775 : 8850; }
template <class Visit>
bool find_place(const Position& p, Corps corps, Unit unit, int from, Visit visit) {
    const EntranceData& section = section_of(corps);
    const Pieces pieces = near_deployment(p);
    for (int y = std::max(section.north * 10, from); y <= section.south * 10; y += 10)
        if (const plane::Box box = box_there(unit, place_x(unit), y, kWest); !why_not_place(pieces, box) && touches_section(box, corps))
            return visit(y), true;
    return false;
}
// One of the units that the search finds a place for; kNoUnit: none. All tiles are alike to it, and all guns.
Unit find_placeable(const Position& p, Corps corps, UnitSet units) {
    for (const UnitSet alike : {units - kArtillery, units & kArtillery})
        if (!alike.empty() && find_place(p, corps, alike.front(), 0, [](int) {})) return alike.front();
    return kNoUnit;
}

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
    if (waiting(p, corps) != units_of(corps)) return kWhy.suggestion_does_not_fit;
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

// A free spot for a counter inside the area: as suggested, else the first of a search.
std::optional<Action> spot_for(const Position& p, General general) {
    for (const PlacedGeneral& placed : kEntryGenerals)
        if (placed.general == general && !why_not_spot(p, general, placed.x / 10, placed.y / 10))
            return act(Verb::place, general, placed.x / 10, placed.y / 10);
    for (int x = kBoardData.deployment_east * 10 - 80; x > kBoardData.deployment_west * 10 + 80; x -= 80)
        for (int y = kBoardData.deployment_north * 10 + 80; y < kBoardData.deployment_south * 10 - 80; y += 80)
            if (!why_not_spot(p, general, x, y)) return act(Verb::place, general, x, y);
    return std::nullopt;
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
    if (p.entered < std::size(kOrder)) {
        tell(effects, Happening::corps_enters, kOrder[p.entered]);
        ++p.entered;
    }
    for (std::size_t i = p.entered; i-- > 0;)
        if (!waiting(p, kOrder[i]).empty() || !counters_waiting(p, kOrder[i]).empty()) p.push(Deploy{kOrder[i], kWest, kNoUnit});
}

Seat Deploy::seat(const Position& p) const { return p.seat_of(Army::black); }
EventArgs Deploy::asks(const Position&) const { return event_args(corps); }

void Deploy::legal(const Position& p, ActionList& out) const {
    const auto offer = [&](Action action) {
        if (std::find(out.begin(), out.end(), action) == out.end() && !why_not(p, action)) out.push_back(action);
    };
    const UnitSet units = waiting(p, corps);
    if (units.empty()) {
        for (const General general : counters_waiting(p, corps)) {
            if (const auto spot = spot_for(p, general)) offer(*spot);
            for (const Unit unit : units_on_board(p, Army::black)) offer(act(Verb::attach, general, unit));
        }
        return offer(kDone);
    }
    offer(act(Verb::suggested));
    offer(kDone);
    if (leader != kNoUnit) offer(act(Verb::face, kWest));
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
        for (const Unit other : members(p, leader)) {   // beside and behind those of its formation
            const plane::Pose at = p.stands[other].pose();
            const plane::Vec front = plane::direction(facing), right = plane::right_of(front);
            const double side = (is_artillery(unit) ? 7.5 : 15) + (is_artillery(other) ? 7.5 : 15);
            const double level = (is_artillery(other) ? 7.5 : 15) - (is_artillery(unit) ? 7.5 : 15);   // fronts in one line
            for (const plane::Vec by : {right * side + front * level, right * -side + front * level, front * 30.0}) {
                const plane::Vec to = plane::point(at) + by;
                if (to.x > 0 && to.y > 0 && to.x < kBoardData.width && to.y < kBoardData.height)
                    offer(act(Verb::deploy, unit, plane::tenths(to.x), plane::tenths(to.y)));
            }
        }
    }
}

Refusal Deploy::why_not(const Position& p, Action action) const {
    const UnitSet units = waiting(p, corps);
    const GeneralSet counters = counters_waiting(p, corps);
    switch (verb_of(action)) {
        case Verb::suggested: return why_not_suggested(p, corps);
        case Verb::face: return units.empty() ? kWhy.deployed_already : Refusal();
        case Verb::deploy: {
            const Unit unit = unit_of(action);
            if (corps_of(unit) != corps) return kWhy.not_of_the_corps;
            if (!units.has(unit)) return kWhy.deployed_already;
            const plane::Box box = box_there(unit, action.b, action.c, facing);
            if (const Refusal why = why_not_place(near_deployment(p), box)) return why;
            if (leader == kNoUnit) return touches_section(box, corps) ? Refusal() : kWhy.not_at_the_entrance;
            for (const Unit other : members(p, leader))
                if (plane::touch(box, box_of(p, other))) return {};
            return kWhy.not_with_the_formation;
        }
        case Verb::place:
            if (!counters.has(general_of(action))) return kWhy.deployed_already;
            if (!units.empty()) return kWhy.generals_last;
            if (!kDeployment.holds(bounds_of(counter_box(action.b, action.c)), plane::kOverlap)) return kWhy.outside_the_area;
            return why_not_spot(p, general_of(action), action.b, action.c);
        case Verb::attach: {
            const General general = general_of(action);
            const Unit unit = unit_of(action);
            if (!counters.has(general)) return kWhy.deployed_already;
            if (!units.empty()) return kWhy.generals_last;
            if (army_of(unit) != Army::black) return kWhy.not_your_unit;
            if (!p.on_board(unit)) return kWhy.unit_gone;
            if (!data_of(general).commander && data_of(general).corps != corps_of(unit)) return kWhy.host_of_other_corps;
            if (!kDeployment.holds(bounds_of(box_of(p, unit)), plane::kOverlap)) return kWhy.outside_the_area;
            return attached_to(p, members(p, unit)) == kNoGeneral ? Refusal() : kWhy.one_general;
        }
        case Verb::done:
            if (find_placeable(p, corps, units) != kNoUnit) return kWhy.deploy_all;
            return units.empty() && !counters.empty() && spot_for(p, counters.front()) ? kWhy.generals_last : Refusal();
        default: return kNotAsked<Deploy>;
    }
}

void Deploy::apply(Position& p, Action action, Effects& effects) const {
    switch (verb_of(action)) {
        case Verb::suggested:
            p.push(Deploy{corps, kWest, kNoUnit});
            deploy_as_suggested(p, corps, effects);
            for (const General general : counters_waiting(p, corps))
                if (const auto spot = spot_for(p, general)) {
                    p.generals[general].fate = Fate::on_board;
                    put_counter(p, general, spot->b, spot->c, effects);
                }
            return;
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
            if (const UnitSet units = waiting(p, corps); !units.empty()) tell(effects, Happening::units_wait, corps, units.size());
    }
}

Action Deploy::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    const UnitSet units = waiting(p, corps);
    if (units.empty()) {
        const GeneralSet counters = counters_waiting(p, corps);
        const auto spot = counters.empty() ? std::nullopt : spot_for(p, counters.front());
        return spot.value_or(kDone);
    }
    if (dice.below(2) == 0 && !why_not_suggested(p, corps)) return act(Verb::suggested);
    const Unit unit = dice.pick(units);
    if (leader != kNoUnit) {   // beside the leader of the formation, or another formation
        const double side = (is_artillery(unit) ? 7.5 : 15) + (is_artillery(leader) ? 7.5 : 15);
        const plane::Vec right = plane::right_of(plane::direction(facing));
        const plane::Vec to = plane::point(p.stands[leader].pose()) + right * (dice.below(2) == 0 ? side : -side);
        const Action beside = act(Verb::deploy, unit, plane::tenths(to.x), plane::tenths(to.y));
        return well_formed(beside) && !why_not(p, beside) ? beside : act(Verb::face, kWest);
    }
    if (facing != kWest) return act(Verb::face, kWest);
    Action found = kDone;
    const auto deploys = [&](Unit one, int from) {
        return find_place(p, corps, one, from, [&](int y) { found = act(Verb::deploy, one, place_x(one), y); });
    };
    const EntranceData& section = section_of(corps);
    if (deploys(unit, section.north * 10 + dice.choice((section.south - section.north) * 10))) return found;
    if (const Unit one = find_placeable(p, corps, units); one != kNoUnit) deploys(one, 0);
    return found;
}

std::optional<Action> Deploy::forced(const Position& p) const {
    const bool over = waiting(p, corps).empty() && counters_waiting(p, corps).empty();
    return over ? std::optional(kDone) : std::nullopt;
}

}   // namespace papelotte::enemy_mistakes
