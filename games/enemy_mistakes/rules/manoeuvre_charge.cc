// EM-13  The Charge: first contact, the areas entered first, and whether a Charge is possible.
#include <algorithm>

#include "engine/plane/engagement.h"
#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr double kTogether = 1;   // EM-13.4: areas entered within 1 mm of slide

}   // namespace

double Mover::first_contact(const Sweep& sweep, const plane::Box& obstacle) const {
    double first = plane::kFar;
    const plane::Slide slide{sweep.slide.along, charge_reach_ * kUm + plane::kContact};
    for (const plane::Box& box : sweep.boxes) {
        const double most = box.radius() + obstacle.radius() + slide.distance;
        const plane::Vec between = obstacle.centre - box.centre;
        if (plane::dot(between, between) < most * most) first = std::min(first, plane::first_contact(box, slide, obstacle));
    }
    return first <= slide.distance ? first : plane::kFar;
}

UnitSet Mover::first_met(const Sweep& sweep) const {
    double first = plane::kFar;
    FixedVector<double, 96> contacts;
    for (const Obstacle& enemy : enemies_) {
        contacts.push_back(first_contact(sweep, enemy.box));
        first = std::min(first, contacts.back());
    }
    UnitSet found;
    for (std::size_t i = 0; i < enemies_.size(); ++i)
        if (contacts[i] != plane::kFar && contacts[i] <= first + plane::kContact) found.insert(enemies_[i].unit);
    return found;
}

UnitSet Mover::first_met(Unit pivot, int angle) const {
    Sweep sweep;
    return why_not_turn(pivot, angle, sweep) ? UnitSet() : first_met(sweep);
}

UnitSet Mover::first_areas(const Sweep& sweep) const {
    if (!inside_.empty()) return inside_;
    double first = plane::kFar;
    FixedVector<double, 96> entries;
    for (const Obstacle& enemy : enemies_) {
        double entry = plane::kFar;
        for (const plane::Box& box : sweep.boxes) {
            const double most = box.radius() + enemy.box.radius() + kUm + sweep.slide.distance;
            const plane::Vec between = enemy.box.centre - box.centre;
            if (plane::dot(between, between) < most * most)
                entry =
                    std::min(entry, plane::first_entry(box, sweep.slide, plane::Engaging{enemy.box, is_garrison(enemy.unit)}, kStrictlyInside));
        }
        entries.push_back(entry);
        first = std::min(first, entry);
    }
    UnitSet found;
    for (std::size_t i = 0; i < enemies_.size(); ++i)
        if (entries[i] != plane::kFar && entries[i] <= first + kTogether) found.insert(enemies_[i].unit);
    return found;
}

Refusal Mover::why_not_charge(Unit pivot, int angle, Unit target, Trial* trial) const {
    if (!p_.on_board(target) || !are_enemies(army_of(target), army_)) return kWhy.charges_enemies;
    if (std::all_of(units_.begin(), units_.end(), is_artillery)) return kWhy.nobody_to_charge_with;
    if (kind_ == ChargeKind::manoeuvre)
        for (const Unit unit : members(p_, target))
            if (touches_enemy(p_, unit)) return kWhy.already_in_contact;
    Sweep sweep;
    if (const Refusal why = why_not_turn(pivot, angle, sweep)) return why;
    return why_not_charge_there(sweep, target, trial);
}

