#include "games/napoleon/doctrine/campaign.h"

#include <algorithm>

#include "games/napoleon/doctrine/distances.h"
#include "games/napoleon/doctrine/forecast.h"
#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {
namespace {

constexpr std::size_t kWe = 0, kThey = 1;
constexpr float kPointsOfABlock = 5;   // of doctrine

// How much power counts over a distance: it decides where it stands, and is late elsewhere.
constexpr float kCityReach[] = {1, 0.7f, 0.5f, 0.34f, 0.23f, 0.15f, 0.1f, 0.06f};
constexpr float kNear[] = {1, 1, 0.5f, 0.2f};
constexpr float kTogether[] = {1, 0.9f, 0.6f, 0.3f, 0.1f};
template <std::size_t N>
float reach(const float (&table)[N], Town a, Town b) {
    const auto far = static_cast<std::size_t>(distance(a, b));
    return far < N ? table[far] : 0;
}

float in_blocks(float power) { return power / kUsualPower; }

// The turns of the French from this one on (NP-9.1.1).
int french_turns_left(int turn) { return (kTurns - turn) / 2 + 1; }

}  // namespace

void Standing::scale(float by) {
    for (float* one : {&strike, &safety, &cities, &garrison, &mass, &close_in}) *one *= by;
}

float Standing::sum(ai::ReasonSet on) const {
    const auto one = [&](Why why, float points) { return is_on(on, why) ? points : 0; };
    return one(Why::strike, strike) + one(Why::keep_safe, safety) + one(Why::take_city, cities) + one(Why::garrison, garrison) +
           one(Why::concentrate, mass) + one(Why::close_in, close_in);
}

void Standing::add_to(const Scales& scales, std::size_t action, const Standing& before) const {
    scales.add(action, Why::strike, strike - before.strike);
    scales.add(action, Why::keep_safe, safety - before.safety);
    scales.add(action, Why::take_city, cities - before.cities);
    scales.add(action, Why::garrison, garrison - before.garrison);
    scales.add(action, Why::concentrate, mass - before.mass);
    scales.add(action, Why::close_in, close_in - before.close_in);
}

Campaign::Campaign(const Position& p, Side us, const Weights& w) : p_(p), us_(us), w_(w), entries_(p.entry_roads) {
    for (const Unit unit : kAllUnits) {
        const Town town = p.place(unit);
        if (!on_map(town)) continue;
        const std::size_t who = side_of(unit) == us ? kWe : kThey;
        power_[who][town] += power_seen_by(p, us, unit);
        ++blocks_[who][town];
        towns_[who].insert(town);
    }
    const int next = p.active() == us ? p.turn + 1 : p.turn;
    const float late = static_cast<float>(p.turn) / kTurns;
    boldness_ = 1 + w.urgency * late * late;
    enemy_strikes_next_ = next <= kTurns && !is_night(next);   // NP-5.7.1
}

void Campaign::move(Unit unit, Town from, Town to, Road last) {
    const int power = power_of(unit, p_.strength(unit));
    if (on_map(from)) {
        power_[kWe][from] -= power;
        if (--blocks_[kWe][from] == 0) towns_[kWe].erase(from);
    }
    power_[kWe][to] += power;
    ++blocks_[kWe][to];
    towns_[kWe].insert(to);
    if (last != kNoRoad && towns_[kThey].has(to)) entries_.insert(last);
}

float Campaign::next_to(std::size_t who, Town town) const {
    float sum = 0;
    for (const Way& way : ways_from(town)) {
        if (!towns_[who].has(way.to) || towns_[1 - who].has(way.to)) continue;
        sum += static_cast<float>(power_[who][way.to]) * (data_of(way.road).kind == RoadClass::main ? 1.0f : 0.6f);
    }
    return sum;
}

// --- Fights ------------------------------------------------------------------------------------------------------------------------------

// Our attack on a town that we have entered.
float Campaign::strike_at(Town town) const {
    Force we{static_cast<float>(power_[kWe][town]), next_to(kWe, town), blocks_[kWe][town], 0};
    Force they{static_cast<float>(power_[kThey][town]), next_to(kThey, town), blocks_[kThey][town], 0};
    for (const Way& way : ways_from(town)) {
        if (entries_.has(way.road)) we.ways_out += battle_limit(way.road);   // NP-7.1.3
        else if (!towns_[kWe].has(way.to)) they.ways_out += battle_limit(way.road);
    }
    const Forecast f = forecast(we, they);
    const float ground = w_.ground * (2 * f.chance - 1);
    return w_.kill * f.enemy_loss - w_.own_loss * f.own_loss / boldness_ + ground;
}

