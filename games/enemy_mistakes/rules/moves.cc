#include "games/enemy_mistakes/rules/moves.h"

#include <algorithm>

#include "engine/plane/engagement.h"
#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/steps/counters.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-2.21  Away from the rest: sideways, if the cut runs between neighbours in a row, else forward or backward.
plane::Vec shift_direction(const Position& p, UnitSet part, UnitSet rest) {
    const plane::Vec front = plane::direction(static_cast<int>(p.stands[part.front()].facing)), right = plane::right_of(front);
    double sideways = 0, ahead = 0, side_sign = 0, ahead_sign = 0;
    for (const Unit unit : part)
        for (const Unit other : in_contact_with(p, unit, rest)) {
            const plane::Vec away = box_of(p, unit).centre - box_of(p, other).centre;
            const double across = plane::dot(away, right), along = plane::dot(away, front);
            (std::abs(across) > std::abs(along) ? sideways : ahead) += 1;
            side_sign += across;
            ahead_sign += along;
        }
    if (sideways > ahead) return side_sign < 0 ? -right : right;
    return ahead_sign < 0 ? -front : front;
}

// The shift is free, on the board, and enters no enemy area.
bool may_shift(const Position& p, UnitSet part, plane::Slide slide) {
    for (const Unit unit : part) {
        const plane::Box box = box_of(p, unit);
        if (!is_on_table(box.moved(slide.along * slide.distance))) return false;
        for (const Army army : kAllArmies)
            for (const Unit other : units_on_board(p, army) - part) {
                const plane::Box obstacle = box_of(p, other);
                if (plane::slides_over(box, slide, obstacle)) return false;
                if (are_enemies(army, army_of(unit)) && plane::near(box, obstacle, 2 * kUm) &&
                    plane::engaged_distance(box, slide, plane::Engaging{obstacle, is_garrison(other)}) < kStrictlyInside)
                    return false;
            }
    }
    return true;
}

// Where the two pieces of an exchange would stand: the middles of their fronts change places, or their left or right front corners.
enum class Match : std::uint8_t { middle, left, right };
struct Exchanged {
    plane::Pose gun, tile;
};
Exchanged exchanged(const Position& p, Unit gun, Unit tile, Match match) {
    const plane::Box g = box_of(p, gun), t = box_of(p, tile);
    const auto mark = [&](const plane::Box& box) {
        const double side = match == Match::middle ? 0 : match == Match::left ? -box.half_width : box.half_width;
        return box.at(side, box.half_depth);
    };
    const auto pose = [](const plane::Box& box, plane::Vec by, std::uint64_t facing) {
        const plane::Vec at = box.centre + by;
        return plane::Pose{plane::hundredths(at.x), plane::hundredths(at.y), static_cast<std::int16_t>(facing)};
    };
    return {pose(g, mark(t) - mark(g), p.stands[gun].facing), pose(t, mark(g) - mark(t), p.stands[tile].facing)};
}
bool fits(const Position& p, Unit gun, Unit tile, UnitSet chargers, const Exchanged& after) {
    const plane::Box g = box_at(gun, after.gun, false), t = box_at(tile, after.tile, false);
    UnitSet both = chargers;
    both.insert(gun);
    both.insert(tile);
    if (!is_on_table(g) || !is_on_table(t) || plane::overlap(g, t) || !is_free(p, g, both) || !is_free(p, t, both)) return false;
    Position then = p;
    then.stands[gun].move_to(after.gun);
    then.stands[tile].move_to(after.tile);
    return connected(then, members(then, gun));
}
std::optional<Exchanged> exchange_of(const Position& p, Unit gun, Unit tile, UnitSet chargers) {
    for (const Match match : {Match::middle, Match::left, Match::right})
        if (const Exchanged after = exchanged(p, gun, tile, match); fits(p, gun, tile, chargers, after)) return after;
    return std::nullopt;
}

}   // namespace

void attach(Position& p, General general, Unit unit, Effects& effects) {
    p.generals[general].host = unit;
    p.generals[general].x = 0;
    p.generals[general].y = 0;
    tell(effects, Happening::general_attached, general, unit);
}

