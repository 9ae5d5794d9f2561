// Plans of attack. Leaders with stars in one area help every battle next to it, so an attack is: an area for the leaders, the battles
// around it, and for each battle the troops under command that can reach it.
//
//        t1   t2        enemy areas next to the leaders' area: each battle there gets all their stars
//          \ /
//     u ->  a  <- l,l   leaders gather in a; troops of their corps within their radius march to t1 and t2
#pragma once

#include <optional>

#include "games/waterloo200/doctrine/situation.h"

namespace papelotte::waterloo200 {

struct Post {   // where a leader is, or would be, activated
    Unit leader;
    Area area;
};
using Posts = FixedVector<Post, 8>;

struct Attack {
    struct Battle {
        Area area;
        FixedVector<Unit, 4> sent;   // who marches there, in this order
        Gain gain;
    };
    Posts posts;
    FixedVector<Battle, 4> battles;
    Gain gain;          // of all battles, the stars and the risk
    float value = 0;    // its sum by the reasons that are on
    Fallen fallen{};    // units destroyed, by Faction
};

class AttackPlanner {
   public:
    // With a march: of the unit that is on its way.
    AttackPlanner(const Situation&, Faction, Purpose, const March* under_way = nullptr);

    // The best battles with these leaders.
    Attack with(const Posts&) const;
    // The best attack when the leaders may still be chosen; `most` attacks, the best first. Those activated already stay where they are.
    static constexpr std::size_t kMostAttacks = 3;
    using Attacks = FixedVector<Attack, kMostAttacks>;
    Attacks best() const;
    // The same when this leader is on his way: what he would bring in an area.
    Attack with_leader_in(Unit leader, Area) const;

    const Posts& active() const { return active_; }
    AreaSet areas_next_to_the_enemy() const;

    // The leader's stars as they count in battle, and what spending one costs.
    int stars(Unit leader) const { return value(s_.p, leader); }

   private:
    static constexpr std::size_t kMostTargets = 40;
    struct Idea {   // of one battle
        Attack::Battle battle{};
        Fallen killed{};
        float sum = 0;
    };
    // The areas from which an enemy's area can be entered, by movement points (W2-12.1): known as far as somebody has asked.
    struct Ways {
        std::array<AreaSet, 8> from{};
        AreaSet done;
        std::size_t known = 0;   // of `from`; what lies beyond is on its way
    };
    struct Target {
        Area area;
        Stack defenders, attackers;   // attackers: those of ours that are there already
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
    float promise(Area, const Posts&) const;   // a quick guess, to choose what is worth planning
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
    FixedVector<Candidate, 8> candidates_;       // leaders that could still be activated, most stars first
    FixedVector<Target, kMostTargets> targets_;
    UnitSet guns_;                               // activated, and no enemy beside them
};

}  // namespace papelotte::waterloo200
