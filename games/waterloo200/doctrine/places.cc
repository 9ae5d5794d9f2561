// The value of places for units.
#include <cstdlib>

#include "games/waterloo200/doctrine/chapters.h"

namespace papelotte::waterloo200 {
namespace {

Why danger_reason(Unit unit) { return kLeaders.has(unit) ? Why::save_leader : kGuns.has(unit) ? Why::protect_guns : Why::keep_away; }
Why advance_reason(Unit unit) {
    if (faction_of(unit) == Faction::prussian) return Why::prussian_march;
    return kLeaders.has(unit) ? Why::bring_leader : kGuns.has(unit) ? Why::bring_guns : Why::advance;
}

float advance_worth(const Situation& s, Unit unit, Area area) {
    const Weights& w = s.w;
    const int enemy = s.to_enemy(area);
    if (kLeaders.has(unit))   // two or three areas behind the line
        return -w.leader_forward * static_cast<float>(std::abs(2 * enemy - 5)) / 2;
    float worth = -w.step_forward * static_cast<float>(kGuns.has(unit) ? std::abs(enemy - 1) : enemy);
    const float marching = faction_of(unit) == Faction::prussian ? w.prussian_step : w.step_forward / 2;
    worth -= marching * static_cast<float>(s.to_victory(area));
    return worth;
}

}   // namespace

float Standing::sum(ai::ReasonSet on, Unit unit) const {
    float total = 0;
    if (is_on(on, advance_reason(unit))) total += advance;
    if (is_on(on, danger_reason(unit))) total += danger;
    if (is_on(on, Why::hold_victory_area)) total += hold;
    if (is_on(on, Why::guard_headquarters)) total += headquarters;
    if (is_on(on, Why::stack_up)) total += company;
    if (is_on(on, Why::keep_communication)) total += line;
    return total;
}

void Standing::add_to(const Scales& scales, std::size_t action, Unit unit, const Standing& before) const {
    scales.add(action, advance_reason(unit), advance - before.advance);
    scales.add(action, danger_reason(unit), danger - before.danger);
    scales.add(action, Why::hold_victory_area, hold - before.hold);
    scales.add(action, Why::guard_headquarters, headquarters - before.headquarters);
    scales.add(action, Why::stack_up, company - before.company);
    scales.add(action, Why::keep_communication, line - before.line);
}

Standing standing(const Situation& s, Unit unit, Area area) {
    Standing out;
    const Position& p = s.p;
    const Weights& w = s.w;
    if (kStrategicLeaders.has(unit)) {   // at his headquarters he restores leaders and calls reserves
        out.headquarters = area == headquarters(faction_of(unit)) ? 4 * w.headquarters : 0;
    } else {
        out.advance = advance_worth(s, unit, area);
    }
    const Situation::Place& place = s.place(area);
    Stack others = place.ours;
    float exposed = place.exposure;
    if (p.place(unit) == area || others.full()) {
        others.clear();
        for (const Block one : place.ours)
            if (one.unit != unit && others.size() + 1 < kLargestStack) others.push_back(one);
        exposed = s.exposure(area, others);
    }
    Stack together = others;
    together.push_back(s.assumed(unit));
    const float weight = kLeaders.has(unit) ? w.exposed_leader : w.exposed;
    out.danger = -weight * (s.exposure(area, together) - exposed);
    if (!others.empty() && s.threat(area) > 0) out.company = w.company * static_cast<float>(others.size());
    if (kCombatUnits.has(unit) && others.empty() && s.threat(area) > 0)   // any enemy that enters an empty area takes control of it
        out.line = w.keep_line * static_cast<float>(s.cut_off(area).ours);
    if (!kVictoryAreas.has(area)) return out;
    if (!controlled_by(p, s.us).has(area)) out.hold = s.victory_worth();
    else if (kCombatUnits.has(unit)) out.hold = others.empty() ? w.hold : w.hold_more;
    return out;
}

Area first_step(const Position& p, const March& march, Purpose purpose, Area to) {
    const auto way = way_to(p, march, purpose, to);
    return way.empty() ? kNowhere : way[0];
}

}   // namespace papelotte::waterloo200
