// WL-6.4, WL-8, WL-9, WL-10, WL-1.4  The choice of units for hits and cubes, and of areas for retreats.
#include "games/waterloo/doctrine/chapters.h"
#include "games/waterloo/doctrine/odds_tables.h"
#include "games/waterloo/doctrine/situation.h"
#include "games/waterloo/doctrine/worth.h"
#include "games/waterloo/rules/actions.h"

namespace papelotte::waterloo {
namespace {

// The score of an area as a refuge for a retreating unit: with friends, not overfilled, not next to the enemy.
float refuge(const Position& p, Unit unit, Area area) {
    if (!on_map(area)) return 0;
    const Seat side = side_of(unit);
    const int there = (units_at(p, area, side) & kCombatUnits).size();
    float points = has(p, area, side, Arm::infantry) ? 0.3f : 0;
    if (there >= kTables.area_limit) points -= 0.8f;
    points -= 0.15f * static_cast<float>((map_neighbours(area) & enemy_occupied(p, side)).size());
    return points;
}

}  // namespace

void judge(const CavalryHits& step, const Question& q) {
    const bool guns = has(q.p, step.area, step.side, Arm::artillery);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        const Unit unit = unit_of(action);
        switch (verb_of(action)) {
            case Verb::tire: q.scales.add(i, Why::tire_or_retreat, kTiredHorse - kFreshHorse); break;
            case Verb::retreat:
                q.scales.add(i, Why::tire_or_retreat, guns ? -0.6f : -0.35f);
                q.scales.add(i, Why::fall_back_well, refuge(q.p, unit, area_of(action)));
                break;
            case Verb::lose: q.scales.add(i, Why::lose_least, -worth_of(q.p, unit)); break;
            default: break;
        }
    }
}

void judge(const CavalryLosses&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::hit) continue;
        const Unit unit = unit_of(q.actions[i]);
        const bool fresh = q.p.unit(unit).posture == Posture::upright;
        q.scales.add(i, Why::lose_least, fresh ? kTiredHorse - kFreshHorse : -kTiredHorse - 0.4f);
        if (nation_of(unit) == Nation::imperial_guard) q.scales.add(i, Why::lose_least, -0.2f);
        if (nation_of(unit) == Nation::dutch) q.scales.add(i, Why::lose_least, 0.2f);
    }
}

void judge(const GunHits&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::unman)
            q.scales.add(i, Why::lose_least, q.p.unit(unit_of(q.actions[i])).posture == Posture::upright ? -0.3f : 0.f);
}

void judge(const PlaceCubes& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::cube) continue;
        const Colour colour = colour_of(q.actions[i]);
        const auto infantry = static_cast<float>(infantry_count(q.p, step.area, Army(colour)));
        const auto cubes = static_cast<float>(q.p.cubes(step.area, colour));
        const bool kills = cubes >= kTables.cubes_per_infantry * infantry;
        q.scales.add(i, Why::lose_least, -(kills ? 2.f : 0.2f) - (casualty_worth(Army(colour)) + kStrength) * cube_worth(cubes, infantry));
        if (q.p.stock_of(colour) == 0) q.scales.add(i, Why::lose_least, -3);
    }
}

void judge(const TooManyCubes&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::lose) {
            const Unit unit = unit_of(q.actions[i]);
            q.scales.add(i, Why::lose_least, -worth_of(unit) - (nation_of(unit) == Nation::british ? 0.5f : 0.f));
        }
}

void judge(const Sacrifice&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Unit unit = unit_of(q.actions[i]);
        q.scales.add(i, Why::lose_least, -worth_of(unit));
        q.scales.add(i, Why::spare_worn, 0.5f * static_cast<float>(count_of(q.actions[i])));
    }
}

// --- Assigning (WL-9.2.1) ----------------------------------------------------------------------------------------------------------

