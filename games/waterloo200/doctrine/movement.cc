// Moves: which units march into battle, and the best places for the others.
#include <algorithm>

#include "games/waterloo200/doctrine/chapters.h"
#include "games/waterloo200/rules/actions.h"

namespace papelotte::waterloo200 {
namespace {

constexpr float kRestlessness = 0.05f;   // the minimum gain of a move

// The battles worth fighting with the leaders who are active now, per faction that moves.
struct Orders {
    std::array<Attack, 3> attacks;

    const Attack::Battle* battle_of(Unit unit) const {
        for (const Attack::Battle& battle : attacks[index_of(faction_of(unit))].battles)
            for (const Unit sent : battle.sent)
                if (sent == unit) return &battle;
        return nullptr;
    }
    // The value of a gun in the area.
    float gun_worth(const Situation& s, Unit gun, Area area) const {
        if (s.contested.has(area)) return 0;
        int battles = 0;
        for (const Attack::Battle& battle : attacks[index_of(faction_of(gun))].battles) battles += neighbours(battle.area).has(area);
        return s.w.gun_near * static_cast<float>(battles * value(s.p, gun));
    }
};

Orders orders_for(const Situation& s, Actor who, Purpose purpose, const March* march) {
    Orders orders;
    if (purpose == Purpose::pass) return orders;
    for (const Faction faction : kFactions) {
        if (!who.is(faction) || s.p.areas_of(faction).empty()) continue;
        const AttackPlanner planner(s, faction, purpose, march);
        orders.attacks[index_of(faction)] = planner.with(planner.active());
    }
    return orders;
}

struct Best {
    Area area;
    Standing standing;
    float points, guns;
};

Best weigh(const Situation& s, const Orders& orders, Unit unit, Area area) {
    const Standing there = standing(s, unit, area);
    const float guns = kGuns.has(unit) ? orders.gun_worth(s, unit, area) : 0;
    return {area, there, there.sum(s.on, unit) + guns, guns};
}

void judge_moves(const Question& q, Actor who, Purpose purpose) {
    const Situation s = q.situation();
    const Orders orders = orders_for(s, who, purpose, nullptr);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::move) continue;
        const Unit unit = unit_of(q.actions[i]);
        if (const Attack::Battle* battle = orders.battle_of(unit)) {
            battle->gain.add_to(q.scales, i);
            q.scales.add(i, Why::resolve_order, 2);   // battles come first, since other moves depend on them
            continue;
        }
        if (s.contested.has(s.p.place(unit)) && kCombatUnits.has(unit)) {
            q.scales.add(i, Why::stack_up, -1);   // a unit in a fight stays there
            continue;
        }
        const Best stay = weigh(s, orders, unit, s.p.place(unit));
        Best best = stay;
        for (const Area area : ends_of_march(s.p, begin_march(s.p, unit, purpose), purpose) - s.theirs)
            if (const Best there = weigh(s, orders, unit, area); there.points > best.points) best = there;
        const bool fires = best.guns > 0 && purpose != Purpose::pass;
        best.standing.add_to(q.scales, i, unit, stay.standing);
        q.scales.add(i, Why::employ_guns, fires ? best.guns : 0);
        q.scales.add(i, Why::unit_sent, -kRestlessness);
        if (best.area == stay.area && !fires) q.scales.add(i, Why::unit_sent, -0.5f);
    }
}

}  // namespace

void judge(const MoveUnits& step, const Question& q) { judge_moves(q, step.who, purpose_of(q.p)); }
void judge(const PassMove& step, const Question& q) { judge_moves(q, step.who, Purpose::pass); }

void judge(const UnitPath& step, const Question& q) {
    const Situation s = q.situation();
    const Unit unit = step.march.unit;
    const Purpose purpose = purpose_of(q.p);
    const Area here = q.p.place(unit);
    const Orders orders = orders_for(s, {faction_of(unit), false}, purpose, &step.march);
    const Attack::Battle* battle = orders.battle_of(unit);
    const AreaSet ends = ends_of_march(s.p, step.march, purpose);
    FixedVector<Best, 4> best;
    std::array<Area, 3> steps{kNowhere, kNowhere, kNowhere};
    for (const Area area : ends - s.theirs - AreaSet::of(here)) {
        const Best there = weigh(s, orders, unit, area);
        if (best.size() == 3 && there.points <= best.back().points) continue;
        if (best.size() == 3) best.pop_back();
        best.push_back(there);
        for (std::size_t i = best.size() - 1; i > 0 && best[i].points > best[i - 1].points; --i) std::swap(best[i], best[i - 1]);
    }
    for (std::size_t j = 0; j < best.size(); ++j) steps[j] = first_step(s.p, step.march, purpose, best[j].area);
    const Area to_battle = battle && ends.has(battle->area) ? first_step(s.p, step.march, purpose, battle->area) : kNowhere;
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        if (verb == Verb::to) {
            const Area to = area_of(q.actions[i]);
            if (to == to_battle) {
                battle->gain.add_to(q.scales, i);
                q.scales.add(i, Why::resolve_order, 2 + (best.empty() ? 0 : std::max(0.0f, best[0].points)));   // it was sent to fight
            } else if (const auto found = std::ranges::find(steps, to); found != steps.end()) {
                const Best& there = best[static_cast<std::size_t>(found - steps.begin())];
                there.standing.add_to(q.scales, i, unit, {});
                q.scales.add(i, Why::employ_guns, there.guns);
            } else {
                q.scales.add(i, Why::unit_sent, s.theirs.has(to) ? -6.0f : (best.empty() ? -5.0f : std::min(best.back().points, 0.0f) - 3));
            }
        } else {
            const Best there = weigh(s, orders, unit, here);
            there.standing.add_to(q.scales, i, unit, {});
            q.scales.add(i, Why::unit_sent, kRestlessness);   // a unit that has arrived stops
            if (verb == Verb::reveal) q.scales.add(i, Why::employ_guns, there.guns > 0 ? there.guns : -0.2f);
            if (verb == Verb::scout) q.scales.add(i, Why::reconnoitre, (neighbours(here) & green(s.p.edition) & s.theirs) ? 0.1f : -0.5f);
        }
    }
}

// W2-O3.2  The area with the most enemy units.
void judge(const ScoutTarget&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::look) continue;
        q.scales.add(i, Why::reconnoitre, 0.3f * static_cast<float>(units_at(q.p, area_of(q.actions[i]), other(q.side())).size()));
    }
}

void judge(const Impetus&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::follow) continue;
        const Unit rider = unit_of(q.actions[i]);
        standing(s, rider, area_of(q.actions[i])).add_to(q.scales, i, rider, standing(s, rider, s.p.place(rider)));
        q.scales.add(i, Why::ride_on, -kRestlessness);
    }
}

void judge(const RetreatPlaces&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Unit unit = unit_of(q.actions[i]);
        const Standing there = standing(s, unit, area_of(q.actions[i]));
        q.scales.add(i, Why::fall_back_well, there.danger + there.hold + there.company);
    }
}

}  // namespace papelotte::waterloo200
