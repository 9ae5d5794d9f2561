// The facts that decisions share: where blocks stand as far as the side knows, what they are worth, the expected result of a battle,
// and the threat to an area.
#pragma once

#include <algorithm>

#include "games/waterloo200/doctrine/reasons.h"
#include "games/waterloo200/doctrine/weights.h"
#include "games/waterloo200/rules/queries.h"

namespace papelotte::waterloo200 {

// Blocks as the side sees them: its own as they are, a hidden enemy block as the median of its guise.
inline constexpr std::size_t kLargestStack = 8;   // four per side, and units passing through; black areas are never attacked
using Stack = FixedVector<Block, kLargestStack>;

// Facts that battles use all the time, packed: eight bytes per step.
struct StepFacts {
    std::int16_t rank;       // order of taking hits: the strongest first, among these the one that absorbs most (W2-13.7.7)
    Unit unit;
    std::uint8_t strength, hits;
    std::uint8_t capacity;   // hits until it is eliminated
    bool last;               // the step before elimination
    enum : std::uint8_t { troops, gun, leader } kind;
};
using StepTable = std::array<std::array<StepFacts, 4>, kUnits>;
constexpr StepTable step_table(Edition edition) {
    StepTable facts{};
    for (int i = 0; i < kUnits; ++i) {
        const Unit unit{static_cast<std::uint8_t>(i)};
        const BlockData& data = block_data(edition, unit);
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
}
inline constexpr auto kStepFacts = [] {
    std::array<StepTable, kEditions> tables{};
    for (std::size_t edition = 0; edition < kEditions; ++edition) tables[edition] = step_table(Edition(edition));
    return tables;
}();

// Gains and losses by reason; losses are negative.
struct Gain {
    float destroyed = 0, worn = 0, lost = 0, victory = 0, ground = 0, sent = 0, stars = 0, exposed = 0, cut = 0;

    float sum(ai::ReasonSet on) const;
    void add_to(const Scales&, std::size_t action) const;
    Gain& operator+=(const Gain&);
};

// The units of each faction that a plan has destroyed so far: the tenth ends the game (W2-18.1.2).
using Fallen = std::array<int, 3>;

// The effect of hits on a stack: the value of the units lost, and of the steps that the others lose.
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

    Block assumed(Unit unit) const {
        const Unit as = side_of(unit) == us ? unit : guess_[unit];
        return {as, p.unit(as).step};
    }
    Stack stack(Area, Side) const;
    const StepFacts& step_of(Block block) const { return element(facts_, block.unit)[block.step]; }
    int strength_of(const Stack& stack) const {
        int total = 0;
        for (const Block block : stack) total += step_of(block).strength;
        return total;
    }
    int capacity_of(const Stack& stack) const {
        int total = 0;
        for (const Block block : stack) total += step_of(block).capacity;
        return total;
    }
    int bonus(Area area) const { return waterloo200::bonus(p.edition, area); }
    int stacking(Area area) const { return waterloo200::stacking(p.edition, area); }

    Toll toll(const Stack&, int hits, Fallen) const;   // W2-13.7; the owner spares what he can

    // W2-13.5 … W2-13.8  The attackers in the area, helped by stars and guns in adjacent areas, against the defenders.
    Gain battle(Area, const Stack& attackers, int support, const Stack& defenders, Fallen&) const;
    // W2-13.4  The enemy's stack in the area, as our attack would meet it.
    Stack defenders(Area) const;

    // The fire that the enemy could concentrate on the area in his next impulse.
    int threat(Area) const;
    // The expected cost of an enemy attack on the stack there; zero if the enemy cannot attack or would not win.
    float exposure(Area, const Stack&) const;

    // W2-6.2.1  The strength and stars of each side's blocks that would be cut off if the area were closed to it.
    struct CutOff {
        std::uint16_t ours, theirs;
    };
    CutOff cut_off(Area area) const {
        if (!lines_looked_at_.has(area)) look_at_lines(area);
        return cut_off_[area];
    }

    // Values of an area that are asked for repeatedly, computed at the first request.
    struct Place {
        Stack ours;
        float exposure;   // of those
    };
    const Place& place(Area area) const {
        if (!looked_at_.has(area)) look_at(area);
        return places_[area];
    }

    // The distance to the nearest enemy outside black areas, and to the nearest victory area that is not ours, up to kFar.
    static constexpr int kFar = 12;
    int to_enemy(Area area) const { return (measured_ ? void() : measure()), to_enemy_[static_cast<std::size_t>(area)]; }
    int to_victory(Area area) const {
        int least = kFar;
        for (const Area one : kVictoryAreas - controlled_by(p, us)) least = std::min(least, distance(area, one));
        return least;
    }

    // W2-18.1.2  Whether this number of further losses ends the game.
    bool breaks(Faction faction, int more) const { return fallen_[index_of(faction)] + more >= kTables.morale; }

    float victory_worth() const { return victory_worth_; }

   private:
    struct Foe {
        Area area;
        std::uint8_t reach;   // the distance in areas at which it can attack
        std::uint8_t kind;    // faction, leader or troops, strength: see threat()
    };
    void look_at_the_enemy();
    void look_at(Area) const;
    void measure() const;
    void look_at_lines(Area) const;
    int cut_off(Area, Faction) const;
    Unit middle_of(UnitSet alike) const;
    float worth_of_loss(Unit, int fallen) const;

    const StepTable& facts_;   // of the position's edition
    IdArray<Unit, Unit, kUnits> guess_;
    FixedVector<Foe, 64> foes_;
    mutable IdArray<Area, std::int8_t, kAreas> threat_;
    mutable IdArray<Area, Place, kAreas> places_;
    mutable AreaSet looked_at_;
    mutable std::array<std::uint8_t, kAreas> to_enemy_;
    mutable bool measured_ = false;
    mutable IdArray<Area, CutOff, kAreas> cut_off_;
    mutable AreaSet lines_looked_at_;
    mutable std::array<AreaSet, 3> linked_;   // by Faction; empty: not computed yet
    std::array<int, 3> fallen_{};   // by Faction, before the planned actions
    float victory_worth_ = 0;
};

}  // namespace papelotte::waterloo200
