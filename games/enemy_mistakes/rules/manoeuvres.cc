#include "games/enemy_mistakes/rules/manoeuvres.h"

#include <algorithm>

#include "engine/plane/engagement.h"
#include "engine/plane/touch.h"

namespace papelotte::enemy_mistakes {
namespace {

double squared(plane::Vec v) { return plane::dot(v, v); }

// Too far apart for an area of engagement to reach.
bool cannot_engage(const plane::Box& a, const plane::Box& b, double slide = 0) {
    const double most = a.radius() + b.radius() + kUm + slide;
    return squared(a.centre - b.centre) > most * most;
}

}   // namespace

Mover::Mover(const Position& p, UnitSet group, int farthest) : p_(p), group_(group), army_(army_of(group.front())) {
    width_ = front_width(p, group);
    charge_reach_ = kAdvance[static_cast<std::size_t>(std::clamp(width_, 1, 4) - 1)];
    advance_reach_ = charge_reach_ + (is_light(p, group) ? kTables.light_cavalry_advance : 0);
    plane::Bounds around{1e9, 1e9, -1e9, -1e9};
    for (const Unit unit : group) {
        units_.push_back(unit);
        boxes_.push_back(box_at(unit, p.stands[unit].pose(), true));   // EM-11.25: guns fasten before they move
        if (is_artillery(unit) && !p.stands[unit].fastened) stuck_gun_ = stuck_gun_ || !can_fasten(p, unit);
        around.add(bounds_of(boxes_.back()));
    }
    // Everything that a turn by a right angle and the longest slide can come near to; a pursuit steps aside by 1 UM and charges 2.
    const double reach = (around.east - around.west) + (around.south - around.north) + (std::max({farthest, advance_reach_, 3}) + 2) * kUm;
    const plane::Bounds near{around.west - reach, around.north - reach, around.east + reach, around.south + reach};
    const Side side = side_of(army_);
    for (const Army army : kAllArmies)
        for (const Unit unit : units_of(army)) {
            if (!p.on_board(unit) || group.has(unit)) continue;
            const double x = static_cast<double>(p.stands[unit].x) / 100, y = static_cast<double>(p.stands[unit].y) / 100;
            if (x < near.west || x > near.east || y < near.north || y > near.south) continue;
            (side_of(army) == side ? friends_ : enemies_).push_back({unit, box_of(p, unit), p.moving(unit)});
        }
    for (const Obstacle& enemy : enemies_)
        for (const plane::Box& box : boxes_) {
            if (cannot_engage(box, enemy.box)) continue;
            if (plane::engaged_distance(box, plane::Engaging{enemy.box, is_garrison(enemy.unit)}) < kStrictlyInside) inside_.insert(enemy.unit);
            if (plane::engaged_distance(enemy.box, plane::Engaging{box}) < kStrictlyInside) engaged_.insert(enemy.unit);
        }

    // EM-20.2  The front row: units not more than half a tile behind the foremost front.
    const plane::Vec front = boxes_[0].front, across = boxes_[0].right();
    double foremost = -1e9, leftmost = 1e9, rightmost = -1e9;
    for (const plane::Box& box : boxes_) foremost = std::max(foremost, plane::dot(box.at(0, box.half_depth), front));
    for (std::size_t i = 0; i < units_.size(); ++i) {
        const plane::Box& box = boxes_[i];
        if (plane::dot(box.at(0, box.half_depth), front) < foremost - kUm / 2.0) continue;
        const double from = plane::dot(box.centre, across) - box.half_width, to = from + 2 * box.half_width;
        if (from < leftmost && flank_free(i, true)) {
            leftmost = from;
            left_ = units_[i];
        }
        if (to > rightmost && flank_free(i, false)) {
            rightmost = to;
            right_ = units_[i];
        }
    }
}

void Mover::set_kind(ChargeKind kind, int reach, double side_step) {
    kind_ = kind;
    if (kind != ChargeKind::pursuit) return;
    charge_reach_ = reach;
    for (plane::Box& box : boxes_) box = box.moved(box.right() * side_step);
    // EM-14.36: it passes units of its own formation freely, like friends that are not IN MOVEMENT.
    for (Obstacle& friendly : friends_)
        if (p_.leader(friendly.unit) == p_.leader(units_[0])) friendly.moving = false;
}

plane::Vec Mover::centre() const {
    plane::Vec sum;
    for (const plane::Box& box : boxes_) sum = sum + box.centre;
    return sum * (1.0 / static_cast<double>(boxes_.size()));
}

// EM-2.32  Nobody of the group stands along this flank; a neighbour behind or before touches its end only.
bool Mover::flank_free(std::size_t piece, bool left) const {
    const plane::Box& box = boxes_[piece];
    const plane::Vec from = left ? box.front_left() : box.front_right(), to = left ? box.rear_left() : box.rear_right();
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        if (i != piece && !cannot_engage(box, boxes_[i]) && plane::along(from, to, boxes_[i], plane::kContact).length() > 1) return false;
    return true;
}

// --- The turn ----------------------------------------------------------------------------------------------------------------------------

void Mover::turn(std::size_t pivot, int angle, Sweep& sweep) const {
    const plane::Box& box = boxes_[pivot];
    sweep.about = angle > 0 ? box.front_left() : box.front_right();
    sweep.angle = angle;
    sweep.boxes.clear();
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        sweep.boxes.push_back(angle == 0 ? boxes_[i]
                                         : plane::turned(boxes_[i], sweep.about, angle, plane::direction(facing_of(p_, units_[i]) + angle)));
    sweep.slide = {sweep.boxes[pivot].front, 0};
}

Refusal Mover::why_not_turn(Unit pivot, int angle, Sweep& sweep) const {
    if (!group_.has(pivot)) return kWhy.not_of_the_group;
    if (stuck_gun_) return kWhy.cannot_fasten;
    const std::size_t piece = static_cast<std::size_t>(std::find(units_.begin(), units_.end(), pivot) - units_.begin());
    if (angle != 0 && !flank_free(piece, angle > 0)) return kWhy.flank_not_free;
    turn(piece, angle, sweep);
    return {};
}

// EM-2.34  The poses of a turn at steps of at most one degree, the last one included; true as soon as visit says so.
template <class Visit>
bool Mover::any_pose_of_turn(const Sweep& sweep, Visit visit) const {
    const int steps = (std::abs(sweep.angle) + 9) / 10;
    for (int step = 1; step <= steps; ++step) {
        const int angle = sweep.angle * step / steps;
        for (std::size_t i = 0; i < boxes_.size(); ++i)
            if (visit(i, plane::turned(boxes_[i], sweep.about, angle, plane::direction(facing_of(p_, units_[i]) + angle)))) return true;
    }
    return false;
}

bool Mover::turn_leaves(const Sweep& sweep, const plane::Bounds& bounds) const {
    if (sweep.angle == 0) return false;
    double reach = 0;
    for (const plane::Box& box : boxes_) reach = std::max(reach, plane::length(box.centre - sweep.about) + box.radius());
    const plane::Vec at = sweep.about;
    if (bounds.holds({at.x - reach, at.y - reach, at.x + reach, at.y + reach}, 0)) return false;
    return any_pose_of_turn(sweep, [&](std::size_t, const plane::Box& box) { return !bounds.holds(bounds_of(box), plane::kOverlap); });
}

// EM-2.35
bool Mover::turn_is_blocked(const Sweep& sweep) const {
    if (sweep.angle == 0) return false;
    double reach = 0;
    for (const plane::Box& box : boxes_) reach = std::max(reach, plane::length(box.centre - sweep.about) + box.radius());
    FixedVector<const plane::Box*, 192> in_reach;
    const auto add = [&](const Obstacle& obstacle) {
        const double most = reach + obstacle.box.radius();
        if (squared(obstacle.box.centre - sweep.about) < most * most) in_reach.push_back(&obstacle.box);
    };
    for (const Obstacle& enemy : enemies_) add(enemy);
    for (const Obstacle& friendly : friends_)
        if (friendly.moving) add(friendly);
    if (in_reach.empty()) return false;
    return any_pose_of_turn(sweep, [&](std::size_t, const plane::Box& box) {
        return std::any_of(in_reach.begin(), in_reach.end(), [&](const plane::Box* obstacle) { return plane::overlap(box, *obstacle); });
    });
}

// --- The slide and its end ---------------------------------------------------------------------------------------------------------------

Refusal Mover::why_not_slide(const Sweep& sweep) const {
    for (const plane::Box& box : sweep.boxes) {
        const auto blocks = [&](const Obstacle& obstacle) {
            const double most = box.radius() + obstacle.box.radius() + sweep.slide.distance;
            return squared(obstacle.box.centre - box.centre) < most * most && plane::slides_over(box, sweep.slide, obstacle.box);
        };
        for (const Obstacle& enemy : enemies_)
            if (blocks(enemy)) return kWhy.way_blocked;
        for (const Obstacle& friendly : friends_)
            if (friendly.moving && blocks(friendly)) return kWhy.way_blocked;
    }
    return {};
}

Refusal Mover::why_not_end(const Sweep& sweep) const {
    for (const plane::Box& start : sweep.boxes) {
        const plane::Box box = start.moved(sweep.by());
        if (!kTable.holds(bounds_of(box), plane::kOverlap)) return kWhy.off_the_board;
        const auto overlaps = [&](const Obstacle& obstacle) { return plane::overlap(box, obstacle.box); };
        if (std::any_of(enemies_.begin(), enemies_.end(), overlaps) || std::any_of(friends_.begin(), friends_.end(), overlaps))
            return kWhy.overlaps;
    }
    return {};
}

bool Mover::beyond_fold(const Sweep& sweep) const {
    if (army_ != Army::blue || fold_is_open(p_)) return false;
    const plane::Bounds west{-1e9, -1e9, kBoardData.fold * 1.0, 1e9};
    for (const plane::Box& box : sweep.boxes)
        if (!west.holds(bounds_of(box.moved(sweep.by())), plane::kOverlap) || !west.holds(bounds_of(box), plane::kOverlap)) return true;
    return turn_leaves(sweep, west);
}

// EM-2.28
bool Mover::area_is_open(Unit enemy) const {
    if (known_areas_.has(enemy)) return open_areas_.has(enemy);
    known_areas_.insert(enemy);
    const auto opens = [&](const Obstacle& friendly) {
        return engagement(p_, friendly.unit, enemy) == Engaged::strictly_inside && !touches_enemy(p_, friendly.unit);
    };
    if (touches_enemy(p_, enemy) || std::any_of(friends_.begin(), friends_.end(), opens)) open_areas_.insert(enemy);
    return open_areas_.has(enemy);
}

// `leaving`: areas that the group is inside already do not count (EM-2.29).
bool Mover::enters_area(const Sweep& sweep, bool leaving) const {
    for (const Obstacle& enemy : enemies_) {
        if (leaving && inside_.has(enemy.unit)) continue;
        const auto inside = [&](const plane::Box& box) {
            return !cannot_engage(box, enemy.box, sweep.slide.distance) &&
                   plane::is_engaged(box, sweep.slide, plane::Engaging{enemy.box, is_garrison(enemy.unit)}, kStrictlyInside);
        };
        if (std::any_of(sweep.boxes.begin(), sweep.boxes.end(), inside) && !area_is_open(enemy.unit)) return true;
    }
    return false;
}

int Mover::open_way(Unit pivot, int angle) const {
    Sweep sweep;
    if (why_not_turn(pivot, angle, sweep) || turn_leaves(sweep, kTable) || turn_is_blocked(sweep)) return -1;
    double way = advance_reach_ * kUm;
    for (const plane::Box& box : sweep.boxes) {
        for (const Obstacle& enemy : enemies_) {
            way = std::min(way, plane::free_way(box, {sweep.slide.along, way}, enemy.box));
            if (!cannot_engage(box, enemy.box, way) && !area_is_open(enemy.unit)) {
                const double entry =
                    plane::first_entry(box, {sweep.slide.along, way}, plane::Engaging{enemy.box, is_garrison(enemy.unit)}, kStrictlyInside);
                way = std::min(way, entry);
            }
        }
        for (const Obstacle& friendly : friends_)
            if (friendly.moving) way = std::min(way, plane::free_way(box, {sweep.slide.along, way}, friendly.box));
        // The edge of the table.
        const plane::Bounds bounds = bounds_of(box);
        const plane::Vec along = sweep.slide.along;
        if (along.x > 1e-9) way = std::min(way, (kTable.east - bounds.east) / along.x);
        if (along.x < -1e-9) way = std::min(way, (kTable.west - bounds.west) / along.x);
        if (along.y > 1e-9) way = std::min(way, (kTable.south - bounds.south) / along.y);
        if (along.y < -1e-9) way = std::min(way, (kTable.north - bounds.north) / along.y);
    }
    return way < 0 ? -1 : static_cast<int>(way * 10);
}

// --- The result ---------------------------------------------------------------------------------------------------------------------------

void Mover::finish(Trial* trial, const Sweep& sweep, bool backward, const Ground& ground, int allowance) const {
    if (!trial) return;
    trial->angle = sweep.angle;
    trial->distance = plane::tenths(sweep.slide.distance);
    trial->reach = allowance * kUmTenths;
    trial->backward = backward;
    trial->ground = ground;
    trial->about = sweep.about;
    trial->boxes = sweep.boxes;
    trial->slide = sweep.slide;
    trial->group = group_;
    trial->ends.clear();
    for (std::size_t i = 0; i < units_.size(); ++i) {
        const plane::Box box = sweep.boxes[i].moved(sweep.by());
        const plane::Vec at = is_artillery(units_[i]) ? box.at(0, box.half_depth / 2) : box.centre;   // EM-2.6: the gun
        trial->ends.push_back({plane::hundredths(at.x), plane::hundredths(at.y),
                               static_cast<std::int16_t>(plane::normal_angle(facing_of(p_, units_[i]) + sweep.angle))});
    }
}

}   // namespace papelotte::enemy_mistakes
