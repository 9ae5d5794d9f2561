// W2-12  The march of one unit.
#include "games/waterloo200/rules/steps/march.h"

#include "games/waterloo200/rules/pieces.h"
#include "games/waterloo200/rules/refusals.h"

namespace papelotte::waterloo200 {
namespace {

constexpr bool is_leader(Unit unit) { return kLeaders.has(unit); }

// W2-12.4.2  Units that may disengage and then move against the enemy in the same march.
constexpr bool rides(Unit unit) { return type_of(unit) == Type::cavalry || type_of(unit) == Type::horse_artillery; }

// W2-4.2.2, W2-12.1.4, W2-15.2.2  A leader must keep one point for being revealed.
constexpr int kept(Purpose purpose) { return purpose == Purpose::activation || purpose == Purpose::headquarters ? kTables.reveal : 0; }

// W2-12.3.1  The unit has met enemies on this march, also on return to the fight that it had left. Enemies where it began do not count.
bool has_engaged(const Position& p, const March& march) {
    const Area at = p.place(march.unit);
    return enemy_areas(p, side_of(march.unit)).has(at) && (at != march.from || march.disengaged);
}

bool is_new_engagement(const Position& p, Area to) { return !p.impulse.contested_at_start.has(to) && !p.impulse.engaged.has(to); }
bool engagement_left(const Position& p, Faction faction) {   // W2-9.2.3, W2-10.3.1, W2-4.6.6
    return p.impulse.engagements[index_of(faction)] < battle_limit(p, faction);
}

// W2-12.3.2, W2-12.3.3  Entering an area with enemy units.
Refusal why_not_engage(const Position& p, const March& march, Purpose purpose, Area to) {
    if (is_leader(march.unit)) return kWhy.leaders_never;
    if (purpose == Purpose::pass) return kWhy.not_in_a_pass;
    if (march.disengaged && !rides(march.unit)) return kWhy.not_on_to_the_enemy;
    if (kGuns.has(march.unit) && !contested(p).has(to)) return kWhy.guns_do_not_open;
    const Faction faction = faction_of(march.unit);
    if (ally_areas(p, faction).has(to)) return kWhy.ally_fights_there;
    if (is_new_engagement(p, to) && !engagement_left(p, faction)) return kWhy.no_engagement_left;
    return is_full(p, to, march.unit) ? kWhy.full_area : Refusal();
}

// The areas that a march reaches, by points spent. Each area appears at its least cost.
struct Spread {
    static constexpr std::size_t kMost = 8;
    std::array<AreaSet, kMost> reached{}, engaged{};
};

Spread spread(const Position& p, const March& march, Purpose purpose) {
    Spread out;
    if (has_engaged(p, march)) return out;
    const Faction faction = faction_of(march.unit);
    const Side side = side_of(faction);
    const AreaSet enemies = enemy_areas(p, side), start = AreaSet::of(p.place(march.unit));
    const int mp = march.mp - kept(purpose);
    const bool leaving = enemies.has(p.place(march.unit));
    AreaSet open = kMap - kBlack - enemies;
    if ((march.disengaged || leaving) && !rides(march.unit)) open -= controlled_by(p, other(side));   // W2-12.4.3
    AreaSet foes;
    if (!is_leader(march.unit) && purpose != Purpose::pass && (rides(march.unit) || !(march.disengaged || leaving))) {
        foes = (kGuns.has(march.unit) ? contested(p) & enemies : enemies) - ally_areas(p, faction) - start;
        if (!engagement_left(p, faction)) foes &= p.impulse.contested_at_start | p.impulse.engaged;
    }
    AreaSet done = start;
    const auto go = [&](AreaSet next, int spent) {
        for (const auto& [areas, cost] : {std::pair(green(p.edition), 1), std::pair(yellow(p.edition) | kRed, 2)})
            if (spent + cost <= mp) element(out.reached, spent + cost) |= next & areas;
    };
    if (leaving) go(neighbours(p.place(march.unit)) & p.controlled_by(faction) & open, kTables.disengage);   // W2-12.4.1
    else out.reached[0] = start;
    for (int spent = 0; spent <= mp; ++spent) {
        AreaSet& frontier = element(out.reached, spent);
        if (spent > 0) frontier -= done;
        done |= frontier;
        const AreaSet next = around(kNeighbours, frontier);
        go((next & open) - done, spent);
        for (const auto& [areas, cost] : {std::pair(green(p.edition), 1), std::pair(yellow(p.edition) | kRed, 2)})
            if (spent + cost + kTables.engage <= mp) element(out.engaged, spent + cost + kTables.engage) |= next & foes & areas;
    }
    if (!leaving) out.reached[0] -= start;
    return out;
}

AreaSet lawful_ends(const Position& p, const March& march, Purpose purpose, const Spread& spread) {
    AreaSet ends;
    const Side side = side_of(march.unit);
    AreaSet crowded;   // only areas that contain our units can be full
    for (const AreaSet& areas : spread.reached) ends |= areas;
    ends -= ally_areas(p, faction_of(march.unit));
    for (const AreaSet& areas : spread.engaged) ends |= areas;
    if (purpose == Purpose::headquarters) ends &= AreaSet::of(headquarters(faction_of(march.unit)));
    for (const Area area : ends& areas_of(p, side))
        if (is_full(p, area, march.unit)) crowded.insert(area);
    return ends - crowded;
}

}   // namespace

int step_cost(const Position& p, const March& march, Area to) {
    const AreaSet enemies = enemy_areas(p, side_of(march.unit));
    return cost(p.edition, to) + (enemies.has(to) ? kTables.engage : 0) + (enemies.has(p.place(march.unit)) ? kTables.disengage : 0);
}

// W2-3.3.1, W2-3.3.4, W2-5.1.1  The boost is for units under command; not for leaders on their way to activation (W2-4.2.3), moves by
// the Disc (W2-9.2.2) or in a Pass (W2-11.1.2).
int allowance(Unit unit, Purpose purpose) { return data_of(unit).mp + (purpose == Purpose::tactical ? kTables.boost : 0); }

March begin_march(const Position& p, Unit unit, Purpose purpose) {
    return {unit, counted(allowance(unit, purpose)), p.place(unit), false, face_up(p, unit)};
}

// W2-12.6.1, W2-12.6.2, W2-25.1.6, W2-25.1.7  Tested only where a march ends: units may pass through.
Refusal why_not_end(const Position& p, Unit unit, Area area) {
    if (ally_areas(p, faction_of(unit)).has(area)) return kWhy.ally_stands_there;
    return is_full(p, area, unit) ? kWhy.full_area : Refusal();
}

Refusal why_no_step(const Position& p, const March& march, Purpose purpose, Area to) {
    const Unit unit = march.unit;
    const Area at = p.place(unit);
    const Faction faction = faction_of(unit);
    const AreaSet enemies = enemy_areas(p, side_of(faction));
    if (!neighbours(at).has(to)) return kWhy.not_adjacent;
    if (kBlack.has(to)) return faction == Faction::prussian ? kWhy.black_not_entered : kWhy.black_for_others;
    if (has_engaged(p, march)) return kWhy.must_stop;
    if (enemies.has(at) && (enemies.has(to) || !p.controlled_by(faction).has(to))) return kWhy.first_to_friends;
    if (enemies.has(to)) {
        if (const Refusal no = why_not_engage(p, march, purpose, to)) return no;
    } else if (march.disengaged && !rides(unit) && controlled_by(p, other(side_of(faction))).has(to)) {
        return kWhy.not_on_to_the_enemy;
    }
    const int left = march.mp - step_cost(p, march, to);
    if (left < kept(purpose)) return kWhy.too_dear;
    const bool may_end = purpose == Purpose::headquarters ? to == headquarters(faction) : !why_not_end(p, unit, to);
    if (may_end) return {};
    Position ahead = p;   // W2-12.6.6
    relocate(ahead, unit, to);
    const March further{unit, counted(left), march.from, march.disengaged || enemies.has(at), march.open};
    if (!ends_of_march(ahead, further, purpose).empty()) return {};
    return purpose == Purpose::headquarters ? kWhy.too_dear : why_not_end(p, unit, to);
}

// W2-25.1.16: a unit cannot leave a fight without a friendly area next to it. W2-5.5.1, W2-5.5.2 follow from costs and allowances.
AreaSet next_steps(const Position& p, const March& march, Purpose purpose) {
    AreaSet next;
    if (march.mp <= kept(purpose)) return next;
    for (const Area to : neighbours(p.place(march.unit)))
        if (!why_no_step(p, march, purpose, to)) next.insert(to);
    return next;
}

AreaSet ends_of_march(const Position& p, const March& march, Purpose purpose) {
    return lawful_ends(p, march, purpose, spread(p, march, purpose));
}

void advance(Position& p, March& march, Area to, Effects& effects) {
    march.disengaged = march.disengaged || enemy_areas(p, side_of(march.unit)).has(p.place(march.unit));
    march.mp = counted(march.mp - step_cost(p, march, to));
    enter(p, march.unit, to, effects);
}

FixedVector<Area, 8> way_to(const Position& p, const March& march, Purpose purpose, Area to) {
    const Spread reach = spread(p, march, purpose);
    FixedVector<Area, 8> way;
    if (!lawful_ends(p, march, purpose, reach).has(to)) return way;
    const AreaSet enemies = enemy_areas(p, side_of(march.unit));
    const bool engages = enemies.has(to);
    std::size_t spent = 0;
    while (!(engages ? reach.engaged : reach.reached)[spent].has(to)) ++spent;
    FixedVector<Area, 8> back;
    for (Area at = to; back.push_back(at), true;) {   // backwards from the end, through areas reached at the remaining cost
        const std::size_t cost = ground(p.edition, at).cost + (enemies.has(at) ? kTables.engage : 0u);
        spent -= cost;
        const AreaSet before = spent < Spread::kMost ? reach.reached[spent] & neighbours(at) : AreaSet();
        if (before.empty()) break;   // this was the first step
        at = before.front();
    }
    while (!back.empty()) way.push_back(back.pop_back());
    return way;
}

}   // namespace papelotte::waterloo200
