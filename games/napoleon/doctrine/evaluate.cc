// See evaluate.h.
#include "games/napoleon/doctrine/evaluate.h"

#include <algorithm>

#include "games/napoleon/doctrine/campaign.h"
#include "games/napoleon/doctrine/doctrine.h"
#include "games/napoleon/rules/queries.h"

namespace papelotte::napoleon {
namespace {

class Counting {
   public:
    explicit Counting(const Position& p) : p_(p), late_(static_cast<float>(p.turn - 1) / (kTurns - 1)) {
        at(Feature::even) = 1;
        for (const Army army : kAllArmies) count_army(army);
        at(Feature::anglo_dutch_defeated) = p.defeated[Army::anglo_dutch];
        at(Feature::prussian_defeated) = p.defeated[Army::prussian];
        at(Feature::late) = late_;
        at(Feature::late_squared) = late_ * late_;
        at(Feature::to_act) = p.active() == Side::french ? 1 : -1;
        const Campaign french(p, Side::french, kWeights[0]), allied(p, Side::allied, kWeights[1]);
        count_cities(french);
        count_side(french, Feature::french_danger, Feature::french_together);
        count_side(allied, Feature::allied_danger, Feature::allied_together);
    }
    const Features& features() const { return out_; }

   private:
    float& at(Feature feature) { return out_[static_cast<std::size_t>(feature)]; }
    float& at(Feature first, Army army) { return out_[static_cast<std::size_t>(first) + index_of(army)]; }

    void count_army(Army army) {
        const float lost = std::min(1.0f, static_cast<float>(eliminated(p_, army).size()) / static_cast<float>(data_of(army).defeated_at));
        at(Feature::french_losses, army) = lost;
        at(Feature::french_losses_squared, army) = lost * lost;
        int power = 0;
        for (const Unit unit : units_of(army))
            if (on_map(p_, unit)) power += power_of(unit, p_.strength(unit));
        at(Feature::french_power, army) = static_cast<float>(power) / (10 * kUsualPower);
    }

    // NP-9, NP-10.3  What the cities cost the Allies, if the French come to hold them as is likely now.
    void count_cities(const Campaign& campaign) {
        const int own_turns = (kTurns - p_.turn) / 2 + 1;
        const auto turns = static_cast<float>(own_turns);
        float supply[kArmies] = {};
        for (const Town city : kCities) {
            const float hold = campaign.french_hold(city);
            at(Feature::cities) += hold;
            at(Feature::cities_late) += hold * late_ * late_ * late_;
            const bool alone = campaign.own_blocks(city) > 0 && campaign.enemy_blocks(city) == 0;
            if (alone) at(Feature::cities_held_late) += late_ * late_ * late_ * late_ * late_ * late_;
            const Army army = data_of(city).supply_army;
            supply[index_of(army)] += hold * turns * static_cast<float>(data_of(city).supply_loss);
        }
        for (const auto& [army, feature] :
             {std::pair(Army::anglo_dutch, Feature::anglo_dutch_supply), std::pair(Army::prussian, Feature::prussian_supply)})
            at(feature) =
                std::min(1.0f, at(Feature::french_losses, army) + supply[index_of(army)] / static_cast<float>(data_of(army).defeated_at));
    }

    void count_side(const Campaign& campaign, Feature danger, Feature together) {
        float total = 1, near = 0;
        for (const Town town : campaign.own_towns()) {
            const auto power = static_cast<float>(campaign.own_power(town));
            total += power;
            near += power * (power + 0.6f * campaign.next_to(0, town));
            if (campaign.enemy_blocks(town) == 0) at(danger) += campaign.danger_at(town) / 10;
        }
        at(together) = near / (total * total);
    }

    const Position& p_;
    const float late_;
    Features out_{};
};

}  // namespace

Features features_of(const Position& p) { return Counting(p).features(); }

float french_chance(const Position& p) { return ai::chance_by(kEvaluation, features_of(p)); }

float Doctrine::evaluate(const Position& p, Seat seat) {
    const float french = french_chance(p);
    return seat == kFrenchSeat ? french : 1 - french;
}

}  // namespace papelotte::napoleon
