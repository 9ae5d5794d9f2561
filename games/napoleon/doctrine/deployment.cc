// Setting up a battle: terrain, and who stands where.
#include <algorithm>

#include "games/napoleon/doctrine/battle_sight.h"
#include "games/napoleon/doctrine/chapters.h"

namespace papelotte::napoleon {
namespace {

bool is_flank(Space position) { return front_of(position) != 1; }

// The power of a corps among blocks that are not yet deployed.
int corps_power(const Position& p, UnitSet units, Corps corps) {
    int sum = 0;
    for (const Unit unit : units)
        if (corps_of(unit) == corps) sum += power_of(unit, p.strength(unit));
    return sum;
}

class Deployment {
   public:
    Deployment(const Deploy& step, const Question& q) : q_(q), p_(q.p), battle_(q.p.battles[step.battle]), side_(q.side()), w_(q.w()) {
        for (const Unit unit : units_at(p_, battle_.town, side_)) {
            total_ += power_of(unit, p_.strength(unit));
            if (p_.space(unit) == Space::map) left_.insert(unit);
        }
        attacks_ = side_ == p_.active();
        choose_main();
    }

    void judge(std::size_t i) const {
        const Unit unit = unit_of(q_.actions[i]);
        const Space to = space_of(q_.actions[i]);
        if (is_reserve(to)) return in_reserve(i, unit);
        in_line(i, unit, to);
        if (verb_of(q_.actions[i]) == Verb::deploy_on) q_.scales.add(i, Why::man_marker, w_.marker * static_cast<float>(p_.strength(unit)) / 3);
    }

   private:
    static constexpr float kShareOfMain = 0.42f, kShareOfOthers = 0.24f;

    // An attacker strikes where fewest enemies stand (NP-6.2.40: he sees how many); a defender's main body is in the centre.
    void choose_main() {
        main_ = positions_of(side_)[1];
        if (!attacks_) return;
        int fewest = 99;
        for (const Space position : {positions_of(side_)[1], positions_of(side_)[0], positions_of(side_)[2]}) {
            const Space theirs = facing(position);
            int weight = 2 * units_in(p_, battle_.town, theirs, other(side_)).size();
            weight += battle_.has_stream(position) ? 2 : 0;
            weight += battle_.at(theirs) == Terrain::woods || battle_.at(theirs) == Terrain::farm ? 1 : 0;
            if (weight < fewest) fewest = weight, main_ = position;
        }
    }

    void in_reserve(std::size_t i, Unit unit) const {
        const int strength = p_.strength(unit);
        float points = kCavalry.has(unit) ? 1 : kHorseArtillery.has(unit) ? 0.4f : 0.2f;   // NP-6.3.34: riders come quickly
        if (strength == 1) points += 0.8f;                                                 // NP-6.3.10
        if (kCommanders.has(unit)) points = 0;
        q_.scales.add(i, Why::hold_back, w_.hold_back * points);
    }

    void in_line(std::size_t i, Unit unit, Space to) const {
        if (kCommanders.has(unit)) {   // he comes first: two corps may stand with him (NP-6.2.44)
            q_.scales.add(i, Why::commander_in_line, to == main_ ? 8.0f : -1.0f);
            return;
        }
        const int power = power_of(unit, p_.strength(unit));
        const UnitSet there = units_in(p_, battle_.town, to, side_);
        int standing = 0;
        for (const Unit one : there) standing += power_of(one, p_.strength(one));
        q_.scales.add(i, Why::form_line, w_.line * (0.5f + static_cast<float>(power) / kUsualPower));
        const UnitSet troops = there - kCommanders;
        const int corps = corps_power(p_, left_, corps_of(unit));
        if (troops.empty()) {   // the strongest corps take their positions first
            const float wanted = to == main_ ? 0.1f : 0;
            q_.scales.add(i, Why::keep_corps_together, w_.corps * (static_cast<float>(corps) / (2 * kUsualPower) + wanted));
        } else {
            q_.scales.add(i, Why::keep_corps_together, w_.corps * (corps_of(troops.front()) == corps_of(unit) ? 1.0f : 0.5f));
        }
        const float share = static_cast<float>(standing + power) / static_cast<float>(std::max(total_, 1));
        const float most = to == main_ ? kShareOfMain : kShareOfOthers;
        if (share > most && !troops.empty()) q_.scales.add(i, Why::crowd, -w_.crowd * 5 * (share - most));
        // Guns see nothing in front of woods (NP-6.2.13), and cavalry has no shock there.
        if (kArtillery.has(unit) && battle_.at(facing(to)) == Terrain::woods) q_.scales.add(i, Why::choose_ground, -0.8f);
        if (kCavalry.has(unit) && (battle_.at(to) == Terrain::woods || battle_.at(facing(to)) == Terrain::woods))
            q_.scales.add(i, Why::choose_ground, -0.5f);
    }

    const Question& q_;
    const Position& p_;
    const Battle& battle_;
    const Side side_;
    const Weights& w_;
    Space main_ = Space::map;
    UnitSet left_;
    int total_ = 0;
    bool attacks_ = false;
};

// Cavalry and guns less infantry, in hundredths of power: how much a side suffers from woods.
int horse_and_guns(const Position& p, Town town, Side side) {
    int sum = 0;
    for (const Unit unit : units_at(p, town, side)) sum += power_of(unit, p.strength(unit)) * (kInfantry.has(unit) ? -1 : 1);
    return sum;
}

}  // namespace

// A defender covers a flank with woods or a stream; farms and hills belong where the main body stands.
void judge(const PlaceTerrain& step, const Question& q) {
    const Battle& battle = q.p.battles[step.battle];
    const bool suffers = horse_and_guns(q.p, battle.town, step.side) > 0;
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::terrain) continue;
        const Terrain terrain = terrain_of(q.actions[i]);
        const bool flank = is_flank(space_of(q.actions[i]));
        const bool cover = terrain == Terrain::woods || terrain == Terrain::stream;
        float points = cover == flank ? 0.5f : 0;
        if (terrain == Terrain::woods && suffers && !flank) points -= 0.5f;
        q.scales.add(i, Why::choose_ground, points);
    }
}

void judge(const Deploy& step, const Question& q) {
    const Deployment deployment(step, q);
    for (std::size_t i = 0; i < q.actions.size(); ++i) deployment.judge(i);
}

}  // namespace papelotte::napoleon
