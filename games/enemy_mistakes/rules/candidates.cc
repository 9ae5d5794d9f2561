#include "games/enemy_mistakes/rules/candidates.h"

#include <algorithm>

namespace papelotte::enemy_mistakes {
namespace {

constexpr int kAngles[] = {0, 50, -50, 100, -100, 150, -150, 225, -225, 300, -300, 450, -450, 600, -600, 900, -900};

using Angles = FixedVector<int, 48>;

// A turn from one facing to another, -1800 .. 1799; only those of at most a right angle are of use.
int turn_to(int from, int to) {
    const int turn = plane::normal_angle(to - from);
    return turn >= 1800 ? turn - 3600 : turn;
}
void add(Angles& angles, int angle) {
    if (angle < -900 || angle > 900 || angles.full()) return;
    if (std::find(angles.begin(), angles.end(), angle) == angles.end()) angles.push_back(angle);
}
Unit pivot_for(const Mover& mover, UnitSet group, int angle) {
    const Unit pivot = angle > 0 ? mover.left_pivot() : mover.right_pivot();
    return pivot != kNoUnit || angle != 0 ? pivot : group.front();
}

// EM-20.5  So that the middles of the fronts meet, or that the front becomes parallel to an edge of the target.
void aim(const Position& p, const Mover& mover, UnitSet group, Unit target, Angles& angles) {
    const int facing = facing_of(p, group.front());
    const int exact = turn_to(facing, plane::bearing(box_of(p, target).centre - mover.centre()));
    add(angles, exact);
    for (int quarter = 0; quarter < 4; ++quarter) add(angles, turn_to(facing, facing_of(p, target) + 900 * quarter));
    add(angles, exact - 100);
    add(angles, exact + 100);
}

// EM-20.3
void look_about(const Position& p, const Mover& mover, UnitSet group, Angles& angles) {
    for (const int angle : kAngles) add(angles, angle);
    const Unit first = group.front();
    const int facing = facing_of(p, first);
    const auto towards = [&](plane::Vec at) { add(angles, turn_to(facing, plane::bearing(at - mover.centre()))); };
    // The four nearest enemies.
    struct Near {
        double distance;
        Unit unit;
    };
    FixedVector<Near, 96> near;
    for (const auto& enemy : mover.enemies()) near.push_back({plane::length(enemy.box.centre - mover.centre()), enemy.unit});
    std::sort(near.begin(), near.end(),
              [](const Near& a, const Near& b) { return a.distance < b.distance || (a.distance == b.distance && a.unit < b.unit); });
    for (std::size_t i = 0; i < near.size() && i < 4; ++i) towards(box_of(p, near[i].unit).centre);
    for (const ObjectiveData& objective : kObjectiveData) {
        const plane::Bounds& town = bounds_of(objective.area);
        if (objective.army == army_of(first) || objective.garrison) towards({(town.west + town.east) / 2, (town.north + town.south) / 2});
    }
    for (const Unit other : leaders(p, army_of(first)))
        if (!group.has(other) && corps_of(other) == corps_of(first) && corps_of(other) != Corps::none &&
            plane::length(box_of(p, other).centre - mover.centre()) < 4 * kUm)
            add(angles, turn_to(facing, facing_of(p, other)));
}

// EM-20.8  Ends that are kept already.
class Ends {
   public:
    bool is_new(const Trial& trial) {
        const plane::Pose end = trial.ends[0];
        for (const plane::Pose& kept : kept_)
            if (std::abs(kept.x - end.x) <= 200 && std::abs(kept.y - end.y) <= 200 && plane::angle_between(kept.facing, end.facing) <= 20)
                return false;
        if (!kept_.full()) kept_.push_back(end);
        return true;
    }

