// The action of an impulse, the use of the Disc, and the leaders to activate with their places.
#include <algorithm>

#include "games/waterloo200/doctrine/chapters.h"
#include "games/waterloo200/rules/actions.h"

namespace papelotte::waterloo200 {
namespace {

bool acts(const Position& p, Side side, Faction faction) { return side_of(faction) == side && !p.areas_of(faction).empty(); }

// The best attacks that the leaders of the side can make in an impulse.
Gain best_attacks(const Situation& s) {
    Gain gain;
    bool any = false;
    for (const Faction faction : kFactions) {
        if (!acts(s.p, s.us, faction)) continue;
        const auto attacks = AttackPlanner(s, faction, Purpose::activation).best();
        if (attacks.empty() || attacks[0].value <= 0) continue;
        gain += attacks[0].gain;
        any = true;
    }
    if (!any) gain.stars = -2 * s.w.spend_star;   // no attack is worth a star
    return gain;
}

Gain best_manoeuvre(const Situation& s) {
    Gain gain;
    for (const Faction faction : kFactions)
        if (acts(s.p, s.us, faction)) gain += AttackPlanner(s, faction, Purpose::strategic).with({}).gain;
    return gain;
}

float reserves_worth(const Situation& s) {
    float units = 0;
    for (const Faction faction : kFactions)
        if (acts(s.p, s.us, faction)) units += reserves_to_come(s, faction);
    return s.w.reserve * units;
}

// W2-O5  The value of bombarding the area.
float bombardment_worth(const Situation& s, Area area) {
    std::array<int, 4> by_value{};
    for (const Unit gun : guns_in_range(s.p, area)) ++by_value[static_cast<std::size_t>(value(s.p, gun))];
    int fire = 0, guns = strategic_value(s.p, Faction::french);
    for (std::size_t worth = 3; worth > 0; --worth) {
        const int firing = std::min(guns, by_value[worth]);
        fire += firing * static_cast<int>(worth);
        guns -= firing;
    }
    const Stack there = s.defenders(area);
    const int result = fire - s.strength_of(there);
    if (result <= 0) return 0;
    const Toll toll = s.toll(there, result, {});
    return toll.units + toll.steps;
}

float best_bombardment(const Situation& s) {
    float most = 0;
    if (s.us != Side::french || !s.p.plays(Option::grand_battery)) return most;
    for (const Area area : s.theirs)
        if (!why_no_bombardment(s.p, area)) most = std::max(most, bombardment_worth(s, area));
    return most;
}

bool holds_majority(const Situation& s) { return 2 * (kVictoryAreas & controlled_by(s.p, s.us)).size() > kVictoryAreas.size(); }

// W2-18.2.1  Time works for the side that holds most victory areas. Early in the day that hardly counts: a hasty attack costs more.
float clock_worth(const Situation& s) {
    const float day = static_cast<float>(s.p.turn) / static_cast<float>(kTurns);
    const float worth = s.w.clock * day * day * day;
    return holds_majority(s) ? worth : -worth;
}

// W2-8.1.7  The value of ending the turn now: at nightfall that of the game, before that the time and the advantage in reorganising.
float end_of_turn_worth(const Situation& s) {
    const Position& p = s.p;
    if (p.turn == kTurns) return holds_majority(s) ? s.w.decisive : -s.w.decisive;
    const auto gains = [&](Side side) {
        float steps = 0;
        for (const Faction faction : kFactions)
            if (acts(p, side, faction))
                steps += static_cast<float>(std::min(strategic_value(p, faction), stars_missing(p, faction))) + reserves_to_come(s, faction);
        return steps;
    };
    return clock_worth(s) + s.w.end_turn * 0.25f * (gains(s.us) - gains(other(s.us)));
}

}  // namespace

// W2-16.2  Units are drawn at random, and those without a free icon go back. Which units the enemy has in his pool is not known: there every
// free icon counts.
float reserves_to_come(const Situation& s, Faction faction) {
    const Position& p = s.p;
    const UnitSet pool = units_at(p, kPool, faction);
    if (why_no_reserves(p, faction) || pool.empty()) return 0;
    const auto drawn = static_cast<float>(std::min(strategic_value(p, faction), pool.size()));
    if (faction == Faction::prussian) return drawn;   // W2-16.2.6: they need no icon
    int icons = 0, fitting = 0;
    if (side_of(faction) != s.us) {
        for (const Icon icon : IconSet::first(kIcons))
            if (const IconData& data = icon_data(p.edition, icon); data.faction == faction && p.controlled_by(faction).has(data.area))
                icons += is_full(p, data.area, side_of(faction)) ? 0 : 1;
        return std::min(drawn, static_cast<float>(icons));
    }
    AreaSet places;
    for (const Unit unit : pool) {
        const AreaSet own = places_for(p, unit);
        places |= own;
        fitting += own.empty() ? 0 : 1;
    }
    for (const Area area : places) icons += s.stacking(area) - units_at(p, area, s.us).size();
    return std::min(drawn * static_cast<float>(fitting) / static_cast<float>(pool.size()), static_cast<float>(icons));
}

int stars_missing(const Position& p, Faction faction) {
    int missing = 0;
    for (const Unit leader : kTacticalLeaders& units_of(faction))
        if (on_map(p, leader)) missing += p.unit(leader).step;
    return missing;
}

void judge(const ChooseAction&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        switch (verb_of(q.actions[i])) {
            case Verb::tactical:
                best_attacks(s).add_to(q.scales, i);
                q.scales.add(i, Why::spend_stars, -s.w.attack_threshold);
                break;
            case Verb::strategic: {
                const Gain move = best_manoeuvre(s);
                const float called = reserves_worth(s), fired = best_bombardment(s);
                q.scales.add(i, Why::keep_disc, -s.w.disc);
                const float moving = s.w.manoeuvre * move.sum(s.on);
                if (moving >= called && moving >= fired) q.scales.add(i, Why::manoeuvre, moving);
                else q.scales.add(i, called >= fired ? Why::reinforce : Why::grand_battery, std::max(called, fired));
                break;
            }
            default:
                // After the first pass the other side may end the turn.
                q.scales.add(i, Why::end_turn, s.p.passes + 1 == kTables.passes_to_end_turn ? end_of_turn_worth(s) : clock_worth(s) / 2);
        }
    }
}