namespace {

// The cost of assigning this number of cubes to the unit.
using Cost = std::array<float, 6>;

Cost cost_in_check(const Position& p, Unit unit, const MoraleCheck& check) {
    Position copy = p;   // morale_terms reads the assigned cubes
    const auto column = [&](std::uint8_t cubes) {
        copy.unit(unit).cubes = cubes;
        Tally tally;
        morale_terms(copy, unit, check.charged, tally);
        return morale_column(tally);
    };
    const int with_none = column(0), base = with_none > 0 ? with_none : column(5) - 5;
    const Area area = p.assault.area;
    const bool ridden_down = has(p, area, other(check.side), Arm::cavalry), sheltered = benefits(p, unit);
    const float retreat = sheltered ? 0.6f : ridden_down ? worth_of(unit) : check.side == attacker(p) ? 0.7f : 1.f;
    Cost cost{};
    for (std::size_t cubes = 0; cubes < cost.size(); ++cubes) {
        const MoraleOdds odds = morale_odds(static_cast<float>(base + static_cast<int>(cubes)));
        // A unit that leaves with cubes gives some relief to those that stay.
        const float relief = 0.3f * static_cast<float>(cubes);
        cost[cubes] = odds.eliminated * (worth_of(unit) - relief) + odds.retreat * (retreat - (ridden_down && !sheltered ? relief : relief / 3));
    }
    return cost;
}

Cost cost_in_volley(const Position& p, Unit unit, const Volley& volley) {
    const auto& values = kTables.infantry;
    const UnitSet targets = infantry_at(p, p.assault.area, other(volley.side));
    const bool squares = !units_where(p, targets, [](const UnitState& u) { return u.posture == Posture::in_square; }).empty();
    const int base = (nation_of(unit) == Nation::british ? values.british_firer : 0) + (squares ? values.target_square : 0) +
                     (p.unit(unit).posture == Posture::in_square ? values.firer_square : 0) +
                     ((targets - sheltered(p)).empty() ? values.strong_point : 0);
    Cost cost{};
    for (std::size_t cubes = 0; cubes < cost.size(); ++cubes)
        cost[cubes] = -volley_odds(base + values.per_two_cubes * (static_cast<int>(cubes) / 2)).cubes;
    return cost;
}

// A unit that withdraws alone should not take all the cubes.
Cost cost_in_withdrawal() { return {0, 0.1f, 0.25f, 0.45f, 0.7f, 1.f}; }

Cost cost_of_cubes(const Position& p, Unit unit) {
    if (p.agenda.size() < 2) return cost_in_withdrawal();
    const Step& next = p.agenda[p.agenda.size() - 2];   // the step that needs the assignment
    if (const auto* check = std::get_if<MoraleCheck>(&next)) return cost_in_check(p, unit, *check);
    if (const auto* volley = std::get_if<Volley>(&next)) return cost_in_volley(p, unit, *volley);
    return cost_in_withdrawal();
}

// The least cost of assigning `cubes` to these units, for every number of cubes.
constexpr std::size_t kMostCubes = 41;
constexpr float kImpossible = 1e6f;
using LeastCost = std::array<float, kMostCubes>;

}  // namespace

void judge(const AssignCubes& step, const Question& q) {
    const Unit next = unit_of(q.actions[0]);
    const UnitSet comrades = infantry_at(q.p, step.area, step.side) & units_of(army_of(next));
    int pool = q.p.cubes(step.area, colour_of(next));
    LeastCost least;   // for the units after this one
    least.fill(kImpossible);
    least[0] = 0;
    for (const Unit unit : comrades) {
        if (unit < next) pool -= q.p.unit(unit).cubes;
        if (unit <= next) continue;
        const Cost cost = cost_of_cubes(q.p, unit);
        LeastCost with;
        with.fill(kImpossible);
        for (std::size_t before = 0; before < kMostCubes; ++before)
            if (least[before] < kImpossible)
                for (std::size_t cubes = 0; cubes < cost.size() && before + cubes < kMostCubes; ++cubes)
                    with[before + cubes] = std::min(with[before + cubes], least[before] + cost[cubes]);
        least = with;
    }
    const Cost cost = cost_of_cubes(q.p, next);
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const auto cubes = static_cast<std::size_t>(count_of(q.actions[i]));
        const auto rest = static_cast<std::size_t>(std::max(pool - count_of(q.actions[i]), 0));
        q.scales.add(i, Why::even_cubes, -2 * (cost[std::min(cubes, cost.size() - 1)] + (rest < kMostCubes ? least[rest] : 0)));
    }
}

// --- Falling back (WL-10) ----------------------------------------------------------------------------------------------------------

void judge(const FallBack&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::retreat)
            q.scales.add(i, Why::fall_back_well, refuge(q.p, unit_of(q.actions[i]), area_of(q.actions[i])));
}

void judge(const Accompany& step, const Question& q) {
    const Area here = q.p.place(step.leader);
    const Seat side = side_of(step.leader);
    const bool enemy = enemy_occupied(q.p, side).has(here);
    const int friends = (units_at(q.p, here, side) & kCombatUnits).size();
    float danger = 0;
    if (step.charging) danger = -1;
    else if (friends == 0) danger = 2;
    else if (enemy) danger = friends <= 2 ? 0.8f : 0.2f;
    else danger = -0.3f;
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::follow) q.scales.add(i, Why::save_leader, danger);
}

// The order of the penalties matters only when the stock is empty.
void judge(const AreaLimits&, const Question&) {}

}  // namespace papelotte::waterloo
