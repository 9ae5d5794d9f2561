// What a manoeuvre does on its way: friends that it passes, counters that it reaches; and how far a forced Fall Back goes.
#include <algorithm>

#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {
int Mover::forced_way_back(int most) const {
    const plane::Vec along = -boxes_[0].front;
    double way = most / 10.0;
    for (const plane::Box& box : boxes_) {
        for (const Obstacle& enemy : enemies_) way = std::min(way, plane::free_way(box, {along, way}, enemy.box));
        for (const Obstacle& friendly : friends_)
            if (friendly.moving) way = std::min(way, plane::free_way(box, {along, way}, friendly.box));
    }
    // Back from every end that is not free, until one is.
    for (bool free = false; !free && way > 0;) {
        free = true;
        for (const plane::Box& box : boxes_)
            for (const Obstacle& friendly : friends_) {
                const plane::WaySpan span = plane::overlapping(box, along, friendly.box);
                if (span.empty() || way <= span.enter || way >= span.leave) continue;
                way = plane::overlapping(box, along, friendly.box, 0).enter;   // where they meet
                free = false;
            }
    }
    return way < 0.1 ? 0 : static_cast<int>(way * 10 + 1e-6);
}

Trial Mover::forced_fall_back(int distance) const {
    Sweep sweep{{}, 0, boxes_, {-boxes_[0].front, distance / 10.0}};
    Trial trial;
    Ground ground;
    judge_ground(sweep, 1, ground);   // EM-4.21: guns in a Torrent are shaken, nothing else
    finish(&trial, sweep, true, ground, 1);
    return trial;
}

double Mover::reaches(const Trial& trial, std::size_t piece, const plane::Box& box, double margin) const {
    if (trial.angle != 0) {
        const int steps = (std::abs(trial.angle) + 9) / 10, facing = static_cast<int>(p_.stands[units_[piece]].facing);
        for (int step = 0; step <= steps; ++step) {
            const int angle = trial.angle * step / steps;
            if (plane::penetration(plane::turned(boxes_[piece], trial.about, angle, plane::direction(facing + angle)), box) > margin)
                return step - steps - 1;
        }
    }
    const plane::WaySpan span = plane::overlapping(trial.boxes[piece], trial.slide.along, box, margin);
    const bool met = !span.empty() && span.enter < trial.slide.distance && span.leave > 0;
    return met ? std::max(span.enter, 0.0) : plane::kFar;
}

// EM-14.36
bool Mover::passes_freely(Unit unit, Unit friendly) const {
    return kind_ == ChargeKind::pursuit && type_of(unit) == Type::cavalry && p_.leader(friendly) == p_.leader(unit);
}

UnitSet Mover::shaken_by_passing(const Trial& trial) const {
    UnitSet found;
    for (const Obstacle& friendly : friends_)
        for (std::size_t i = 0; i < units_.size(); ++i) {
            if (passes_freely(units_[i], friendly.unit)) continue;
            const int mine = p_.marks[units_[i]].yellow, theirs = p_.marks[friendly.unit].yellow;
            const bool one_is_shaken = (mine == 0 && theirs == 1) || (mine == 1 && theirs == 0);
            if (one_is_shaken && reaches(trial, i, friendly.box, plane::kOverlap) != plane::kFar)
                found.insert(mine == 0 ? units_[i] : friendly.unit);
        }
    return found;
}

FixedVector<Mover::Reached, kGenerals> Mover::counters_reached(const Trial& trial) const {
    FixedVector<Reached, kGenerals> reached;
    for (const General general : GeneralSet::first(kGenerals)) {
        if (!p_.on_board(general) || p_.generals[general].host != kNoUnit || !are_enemies(army_of(general), army_)) continue;
        const plane::Box counter = counter_box(centre_of(p_, general));
        double first = plane::kFar;
        Unit by = kNoUnit;
        for (std::size_t i = 0; i < units_.size(); ++i) {
            double when = reaches(trial, i, counter, plane::kOverlap);
            const plane::Box end = trial.boxes[i].moved(trial.slide.along * trial.slide.distance);
            if (when == plane::kFar && plane::near(end, counter, plane::kContact)) when = trial.slide.distance;
            if (when < first) {
                first = when;
                by = units_[i];
            }
        }
        if (by != kNoUnit) reached.push_back({general, by});
    }
    return reached;
}

}   // namespace papelotte::enemy_mistakes