void judge(const ChooseOption&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) switch (verb_of(q.actions[i])) {
            case Verb::manoeuvre: best_manoeuvre(s).add_to(q.scales, i); break;
            case Verb::reinforce: q.scales.add(i, Why::reinforce, reserves_worth(s)); break;
            default: q.scales.add(i, Why::grand_battery, best_bombardment(s));
        }
}

void judge(const FirstFaction&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const auto attacks = AttackPlanner(s, faction_of(q.actions[i]), Purpose::activation).best();
        if (!attacks.empty()) attacks[0].gain.add_to(q.scales, i);
    }
}

// --- Leaders ------------------------------------------------------------------------------------------------------------------------

namespace {

Gain difference(Gain gain, const Gain& base) {
    gain.destroyed -= base.destroyed, gain.worn -= base.worn, gain.lost -= base.lost, gain.victory -= base.victory;
    gain.ground -= base.ground, gain.sent -= base.sent, gain.stars -= base.stars, gain.exposed -= base.exposed;
    gain.cut -= base.cut;
    return gain;
}

}  // namespace

void judge(const ActivateLeaders& step, const Question& q) {
    const Situation s = q.situation();
    for (const Faction faction : kFactions) {
        if (!step.who.is(faction) || !acts(s.p, s.us, faction)) continue;
        const AttackPlanner planner(s, faction, Purpose::activation);
        const auto attacks = planner.best();
        const Attack base = planner.with(planner.active());
        for (std::size_t i = 0; i < q.actions.size(); ++i) {
            if (verb_of(q.actions[i]) != Verb::activate || faction_of(unit_of(q.actions[i])) != faction) continue;
            const Unit leader = unit_of(q.actions[i]);
            const auto takes_part = [&](const Attack& attack) {
                return std::ranges::any_of(attack.posts, [&](const Post& post) { return post.leader == leader; });
            };
            const auto found = std::ranges::find_if(attacks, takes_part);   // the best attack comes first
            if (found != attacks.end() && found->value > base.value) {
                difference(found->gain, base.gain).add_to(q.scales, i);
                q.scales.add(i, Why::direct_attack, 0.05f * static_cast<float>(planner.stars(leader)));
            } else {
                q.scales.add(i, Why::spend_stars, -s.w.spend_star * (planner.stars(leader) > 0 ? 2.0f : 0.5f));
            }
        }
    }
}

// Points of the areas where the leader could be revealed, and of the first steps towards them.
void judge(const LeaderPath& step, const Question& q) {
    const Situation s = q.situation();
    const Unit leader = step.march.unit;
    const Area here = s.p.place(leader);
    const AttackPlanner planner(s, faction_of(leader), Purpose::activation, &step.march);
    const AreaSet ends = ends_of_march(s.p, step.march, Purpose::activation), useful = planner.areas_next_to_the_enemy();
    struct Choice {
        Attack attack;
        Standing standing;
        Area area;
        float points;
    };
    FixedVector<Choice, 4> best;   // the best three
    const auto weigh = [&](Area area) {
        Choice choice{{}, standing(s, leader, area), area, 0};
        if (useful.has(area)) choice.attack = planner.with_leader_in(leader, area);
        choice.points = choice.attack.value + (useful.has(area) ? 0 : choice.standing.sum(s.on, leader) - 2);
        return choice;
    };
    for (const Area area : ends - AreaSet::of(here)) {
        const Choice choice = weigh(area);
        if (best.size() == 3 && choice.points <= best.back().points) continue;
        if (best.size() == 3) best.pop_back();
        best.push_back(choice);
        for (std::size_t i = best.size() - 1; i > 0 && best[i].points > best[i - 1].points; --i) std::swap(best[i], best[i - 1]);
    }
    const auto put = [&](std::size_t i, const Choice& choice) {
        if (useful.has(choice.area)) choice.attack.gain.add_to(q.scales, i);
        else choice.standing.add_to(q.scales, i, leader, {}), q.scales.add(i, Why::direct_attack, -2);
    };
    std::array<Area, 3> steps{kNowhere, kNowhere, kNowhere};
    for (std::size_t j = 0; j < best.size(); ++j) steps[j] = first_step(s.p, step.march, Purpose::activation, best[j].area);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::reveal) {
            put(i, weigh(here));
            continue;
        }
        const auto found = std::ranges::find(steps, area_of(q.actions[i]));
        if (found != steps.end()) put(i, best[static_cast<std::size_t>(found - steps.begin())]);
        else q.scales.add(i, Why::direct_attack, best.empty() ? -5 : std::min(best.back().points, 0.0f) - 5);
    }
}

}  // namespace papelotte::waterloo200
