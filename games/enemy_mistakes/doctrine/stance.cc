#include "games/enemy_mistakes/doctrine/stance.h"

#include <algorithm>
#include <tuple>

#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kMostDaring = 6;   // points

// EM-5.13  Enemy counters that it rides down.
float generals_taken(const Position& p, const Mover& mover, const Trial& trial) {
    float worth = 0;
    for (const Mover::Reached& reached : mover.counters_reached(trial)) {
        const Weight weight = data_of(reached.by).weight;
        worth += (weight == Weight::light ? 0.5f : weight == Weight::none ? 0.17f : 0.33f) * worth_of_general(p, reached.general);
    }
    return worth;
}

// What guns lose that a Charge reaches (EM-13.10, EM-13.11).
float guns_taken(const Position& p, Unit gun) {
    const auto points = static_cast<float>(data_of(gun).points);
    if (p.stands[gun].fastened) return points;
    return (members(p, gun) - kArtillery).empty() ? 2 * points + 2 : 0.5f;
}

}   // namespace

float Stance::gain(const Stance& before) const { return std::clamp(advance - before.advance, -kMostDaring, kMostDaring); }

Stance Group::after(Unit pivot, int angle, int slide) const {
    const plane::Box box = box_of(field_.p(), pivot);
    const plane::Vec about = angle > 0 ? box.front_left() : box.front_right();
    const plane::Vec front = plane::direction(facing_of(field_.p(), pivot) + angle), by = front * (slide / 10.0);
    Stance stance;
    plane::Vec centre;
    for (const Unit unit : units_) {
        const plane::Vec at = plane::turned(field_.spot_of(unit).at, about, angle) + by;
        centre = centre + at;
        add(stance, unit, {at, front});
    }
    return finished(stance, centre * (1.0 / units_.size()), front);
}

void Group::add(Stance& stance, Unit unit, Spot spot) const {
    const Weights& w = field_.w();
    stance.danger += w.danger * field_.danger(unit, spot);
    stance.prospect = std::max(stance.prospect, w.prospect * field_.prospect(unit, spot));
    stance.hold = std::max(stance.hold, w.hold * field_.hold(spot));
}

Stance Group::finished(Stance stance, plane::Vec centre, plane::Vec front) const {
    const Weights& w = field_.w();
    const bool guns = (units_ - kArtillery).empty();   // they wait for the others
    stance.advance = guns ? 0 : w.advance * field_.daring() * Field::pull(goals_, centre);
    const plane::Vec way = field_.nearest_enemy_to(centre) - centre;
    const double distance = std::max(1.0, plane::length(way));
    stance.face = w.face * static_cast<float>(plane::dot(front, way) / distance);
    return stance;
}

Strike strike_of(const Position& p, const Weights& w, const Mover& mover, UnitSet group, const Trial& trial, Unit target) {
    Strike strike{w.ride_down * generals_taken(p, mover, trial)};
    if (is_artillery(target)) {
        strike.take_guns = w.strike * guns_taken(p, target);
        return strike;
    }
    Position after = p;
    std::size_t n = 0;
    for (const Unit unit : group) after.stands[unit].move_to(trial.ends[n++]);
    const UnitSet first = longest_in_contact(after, group, UnitSet::of(target));
    if (first.empty()) return strike;
    strike.strike = w.strike * worth_of_contact(after, first.front(), target, {true, trial.distance}) - w.recovery;
    return strike;
}

namespace {

bool led_by_commander(const Position& p, UnitSet group) {
    const General general = attached_to(p, group);
    return general != kNoGeneral && data_of(general).commander;
}

// Its best Charge from where it stands.
float best_strike(const Field& field, const Mover& mover, UnitSet group) {
    float best = 0;
    UnitSet targets;
    for (const Unit unit : group) targets |= field.worth_charging(unit);
    if (targets.empty()) return best;
    ActionList charges;
    add_charges(field.p(), mover, group, targets, charges);
    for (const Action charge : charges) {
        Trial trial;
        if (mover.why_not_charge(Unit(charge.a), charge.b, Unit(charge.c), &trial)) continue;
        best = std::max(best, strike_of(field.p(), field.w(), mover, group, trial, Unit(charge.c)).sum());
    }
    return best;
}

// The farthest legal Advance with a turn, by whole units of measurement if need be; 0: none.
int farthest(const Mover& mover, Unit pivot, int turn) {
    int distance = mover.open_way(pivot, turn);
    while (distance > 0 && mover.why_not_advance(pivot, turn, distance)) distance = (distance - 1) / kUmTenths * kUmTenths;
    return std::max(distance, 0);
}

}   // namespace

Wish wish_of(const Field& field, Unit leader) {
    const Position& p = field.p();
    const UnitSet group = members(p, leader);
    Wish wish;
    if ((group - kArtillery).empty() || led_by_commander(p, group)) return wish;   // guns wait for the others, the Commander keeps out of fights
    const Mover mover(p, group);
    wish.strike = best_strike(field, mover, group);
    if (!mover.engaged_enemies().empty()) return wish;   // EM-12.5: it may only charge or fall back
    const Group stands(field, group);
    const Stance now = stands.now();
    // The most promising ways first: what is open of the others need not be looked at.
    struct Way {
        int turn;
        float hope;
    };
    FixedVector<Way, 5> ways;
    for (const int turn : {0, -300, 300, -600, 600}) {
        const Unit pivot = turn > 0 ? mover.left_pivot() : mover.right_pivot();
        if (pivot != kNoUnit) ways.push_back({turn, stands.after(pivot, turn, mover.basic_reach(true) * kUmTenths).gain(now)});
    }
    std::ranges::sort(ways, [](const Way& a, const Way& b) { return std::tuple(-a.hope, a.turn) < std::tuple(-b.hope, b.turn); });
    for (std::size_t i = 0; i < ways.size() && i < 3; ++i) {
        const int turn = ways[i].turn;
        if (ways[i].hope <= 0) break;
        const Unit pivot = turn > 0 ? mover.left_pivot() : mover.right_pivot();
        if (const int distance = farthest(mover, pivot, turn); distance > 0)
            wish.advance = std::max(wish.advance, stands.after(pivot, turn, distance).over(now));
    }
    return wish;
}

}   // namespace papelotte::enemy_mistakes
