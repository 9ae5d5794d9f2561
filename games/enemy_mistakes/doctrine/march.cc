// Manoeuvres: which formation moves, and where to. An Advance is judged by the place where it ends, a Charge by the melee that it leads to.
#include <algorithm>

#include "games/enemy_mistakes/doctrine/chapters.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kMostDaring = 6;   // points: no single reason drowns the others

// What it is worth to a group to stand somewhere, by reason.
struct Stance {
    float advance = 0, danger = 0, prospect = 0, hold = 0, face = 0;

    void add_to(const Scales& scales, std::size_t i, const Stance& before) const {
        scales.add(i, Why::advance, std::clamp(advance - before.advance, -kMostDaring, kMostDaring));
        scales.add(i, Why::keep_safe, before.danger - danger);
        scales.add(i, Why::prospect, prospect - before.prospect);
        scales.add(i, Why::hold_objective, hold - before.hold);
        scales.add(i, Why::face_enemy, face - before.face);
    }
};

// A group and how it may move; made once a decision.
class Group {
   public:
    Group(const Field& field, UnitSet units) : field_(field), units_(units), goals_(field.goals_of(units)) {}

    // After the turn about a corner of the pivot unit, and a slide in tenths of a millimetre; backward: negative.
    Stance after(Unit pivot, int angle, int slide) const {
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
    Stance now() const { return after(units_.front(), 0, 0); }

   private:
    void add(Stance& stance, Unit unit, Spot spot) const {
        const Weights& w = field_.w();
        stance.danger += w.danger * field_.danger(unit, spot);
        stance.prospect = std::max(stance.prospect, w.prospect * field_.prospect(unit, spot));
        stance.hold = std::max(stance.hold, w.hold * field_.hold(spot));
    }
    Stance finished(Stance stance, plane::Vec centre, plane::Vec front) const {
        const Weights& w = field_.w();
        const bool guns = (units_ - kArtillery).empty();   // they wait for the others
        stance.advance = guns ? 0 : w.advance * field_.daring() * Field::pull(goals_, centre);
        const plane::Vec way = field_.nearest_enemy_to(centre) - centre;
        const double distance = std::max(1.0, plane::length(way));
        stance.face = w.face * static_cast<float>(plane::dot(front, way) / distance);
        return stance;
    }

    const Field& field_;
    const UnitSet units_;
    const Goals goals_;
};

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

// A Charge that has been judged: the melee with the group where it ends.
void judge_charge(const Question& q, const Mover& mover, UnitSet group, const Trial& trial, Unit target, std::size_t i) {
    const Weights& w = q.w(army_of(group.front()));
    q.scales.add(i, Why::ride_down_general, w.ride_down * generals_taken(q.p, mover, trial));
    if (is_artillery(target)) return q.scales.add(i, Why::take_guns, w.strike * guns_taken(q.p, target));
    Position after = q.p;
    std::size_t n = 0;
    for (const Unit unit : group) after.stands[unit].move_to(trial.ends[n++]);
    const UnitSet first = longest_in_contact(after, group, UnitSet::of(target));
    if (first.empty()) return;
    const float worth = worth_of_contact(after, first.front(), target, {true, trial.distance});
    q.scales.add(i, Why::strike, w.strike * worth - w.recovery);
}

}   // namespace

// Those in front first: they make room for the others.
void judge(const Manoeuvres& step, const Question& q) {
    const Field field = q.field(step.army);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        if (verb == Verb::part || verb == Verb::take) q.scales.add(i, Why::keep_together, -3);
        if (verb != Verb::select) continue;
        const plane::Vec at = field.spot_of(unit_of(q.actions[i])).at;
        const auto distance = static_cast<float>(plane::length(field.nearest_enemy_to(at) - at));
        q.scales.add(i, Why::lead_the_way, 1 + 1 / (1 + distance / 100));
    }
}

void judge(const Manoeuvre& step, const Question& q) {
    const Field field = q.field(step.army);
    const Group group(field, step.group);
    const Mover mover(q.p, step.group);
    const Stance now = group.now();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        switch (verb_of(action)) {
            case Verb::advance: group.after(Unit(action.a), action.b, action.c).add_to(q.scales, i, now); break;
            case Verb::fall_back: group.after(step.group.front(), 0, -action.a).add_to(q.scales, i, now); break;
            case Verb::charge: {
                Trial trial;
                if (!mover.why_not_charge(Unit(action.a), action.b, Unit(action.c), &trial))
                    judge_charge(q, mover, step.group, trial, Unit(action.c), i);
                if (!is_artillery(Unit(action.c)))
                    q.scales.add(i, Why::protect_general, -field.w().protect * field.general_at_stake(step.group.front()));
                break;
            }
            case Verb::join:
            case Verb::redeploy: q.scales.add(i, Why::keep_together, -2); break;
            default: break;
        }
    }
}

// EM-13.10  No farther than it must: there are others behind the guns.
void judge(const StopCharge& step, const Question& q) {
    const Field field = q.field(army_of(step.charger));
    const Group group(field, step.group);
    const Stance now = group.now();
    for (std::size_t i = 0; i < q.actions.size(); ++i) group.after(step.charger, 0, q.actions[i].a - step.slid).add_to(q.scales, i, now);
}

// EM-11.15  Two tiles that stand side by side form a column; nobody else moves.
void judge(const Redeploy& step, const Question& q) {
    const Field field = q.field(step.army);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        if (verb_of(action) == Verb::turn) q.scales.add(i, Why::keep_together, -1);
        if (verb_of(action) != Verb::post) continue;
        const Unit unit = unit_of(action);
        const plane::Vec to{action.b / 10.0, action.c / 10.0};
        const bool behind = field.should_form_column(q.p.leader(unit)) && plane::length(to - field.place_behind_other(unit)) < 1;
        q.scales.add(i, Why::form_column, behind ? field.w().column : -1);
    }
}

void judge(const FormUp&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::suggested) q.scales.add(i, Why::keep_together, 1);
}

}   // namespace papelotte::enemy_mistakes