float Campaign::danger_at(Town town) const {
    if (!enemy_strikes_next_) return 0;
    Force they, we{static_cast<float>(power_[kWe][town]), next_to(kWe, town), blocks_[kWe][town], 0};
    float second = 0;
    int blocks = 0;
    for (const Way& way : ways_from(town)) {
        if (!towns_[kThey].has(way.to)) {
            we.ways_out += battle_limit(way.road);
            continue;
        }
        const int most = data_of(way.road).river ? river_limit(way.road) : move_limit(way.road);   // NP-5.5.1
        const int come = std::min<int>(most, blocks_[kThey][way.to]);
        const float power = static_cast<float>(power_[kThey][way.to]) * static_cast<float>(come) / static_cast<float>(blocks_[kThey][way.to]);
        second += std::min(they.power, power);
        they.power = std::max(they.power, power);
        blocks += come;
        they.ways_out += battle_limit(way.road);
    }
    if (blocks == 0) return 0;
    they.support = second;
    they.blocks = blocks;
    const Forecast f = forecast(they, we);
    return std::max(0.0f, f.enemy_loss - 0.8f * f.own_loss);
}

// --- Cities (NP-9, NP-10.3) --------------------------------------------------------------------------------------------------------------

float Campaign::influence(std::size_t who, Town city) const {
    float sum = 0;
    for (const Town town : towns_[who]) sum += static_cast<float>(power_[who][town]) * reach(kCityReach, town, city);
    return sum;
}

float Campaign::french_hold(Town city) const {
    const std::size_t french = us_ == Side::french ? kWe : kThey, allied = 1 - french;
    const float f = influence(french, city), a = influence(allied, city);
    const float odds = f * f / (f * f + a * a + 1);
    const bool in = towns_[french].has(city), held = towns_[allied].has(city);
    if (in && !held) return 0.55f + 0.45f * odds;
    return held ? 0.85f * odds : odds;
}

float Campaign::stake_in(Town city) const {
    const TownData& data = data_of(city);
    const float late = static_cast<float>(p_.turn) / kTurns;
    float stake = w_.final * late * late;
    if (!p_.defeated[data.supply_army]) {
        const int needed = data_of(data.supply_army).defeated_at - eliminated(p_, data.supply_army).size();
        stake += w_.supply * static_cast<float>(std::min(french_turns_left(p_.turn) * data.supply_loss, std::max(needed, 0)));
    }
    return stake;
}

// --- All together --------------------------------------------------------------------------------------------------------------------------

// Good beside enemies whom we outweigh, bad beside stronger ones.
float Campaign::nearness(Town town) const {
    float enemy = 0;
    for (const Town other : towns_[kThey]) enemy += static_cast<float>(power_[kThey][other]) * reach(kNear, town, other);
    if (enemy == 0) return 0;
    const float own = static_cast<float>(power_[kWe][town]) + 0.6f * next_to(kWe, town);
    return in_blocks(static_cast<float>(power_[kWe][town])) * std::min(1.0f, enemy / own) * (own - enemy) / (own + enemy);
}

// The French march on one city at a time: of those that they do not hold, the best prospect counts in full. The Allies fear for each.
void Campaign::add_cities(Standing& out) const {
    float best = 0, others = 0;
    for (const Town city : kCities) {
        const float stake = stake_in(city), prospect = stake * french_hold(city);
        if (us_ == Side::allied) {
            out.cities -= prospect;
            if (!towns_[kWe].has(city)) out.garrison -= 0.3f * w_.garrison * stake;
        } else if (towns_[kWe].has(city) && !towns_[kThey].has(city)) {
            out.cities += prospect;
        } else {
            others += std::min(best, prospect);
            best = std::max(best, prospect);
        }
    }
    out.cities += best + w_.other_cities * others;
}

Standing Campaign::standing() const {
    Standing out;
    float total = 1, together = 0;
    for (const Town town : towns_[kWe]) {
        const auto power = static_cast<float>(power_[kWe][town]);
        total += power;
        for (const Town other : towns_[kWe]) together += power * static_cast<float>(power_[kWe][other]) * reach(kTogether, town, other);
        if (towns_[kThey].has(town)) {
            out.strike += strike_at(town);
        } else {
            out.safety -= w_.danger / boldness_ * danger_at(town);
            out.close_in += 0.1f * w_.close_in * nearness(town);
        }
    }
    out.mass = w_.mass * together / (total * total);
    add_cities(out);
    out.scale(kPointsOfABlock);
    return out;
}

}  // namespace papelotte::napoleon