Refusal Mover::why_not_charge_there(const Sweep& turned, Unit target, Trial* trial) const {
    Sweep sweep = turned;
    double first = plane::kFar, at_target = plane::kFar;
    const plane::Box* target_box = nullptr;
    for (const Obstacle& enemy : enemies_) {
        const double contact = first_contact(sweep, enemy.box);
        first = std::min(first, contact);
        if (enemy.unit == target) {
            at_target = contact;
            target_box = &enemy.box;
        }
    }
    if (at_target == plane::kFar) return kWhy.out_of_reach;
    if (at_target > first + plane::kContact) return kWhy.not_first_met;
    const int distance = static_cast<int>(first * 10 + 1e-6);   // EM-2.3: a tenth of a millimetre at most is left between them
    if (distance > charge_reach_ * kUmTenths) return kWhy.out_of_reach;
    sweep.slide.distance = distance / 10.0;
    if (const Refusal why = why_not_end(sweep)) return why;
    // EM-13.2
    bool front = false, contact = false;
    for (std::size_t i = 0; i < units_.size() && !front; ++i) {
        const plane::Box box = sweep.boxes[i].moved(sweep.by());
        if (!plane::touch(box, *target_box)) continue;
        contact = true;
        front = !is_artillery(units_[i]) && plane::near({box.at(0, box.half_depth), box.front, box.half_width, 0}, *target_box, plane::kContact);
    }
    if (!contact) return kWhy.not_first_met;
    if (!front) return kWhy.front_does_not_touch;
    if (kind_ == ChargeKind::manoeuvre)
        if (const UnitSet areas = first_areas(sweep); !areas.empty() && !areas.has(target)) return kWhy.first_area;
    if (const Refusal why = why_not_slide(sweep)) return why;
    if (turn_leaves(sweep, kTable)) return kWhy.off_the_board;
    if (turn_is_blocked(sweep)) return kWhy.way_blocked;
    if (beyond_fold(sweep)) return kWhy.fold;
    Ground ground;
    const int allowance = judge_ground(sweep, charge_reach_, ground);
    if (ground.bridge && width_ != 1) return kWhy.bridge_too_wide;
    if (distance > allowance * kUmTenths) return kWhy.terrain_limits;
    finish(trial, sweep, false, ground, allowance);
    return {};
}

int Mover::farthest(const Trial& trial) const {
    Sweep sweep{trial.about, trial.angle, trial.boxes, trial.slide};
    const auto may = [&](int distance) {
        sweep.slide.distance = distance / 10.0;
        Ground ground;
        return distance <= judge_ground(sweep, charge_reach_, ground) * kUmTenths && !(ground.bridge && width_ != 1) && !beyond_fold(sweep);
    };
    int legal = trial.distance, illegal = charge_reach_ * kUmTenths + 1;
    while (illegal - legal > 1) {
        const int middle = (legal + illegal) / 2;
        (may(middle) ? legal : illegal) = middle;
    }
    return legal;
}

Trial Mover::straight_on(plane::Vec along, int distance) const {
    const Sweep sweep{{}, 0, boxes_, {along, distance / 10.0}};
    Trial trial;
    Ground ground;
    judge_ground(sweep, charge_reach_, ground);   // for guns in a Torrent
    finish(&trial, sweep, false, ground, charge_reach_);
    return trial;
}

std::optional<Action> Mover::find_charge(UnitSet targets) const {
    if (kind_ == ChargeKind::manoeuvre)
        targets = members_where(targets, [&](Unit target) {
            for (const Unit unit : members(p_, target))
                if (touches_enemy(p_, unit)) return false;
            return true;
        });
    if (targets.empty() || std::all_of(units_.begin(), units_.end(), is_artillery)) return std::nullopt;
    Sweep sweep;
    for (int turn = 0; turn <= 180; ++turn) {   // 0, +1, -1, +2 … whole degrees
        const int angle = (turn % 2 != 0 ? (turn + 1) / 2 : -turn / 2) * 10;
        const Unit pivot = angle > 0 ? left_ : right_ != kNoUnit ? right_ : angle == 0 ? units_[0] : kNoUnit;
        if (pivot == kNoUnit || why_not_turn(pivot, angle, sweep)) continue;
        for (const Unit enemy : first_met(sweep) & targets)
            if (!why_not_charge_there(sweep, enemy, nullptr)) return act(Verb::charge, pivot, angle, enemy);
    }
    return std::nullopt;
}

}   // namespace papelotte::enemy_mistakes
