#include "games/enemy_mistakes/rules/steps/redeployment.h"

#include <algorithm>

#include "engine/plane/engagement.h"
#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/candidates.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/parts.h"

namespace papelotte::enemy_mistakes {
namespace {

plane::Pose pose_of(int x, int y, int facing) { return {x * 10, y * 10, static_cast<std::int16_t>(facing)}; }

Refusal why_not_enemies(const Position& p, Unit unit, const plane::Box& box, double keep_off) {
    for (const Unit enemy : enemies_of(p, army_of(unit))) {
        const plane::Box other = box_of(p, enemy);
        const double between = plane::length(other.centre - box.centre) - box.radius() - other.radius();
        if (between > keep_off && between > kUm) continue;
        if (plane::gap(box, other) < keep_off - 0.1) return kWhy.nearer_to_enemy;
        if (plane::engaged_distance(box, plane::Engaging{other, is_garrison(enemy)}) < kStrictlyInside) return kWhy.strictly_inside;
    }
    return {};
}

Refusal why_not_unit(const Position& p, const Redeploy& step, Unit unit) {
    if (!step.units.has(unit)) return kWhy.not_redeploying;
    if (step.moved.has(unit)) return kWhy.redeployed_already;
    return data_of(unit).guns == Guns::foot && p.marks[unit].smoke ? kWhy.smoke_stays : Refusal();
}

// EM-11.15, EM-11.16, EM-4.22
Refusal why_not_there(const Position& p, Unit unit, int x, int y, int facing) {
    const plane::Vec from = plane::point(p.stands[unit].pose()), to{x / 10.0, y / 10.0};
    if (plane::length(to - from) > kTables.redeploy_um * kUm + 0.01) return kWhy.redeploys_too_far;
    const plane::Box box = box_at(unit, pose_of(x, y, facing), p.stands[unit].fastened);
    if (!is_on_table(box)) return kWhy.off_the_board;
    if (army_of(unit) == Army::blue && bounds_of(box).east > kBoardData.fold + plane::kOverlap && !fold_is_open(p)) return kWhy.fold;
    if (!is_free(p, box, UnitSet::of(unit))) return kWhy.overlaps;
    for (const Unit enemy : enemies_of(p, army_of(unit)))
        if (plane::along(from, to, box_of(p, enemy), 0).length() > 0) return kWhy.passes_enemy;
    return why_not_enemies(p, unit, box, p.formation(unit).keep_off / 10.0);
}

// EM-11.19  New Formations are declared of those that have been redeployed, with others of theirs.
Refusal why_not_apart(const Position& p, const Redeploy& step, Action action) {
    const Unit unit = unit_of(action);
    if (const Refusal why = why_not_own(p, step.army, unit)) return why;
    if (!step.units.has(unit)) return kWhy.not_redeploying;
    if ((members(p, unit) & step.moved).empty()) return kWhy.nobody_redeployed;
    return why_not_part(p, {}, action);
}

int facing_for(const Position& p, const Redeploy& step, Unit unit) { return step.turning == unit ? step.facing : facing_of(p, unit); }

// EM-20.7  Places for a unit: where it stands, and beside, before and behind the others of the Order, in the way it is going to face.
template <class Visit>
void for_each_place(const Position& p, const Redeploy& step, Unit unit, Visit visit) {
    using plane::tenths;
    const plane::Vec here = plane::point(p.stands[unit].pose());
    if (step.turning == unit) visit(tenths(here.x), tenths(here.y));
    const plane::Vec front = plane::direction(facing_for(p, step, unit)), right = plane::right_of(front);
    const double half_width = is_artillery(unit) ? 7.5 : 15;
    int offered = 0;
    for (const Unit other : step.units) {
        if (other == unit || !p.on_board(other) || plane::angle_between(facing_of(p, other), facing_for(p, step, unit)) > 10 || offered > 4)
            continue;
        ++offered;
        const plane::Vec at = plane::point(p.stands[other].pose());
        const double side = half_width + (is_artillery(other) ? 7.5 : 15);
        for (const plane::Vec by : {right * side, right * -side, front * 30.0, front * -30.0}) {
            const plane::Vec to = at + by;
            if (to.x >= 0 && to.y >= 0 && to.x <= kBoardData.width && to.y <= kBoardData.height) visit(tenths(to.x), tenths(to.y));
        }
    }
}

// Towards the nearest enemy, or like another unit of the Order.
int wish_of(const Position& p, Unit unit) {
    const Unit enemy = nearest_enemy(p, unit);
    return enemy == kNoUnit ? facing_of(p, unit) : plane::bearing(box_of(p, enemy).centre - box_of(p, unit).centre);
}

}   // namespace

void set_keep_off(Position& p, Unit unit) {
    double nearest = 1600;
    for (const Unit own : members(p, unit))
        if (const Unit enemy = nearest_enemy(p, own); enemy != kNoUnit) nearest = std::min(nearest, distance(p, own, enemy));
    p.formation(unit).keep_off = static_cast<std::uint16_t>(nearest * 10) & 0x3fffu;
}

Seat Redeploy::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Redeploy::asks(const Position&) const { return event_args(units.front()); }

void Redeploy::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit unit : units - moved) {
        if (why_not_unit(p, *this, unit)) continue;
        if (const int wish = wish_of(p, unit); turning != unit && wish != facing_of(p, unit)) out.push_back(act(Verb::turn, unit, wish));
        for_each_place(p, *this, unit, [&](int x, int y) {
            const Action post = act(Verb::post, unit, x, y);
            if (std::find(out.begin(), out.end(), post) == out.end() && !why_not_there(p, unit, x, y, facing_for(p, *this, unit)))
                out.push_back(post);
        });
    }
    for (const Unit leader : leaders(p, army))
        if (!(members(p, leader) & moved).empty()) add_parts(p, leader, out);
}

