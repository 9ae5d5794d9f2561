// The Movement Phase: which group marches, and where to. Whole columns and single blocks are tried in plans (campaign.h); the block by
// block choices of a group follow from the best of these plans.
#include <algorithm>

#include "games/napoleon/doctrine/chapters.h"
#include "games/napoleon/rules/queries.h"
#include "games/napoleon/rules/steps/movement.h"

namespace papelotte::napoleon {
namespace {

constexpr float kRestlessness = 0.05f;   // the least gain of a march

// Blocks that go to a town over this road, and what that brings.
struct Plan {
    Town to = kNowhere;   // the next town of their way
    UnitSet units;
    Standing standing;
    float gain = -100;
};

UnitSet waiting(const Position& p, Army army, Town from) {
    UnitSet units;
    for (const Unit unit : units_of(army))
        if (p.start[unit] == from && p.place(unit) == from && p.block(unit).steps == 0) units.insert(unit);
    return units;
}

Unit weakest(const Position& p, UnitSet units) {
    Unit found = units.front();
    for (const Unit unit : units)
        if (power_of(unit, p.strength(unit)) < power_of(found, p.strength(found))) found = unit;
    return found;
}

UnitSet strongest(const Position& p, UnitSet units, int number) {
    while (units.size() > number) units.erase(weakest(p, units));
    return units;
}

// NP-5.4.1, NP-5.5.1  How many blocks the road still takes.
int places_on(const Position& p, Road road, bool attack) {
    const RoadUse& use = element(p.roads, road);
    const int left = move_limit(road) - use.moved;
    return attack && data_of(road).river ? std::min(left, river_limit(road) - use.attacked) : left;
}

// Tries plans and keeps for each neighbouring town the best of those that begin with it.
class Planner {
   public:
    Planner(const Question& q) : p_(q.p), on_(q.scales.on()), campaign_(q.campaign()), now_(campaign_.standing()), sum_(now_.sum(on_)) {}

    const Campaign& campaign() const { return campaign_; }
    const Standing& now() const { return now_; }

    // Calls visit(plan) for all that these blocks, which stand in one town, could do together or in part.
    template <class Visit>
    void columns(UnitSet units, Town from, Visit visit) const {
        if (units.empty()) return;
        const UnitSet mounted = units & kMounted, rest = units - UnitSet::of(weakest(p_, units));
        for (const Way& way : ways_from(from)) {
            if (why_not_enter(p_, units.front(), way.to)) continue;
            const bool attack = campaign_.enemy_blocks(way.to) > 0;
            const int places = places_on(p_, way.road, attack);
            const UnitSet all = strongest(p_, units, places);
            visit(tried(all, from, way.to, way.to, way.road));
            if (!(units - all) && rest) visit(tried(rest, from, way.to, way.to, way.road));
            if (mounted && mounted != units) visit(tried(strongest(p_, mounted, places), from, way.to, way.to, way.road));
        }
    }
    // The same for a single block, whose way may have a second town.
    template <class Visit>
    void alone(Unit unit, Visit visit) const {
        const Town from = p_.place(unit);
        const bool rides_on = p_.block(unit).steps + 1 < data_of(type_of(unit)).map_move;
        for (const Way& way : ways_from(from)) {
            if (why_not_enter(p_, unit, way.to)) continue;
            visit(tried(UnitSet::of(unit), from, way.to, way.to, way.road));
            if (!rides_on || campaign_.enemy_blocks(way.to) > 0) continue;
            for (const Way& next : ways_from(way.to)) {
                if (next.to == from || next.to == p_.start[unit]) continue;
                const bool attack = campaign_.enemy_blocks(next.to) > 0;
                if ((attack && is_night(p_.turn)) || places_on(p_, next.road, attack) < 1) continue;
                visit(tried(UnitSet::of(unit), from, way.to, next.to, next.road));
            }
        }
    }

   private:
    Plan tried(UnitSet units, Town from, Town first, Town last, Road road) const {
        Campaign after = campaign_;
        for (const Unit unit : units) after.move(unit, from, last, road);
        Plan plan{first, units, after.standing(), 0};
        plan.gain = plan.standing.sum(on_) - sum_;
        return plan;
    }

