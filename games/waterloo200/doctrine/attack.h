// Plans of attack. Leaders with stars in one area help every battle next to it. So an attack consists of an area for the leaders, the
// battles around it, and for each battle the commanded troops that can reach it.
//
//        t1   t2        enemy areas next to the leaders' area: each battle there gets all their stars
//          \ /
//     u ->  a  <- l,l   leaders gather in a; troops of their corps within their radius march to t1 and t2
#pragma once

#include <optional>

#include "games/waterloo200/doctrine/situation.h"

namespace papelotte::waterloo200 {

struct Post {   // the area where a leader is, or would be, activated
    Unit leader;
    Area area;
};
using Posts = FixedVector<Post, 8>;

struct Attack {
    struct Battle {
        Area area;
        FixedVector<Unit, 4> sent;   // the units that march there, in this order
        Gain gain;
    };
    Posts posts;
    FixedVector<Battle, 4> battles;
    Gain gain;          // of all battles, the stars and the risk
    float value = 0;    // the sum over the reasons that are switched on
    Fallen fallen{};    // units destroyed, by Faction
};

class AttackPlanner {
   public:
    // `under_way`: the march of a unit that is already moving.
    AttackPlanner(const Situation&, Faction, Purpose, const March* under_way = nullptr);

    // The best battles with these leaders.
    Attack with(const Posts&) const;
    // The best attacks when leaders can still be chosen: at most `most`, the best first. Leaders already activated stay where they are.
    static constexpr std::size_t kMostAttacks = 3;
    using Attacks = FixedVector<Attack, kMostAttacks>;
    Attacks best() const;
    // The attack if this leader, who is moving, were revealed in the area.
    Attack with_leader_in(Unit leader, Area) const;

    const Posts& active() const { return active_; }
    AreaSet areas_next_to_the_enemy() const;

    // The leader's stars in battle, and the cost of spending one.
    int stars(Unit leader) const { return value(s_.p, leader); }

   private:
    static constexpr std::size_t kMostTargets = 40;
    struct Idea {   // for one battle
        Attack::Battle battle{};
        Fallen killed{};
        float sum = 0;
    };
    // The areas from which an enemy-held area can be entered, by movement points (W2-12.1). They are computed on demand.
    struct Ways {
        std::array<AreaSet, 8> from{};
        AreaSet done;
        std::size_t known = 0;   // entries of `from` that are computed
    };
    struct Target {
        Area area;
        Stack defenders, attackers;   // attackers: our units that are there already
        int fire;                     // DF
        bool new_engagement;
        mutable Ways ways{};
    };
    struct Available {
        Unit unit;
        Area area;
        std::uint8_t mp, worth;
    };
    using Troops = FixedVector<Available, 64>;

    void add_target(Area);
    bool can_reach(const Target&, const Available&) const;
    Troops under_command(const Posts&) const;
    Idea plan_battle(const Target&, const Posts&, const Troops&, UnitSet used, const Fallen&) const;
    float promise(Area, const Posts&) const;   // a quick estimate, to choose the areas worth planning
    Posts gathered_in(Area, const Unit* first) const;
    void drop_idle_leaders(Attack&) const;

    const Situation& s_;
    const Faction faction_;
    const Purpose purpose_;
    const March* under_way_;
    AreaSet linked_, stops_;
    Posts active_;
    struct Candidate {
        Unit leader;
        AreaSet ends;
    };
    FixedVector<Candidate, 8> candidates_;       // leaders who can still be activated, most stars first
    FixedVector<Target, kMostTargets> targets_;
    UnitSet guns_;                               // activated, without enemies in their area
};

}  // namespace papelotte::waterloo200
