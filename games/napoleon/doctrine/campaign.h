// The campaign as a side sees it: how much power stands where, and what a distribution of its own blocks over the towns is worth. March by march
// is compared by trying it here: nothing of the rules is played.
#pragma once

#include "games/napoleon/doctrine/reasons.h"
#include "games/napoleon/doctrine/weights.h"
#include "games/napoleon/doctrine/worth.h"

namespace papelotte::napoleon {

// The worth of a distribution, by reason.
struct Standing {
    float strike = 0, safety = 0, cities = 0, garrison = 0, mass = 0, close_in = 0;

    void scale(float by);
    float sum(ai::ReasonSet) const;
    void add_to(const Scales&, std::size_t action, const Standing& before) const;   // the difference
};

class Campaign {
   public:
    Campaign(const Position&, Side us, const Weights&);

    // Moves a block of ours in this plan only. Over the last road of its way it enters; kNoRoad: it is placed.
    void move(Unit, Town from, Town to, Road last);
    Standing standing() const;

    Side us() const { return us_; }
    const Weights& weights() const { return w_; }
    int own_power(Town town) const { return power_[0][town]; }
    int enemy_power(Town town) const { return power_[1][town]; }
    int own_blocks(Town town) const { return blocks_[0][town]; }
    int enemy_blocks(Town town) const { return blocks_[1][town]; }
    TownSet own_towns() const { return towns_[0]; }
    TownSet enemy_towns() const { return towns_[1]; }
    // The power of a side in adjacent towns that do not fight. Who: 0 we, 1 the enemy.
    float next_to(std::size_t who, Town) const;
    // How likely it is that the French hold the city before long, and what that is worth, in blocks.
    float french_hold(Town city) const;
    float stake_in(Town city) const;
    // What we lose if the enemy attacks there in his next turn, in blocks; nothing if he would lose more.
    float danger_at(Town) const;

   private:
    void add_cities(Standing&) const;
    float strike_at(Town) const;
    float nearness(Town) const;
    float influence(std::size_t who, Town) const;

    const Position& p_;
    const Side us_;
    const Weights& w_;
    std::array<IdArray<Town, int, kTowns>, 2> power_{};
    std::array<IdArray<Town, std::uint8_t, kTowns>, 2> blocks_{};
    std::array<TownSet, 2> towns_;
    RoadSet entries_;
    bool enemy_strikes_next_;
    float boldness_;   // losses count less as time runs out
};

inline constexpr TownSet kCities = [] {   // NP-1.2.2
    TownSet cities;
    for (const Town town : kMap)
        if (data_of(town).victory) cities.insert(town);
    return cities;
}();

}   // namespace papelotte::napoleon
