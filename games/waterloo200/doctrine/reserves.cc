// Between turns: reorganisation and reserves; and the choices of a free set-up.
#include <algorithm>

#include "games/waterloo200/doctrine/chapters.h"
#include "games/waterloo200/rules/actions.h"

namespace papelotte::waterloo200 {
namespace {

float quality(const Position& p, Unit unit) {
    const BlockData& block = block_data(p.edition, unit);
    float total = 0;
    for (std::size_t i = 0; i < block.steps; ++i) total += block.step[i].hits;
    return total + block.step[0].strength;
}

}  // namespace

// W2-15  Steps for tired leaders and reserves, against the loss of a star of the commander-in-chief, which is never restored.
void judge(const Reorganise&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::reorganise) continue;
        const Faction faction = faction_of(q.actions[i]);
        const int value = strategic_value(s.p, faction);
        q.scales.add(i, Why::reorganise, s.w.star * static_cast<float>(std::min(value, stars_missing(s.p, faction))));
        q.scales.add(i, Why::draw_reserves, s.w.reserve * reserves_to_come(s, faction));
        if (value > 1) q.scales.add(i, Why::spare_commander, -0.5f * static_cast<float>(kTurns - s.p.turn));
    }
}

// W2-15.4  Stars where they count most: first leaders on their last step, then those near the enemy.
void judge(const Regenerate&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::regenerate) continue;
        const Unit leader = unit_of(q.actions[i]);
        const std::size_t now = s.p.unit(leader).step;
        const int gained = block_data(s.p.edition, leader).step[now - 1].value - block_data(s.p.edition, leader).step[now].value;
        q.scales.add(i, Why::feed_leaders, s.w.star * static_cast<float>(gained));
        q.scales.add(i, Why::stay_with_corps, 0.05f * static_cast<float>(s.threat(s.p.place(leader)) > 0));
    }
}

void judge(const NumberOfReserves&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        q.scales.add(i, Why::draw_reserves, s.w.reserve * static_cast<float>(count_of(q.actions[i])));
}

void judge(const ChooseReserves&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) q.scales.add(i, Why::best_units, 0.2f * quality(q.p, unit_of(q.actions[i])));
}

void judge(const PlaceReserves&, const Question& q) {
    const Situation s = q.situation();
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::place) continue;
        const Unit unit = unit_of(q.actions[i]);
        q.scales.add(i, Why::place_well, standing(s, unit, area_of(q.actions[i])).sum(s.on, unit));
    }
}

void judge(const ChooseArrival&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) q.scales.add(i, Why::best_units, 0.2f * quality(q.p, unit_of(q.actions[i])));
}

// W2-O1  The best units go to the icons nearest to the enemy.
void judge(const FreeSetUp& step, const Question& q) {
    const AreaSet enemy = q.p.controlled_by(step.faction == Faction::french ? Faction::british : Faction::french);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::place) continue;
        int line = 6;
        for (const Area area : enemy) line = std::min(line, distance(area, area_of(q.actions[i])));
        q.scales.add(i, Why::best_units, 0.2f * quality(q.p, unit_of(q.actions[i])) * (1.5f - 0.2f * static_cast<float>(line)));
    }
}

}  // namespace papelotte::waterloo200
