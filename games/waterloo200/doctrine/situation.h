// What all decisions look at: who stands where as far as the side knows, what blocks are worth, what a battle would bring, and how hard the
// enemy could strike an area.
#pragma once

#include <algorithm>

#include "games/waterloo200/doctrine/reasons.h"
#include "games/waterloo200/doctrine/weights.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

// Blocks as the side reckons with them: its own as they are, a hidden enemy as the middle one of those that it may be.
inline constexpr std::size_t kLargestStack = 8;   // four of a side, and who passes through; nobody is attacked in a black area
using Stack = FixedVector<Block, kLargestStack>;

// What battles ask of a block at every turn, side by side: eight bytes a step.
struct StepFacts {
    std::int16_t rank;       // who takes hits first: the strongest, of these who absorbs most (W2-13.7.7)
    Unit unit;
    std::uint8_t strength, hits;
    std::uint8_t capacity;   // hits until it is eliminated
    bool last;               // the step before elimination
    enum : std::uint8_t { troops, gun, leader } kind;
};
inline constexpr auto kStepFacts = [] {
    std::array<std::array<StepFacts, 4>, kUnits> facts{};
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const UnitData& data = data_of(unit);
        int capacity = 0;
        for (std::size_t step = data.steps; step-- > 0;) {
            const StepData& one = data.step[step];
            capacity += one.hits;
            facts[static_cast<std::size_t>(i)][step] = {static_cast<std::int16_t>((one.strength << 10) + (one.hits << 8) - i),
                                                        unit,
                                                        one.strength,
                                                        one.hits,
                                                        static_cast<std::uint8_t>(capacity),
                                                        step + 1 == data.steps,
                                                        kLeaders.has(unit) ? StepFacts::leader
                                                        : kGuns.has(unit)  ? StepFacts::gun
                                                                           : StepFacts::troops};
        }
    }
    return facts;
}();

inline const StepFacts& step_of(Block block) { return kStepFacts[static_cast<std::size_t>(block.unit)][block.step]; }
inline int strength_of(const Stack& stack) {
    int total = 0;
    for (const Block block : stack) total += step_of(block).strength;
    return total;
}
inline int capacity_of(const Stack& stack) {
    int total = 0;
    for (const Block block : stack) total += step_of(block).capacity;
    return total;
}

// What is gained and lost, each by its reason; losses are negative.
struct Gain {
    float destroyed = 0, worn = 0, lost = 0, victory = 0, ground = 0, sent = 0, stars = 0, exposed = 0, cut = 0;

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
    Situation(const Position&, Side us, ai::ReasonSet on, const WeightSets& = kWeights);

    const Position& p;
    const Side us;
    const Weights& w;
    const ai::ReasonSet on;
    AreaSet ours, theirs, contested;

    Block reckoned(Unit unit) const {
        const Unit as = side_of(unit) == us ? unit : guess_[unit];
        return {as, p.unit(as).step};
    }
    Stack stack(Area, Side) const;

    Toll toll(const Stack&, int hits, Fallen) const;   // W2-13.7, the owner sparing what he can

    // W2-13.5 … W2-13.8  The attackers in the area, helped by stars and guns next to it, against the defenders.
    Gain battle(Area, const Stack& attackers, int support, const Stack& defenders, Fallen&) const;
    // W2-13.4  The enemy's stack there as our attack would meet it.
    Stack defenders(Area) const;

    // The fire that the enemy could bring to bear on the area in his next impulse.
    int threat(Area) const;
    // What a blow would cost the stack there; nothing where the enemy cannot strike or would not win.
    float exposure(Area, const Stack&) const;

    // W2-6.2.1  Strength and stars of the blocks of either side that would be cut off if the area were closed to it.
    struct CutOff {
        std::uint16_t ours, theirs;
    };
    CutOff cut_off(Area area) const {
        if (!lines_looked_at_.has(area)) look_at_lines(area);
        return cut_off_[area];
    }

    // What is asked again and again of an area, found out when it is asked first.
    struct Place {
        Stack ours;
        float exposure;   // of those
    };
    const Place& place(Area area) const {
        if (!looked_at_.has(area)) look_at(area);
        return places_[area];
    }

    // How many areas it is to the nearest enemy who is not in a black one, and to a victory area that is not ours; as far as it matters.
    static constexpr int kFar = 12;
    int to_enemy(Area area) const { return (measured_ ? void() : measure()), to_enemy_[static_cast<std::size_t>(area)]; }
    int to_victory(Area area) const {
        int least = kFar;
        for (const Area one : kVictoryAreas - controlled_by(p, us)) least = std::min(least, distance(area, one));
        return least;
    }

    // W2-18.1.2  Whether so many more losses end the game.
    bool breaks(Faction faction, int more) const { return fallen_[index_of(faction)] + more >= kTables.morale; }

    float victory_worth() const { return victory_worth_; }

   private:
    struct Foe {
        Area area;
        std::uint8_t reach;   // how many areas away it can attack
        std::uint8_t kind;    // faction, leader or troops, strength: see threat()
    };
    void look_at_the_enemy();
    void look_at(Area) const;
    void measure() const;
    void look_at_lines(Area) const;
    int cut_off(Area, Faction) const;
    Unit middle_of(UnitSet alike) const;
    float worth_of_loss(Unit, int fallen) const;

    IdArray<Unit, Unit, kUnits> guess_;
    FixedVector<Foe, 64> foes_;
    mutable IdArray<Area, std::int8_t, kAreas> threat_;
    mutable IdArray<Area, Place, kAreas> places_;
    mutable AreaSet looked_at_;
    mutable std::array<std::uint8_t, kAreas> to_enemy_;
    mutable bool measured_ = false;
    mutable IdArray<Area, CutOff, kAreas> cut_off_;
    mutable AreaSet lines_looked_at_;
    mutable std::array<AreaSet, 3> linked_;   // by Faction; empty: not looked at yet
    std::array<int, 3> fallen_{};   // before anything that is planned, by Faction
    float victory_worth_ = 0;
};

}  // namespace papelotte::waterloo200