   private:
    FixedVector<plane::Pose, kMostCandidates> kept_;
};

}   // namespace

void add_charges(const Position& p, const Mover& mover, UnitSet group, UnitSet targets, ActionList& out) {
    const std::size_t most = out.size() + kMostCandidates / 2;
    for (const auto& enemy : mover.enemies()) {
        if (!targets.has(enemy.unit) || out.size() >= most) continue;
        Angles angles;
        add(angles, 0);
        aim(p, mover, group, enemy.unit, angles);
        Ends ends;
        for (const int angle : angles) {
            const Unit pivot = pivot_for(mover, group, angle);
            Trial trial;
            if (pivot != kNoUnit && !mover.why_not_charge(pivot, angle, enemy.unit, &trial) && ends.is_new(trial) && out.size() < most)
                out.push_back(act(Verb::charge, pivot, angle, enemy.unit));
        }
    }
}

void add_advances(const Position& p, const Mover& mover, UnitSet group, ActionList& out) {
    const std::size_t most = out.size() + kMostCandidates / 2;
    Angles angles;
    look_about(p, mover, group, angles);
    Ends ends;
    const auto offer = [&](Unit pivot, int angle, int distance) {
        Trial trial;
        if (out.size() >= most || mover.why_not_advance(pivot, angle, distance, &trial)) return false;
        if (ends.is_new(trial)) out.push_back(act(Verb::advance, pivot, angle, distance));
        return true;
    };
    // EM-20.4  First the farthest of every angle, then the shorter ones.
    FixedVector<int, 48> farthest;
    for (const int angle : angles) {
        const Unit pivot = pivot_for(mover, group, angle);
        int distance = pivot == kNoUnit ? -1 : mover.open_way(pivot, angle);
        while (distance >= 0 && !offer(pivot, angle, distance))
            distance = distance > kUmTenths ? (distance - 1) / kUmTenths * kUmTenths : distance > 0 ? 0 : -1;
        farthest.push_back(distance);
        if (out.size() >= most) return;
    }
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const Unit pivot = pivot_for(mover, group, angles[i]);
        if (farthest[i] > kUmTenths) offer(pivot, angles[i], farthest[i] - kUmTenths);
        for (int distance = 0; distance < farthest[i]; distance += kUmTenths) offer(pivot, angles[i], distance);
        if (out.size() >= most) return;
    }
}

namespace {

Unit nearest(const Mover& mover, UnitSet among) {
    Unit found = kNoUnit;
    double least = plane::kFar;
    for (const auto& enemy : mover.enemies())
        if (const double far = plane::length(enemy.box.centre - mover.centre()); far < least && among.has(enemy.unit)) {
            found = enemy.unit;
            least = far;
        }
    return found;
}

}   // namespace

Action random_charge(const Position& p, const Mover& mover, UnitSet group, UnitSet targets, Dice& dice) {
    FixedVector<Unit, 96> near;
    for (const auto& enemy : mover.enemies())
        if (targets.has(enemy.unit) && plane::length(enemy.box.centre - mover.centre()) < 6 * kUm) near.push_back(enemy.unit);
    if (near.empty()) return kDone;
    const Unit target = dice.below(2) == 0 ? nearest(mover, targets) : dice.pick(near);
    Angles angles;
    add(angles, 0);
    aim(p, mover, group, target, angles);
    const std::uint32_t first = dice.below(static_cast<std::uint32_t>(angles.size()));
    for (std::size_t i = 0; i < angles.size(); ++i) {
        const int angle = angles[(first + i) % angles.size()];
        const Unit pivot = pivot_for(mover, group, angle);
        if (pivot != kNoUnit && !mover.why_not_charge(pivot, angle, target)) return act(Verb::charge, pivot, angle, target);
    }
    return kDone;
}

// Half of them go towards the nearest enemy as far as the way is open, or armies would never meet.
Action random_advance(const Position& p, const Mover& mover, UnitSet group, Dice& dice) {
    int angle = dice.below(3) == 0 ? dice.choice(181) * 10 - 900 : kAngles[dice.below(9)];
    const Unit enemy = dice.below(2) == 0 ? nearest(mover, UnitSet::first(kUnits)) : kNoUnit;
    if (enemy != kNoUnit) {
        const plane::Vec way = box_of(p, enemy).centre - mover.centre();
        angle = std::clamp(turn_to(facing_of(p, group.front()), plane::bearing(way)), -900, 900);
    }
    const Unit pivot = pivot_for(mover, group, angle);
    if (pivot == kNoUnit) return kDone;
    const int distance = enemy != kNoUnit ? mover.open_way(pivot, angle) : dice.choice(mover.basic_reach(true) * kUmTenths + 1);
    if (distance < 0) return kDone;
    return mover.why_not_advance(pivot, angle, distance) ? kDone : act(Verb::advance, pivot, angle, distance);
}

void add_parts(const Position& p, Unit formation, ActionList& out) {
    FixedVector<UnitSet, 64> seen;
    for (const Unit unit : members(p, formation))
        for (const Edge edge : {Edge::front, Edge::left, Edge::right, Edge::rear}) {
            const UnitSet part = part_beyond(p, unit, edge);
            if (why_not_split(p, part) || std::find(seen.begin(), seen.end(), part) != seen.end() || seen.full()) continue;
            seen.push_back(part);
            out.push_back(act(Verb::part, unit, edge));
        }
}

}   // namespace papelotte::enemy_mistakes
