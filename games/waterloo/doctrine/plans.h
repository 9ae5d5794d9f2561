// What an order may be expected to bring, in points with their reasons: fire at a target, an assault, a unit's place on the map. The choice
// of an order and the choices inside it use the same figures, so that what was planned is also done.
#pragma once

#include "games/waterloo/doctrine/reasons.h"
#include "games/waterloo/doctrine/situation.h"
#include "games/waterloo/doctrine/weights.h"

namespace papelotte::waterloo {

// Points by reason, before they are put on the scales.
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

// What plans are made from.
struct Planning {
    Planning(const Position& position, Seat seat, ai::ReasonSet reasons, const Weights& weights);
    const Position& p;
    Situation s;
    ai::ReasonSet on;
    const Weights& w;
    float their_losses = 1, our_losses = 1;   // what a loss weighs: more as a side comes near to what it may lose (WL-15.1.3, WL-15.1.4)

    // What an area promises to a unit that comes, by army and arm: asked for many units, reckoned once.
    struct Promise {
        std::array<float, kBoardPlaces> points;
        AreaSet known;
    };
    mutable std::array<Promise, 9> promises;   // only what is known has been written
    mutable Promise spoils;                    // what a good stack could win in an enemy-occupied area
};

// plans.cc
Merits fire_at(const Planning&, Unit gun, Area target);
Merits fire_from(const Planning&, Area area, Unit leader);   // every gun at its best target
// What the assault on the target gains when the units join it; those that are in it already fight on in any case. `from` is the area that
// is activated.
Merits assault_by(const Planning&, UnitSet units, Area target, Area from);
// What the assault under way or prepared there is expected to bring.
Merits assault_prepared(const Planning&, Area target);

struct AssaultPlan {
    Area target = kNowhere;
    UnitSet units;   // none: better not
    Merits merits;
};
// The best of: all infantry, one horse, all cavalry, infantry with one or with all of them. `partners` from other areas may join by a
// leader's second activation (WL-7.1.5): they count in the merits, but are not among the units.
AssaultPlan best_assault_on(const Planning&, UnitSet available, Area target, Area from, UnitSet partners = {});
AssaultPlan best_assault(const Planning&, Area area, Unit leader, bool as_if_mobile);
// Who may assault the target from the leader's reach, the area left out.
UnitSet partners_against(const Planning&, Unit leader, Area area, Area target);
// The best that a leader can do with all that reaches one target.
Merits joint_assault(const Planning&, Unit leader);

// WL-11.2  How many cubes a unit carries here more than there, where the cube is sent.
float relief(const Position&, Area from, Action send);

// What two infantry units and a horse of one's own line would win by assaulting the area; nothing when they had better not.
float spoils_of(const Planning&, Area target);

// places.cc: what it is worth that the unit stands in the area
Merits standing_in(const Planning&, Unit unit, Area area);
// The best move for the unit, kNowhere when it had better stay.
struct MovePlan {
    Area to = kNowhere;
    float gain = 0;
};
MovePlan best_move(const Planning&, Unit unit, AreaSet destinations);
Merits moves_from(const Planning&, Area area, Unit leader, bool reserve);

}  // namespace papelotte::waterloo
