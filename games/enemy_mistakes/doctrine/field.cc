#include "games/enemy_mistakes/doctrine/field.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kFlank = 0.6f;   // cosine of the angle from its front beyond which a unit is taken in the flank
constexpr float kFallsInCombat = 0.1f;   // the chance that an attached General falls
constexpr float kSoon = 250;   // millimetres: two turns
constexpr float kRidersAtWalls = 0.7f;   // the share of a garrison's worth that draws cavalry
constexpr float kDenial = 1.4f, kReserve = 0.5f;   // the worth to blue of an objective of black that no blue formation denies yet, or one
constexpr float kHalving = 150;   // millimetres: a goal so far away draws half as much as one at hand

float square_of(plane::Vec v) { return static_cast<float>(plane::dot(v, v)); }
float length_of(plane::Vec v) { return static_cast<float>(plane::length(v)); }

plane::Vec town_at(Area area) {
    const plane::Bounds& bounds = bounds_of(area);
    return {(bounds.west + bounds.east) / 2, (bounds.north + bounds.south) / 2};
}

Unit garrison_in(Area area) {
    for (const Unit unit : kGarrisons)
        if (data_of(unit).garrison == area) return unit;
    return kNoUnit;
}

// By how many points the army's side leads; in the short game as far as points matter (EM-17.10).
float lead_of(const Position& p, Army army) {
    int lead = 0, kept = 0;
    for (const Army one : kAllArmies) lead += (side_of(one) == side_of(army) ? 1 : -1) * score_of(p, one).total();
    for (const Unit unit : kGarrisons) kept += p.on_board(unit);
    if (p.scenario == Scenario::short_game && kept == 2) return army == Army::blue ? -60 : 60;
    return static_cast<float>(lead);
}

}   // namespace

Field::Field(const Position& p, Army army, const Weights& weights)
    : p_(p), army_(army), w_(weights), own_(units_on_board(p, army)), enemies_(enemies_of(p, army)) {
    for (const Army one : kAllArmies)
        for (const Unit leader : leaders(p, one)) look_at(leader);
    const float lead = lead_of(p, army) / 20;
    daring_ = 1 + w_.urgency * std::clamp(-lead / (1 + std::abs(lead)), -0.9f, 0.9f);
    look_for_goals();
    IdArray<Corps, int, kCorps> counts{};
    for (const Unit unit : own_ - kGarrisons) {
        plane::Vec& middle = middles_[corps_of(unit)];
        middle = middle + fighters_[unit].at;
        ++counts[corps_of(unit)];
    }
    for (std::size_t i = 0; i < kCorps; ++i)
        if (const int count = counts[Corps(i)]; count > 0) middles_[Corps(i)] = middles_[Corps(i)] * (1.0 / count);
}

// A formation: how far it charges, and who stands behind whom (EM-14.26).
void Field::look_at(Unit leader) {
    const UnitSet group = members(p_, leader);
    const bool tiles = !(group - kArtillery).empty(), led = attached_to(p_, group) != kNoGeneral;
    const float at_stake = led ? kFallsInCombat * worth_of_general(p_, attached_to(p_, group)) : 0;
    const bool charges = tiles && !is_garrison(leader) && p_.formations[leader].orange <= 1;
    const auto reach = charges ? static_cast<float>(basic_reach(p_, group, false) * kUm) : 0.0f;
    for (const Unit unit : group) {
        Fighter& one = fighters_[unit];
        one.at = plane::point(p_.stands[unit].pose());
        one.front = front_of(p_, unit);
        one.reach = reach;
        one.general_at_stake = at_stake;
        one.charges = charges && !is_artillery(unit);
        one.shaken = p_.marks[unit].yellow > 0;
        one.lone_gun = is_artillery(unit) && !tiles;
        one.base = static_cast<std::int8_t>(kClassData[static_cast<std::size_t>(data_of(unit).quality)].melee + (led ? 1 : 0));
    }
    for (const Unit unit : group - kArtillery)
        for (const Unit other : group - kArtillery) {
            Fighter& one = fighters_[unit];
            const plane::Vec way = fighters_[other].at - one.at;
            if (other == unit || plane::dot(way, one.front) > -kUm / 2.0 || square_of(way) > 45 * 45) continue;
            one.alike = static_cast<std::int8_t>(one.alike + (type_of(other) == type_of(unit)));
            if (fighters_[other].shaken) continue;
            one.infantry_behind |= type_of(other) == Type::infantry;
            one.cavalry_behind |= type_of(other) == Type::cavalry;
        }
}