bool is_on_table(const plane::Box& box) { return kTable.holds(bounds_of(box), plane::kOverlap); }

bool is_free(const Position& p, const plane::Box& box, UnitSet except) {
    constexpr double kReach = 24;   // no piece reaches farther from its pose
    const auto most = static_cast<std::uint32_t>((box.radius() + kReach) * 100);
    // West and north of everything that can be near, so that one comparison without sign tests both sides.
    const auto west = static_cast<std::uint32_t>(plane::hundredths(box.centre.x)) - most,
               north = static_cast<std::uint32_t>(plane::hundredths(box.centre.y)) - most;
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const Stand& stand = p.stands[unit];
        if (static_cast<std::uint32_t>(stand.x) - west > 2 * most || static_cast<std::uint32_t>(stand.y) - north > 2 * most) continue;
        if (stand.formation != kNoUnit && !except.has(unit) && plane::overlap(box, box_of(p, unit))) return false;
    }
    return true;
}

Refusal why_not_spot(const Position& p, General general, int x, int y) {
    const plane::Box counter = counter_box(x, y);
    if (!is_on_table(counter)) return kWhy.spot_off_board;
    if (!is_free(p, counter, {})) return kWhy.spot_taken;
    for (const General other : GeneralSet::first(kGenerals))
        if (other != general && p.on_board(other) && p.generals[other].host == kNoUnit &&
            plane::overlap(counter, counter_box(centre_of(p, other))))
            return kWhy.spot_taken;
    return {};
}

void place(Position& p, Unit unit, plane::Pose pose) {
    p.stands[unit].move_to(pose);
    p.formation(unit).moved = true;
}

void see_to_counters(Position& p, UnitSet moved, Effects& effects, GeneralSet except) {
    for (const General general : GeneralSet::first(kGenerals)) {
        if (!p.on_board(general) || p.generals[general].host != kNoUnit || except.has(general)) continue;
        const plane::Box counter = counter_box(centre_of(p, general));
        Unit over = kNoUnit;
        bool attaches = false;
        for (const Unit unit : moved) {
            if (!p.on_board(unit) || !plane::overlap(counter, box_of(p, unit))) continue;
            over = unit;
            const bool his = army_of(unit) == army_of(general) &&
                             (data_of(general).commander || (data_of(general).corps != Corps::none && data_of(general).corps == corps_of(unit)));
            attaches = his && !is_garrison(unit) && attached_to(p, members(p, unit)) == kNoGeneral;
            if (attaches) break;
        }
        if (attaches) attach(p, general, over, effects);
        else if (over != kNoUnit) give_way(p, general, effects);
    }
}

void carry_out(Position& p, UnitSet group, const Mover& mover, const Trial& trial, bool charge, Effects& effects, Unit cause) {
    const UnitSet shaken = mover.shaken_by_passing(trial) | trial.ground.guns_in_torrent;
    const auto reached = charge ? mover.counters_reached(trial) : FixedVector<Mover::Reached, kGenerals>();
    std::size_t i = 0;
    UnitSet gone;
    for (const Unit unit : group) {
        if (is_artillery(unit) && !p.stands[unit].fastened) {
            fasten(p, unit);
            tell(effects, Happening::fastened, unit);
        }
        const plane::Pose end = trial.ends[i++];
        if (is_on_table(box_at(unit, end, true))) place(p, unit, end);
        else gone.insert(unit);   // EM-15.11, of a forced Fall Back
    }
    for (const Unit unit : gone) leave_the_field(p, unit, cause, effects);
    for (const Unit unit : shaken)
        if (p.on_board(unit)) shake_once(p, unit, effects);
    GeneralSet checked;
    for (const Mover::Reached& one : reached) checked.insert(one.general);
    see_to_counters(p, group, effects, checked);
    for (const Mover::Reached& one : reached)
        if (p.on_board(one.general) && p.generals[one.general].host == kNoUnit) check_counter(p, one.general, one.by, effects);
    for (UnitSet rest = group; !rest.empty();) {
        const Unit unit = rest.front();
        rest.pop_front();
        if (!p.on_board(unit)) continue;
        rest -= members(p, unit);
        break_up(p, unit);
    }
}