    const Position& p_;
    const ai::ReasonSet on_;
    const Campaign campaign_;
    const Standing now_;
    const float sum_;
};

void keep_better(Plan& best, const Plan& plan) {
    if (plan.gain > best.gain) best = plan;
}

// The blocks of a group that are worth trying alone: the weakest on foot and the weakest rider, and those who are on their way.
template <class Visit>
void each_single(const Position& p, UnitSet waiting, UnitSet on_the_way, Visit visit) {
    if (const UnitSet foot = waiting & kFoot) visit(weakest(p, foot));
    if (const UnitSet riders = waiting & kMounted) visit(weakest(p, riders));
    for (const Unit unit : on_the_way) visit(unit);
}

}  // namespace

void judge(const ChooseGroup&, const Question& q) {
    const Planner planner(q);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::group) continue;
        const Town from = town_of(q.actions[i]);
        const UnitSet units = waiting(q.p, army_of(q.actions[i]), from);
        Plan best;
        const auto look = [&](const Plan& plan) { keep_better(best, plan); };
        planner.columns(units, from, look);
        each_single(q.p, units, {}, [&](Unit unit) { planner.alone(unit, look); });
        if (best.to == kNowhere) {
            q.scales.add(i, Why::spare_marches, -3);
            continue;
        }
        best.standing.add_to(q.scales, i, planner.now());
        q.scales.add(i, Why::spare_marches, -5 * q.w().group_cost);
    }
}

void judge(const MoveGroup& step, const Question& q) {
    const GroupMove& group = q.p.groups[step.group];
    const Planner planner(q);
    const UnitSet units = waiting(q.p, group.army, group.from);
    UnitSet riding;
    for (const Unit unit : units_of(group.army) & kMounted)
        if (q.p.start[unit] == group.from && q.p.block(unit).steps == 1) riding.insert(unit);
    IdArray<Town, Plan, kTowns> columns{};
    planner.columns(units, group.from, [&](const Plan& plan) { keep_better(columns[plan.to], plan); });
    FixedVector<Plan, 96> singles;
    each_single(q.p, units, riding, [&](Unit unit) {
        IdArray<Town, Plan, kTowns> best{};
        planner.alone(unit, [&](const Plan& plan) { keep_better(best[plan.to], plan); });
        for (const Way& way : ways_from(q.p.place(unit)))
            if (best[way.to].to != kNowhere && !singles.full()) singles.push_back(best[way.to]);
    });
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::march) continue;
        const Unit unit = unit_of(q.actions[i]);
        const Town to = town_of(q.actions[i]);
        const Plan* best = units.has(unit) && columns[to].units.has(unit) ? &columns[to] : nullptr;
        for (const Plan& single : singles)
            if (single.to == to && single.units.has(unit) && (!best || single.gain > best->gain)) best = &single;
        if (best) best->standing.add_to(q.scales, i, planner.now());
        q.scales.add(i, Why::spare_marches, best ? -kRestlessness : -3);
    }
}

// --- Forced marches (NP-5.6) ---------------------------------------------------------------------------------------------------------------

namespace {

// In blocks: a point is lost in half of the marches, and a block at its last point is lost with it (NP-5.6.3, NP-5.6.4).
float cost_of_forcing(const Position& p, Unit unit) {
    const Unit commander = commander_of(army_of(unit));
    const bool helped = on_map(p, commander) && p.start[commander] == p.start[unit];
    return (helped ? 0.33f : 0.5f) * (p.strength(unit) == 1 ? 1.0f : 0.4f);
}

}  // namespace

void judge(const ForcedMarches&, const Question& q) {
    const Planner planner(q);
    IdArray<Town, UnitSet, kTowns> able{};   // by the town where they stand
    for (const Action action : q.actions)
        if (verb_of(action) == Verb::force) able[q.p.place(unit_of(action))].insert(unit_of(action));
    for (const Town from : kMap) {
        if (able[from].empty()) continue;
        IdArray<Town, Plan, kTowns> best{};
        const auto look = [&](Plan plan) {
            for (const Unit unit : plan.units) plan.gain -= 5 * q.w().force_cost * cost_of_forcing(q.p, unit);
            keep_better(best[plan.to], plan);
        };
        planner.columns(able[from], from, look);
        planner.alone(weakest(q.p, able[from]), look);
        for (std::size_t i = 0; i < q.actions.size(); ++i) {
            if (verb_of(q.actions[i]) != Verb::force || q.p.place(unit_of(q.actions[i])) != from) continue;
            const Plan& plan = best[town_of(q.actions[i])];
            if (!plan.units.has(unit_of(q.actions[i]))) {
                q.scales.add(i, Why::spare_marches, -3);
                continue;
            }
            plan.standing.add_to(q.scales, i, planner.now());
            float cost = kRestlessness;
            for (const Unit unit : plan.units) cost += 5 * q.w().force_cost * cost_of_forcing(q.p, unit);
            q.scales.add(i, Why::spare_marches, -cost);
        }
    }
}

// NP-8.1.4  The bonus saves points; that the enemy learns where the commander is costs little.
void judge(const ShowCommander& step, const Question& q) {
    const Unit commander = commander_of(step.army);
    int helped = 0;
    for (const Unit unit : units_of(step.army)) helped += q.p.block(unit).forced && q.p.start[unit] == q.p.start[commander];
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::reveal) q.scales.add(i, Why::show_commander, helped > 0 ? 0.2f * static_cast<float>(helped) : -0.5f);
}

}  // namespace papelotte::napoleon
