#include "games/waterloo200/doctrine/situation.h"

#include <algorithm>

#include "games/waterloo200/rules/knowledge.h"
#include "games/waterloo200/rules/steps/fire.h"

namespace papelotte::waterloo200 {

// --- Gains --------------------------------------------------------------------------------------------------------------------------

namespace {

constexpr struct {
    Why why;
    float Gain::* part;
} kParts[] = {{Why::destroy, &Gain::destroyed},
              {Why::wear_down, &Gain::worn},
              {Why::spare, &Gain::lost},
              {Why::take_ground, &Gain::ground},
              {Why::take_victory_area, &Gain::victory},
              {Why::unit_sent, &Gain::sent},
              {Why::spend_stars, &Gain::stars},
              {Why::save_leader, &Gain::exposed},
              {Why::cut_communication, &Gain::cut}};

}  // namespace

float Gain::sum(ai::ReasonSet on) const {
    float total = 0;
    for (const auto& [why, part] : kParts)
        if (is_on(on, why)) total += this->*part;
    return total;
}

void Gain::add_to(const Scales& scales, std::size_t action) const {
    for (const auto& [why, part] : kParts) scales.add(action, why, this->*part);
}

Gain& Gain::operator+=(const Gain& other) {
    for (const auto& [why, part] : kParts) this->*part += other.*part;
    return *this;
}

// --- Presence ---------------------------------------------------------------------------------------------------------------

Situation::Situation(const Position& position, Side side, ai::ReasonSet reasons, const WeightSets& weights)
    : p(position),
      us(side),
      w(weights[static_cast<std::size_t>(side)]),
      on(reasons),
      ours(areas_of(position, side)),
      theirs(enemy_areas(position, side)),
      contested(ours & theirs),
      facts_(element(kStepFacts, position.edition)) {
    threat_.fill(-1);
    for (const Faction faction : kFactions) fallen_[index_of(faction)] = units_at(p, kEliminated, faction).size();
    const float late = static_cast<float>(p.turn - 1) / static_cast<float>(kTurns - 1);
    victory_worth_ = w.victory + (w.victory_late - w.victory) * late * late;
    look_at_the_enemy();
}

// Among units that cannot be told apart, the median by strength.
Unit Situation::middle_of(UnitSet alike) const {
    std::array<int, 5> count{};
    for (const Unit unit : alike) ++count[static_cast<std::size_t>(strength(p, unit))];
    int below = 0;
    std::size_t middle = 0;
    while (2 * (below + count[middle]) <= alike.size()) below += count[middle++];
    for (const Unit unit : alike)
        if (strength(p, unit) == static_cast<int>(middle)) return unit;
    return alike.front();
}

namespace {
// Enemy blocks are counted by kind: for each faction troops of strength 0 to 4, then leaders by stars.
constexpr std::size_t kStrongest = 4, kLeaderKind = kStrongest + 1, kKinds = 2 * kLeaderKind;
}  // namespace

void Situation::look_at_the_enemy() {
    UnitSet alike;   // of the previous block; consecutive blocks often have the same guise
    Unit middle = kNoUnit;
    for (const Unit unit : units_of(other(us))) {
        if (const UnitSet units = may_be(p, unit); units != alike) {
            alike = units;
            middle = alike.size() == 1 ? unit : middle_of(alike);
        }
        guess_[unit] = face_up(p, unit) ? unit : middle;
    }
    for (const Unit unit : units_of(other(us))) {
        const Area at = p.place(unit);
        if (!on_map(at)) continue;
        const Block block = assumed(unit);
        const Type type = type_of(block.unit);
        if (type == Type::strategic_leader || kGuns.has(block.unit)) continue;
        const bool leader = type == Type::tactical_leader;
        // A leader moves up to three points and stands next to the battle. Troops have boosted movement, and the last area costs one point more.
        const int reach = leader ? data_of(block.unit).mp : std::min<int>(data_of(block.unit).mp, 3);
        const std::uint8_t force = leader ? block_data(p.edition, block.unit).step[block.step].value : step_of(block).strength;
        if (force == 0) continue;
        const std::size_t first = kKinds * index_of(faction_of(unit)) + (leader ? kLeaderKind : 0);
        const std::size_t kind = first + std::min<std::size_t>(force, kStrongest);
        foes_.push_back({at, static_cast<std::uint8_t>(reach), static_cast<std::uint8_t>(kind)});
    }
}

Stack Situation::stack(Area area, Side side) const {
    Stack out;
    for (const Unit unit : units_at(p, area, side))
        if (out.size() < kLargestStack) out.push_back(assumed(unit));
    return out;
}

Stack Situation::defenders(Area area) const {
    Stack out = stack(area, other(us));
    const bool ambush = us == Side::french && p.impulse.ambushes.has(area) && static_cast<int>(out.size()) < stacking(area);
    if (!ambush) return out;
    const UnitSet reserves = (units_at(p, kPool, Faction::british) & units_of(area_data(area).sunken_road)) - kBrunswick;
    if (reserves) out.push_back({guess_[reserves.front()], 0});   // at full strength
    return out;
}

// --- The result of a battle -----------------------------------------------------------------------------------------------------------

float Situation::worth_of_loss(Unit unit, int fallen) const {
    if (kStrategicLeaders.has(unit)) return faction_of(unit) == Faction::prussian ? w.kill : w.decisive;   // W2-18.1.1
    if (faction_of(unit) == Faction::prussian) return w.kill * w.prussian;
    if (fallen + 1 >= kTables.morale) return w.decisive;   // W2-18.1.2
    return w.kill * (1 + w.urgency * static_cast<float>(fallen));
}

Toll Situation::toll(const Stack& stack, int hits, Fallen fallen) const {
    Toll out;
    out.all = stack.empty();
    if (hits <= 0 || stack.empty()) return out;
    const float step_worth[] = {w.step, w.ball, w.star};   // by StepFacts::kind
    std::array<const StepFacts*, kLargestStack> left;   // the present step of each unit; its next one follows in memory
    std::size_t count = 0;
    for (const Block block : stack) left[count++] = &step_of(block);
    while (hits > 0 && count > 0) {
        std::size_t picked = 0;
        for (std::size_t i = 1; i < count; ++i)
            if (left[i]->rank > left[picked]->rank) picked = i;
        const StepFacts& step = *left[picked];
        if (hits < step.hits) break;   // W2-13.7.5
        hits -= step.hits;
        if (step.last) {
            const std::size_t faction = index_of(faction_of(step.unit));
            out.units += worth_of_loss(step.unit, fallen_[faction] + fallen[faction]++);
            ++out.eliminated;
            left[picked] = left[--count];
        } else {
            out.steps += step_worth[step.kind];
            ++left[picked];
        }
    }
    out.all = count == 0;
    return out;
}

Gain Situation::battle(Area area, const Stack& attackers, int support, const Stack& defenders, Fallen& fallen) const {
    Gain gain;
    const Faction attacker = faction_of(attackers[0].unit), defender = faction_of(defenders[0].unit);
    const int result = fire_result(p, {area, attacker, defender, attackers, defenders}, support);
    const Hits hits = hits_of(result, capacity_of(result > 0 ? defenders : attackers));
    const Toll enemy = toll(defenders, result > 0 ? hits.loser : hits.winner, fallen);
    const Toll own = toll(attackers, result > 0 ? hits.winner : hits.loser, fallen);
    gain.destroyed = enemy.units;
    gain.worn = enemy.steps;
    gain.lost = -w.own_losses * (own.units + own.steps);
    fallen[index_of(defender)] += enemy.eliminated;
    fallen[index_of(attacker)] += own.eliminated;
    if (!own.all && is_on(on, Why::cut_communication)) gain.cut = w.cut * static_cast<float>(cut_off(area).theirs);
    if (enemy.all && !own.all) {
        gain.ground = w.ground;
        if (kVictoryAreas.has(area) && !controlled_by(p, us).has(area)) gain.victory = victory_worth_;
    } else if (!own.all) {
        gain.sent = -w.stuck * static_cast<float>(attackers.size());
    }
    return gain;
}

// --- The enemy's threat ------------------------------------------------------------------------------------------------

int Situation::threat(Area area) const {
    std::int8_t& known = threat_[area];
    if (known >= 0) return known;
    if (kBlack.has(area)) return known = 0;
    std::array<int, 3 * kKinds> within{};
    for (const Foe& foe : foes_) within[foe.kind] += distance(area, foe.area) <= foe.reach;
    const auto best = [&](std::size_t first, int most) {
        int total = 0;
        for (std::size_t strength = kStrongest; strength > 0 && most > 0; --strength) {
            const int taken = std::min(most, within[first + strength]);
            total += taken * static_cast<int>(strength);
            most -= taken;
        }
        return total;
    };
    int most = 0;
    for (const Faction faction : kFactions) {
        if (side_of(faction) == us) continue;
        const std::size_t first = kKinds * index_of(faction);
        const int force = best(first, std::min(stacking(area), 3));
        if (force > 0) most = std::max(most, force + best(first + kLeaderKind, strategic_value(p, faction)));
    }
    return known = static_cast<std::int8_t>(most);
}

void Situation::look_at(Area area) const {
    Place& found = places_[area];
    found.ours = stack(area, us);
    found.exposure = exposure(area, found.ours);
    looked_at_.insert(area);
}

void Situation::measure() const {
    to_enemy_.fill(kFar);
    AreaSet done, ring = theirs - kBlack;
    for (std::uint8_t step = 0; step < kFar && ring; ++step) {
        for (const Area area : ring) to_enemy_[static_cast<std::size_t>(area)] = step;
        done |= ring;
        ring = around(kNeighbours, ring) - done;
    }
    measured_ = true;
}

// --- Lines of communication ---------------------------------------------------------------------------------------------------------

void Situation::look_at_lines(Area area) const {
    CutOff out{0, 0};
    for (const Faction faction : kFactions)
        if (!p.areas_of(faction).empty()) {
            std::uint16_t& most = side_of(faction) == us ? out.ours : out.theirs;
            most = static_cast<std::uint16_t>(std::max<int>(most, cut_off(area, faction)));
        }
    cut_off_[area] = out;
    lines_looked_at_.insert(area);
}

int Situation::cut_off(Area area, Faction faction) const {
    if (!p.controlled_by(faction).has(area) || contested.has(area) || p.place(strategic_leader(faction)) == area) return 0;
    AreaSet& linked = linked_[index_of(faction)];
    if (linked.empty()) linked = communication(p, faction);
    if (!linked.has(area)) return 0;
    // No block is cut off if the areas around this one are connected without it, which is the usual case.
    const AreaSet open = (p.controlled_by(faction) - contested) | AreaSet::of(p.place(strategic_leader(faction)));
    const AreaSet beside = neighbours(area) & linked & (open | p.areas_of(faction));
    if (const AreaSet ways = beside & open; !ways.empty())
        if (reach(kNeighbours, AreaSet::of(ways.front()), beside.size(), kMap - beside, kMap - open) == beside) return 0;
    AreaSet start = AreaSet::of(p.place(strategic_leader(faction)));
    if (faction == Faction::prussian) start |= kBlack & linked;   // W2-6.1.5
    const AreaSet lost = (p.areas_of(faction) & linked) - reach(kNeighbours, start, kAreas, {}, (kMap - open) | AreaSet::of(area));
    int worth = 0;
    if (!lost.empty())
        for (const Unit unit : units_of(faction)) {
            if (!on_map(p, unit) || !lost.has(p.place(unit))) continue;
            const Block block = assumed(unit);
            const StepData& step = block_data(p.edition, block.unit).step[block.step];
            worth += step.strength + step.value;
        }
    return worth;
}

// --- The cost of an enemy attack ---------------------------------------------------------------------------------------------------------

float Situation::exposure(Area area, const Stack& stack) const {
    if (stack.empty()) return 0;
    const int result = threat(area) - strength_of(stack) - bonus(area);
    if (result <= 0) return 0;
    const Toll lost = toll(stack, result, Fallen{});
    return w.own_losses * (lost.units + lost.steps);
}

}   // namespace papelotte::waterloo200
