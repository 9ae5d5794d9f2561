// EM-12  The Advance and the Fall Back.
#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {

Refusal Mover::why_not_advance(Unit pivot, int angle, int distance, Trial* trial) const {
    Sweep sweep;
    if (const Refusal why = why_not_turn(pivot, angle, sweep)) return why;
    if (!inside_.empty()) return kWhy.engaged;
    if (!engaged_.empty()) return kWhy.enemy_in_area;
    if (distance > advance_reach_ * kUmTenths) return kWhy.too_far;
    sweep.slide.distance = distance / 10.0;
    if (const Refusal why = why_not_end(sweep)) return why;
    if (const Refusal why = why_not_slide(sweep)) return why;
    if (turn_leaves(sweep, kTable)) return kWhy.off_the_board;
    if (turn_is_blocked(sweep)) return kWhy.way_blocked;
    if (enters_area(sweep, false)) return kWhy.strictly_inside;
    for (const plane::Box& box : sweep.boxes)
        for (const Obstacle& enemy : enemies_)
            if (plane::touch(box.moved(sweep.by()), enemy.box)) return kWhy.ends_in_contact;
    if (beyond_fold(sweep)) return kWhy.fold;
    Ground ground;
    const int allowance = judge_ground(sweep, advance_reach_, ground);
    if (ground.bridge && width_ != 1) return kWhy.bridge_too_wide;
    if (distance > allowance * kUmTenths) return kWhy.terrain_limits;
    finish(trial, sweep, false, ground, allowance);
    return {};
}

Refusal Mover::why_not_fall_back(int distance, Trial* trial) const {
    if (stuck_gun_) return kWhy.cannot_fasten;
    if (distance > kUmTenths) return kWhy.fall_back_limit;
    Sweep sweep{{}, 0, boxes_, {-boxes_[0].front, distance / 10.0}};
    if (const Refusal why = why_not_end(sweep)) return why;
    if (const Refusal why = why_not_slide(sweep)) return why;
    if (enters_area(sweep, true)) return kWhy.strictly_inside;
    for (std::size_t i = 0; i < boxes_.size(); ++i)
        for (const Obstacle& enemy : enemies_)
            if (plane::touch(boxes_[i].moved(sweep.by()), enemy.box) && !plane::touch(boxes_[i], enemy.box)) return kWhy.ends_in_contact;
    if (beyond_fold(sweep)) return kWhy.fold;
    Ground ground;
    const int allowance = judge_ground(sweep, 1, ground);
    if (ground.bridge && width_ != 1) return kWhy.bridge_too_wide;
    if (distance > allowance * kUmTenths) return kWhy.terrain_limits;
    finish(trial, sweep, true, ground, allowance);
    return {};
}

}   // namespace papelotte::enemy_mistakes