void slide(Position& p, UnitSet group, plane::Vec along, int tenths, Effects& effects) {
    for (const Unit unit : group) {
        plane::Pose pose = p.stands[unit].pose();
        pose.x += plane::hundredths(along.x * tenths / 10.0);
        pose.y += plane::hundredths(along.y * tenths / 10.0);
        place(p, unit, pose);
    }
    see_to_counters(p, group, effects);
}

void split_off(Position& p, UnitSet part, Effects& effects) {
    const UnitSet rest = members(p, part.front()) - part;
    const plane::Vec along = shift_direction(p, part, rest);
    const Unit former = p.leader(part.front());
    FormationState state = p.formations[former];
    p.formations[former] = {};
    for (const Unit unit : part) p.stands[unit].formation = part.front();
    for (const Unit unit : rest) p.stands[unit].formation = rest.front();
    state.green = false;
    p.formations[rest.front()] = state;
    state.green = true;
    p.formations[part.front()] = state;
    for (Unit& bound : p.bound)
        if (bound == former) bound = part.front();
    tell(effects, Happening::formation_split, part.front());
    if (!may_shift(p, part, {along, kRuler / 10.0})) return;
    slide(p, part, along, kRuler, effects);
}

int way_back(const Position& p, Unit formation, int units_of_measurement) {
    const UnitSet group = members_where(members(p, formation), [&](Unit unit) { return !is_artillery(unit) || can_fasten(p, unit); });
    return group.empty() ? 0 : Mover(p, group, units_of_measurement).forced_way_back(units_of_measurement * kUmTenths);
}

FallBack fall_back(Position& p, Unit formation, int units_of_measurement, Unit cause, Effects& effects) {
    FallBack back{members(p, formation)};
    for (const Unit gun : back.group& kArtillery) {   // EM-2.38
        if (p.stands[gun].fastened) continue;
        if (can_fasten(p, gun)) {
            fasten(p, gun);
            tell(effects, Happening::fastened, gun);
            continue;
        }
        back.group.erase(gun);
        leave_formation(p, gun);
        add_loss(p, gun, cause, effects);
    }
    if (back.group.empty()) return back;
    const Mover mover(p, back.group, units_of_measurement);
    const int distance = mover.forced_way_back(units_of_measurement * kUmTenths);
    if (distance == 0) return back;
    back.moved = true;
    tell(effects, Happening::fell_back, back.group.front(), distance);
    carry_out(p, back.group, mover, mover.forced_fall_back(distance), false, effects, cause);
    return back;
}

int slide_back(Position& p, Unit formation, int tenths, Effects& effects) {
    const UnitSet group = members(p, formation);
    const plane::Vec along = -plane::direction(static_cast<int>(p.stands[group.front()].facing));
    double way = tenths / 10.0;
    for (const Unit unit : group) {
        const plane::Box box = box_of(p, unit);
        for (const Army army : kAllArmies)
            for (const Unit other : units_on_board(p, army) - group) way = std::min(way, plane::free_way(box, {along, way}, box_of(p, other)));
        // Not off the board, though forced: it need not go farther than it is free.
        while (way > 0 && !is_on_table(box.moved(along * way))) way -= 0.1;
    }
    const int slid = way < 0.1 ? 0 : static_cast<int>(way * 10 + 1e-6);
    if (slid == 0) return 0;
    slide(p, group, along, slid, effects);
    return slid;
}

bool can_exchange(const Position& p, Unit gun, Unit tile, UnitSet chargers) { return exchange_of(p, gun, tile, chargers).has_value(); }

void exchange(Position& p, Unit gun, Unit tile, UnitSet chargers, Effects& effects) {
    const auto after = exchange_of(p, gun, tile, chargers);
    if (!after) return;
    place(p, gun, after->gun);
    place(p, tile, after->tile);
    tell(effects, Happening::guns_exchanged, gun, tile);
    UnitSet both = UnitSet::of(gun);
    both.insert(tile);
    see_to_counters(p, both, effects);
}

}   // namespace papelotte::enemy_mistakes
