// See evaluate.h.
#include "games/waterloo200/doctrine/evaluate.h"

#include <algorithm>
#include <cmath>

#include "games/waterloo200/doctrine/attack.h"
#include "games/waterloo200/doctrine/doctrine.h"

namespace papelotte::waterloo200 {
namespace {

class Counting {
   public:
    Counting(const Position& p, const WeightSets& weights) : p_(p), weights_(weights) {
        out_[static_cast<std::size_t>(Feature::even)] = 1;
        losses();
        forces();
        ground();
        blows();
    }
    const Features& features() const { return out_; }

   private:
    float& at(Feature feature) { return out_[static_cast<std::size_t>(feature)]; }
    float& at(Feature first, Faction faction) { return out_[static_cast<std::size_t>(first) + index_of(faction)]; }
    float& at(Feature first, Side side) { return out_[static_cast<std::size_t>(first) + static_cast<std::size_t>(side)]; }

    void losses() {
        for (const Faction faction : {Faction::french, Faction::british}) {
            const float lost = 1 - static_cast<float>(morale(p_, faction)) / static_cast<float>(kTables.morale);
            at(Feature::french_losses, faction) = lost;
            at(Feature::french_losses_squared, faction) = lost * lost;
        }
    }

    void forces() {
        for (const Faction faction : kFactions) {
            for (const Unit unit : units_of(faction)) {
                if (!on_map(p_, unit)) continue;
                const auto worth = static_cast<float>(kSupportUnits.has(unit) ? value(p_, unit) : strength(p_, unit)) / 10;
                if (kCombatUnits.has(unit)) at(Feature::french_strength, faction) += worth;
                if (kTacticalLeaders.has(unit)) at(Feature::french_stars, faction) += worth;
            }
            if (faction == Faction::prussian) continue;
            at(Feature::french_value, faction) = static_cast<float>(strategic_value(p_, faction)) / 4;
            at(Feature::french_pool, faction) = static_cast<float>(units_at(p_, kPool, faction).size()) / 10;
        }
    }

    void ground() {
        const int french = (kVictoryAreas & p_.controlled_by(Faction::french)).size();
        const auto lead = static_cast<float>(2 * french - kVictoryAreas.size());
        const float late = static_cast<float>(p_.turn - 1) / static_cast<float>(kTurns - 1);
        at(Feature::victory_areas) = lead;
        at(Feature::victory_areas_late) = lead * late * late * late;
        at(Feature::to_act) = p_.impulse.side == Side::french ? 1 : -1;
    }

    // The expected gain of the next attacks.
    void blows() {
        for (const Side side : {Side::french, Side::allied}) {
            const Situation s(p_, side, ai::kAllReasons, weights_);
            const bool acts = p_.impulse.side == side;
            const Faction enemy = side == Side::french ? Faction::british : Faction::french;
            for (const Faction faction : kFactions) {
                if (side_of(faction) != side || p_.areas_of(faction).empty()) continue;
                commander_at_risk(s, faction);
                const auto attacks = AttackPlanner(s, faction, Purpose::activation).best();
                if (attacks.empty()) continue;
                const Fallen& fallen = attacks[0].fallen;
                const int own = fallen[index_of(faction)], theirs = fallen[0] + fallen[1] + fallen[2] - own;
                float& blow = at(acts ? Feature::french_blow : Feature::french_blow_next, side);
                blow = std::max(blow, static_cast<float>(theirs - own) / 5);
                if (s.breaks(enemy, fallen[index_of(enemy)])) at(acts ? Feature::french_breaks : Feature::french_breaks_next, side) = 1;
            }
        }
    }

    void commander_at_risk(const Situation& s, Faction faction) {
        const Area area = p_.place(strategic_leader(faction));
        if (faction == Faction::prussian || !on_map(area)) return;
        const int over = s.threat(area) - s.strength_of(s.stack(area, s.us)) - s.bonus(area);
        at(Feature::french_commander_risk, s.us) = static_cast<float>(std::max(0, over)) / 10;
    }

    const Position& p_;
    const WeightSets& weights_;
    Features out_{};
};

float of(Seat seat, float french) { return seat == kFrenchSeat ? french : 1 - french; }

}  // namespace

Features features_of(const Position& p, const WeightSets& weights) { return Counting(p, weights).features(); }

float french_chance(const Position& p) { return ai::chance_by(kEvaluation, features_of(p)); }

float Doctrine::evaluate(const Position& p, Seat seat) { return of(seat, french_chance(p)); }

float Doctrine::former_value(const Position& p, Seat seat) {
    return of(seat, ai::chance_by(kFormerEvaluation, features_of(p, waterloo200::kFormerWeights)));
}

}  // namespace papelotte::waterloo200