Refusal Redeploy::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    const Verb verb = verb_of(action);
    if (verb == Verb::part) return why_not_apart(p, *this, action);
    if (verb != Verb::turn && verb != Verb::post) return kNotAsked<Redeploy>;
    const Unit unit = unit_of(action);
    if (const Refusal why = why_not_unit(p, *this, unit)) return why;
    return verb == Verb::turn ? Refusal() : why_not_there(p, unit, action.b, action.c, facing_for(p, *this, unit));
}

void Redeploy::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) {
        for (const Unit unit : units)
            if (p.on_board(unit)) p.formation(unit).ordered = true;
        return p.push(FormUp{army, moved});
    }
    const Unit unit = unit_of(action);
    if (verb_of(action) == Verb::part) {
        p.push(*this);
        set_apart(p, part_after(p, {}, action));
        return tell(effects, Happening::formation_split, unit);
    }
    if (verb_of(action) == Verb::turn) return p.push(Redeploy{army, units, moved, unit, static_cast<std::uint16_t>(action.b)});
    const int faces = facing_for(p, *this, unit);
    p.push(Redeploy{army, units, moved | UnitSet::of(unit), kNoUnit, 0});
    p.formation(unit).green = false;   // EM-11.18
    place(p, unit, pose_of(action.b, action.c, faces));
    tell(effects, Happening::unit_redeployed, unit, action.b, action.c, faces);
    break_up(p, unit);
    see_to_counters(p, UnitSet::of(unit), effects);
}

Action Redeploy::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    const UnitSet rest = units - moved;
    if (rest.empty() || dice.below(3) == 0) return kDone;
    const Unit unit = turning != kNoUnit ? turning : rest.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(rest.size()))));
    if (why_not_unit(p, *this, unit)) return kDone;
    if (turning == kNoUnit && dice.below(2) == 0) return act(Verb::turn, unit, wish_of(p, unit));
    ActionList places;
    for_each_place(p, *this, unit, [&](int x, int y) { places.push_back(act(Verb::post, unit, x, y)); });
    if (places.empty()) return kDone;
    const Action one = places[dice.below(static_cast<std::uint32_t>(places.size()))];
    return why_not(p, one) ? kDone : one;
}

// --- EM-11.19 ---------------------------------------------------------------------------------------------------------------------------

namespace {

Refusal why_not_one(const Position& p, const FormUp& step, Unit a, Unit b) {
    if (army_of(a) != step.army || army_of(b) != step.army) return kWhy.not_your_unit;
    if (!p.on_board(a) || !p.on_board(b)) return kWhy.unit_gone;
    if (p.leader(a) == p.leader(b)) return kWhy.one_formation;
    if (corps_of(a) != corps_of(b) || corps_of(a) == Corps::none) return kWhy.not_one_corps;
    const UnitSet one = members(p, a), other = members(p, b);
    if ((one & step.units).empty() && (other & step.units).empty()) return kWhy.not_redeploying;
    if (p.formation(a).orange > 0 || p.formation(b).orange > 0) return kWhy.in_recovery;
    if (attached_to(p, one) != kNoGeneral && attached_to(p, other) != kNoGeneral) return kWhy.one_general;
    if (!all_face_alike(p, one | other)) return kWhy.not_facing_alike;
    for (const Unit unit : one)
        if (!in_contact_with(p, unit, other).empty()) return {};
    return kWhy.not_touching;
}

void make_one(Position& p, Unit a, Unit b, Effects& effects) {
    tell(effects, Happening::formations_merged, a, b);
    merge(p, a, b);
    p.formation(a).green = false;
    p.formation(a).ordered = true;
}

// The next two of the redeployed units that can be made one.
std::optional<Action> next_pair(const Position& p, const FormUp& step) {
    for (const Unit unit : step.units)
        for (const Unit other : step.units)
            if (unit < other && p.on_board(unit) && p.on_board(other) && p.leader(unit) != p.leader(other) && !why_not_one(p, step, unit, other))
                return act(Verb::merge, unit, other);
    return std::nullopt;
}

}   // namespace

Seat FormUp::seat(const Position& p) const { return p.seat_of(army); }
EventArgs FormUp::asks(const Position&) const { return event_args(units.empty() ? kNoUnit : units.front()); }

void FormUp::legal(const Position& p, ActionList& out) const {
    if (next_pair(p, *this)) out.push_back(act(Verb::suggested));
    out.push_back(kDone);
    for (const Unit unit : leaders(p, army))
        for (const Unit other : leaders(p, army))
            if (unit < other && !why_not_one(p, *this, unit, other)) out.push_back(act(Verb::merge, unit, other));
}

Refusal FormUp::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) == Verb::suggested) return next_pair(p, *this) ? Refusal() : kWhy.not_touching;
    return verb_of(action) == Verb::merge ? why_not_one(p, *this, Unit(action.a), Unit(action.b)) : kNotAsked<FormUp>;
}

void FormUp::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) {
        for (FormationState& formation : p.formations) formation.keep_off = 0;
        return;
    }
    p.push(FormUp{army, units});
    if (verb_of(action) == Verb::merge) return make_one(p, Unit(action.a), Unit(action.b), effects);
    while (const auto pair = next_pair(p, *this)) make_one(p, Unit(pair->a), Unit(pair->b), effects);
}

std::optional<Action> FormUp::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
