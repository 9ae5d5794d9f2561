// The expected value of orders, in points with their reasons: fire at a target, an assault, a unit's place on the map. The choice of
// an order and the choices that carry it out use the same figures, so play follows the plan.
#pragma once

#include "games/waterloo/doctrine/reasons.h"
#include "games/waterloo/doctrine/situation.h"
#include "games/waterloo/doctrine/weights.h"

namespace papelotte::waterloo {

// Points by reason, before they are added to the scales.
class Merits {
   public:
    explicit Merits(ai::ReasonSet on = 0) : on_(on) {}

    void add(Why why, float points) {
        if (points == 0 || !is_on(on_, why)) return;
        total_ += points;
        for (auto& [reason, sum] : parts_)
            if (reason == why) return void(sum += points);
        if (!parts_.full()) parts_.push_back({why, points});
    }
    void add(const Merits& merits, float factor = 1) {
        for (const auto& [why, points] : merits.parts_) add(why, points * factor);
    }
    float total() const { return total_; }
    void put_on(const Scales& scales, std::size_t action) const {
        for (const auto& [why, points] : parts_) scales.add(action, why, points);
    }

   private:
    struct Part {
        Why why;
        float points;
    };
    FixedVector<Part, 10> parts_;
    float total_ = 0;
    ai::ReasonSet on_;
};

// The inputs of planning.
struct Planning {
    Planning(const Position& position, Seat seat, ai::ReasonSet reasons, const Weights& weights);
    const Position& p;
    Situation s;
    ai::ReasonSet on;
    const Weights& w;
    float their_losses = 1, our_losses = 1;   // weight of a loss: it grows as a side approaches its limit (WL-15.1.3, WL-15.1.4)

    // The value of an area to an arriving unit, by army and arm. Many units ask for it, so it is cached.
    struct Promise {
        std::array<float, kBoardPlaces> points;
        AreaSet known;
    };
    mutable std::array<Promise, 9> promises;   // only the areas in `known` are valid
    mutable Promise spoils;                    // what a strong stack could win in an enemy-occupied area
};

// plans.cc
Merits fire_at(const Planning&, Unit gun, Area target);
Merits fire_from(const Planning&, Area area, Unit leader);   // every gun at its best target
// The gain of the assault on the target when the units join it; units already in it fight in any case. `from` is the activated area.
Merits assault_by(const Planning&, UnitSet units, Area target, Area from);
// The expected result of the assault on the target that is in progress or prepared.
Merits assault_prepared(const Planning&, Area target);

struct AssaultPlan {
    Area target = kNowhere;
    UnitSet units;   // empty: do not assault
    Merits merits;
};
// The best of: all infantry, one cavalry unit, all cavalry, infantry with one or with all cavalry. `partners` from other areas may
// join by a leader's second activation (WL-7.1.5): they count in the merits, but are not among the units.
AssaultPlan best_assault_on(const Planning&, UnitSet available, Area target, Area from, UnitSet partners = {});
AssaultPlan best_assault(const Planning&, Area area, Unit leader, bool as_if_mobile);
// The units within the leader's reach that could assault the target, except those of the area.
UnitSet partners_against(const Planning&, Unit leader, Area area, Area target);
// The best assault of all units within the leader's reach on one target.
Merits joint_assault(const Planning&, Unit leader);

// WL-11.2  How many more cubes per unit there are in `from` than in the area to which the cube is sent.
float relief(const Position&, Area from, Action send);

// The gain if two infantry units and a cavalry unit of ours assaulted the area; zero if an assault is not advisable.
float spoils_of(const Planning&, Area target);

// places.cc: the value of the unit's standing in the area.
Merits standing_in(const Planning&, Unit unit, Area area);
// The best move of the unit; kNowhere if it should stay.
struct MovePlan {
    Area to = kNowhere;
    float gain = 0;
};
MovePlan best_move(const Planning&, Unit unit, AreaSet destinations);
Merits moves_from(const Planning&, Area area, Unit leader, bool reserve);

}  // namespace papelotte::waterloo