void Field::look_for_goals() {
    for (const Unit leader : leaders(p_, army_)) {
        AreaSet touched;
        for (const Unit unit : members(p_, leader))
            for (const ObjectiveData& objective : kObjectiveData)
                if (touches(p_, unit, objective.area)) touched.insert(objective.area);
        for (const Area area : touched) ++holders_[area];
    }
    const bool is_short = p_.scenario == Scenario::short_game;
    const int left = data_of(p_.scenario).turns - p_.turn;
    for (const ObjectiveData& objective : kObjectiveData) {
        const auto points = static_cast<float>(objective.points);
        const plane::Vec at = town_at(objective.area);
        if (objective.garrison) {
            const Unit garrison = garrison_in(objective.area);
            if (p_.on_board(garrison)) {
                if (army_ == Army::blue) places_.push_back({fighters_[garrison].at, stake_in(p_, garrison), true});
            } else if (is_short) {   // EM-17.10: blue must stand there alone
                bool held = false;
                for (const Unit unit : own_) held |= touches(p_, unit, objective.area);
                places_.push_back({at, points * (held ? 0.3f : army_ == Army::blue ? 2.5f : 0.5f)});
            }
        } else if (!is_short && (objective.army != Army::black || p_.entered > 0)) {
            // EM-17.7: one formation there denies it; a second one is its reserve.
            const int held = holders_[objective.area];
            if (objective.army == army_) places_.push_back({at, points});
            else if (army_ == Army::blue && held < 2) places_.push_back({at, points * (held > 0 ? kReserve : kDenial)});
            else if (army_ != Army::blue && left <= 3) places_.push_back({at, points * 0.6f});
        }
    }
}

// --- Strikes -----------------------------------------------------------------------------------------------------------------------------

// EM-14.14, approximately: the modifiers of a possible melee that are known beforehand.
int Field::strength(Unit unit, Unit against, bool attacks, bool flank) const {
    const Fighter& one = fighter(unit);
    const Type type = type_of(unit), other = type_of(against);
    int sum = one.base + std::min<int>(one.alike, kTables.melee_most_support) + (attacks ? kTables.melee_charged : 0);
    if (type == Type::infantry && other == Type::infantry) sum += kFireDiscipline[static_cast<std::size_t>(data_of(unit).fire)];
    if (type == Type::cavalry) sum += one.infantry_behind ? kTables.melee_infantry_behind_cavalry : 0;
    if (type == Type::infantry && one.cavalry_behind)
        sum += other == Type::infantry ? kTables.melee_cavalry_behind_infantry_against_infantry : 1;
    if (type == Type::cavalry && other == Type::cavalry)
        sum += (static_cast<int>(data_of(unit).weight) - static_cast<int>(data_of(against).weight)) / 1;
    const bool shaken = one.shaken || flank;
    if (shaken)
        sum +=
            type == Type::infantry && other == Type::cavalry && !attacks ? kTables.melee_shaken_infantry_against_cavalry : kTables.melee_shaken;
    const bool steady = type == Type::cavalry && other == Type::infantry && attacks && !fighter(against).shaken;
    if (steady) sum += kTables.melee_cavalry_against_steady_infantry;
    if (!attacks) sum += melee_terrain(p_, unit, true, p_.moving(unit));
    return sum;
}

// What a Charge would win; negative for none or a bad one.
float Field::blow(Unit attacker, Spot from, Unit target, Spot at) const {
    const plane::Vec way = at.at - from.at;
    const Fighter &one = fighter(attacker), &other = fighter(target);
    const float most = one.reach + 40;
    const float distance2 = square_of(way);
    if (distance2 > most * most) return -1;
    const float distance = std::max(1.0f, std::sqrt(distance2));
    if (plane::dot(from.front, way) < -0.1 * distance) return -1;
    if (is_artillery(target)) {
        const auto points = static_cast<float>(data_of(target).points);
        return other.lone_gun ? (2 * points + 2) * (p_.stands[target].fastened ? 0.6f : 1.0f) : 0.5f;
    }
    const bool flank = !is_garrison(target) && plane::dot(at.front, way) > -kFlank * distance;
    int edge = strength(attacker, target, true, false) - strength(target, attacker, false, flank);
    if (flank && type_of(attacker) == Type::cavalry && type_of(target) == Type::infantry && !other.shaken)
        edge -= kTables.melee_cavalry_against_steady_infantry;   // taken in the flank it counts as Shaken (EM-13.9)
    return worth_of_melee(p_, {attacker, target, edge, 1 + std::min<int>(one.alike, 2), 1 + std::min<int>(other.alike, 2)});
}

float Field::danger(Unit unit, Spot spot) const {
    float most = 0, sum = 0;
    for (const Unit enemy : enemies_) {
        if (!fighter(enemy).charges) continue;
        const float won = blow(enemy, spot_of(enemy), unit, spot);
        if (won <= 0) continue;
        most = std::max(most, won);
        sum += won;
    }
    return sum > 0 ? most + 0.2f * (sum - most) + fighter(unit).general_at_stake : 0;
}

