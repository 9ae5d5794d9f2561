#include "games/enemy_mistakes/rules/pieces.h"

#include "engine/plane/engagement.h"
#include "engine/plane/touch.h"

namespace papelotte::enemy_mistakes {
namespace {

// Pieces whose poses are so far apart (hundredths of a millimetre) do not touch, or do not engage each other.
constexpr int kNoContact = 5000, kNoEngagement = 8000;

bool apart(const Position& p, Unit a, Unit b, int most) {
    const int x = static_cast<int>(p.stands[a].x) - static_cast<int>(p.stands[b].x);
    const int y = static_cast<int>(p.stands[a].y) - static_cast<int>(p.stands[b].y);
    return x > most || -x > most || y > most || -y > most;
}

plane::Box front_edge(const plane::Box& box) { return {box.at(0, box.half_depth), box.front, box.half_width, 0}; }
plane::Engaging engaging(const Position& p, Unit unit) { return {box_of(p, unit), is_garrison(unit)}; }

}   // namespace

plane::Box box_at(Unit unit, plane::Pose pose, bool fastened) {
    const plane::Vec front = plane::direction(pose.facing), at = plane::point(pose);
    if (is_artillery(unit) && fastened) return {at - front * kHalfCounter, front, kHalfCounter, 2 * kHalfCounter};
    const double half = is_artillery(unit) || is_garrison(unit) ? kHalfCounter : kHalfTile;
    return {at, front, half, half};
}
plane::Box box_of(const Position& p, Unit unit) { return box_at(unit, p.stands[unit].pose(), p.stands[unit].fastened); }

plane::Vec centre_of(const Position& p, General general) {
    const GeneralState& state = p.generals[general];
    if (state.host != kNoUnit) return plane::point(p.stands[state.host].pose());
    return {state.x / 100.0, state.y / 100.0};
}

UnitSet units_on_board(const Position& p, Army army) {
    const UnitSet all = units_of(army);
    const int first = index_of(all.front()), end = first + all.size();   // the units of an army follow each other
    std::array<std::uint64_t, 3> words{};
    for (int i = first; i < end; ++i)
        words[static_cast<std::size_t>(i) / 64] |= static_cast<std::uint64_t>(p.marks[static_cast<std::size_t>(i)].fate == Fate::on_board)
                                                   << (i & 63);
    return UnitSet({words[0], words[1], words[2]});
}
UnitSet units_on_board(const Position& p, Side side) {
    return side == Side::french ? units_on_board(p, Army::blue) : units_on_board(p, Army::red) | units_on_board(p, Army::black);
}
bool fold_is_open(const Position& p) {
    if (p.entered == 0) return false;
    for (const Unit unit : units_of(Army::black))
        if (const Fate fate = p.marks[unit].fate; fate != Fate::waiting && fate != Fate::absent) return true;
    return false;
}
UnitSet enemies_of(const Position& p, Army army) { return units_on_board(p, army == Army::blue ? Side::coalition : Side::french); }

bool in_contact(const Position& p, Unit a, Unit b) { return !apart(p, a, b, kNoContact) && plane::touch(box_of(p, a), box_of(p, b)); }

UnitSet in_contact_with(const Position& p, Unit unit, UnitSet among) {
    UnitSet found;
    for (const Unit other : among)
        if (other != unit && p.on_board(other) && in_contact(p, unit, other)) found.insert(other);
    return found;
}

UnitSet enemies_in_contact(const Position& p, Unit unit) {
    return in_contact_with(p, unit, units_of(side_of(unit) == Side::french ? Side::coalition : Side::french));
}

bool touches_enemy(const Position& p, Unit unit) {
    const auto touches_one_of = [&](Army army) {
        for (const Unit other : units_of(army))
            if (!apart(p, unit, other, kNoContact) && p.on_board(other) && in_contact(p, unit, other)) return true;
        return false;
    };
    if (side_of(unit) == Side::coalition) return touches_one_of(Army::blue);
    return touches_one_of(Army::red) || touches_one_of(Army::black);
}

UnitSet in_contact_with_enemies(const Position& p, Side side) {
    struct Place {
        std::int32_t x, y;
        Unit unit;
    };
    FixedVector<Place, kUnits> enemies;
    for (const Unit enemy : units_on_board(p, side == Side::french ? Side::coalition : Side::french)) {
        const plane::Pose pose = p.stands[enemy].pose();
        enemies.push_back({pose.x, pose.y, enemy});
    }
    UnitSet found;
    for (const Unit unit : units_on_board(p, side)) {
        const plane::Pose pose = p.stands[unit].pose();
        for (const Place& enemy : enemies) {
            const std::int32_t x = enemy.x - pose.x, y = enemy.y - pose.y;
            if (x > kNoContact || -x > kNoContact || y > kNoContact || -y > kNoContact || !in_contact(p, unit, enemy.unit)) continue;
            found.insert(unit);
            break;
        }
    }
    return found;
}

bool front_touches(const Position& p, Unit unit, Unit other) {
    return in_contact(p, unit, other) && plane::near(front_edge(box_of(p, unit)), box_of(p, other), plane::kContact);
}

double contact_length(const Position& p, Unit attacker, Unit enemy) {
    if (!in_contact(p, attacker, enemy)) return 0;
    const int askew = plane::angle_between(static_cast<int>(p.stands[attacker].facing), static_cast<int>(p.stands[enemy].facing)) % 900;
    if (askew > 10 && askew < 890) return 0;
    const plane::Box box = box_of(p, attacker);
    return plane::along(box.front_left(), box.front_right(), box_of(p, enemy), plane::kContact).length();
}

TouchedEdges touched_edges(const Position& p, Unit touched, Unit by) {
    const plane::Box box = box_of(p, touched), other = box_of(p, by);
    // In the order of corners: each edge begins at its corner.
    constexpr Edge kEdges[] = {Edge::front, Edge::right, Edge::rear, Edge::left};
    const auto corners = box.corners();
    std::array<plane::Stretch, 4> met;
    std::size_t best = 0, next = 1;
    for (std::size_t i = 0; i < 4; ++i) met[i] = plane::along(corners[i], corners[(i + 1) % 4], other, plane::kContact);
    for (std::size_t i = 1; i < 4; ++i)
        if (met[i].length() > met[best].length()) best = i;
    next = best == 0 ? 1 : 0;
    for (std::size_t i = 0; i < 4; ++i)
        if (i != best && met[i].length() > met[next].length()) next = i;
    // All of it within 1 mm of one corner: a choice between the two edges of that corner.
    for (std::size_t corner = 0; corner < 4; ++corner) {
        bool all_near = true;
        for (std::size_t i = 0; i < 4 && all_near; ++i) {
            if (met[i].length() <= 0) continue;
            const double whole = plane::length(corners[(i + 1) % 4] - corners[i]);
            all_near = i == corner ? met[i].to <= 1 : (i + 1) % 4 == corner ? whole - met[i].from <= 1 : false;
        }
        if (all_near) return {kEdges[(corner + 3) % 4], kEdges[corner], true};
    }
    const bool equal = met[best].length() - met[next].length() <= 0.1 && met[next].length() > 0;
    return {kEdges[best], kEdges[next], equal};
}

Engaged engagement(const Position& p, Unit unit, Unit owner) {
    if (apart(p, unit, owner, kNoEngagement)) return Engaged::outside;
    const double distance = plane::engaged_distance(box_of(p, unit), engaging(p, owner));
    return distance < kStrictlyInside ? Engaged::strictly_inside : distance <= 30.5 ? Engaged::at_limit : Engaged::outside;
}

bool occupies_enemy_area(const Position& p, Unit unit) {
    const auto west = static_cast<std::uint32_t>(p.stands[unit].x) - kNoEngagement,
               north = static_cast<std::uint32_t>(p.stands[unit].y) - kNoEngagement;
    for (const Unit enemy : units_of(side_of(unit) == Side::french ? Side::coalition : Side::french)) {
        const Stand& stand = p.stands[enemy];
        if (static_cast<std::uint32_t>(stand.x) - west > 2 * kNoEngagement || static_cast<std::uint32_t>(stand.y) - north > 2 * kNoEngagement)
            continue;
        if (p.on_board(enemy) && occupies(p, unit, enemy)) return true;
    }
    return false;
}

UnitSet engaged_by(const Position& p, UnitSet units, UnitSet owners) {
    UnitSet found;
    for (const Unit owner : owners)
        for (const Unit unit : units)
            if (engagement(p, unit, owner) == Engaged::strictly_inside) {
                found.insert(owner);
                break;
            }
    return found;
}

double distance(const Position& p, Unit a, Unit b) { return plane::gap(box_of(p, a), box_of(p, b)); }

Unit nearest_enemy(const Position& p, Unit unit) {
    Unit nearest = kNoUnit;
    double least = plane::kFar;
    const plane::Box box = box_of(p, unit);
    for (const Unit enemy : enemies_of(p, army_of(unit))) {
        const plane::Box other = box_of(p, enemy);
        const double between = plane::length(other.centre - box.centre) - 50;   // no two pieces reach that far towards each other
        if (between > least) continue;
        if (const double here = plane::gap(box, other); here < least) {
            least = here;
            nearest = enemy;
        }
    }
    return nearest;
}

bool ahead_within(const Position& p, Unit unit, Unit enemy, double distance) {
    if (apart(p, unit, enemy, kNoEngagement)) return false;
    const plane::Box box = box_of(p, unit);
    const plane::Convex ahead = plane::in_front_of(plane::outline(box_of(p, enemy)), box.at(0, box.half_depth + plane::kOverlap), box.front);
    return plane::gap(ahead, plane::outline(front_edge(box))) < distance;
}

}   // namespace papelotte::enemy_mistakes
