// What all decisions look at: who stands where as far as the side knows, what blocks are worth, what a battle would bring, and how hard the
// enemy could strike an area.
#pragma once

#include "games/waterloo200/doctrine_reasons.h"
#include "games/waterloo200/doctrine_weights.h"
#include "games/waterloo200/queries.h"

namespace papelotte::waterloo200 {

// A block as the side reckons with it: its own as it is, a hidden enemy as the middle one of those that it may be.
struct Block {
    Unit unit;
    std::uint8_t step;
};
inline constexpr std::size_t kLargestStack = 8;   // four of a side, and who passes through; nobody is attacked in a black area
using Stack = FixedVector<Block, kLargestStack>;

inline const StepData& step_of(Block block) { return data_of(block.unit).step[block.step]; }
int strength_of(const Stack&);
int capacity_of(const Stack&);

// What is gained and lost, each by its reason; losses are negative.
struct Gain {
    float destroyed = 0, worn = 0, lost = 0, victory = 0, ground = 0, sent = 0, stars = 0, exposed = 0;

    float sum(ai::ReasonSet on) const;
    void add_to(const Scales&, std::size_t action) const;
    Gain& operator+=(const Gain&);
};

// How many units of either army a plan has destroyed so far: the tenth ends the game (W2-18.1.2).
using Fallen = std::array<int, 3>;

// What hits do to a stack: worth of the units lost and of the steps of those that stay.
struct Toll {
    float units = 0, steps = 0;
    int eliminated = 0;
    bool all = false;
};

class Situation {
   public:
    Situation(const Position&, Side us, ai::ReasonSet on);

    const Position& p;
    const Side us;
    const Weights& w;
    const ai::ReasonSet on;
    AreaSet ours, theirs, contested;

    Block reckoned(Unit unit) const {
        const Unit as = side_of(unit) == us ? unit : guess_[static_cast<std::size_t>(unit)];
        return {as, p.unit(as).step};
    }
    Stack stack(Area, Side) const;

    Toll toll(Stack, int hits, Fallen) const;   // W2-13.7, the owner sparing what he can

    // W2-13.5 … W2-13.8  The attackers in the area, helped by stars and guns next to it, against the defenders.
    Gain battle(Area, const Stack& attackers, int support, const Stack& defenders, Fallen&) const;
    // W2-13.4  The enemy's stack there as our attack would meet it.
    Stack defenders(Area) const;

    // The fire that the enemy could bring to bear on the area in his next impulse.
    int threat(Area) const;
    // What a blow would cost the stack there; nothing where the enemy cannot strike or would not win.
    float exposure(Area, const Stack&) const;

    // W2-18.1.2  Whether so many more losses end the game.
    bool breaks(Faction faction, int more) const { return fallen_[index_of(faction)] + more >= kTables.morale; }

    float victory_worth() const { return victory_worth_; }

   private:
    struct Foe {
        Area area;
        std::uint8_t strength, reach;   // how many areas away it can attack
        bool leader;
        Faction faction;
    };
    void look_at_the_enemy();
    Unit middle_of(UnitSet alike) const;
    float worth_of_loss(Unit, int fallen) const;
    int threat_of(Area, Faction) const;

    std::array<Unit, kUnits> guess_;
    FixedVector<Foe, 64> foes_;
    mutable std::array<std::int8_t, kAreas> threat_;
    std::array<int, 3> fallen_{};   // before anything that is planned, by Faction
    float victory_worth_ = 0;
};

}  // namespace papelotte::waterloo200