float Field::prospect(Unit unit, Spot spot) const {
    if (!fighter(unit).charges) return 0;
    float most = 0;
    for (const Unit enemy : enemies_) most = std::max(most, blow(unit, spot, enemy, spot_of(enemy)));
    return most;
}

UnitSet Field::worth_charging(Unit unit) const {
    UnitSet found;
    if (!fighter(unit).charges) return found;
    for (const Unit enemy : enemies_)
        if (blow(unit, spot_of(unit), enemy, spot_of(enemy)) > 0) found.insert(enemy);
    return found;
}

float Field::danger(General general, plane::Vec at) const {
    float most = 0;
    for (const Unit enemy : enemies_) {
        const Fighter& one = fighter(enemy);
        if (!one.charges) continue;
        const plane::Vec way = at - one.at;
        const float reach = one.reach + 40;
        if (square_of(way) > reach * reach || plane::dot(way, one.front) < 0) continue;
        const Weight weight = data_of(enemy).weight;
        const float chance = weight == Weight::light ? 0.5f : weight == Weight::none ? 0.17f : 0.33f;
        most = std::max(most, chance);
    }
    return most * worth_of_general(p_, general);
}

// --- Ways --------------------------------------------------------------------------------------------------------------------------------

Goals Field::goals_of(UnitSet group) const {
    Goals goals;
    const plane::Vec from = fighter(group.front()).at;
    const bool riders = type_of(group.front()) == Type::cavalry;
    for (const Goal& place : places_) {
        const float own_way = length_of(place.at - from);
        int nearer = 0;
        for (const Unit unit : own_ - group) nearer += fighter(unit).charges && length_of(place.at - fighter(unit).at) < own_way - kUm;
        const float suits = riders && place.garrison ? kRidersAtWalls : 1;
        goals.push_back({place.at, suits * place.worth / (1 + w_.crowd * static_cast<float>(std::max(0, nearer - 3)))});
    }
    for (const Unit enemy : enemies_) {
        if (is_garrison(enemy) || goals.full()) continue;
        const auto points = static_cast<float>(data_of(enemy).points);
        goals.push_back({fighter(enemy).at, w_.hunt * (fighter(enemy).lone_gun ? 2 * points : points)});
    }
    return goals;
}

float Field::pull(const Goals& goals, plane::Vec at) {
    float most = 0;
    for (const Goal& goal : goals) {
        const float distance = std::max(static_cast<float>(kUm), length_of(goal.at - at));
        most = std::max(most, goal.worth / (1 + distance / kHalving));
    }
    return most;
}

float Field::hold(Spot spot) const {
    const int left = data_of(p_.scenario).turns - p_.turn;
    const float late = 1 / (1 + 0.5f * static_cast<float>(std::max(0, left - 1)));
    const plane::Box box{spot.at, spot.front, kHalfTile, kHalfTile};
    float worth = 0;
    for (const ObjectiveData& objective : kObjectiveData) {
        const bool is_short = p_.scenario == Scenario::short_game;
        if (objective.garrison ? !is_short || p_.on_board(garrison_in(objective.area)) : is_short) continue;
        if (objective.army == Army::black && p_.entered == 0) continue;
        if (touches(box, objective.area))
            worth += late * static_cast<float>(objective.points) / static_cast<float>(std::max<int>(1, holders_[objective.area]));
    }
    return worth;
}

plane::Vec Field::nearest_enemy_to(plane::Vec at) const {
    plane::Vec found = at;
    float least = 1e9f;
    for (const Unit enemy : enemies_)
        if (const float distance = square_of(fighter(enemy).at - at); distance < least) {
            least = distance;
            found = fighter(enemy).at;
        }
    return found;
}

bool Field::should_form_column(Unit leader) const {
    const UnitSet group = members(p_, leader);
    if (group.size() != 2) return false;
    for (const Unit unit : group)
        if (type_of(unit) != Type::infantry || fighter(unit).infantry_behind || is_garrison(unit)) return false;
    bool room = false;
    for (const Unit unit : group) {
        const plane::Box there{place_behind_other(unit), fighter(unit).front, kHalfTile, kHalfTile};
        room |= is_on_table(there) && is_free(p_, there, UnitSet::of(unit));
    }
    return room && length_of(nearest_enemy_to(fighter(leader).at) - fighter(leader).at) < kSoon;
}

plane::Vec Field::place_behind_other(Unit unit) const {
    const Unit other = (members(p_, unit) - UnitSet::of(unit)).front();
    return fighter(other).at - fighter(other).front * kUm;
}

}   // namespace papelotte::enemy_mistakes
