// Battles: which to fight, what to add to them, and which units take the hits.
#include <algorithm>

#include "games/waterloo200/doctrine/chapters.h"
#include "games/waterloo200/rules/actions.h"

namespace papelotte::waterloo200 {
namespace {

Stack of_faction(const Situation& s, Area area, Faction faction) {
    Stack out;
    for (const Unit unit : units_at(s.p, area, faction))
        if (!out.full()) out.push_back(s.assumed(unit));
    return out;
}

// W2-4.6.5  The stars that would help the faction's attack there.
int stars_next_to(const Position& p, Area area, Faction faction) {
    int total = 0;
    for (const Unit leader : activated(p, kTacticalLeaders & units_of(faction)))
        if (neighbours(area).has(p.place(leader))) total += value(p, leader);
    return total;
}

int fire_of(const Position& p, UnitSet guns) {
    int total = 0;
    for (const Unit gun : guns) total += value(p, gun);
    return total;
}

UnitSet guns_next_to(const Situation& s, Area area, Faction faction) {
    UnitSet guns;
    const int most = kTables.most_guns[index_of(faction)];
    for (const Unit gun : activated(s.p, kGuns & units_of(faction)))
        if (guns.size() < most && neighbours(area).has(s.p.place(gun)) && !s.contested.has(s.p.place(gun))) guns.insert(gun);
    return guns;
}

Gain gain_there(const Situation& s, Area area, Faction attacker, int support) {
    const Stack attackers = of_faction(s, area, attacker), defenders = s.defenders(area);
    if (attackers.empty() || defenders.empty()) return {};
    Fallen fallen{};
    return s.battle(area, attackers, support, defenders, fallen);
}

}  // namespace

void judge(const ChooseBattle&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::battle) continue;
        const Area area = area_of(q.actions[i]);
        for (const Faction faction : kFactions)
            if (side_of(faction) == s.us && s.p.areas_of(faction).has(area))
                gain_there(s, area, faction, stars_next_to(s.p, area, faction) + fire_of(s.p, guns_next_to(s, area, faction)))
                    .add_to(q.scales, i);
    }
}

void judge(const EmployGuns&, const Question& q) {
    const Situation s = q.situation();
    const Battle& battle = s.p.battle;
    const int support = stars_next_to(s.p, battle.area, battle.attacker) + fire_of(s.p, battle.employed);
    const float without = gain_there(s, battle.area, battle.attacker, support).sum(s.on);
    int others = 0;   // the sum that all guns could add
    for (const Action action : q.actions)
        if (verb_of(action) == Verb::employ) others += value(s.p, unit_of(action));
    if (kTables.most_guns[index_of(battle.attacker)] == 1) others = 0;
    const float together = gain_there(s, battle.area, battle.attacker, support + others).sum(s.on);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::employ) continue;
        const int fire = value(s.p, unit_of(q.actions[i]));
        const float with = gain_there(s, battle.area, battle.attacker, support + fire).sum(s.on) - without;
        const float share = others > 0 ? (together - without) * static_cast<float>(fire) / static_cast<float>(others) : 0;
        q.scales.add(i, Why::employ_guns, std::max(with, share) + 0.001f * static_cast<float>(fire));
        q.scales.add(i, Why::spare_guns, -s.w.employ);
    }
}

// --- The Defender's choices ---------------------------------------------------------------------------------------------------------

namespace {

// The cost of the current battle for us as the Defender with this stack: our losses less the enemy's.
float defence(const Situation& s, const Stack& defenders) {
    const Battle& battle = s.p.battle;
    const Stack attackers = of_faction(s, battle.area, battle.attacker);
    Engagement fight{battle.area, battle.attacker,      battle.defender, attackers,
                     defenders,   leaders_helping(s.p), battle.employed, battle.bombardment};
    if (battle.bombardment) fight.attackers = {};
    const int result = fire_result(s.p, fight, 0);
    if (result == 0 || (battle.bombardment && result < 0)) return 0;
    const Hits hits = hits_of(result, s.capacity_of(result > 0 ? defenders : attackers));
    const Toll own = s.toll(defenders, result > 0 ? hits.loser : hits.winner, {});
    const Toll theirs = s.toll(attackers, battle.bombardment ? 0 : result > 0 ? hits.winner : hits.loser, {});
    float worth = theirs.units + theirs.steps - s.w.own_losses * (own.units + own.steps);
    if (own.all) worth -= kVictoryAreas.has(battle.area) ? s.victory_worth() : s.w.ground;
    return worth;
}

}  // namespace

void judge(const Retreat&, const Question& q) {
    const Situation s = q.situation();
    const Area area = s.p.battle.area;
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::retreat) continue;
        const float given_up = kVictoryAreas.has(area) ? s.victory_worth() : s.w.ground;
        q.scales.add(i, Why::stand_or_retreat, -defence(s, s.stack(area, s.us)) - given_up);
        q.scales.add(i, Why::keep_disc, -s.w.disc);
    }
}

void judge(const SunkenRoad&, const Question& q) {
    const Situation s = q.situation();
    const Stack there = s.stack(s.p.battle.area, Side::allied);
    if (there.full()) return;
    const float without = defence(s, there);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Verb verb = verb_of(q.actions[i]);
        if (verb == Verb::done) continue;
        UnitSet reserves = (units_at(s.p, kPool, Faction::british) & units_of(area_data(s.p.battle.area).sunken_road)) - kBrunswick;
        if (verb == Verb::add_unit) reserves = UnitSet::of(unit_of(q.actions[i]));
        float with = 0;
        for (const Unit unit : reserves) {
            Stack more = there;
            more.push_back({unit, 0});
            with += defence(s, more) / static_cast<float>(reserves.size());
        }
        q.scales.add(i, Why::sunken_road, with - without + 0.2f);   // it costs nothing
    }
}

// W2-13.7  Plays each choice through to the last hit.
void judge(const TakeLosses& step, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Unit unit = unit_of(q.actions[i]);
        const int need = step_of(s.p, unit).hits;
        if (step.hits < need) {
            q.scales.add(i, Why::shield, 0.5f);
            continue;
        }
        Stack rest;
        Toll first;
        for (const Unit one : units_at(s.p, s.p.battle.area, step.faction)) {
            if (rest.full()) break;
            Block block = s.assumed(one);
            if (one == unit) {
                Stack alone;
                alone.push_back(block);
                first = s.toll(alone, need, {});
                if (on_last_step(s.p, one)) continue;
                ++block.step;
            }
            rest.push_back(block);
        }
        Fallen fallen{};
        fallen[index_of(step.faction)] = first.eliminated;
        const Toll later = s.toll(rest, step.hits - need, fallen);
        q.scales.add(i, Why::lose_least, -(first.units + first.steps + later.units + later.steps));
    }
}

// --- The Grand Battery (W2-O5) ------------------------------------------------------------------------------------------------------

void judge(const ChooseBombardment&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Area area = area_of(q.actions[i]);
        const Stack there = s.defenders(area);
        const int result = std::min(fire_of(s.p, guns_in_range(s.p, area)), 3 * strategic_value(s.p, Faction::french)) - s.strength_of(there);
        if (result <= 0) continue;
        const Toll toll = s.toll(there, result, {});
        q.scales.add(i, Why::grand_battery, toll.units + toll.steps);
    }
}

void judge(const BombardingGuns&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::employ) q.scales.add(i, Why::grand_battery, static_cast<float>(value(q.p, unit_of(q.actions[i]))));
}

}  // namespace papelotte::waterloo200
