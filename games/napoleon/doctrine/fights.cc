// Around a fight: skirmishers, losses, reinforcements, retreats and redeployments.
#include <algorithm>

#include "games/napoleon/doctrine/battle_sight.h"
#include "games/napoleon/doctrine/chapters.h"
#include "games/napoleon/rules/steps/retreat.h"

namespace papelotte::napoleon {
namespace {

float blocks_of(int power) { return static_cast<float>(power) / kUsualPower; }
float worth(const Position& p, Unit unit) { return blocks_of(power_of(unit, p.strength(unit))); }

// What a point of strength of this block is worth: its dice.
float worth_of_point(Unit unit) { return static_cast<float>(power_of(unit, 2) - power_of(unit, 1)) / 100; }

// The worth of a distribution with one more block of ours in the town.
float standing_with(const Campaign& campaign, const Question& q, Unit unit, Town from, Town to) {
    Campaign after = campaign;
    after.move(unit, from, to, kNoRoad);
    return after.standing().sum(q.scales.on());
}

}  // namespace

// NP-6.1.3  The surest first: its winners can help the others (NP-6.3.74).
void judge(const OrderFights&, const Question& q) {
    const Campaign campaign = q.campaign();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Town town = town_of(q.actions[i]);
        const auto own = static_cast<float>(campaign.own_power(town)), enemy = static_cast<float>(campaign.enemy_power(town));
        q.scales.add(i, Why::order_of_fights, own / (own + enemy + 1));
    }
}

// NP-6.6.4  Riders hit twice as often; strong blocks take the hits for others.
void judge(const ChooseSkirmishers&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::show) continue;
        const Unit unit = unit_of(q.actions[i]);
        const int strength = q.p.strength(unit), fire = data_of(type_of(unit)).skirmish_fire;
        float points = 0.3f * static_cast<float>(strength * fire);
        if (strength == 1) points -= 0.5f;
        if (kCommanders.has(unit)) points -= 1;
        q.scales.add(i, Why::show_the_best, points);
    }
}

// NP-6.4.3  Points whose dice count least.
void judge(const AssignHits&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::hit) {
            const Unit unit = unit_of(q.actions[i]);
            q.scales.add(i, Why::lose_least, kCommanders.has(unit) ? -3 : -worth_of_point(unit));
        }
}

// NP-6.3.70  An army comes together by its reinforcements; but a lost battle is not fed, and no city is left empty for it.
void judge(const Reinforce& step, const Question& q) {
    const Battle& battle = q.p.battles[step.battle];
    const BattleSight sight(q.p, battle, q.side());
    const Campaign campaign = q.campaign();
    const float before = campaign.standing().sum(q.scales.on() & ~(ai::ReasonSet{1} << static_cast<unsigned>(Why::strike)));
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::reinforce) continue;
        const Unit unit = unit_of(q.actions[i]);
        const Town from = q.p.place(unit);
        q.scales.add(i, Why::march_to_the_guns, q.w().reinforce * worth(q.p, unit) * (q.p.strength(unit) > 1 ? 1.0f : 0.2f));
        q.scales.add(i, Why::feed_no_defeat, -q.w().break_off * std::max(0.0f, 0.25f - sight.chance()));
        Campaign after = campaign;
        after.move(unit, from, battle.town, kNoRoad);
        const float there = after.standing().sum(q.scales.on() & ~(ai::ReasonSet{1} << static_cast<unsigned>(Why::strike)));
        q.scales.add(i, Why::guard_city, q.w().strip * std::min(0.0f, there - before));
    }
}

namespace {

// Who leaves a fight, and where to: the best blocks first, to where they stand best.
void judge_retreats(const Question& q) {
    const Campaign campaign = q.campaign();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::retreat) continue;
        const Unit unit = unit_of(q.actions[i]);
        q.scales.add(i, Why::save_the_best, 2 * worth(q.p, unit) + (kCommanders.has(unit) ? 1.0f : 0));
        q.scales.add(i, Why::fall_back_well, standing_with(campaign, q, unit, q.p.place(unit), town_of(q.actions[i])));
    }
}

}  // namespace

void judge(const Withdraw&, const Question& q) { judge_retreats(q); }
void judge(const Retreat&, const Question& q) { judge_retreats(q); }

void judge(const Redeploy&, const Question& q) {
    const Campaign campaign = q.campaign();
    const Standing now = campaign.standing();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::redeploy) continue;
        const Unit unit = unit_of(q.actions[i]);
        Campaign after = campaign;
        after.move(unit, q.p.place(unit), town_of(q.actions[i]), kNoRoad);
        after.standing().add_to(q.scales, i, now);
        q.scales.add(i, Why::follow_up, -0.03f);
    }
}

// NP-9.1.5  The block that is worth least; also where it stands counts.
void judge(const SupplyLoss&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::lose) continue;
        const Unit unit = unit_of(q.actions[i]);
        const Town town = q.p.place(unit);
        const bool alone_in_city = kCities.has(town) && units_at(q.p, town, q.side()).size() == 1;
        q.scales.add(i, Why::lose_least, -2 * worth(q.p, unit) - (alone_in_city ? 3.0f : 0));
    }
}

}  // namespace papelotte::napoleon
