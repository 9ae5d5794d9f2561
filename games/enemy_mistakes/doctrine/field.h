// The field as an army sees it when it decides: who could strike whom, the goals of its formations, and how much it must risk.
#pragma once

#include "games/enemy_mistakes/doctrine/weights.h"
#include "games/enemy_mistakes/doctrine/worth.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {

// Where a unit stands, or would stand.
struct Spot {
    plane::Vec at, front;
};

// Somewhere to go, and what it is worth.
struct Goal {
    plane::Vec at;
    float worth;
    bool garrison = false;   // that is to be stormed
};
using Goals = FixedVector<Goal, 96>;

class Field {
   public:
    Field(const Position&, Army, const Weights&);

    const Position& p() const { return p_; }
    Army army() const { return army_; }
    const Weights& w() const { return w_; }
    Spot spot_of(Unit unit) const { return {fighter(unit).at, fighter(unit).front}; }
    UnitSet own() const { return own_; }
    UnitSet enemies() const { return enemies_; }

    // What the enemy's best Charge at a unit there would win him; at least 0.
    float danger(Unit, Spot) const;
    // What the best Charge by a unit from there would win.
    float prospect(Unit, Spot) const;
    UnitSet worth_charging(Unit) const;   // the enemies against which such a Charge would win something
    // What the best Charge at a counter there would win the enemy.
    float danger(General, plane::Vec) const;

    // The goals of a group, and what it is worth to stand so near to them: the best of the goals by its distance.
    Goals goals_of(UnitSet group) const;
    static float pull(const Goals&, plane::Vec);
    // How much the army must risk: 1 if it is neither behind nor ahead in points.
    float daring() const { return daring_; }
    // EM-17.4 to EM-17.10  What it is worth to stand there for the objectives.
    float hold(Spot) const;
    // EM-14.26  Whether a formation is two tiles of Infantry side by side, near enough to the enemy to fight soon: one behind the other they would
    // support each other. And the place behind the other one for a unit of such a formation.
    bool should_form_column(Unit leader) const;
    plane::Vec place_behind_other(Unit unit) const;

    plane::Vec nearest_enemy_to(plane::Vec) const;
    plane::Vec middle_of(Corps corps) const { return middles_[corps]; }   // of an own Corps
    // EM-5.10  What the army stands to lose with the General of a formation that fights; at least 0.
    float general_at_stake(Unit unit) const { return fighter(unit).general_at_stake; }

   private:
    struct Fighter {
        plane::Vec at, front;
        float reach = 0;   // of a Charge, in millimetres
        float general_at_stake = 0;
        std::int8_t base = 0, alike = 0;   // class and General; supporters of its own type
        bool charges = false, shaken = false, lone_gun = false;
        bool infantry_behind = false, cavalry_behind = false;
    };
    const Fighter& fighter(Unit unit) const { return fighters_[unit]; }
    void look_at(Unit leader);
    void look_for_goals();
    float blow(Unit attacker, Spot from, Unit target, Spot at) const;
    int strength(Unit, Unit against, bool attacks, bool flank) const;

    const Position& p_;
    const Army army_;
    const Weights& w_;
    UnitSet own_, enemies_;
    IdArray<Unit, Fighter, kUnits> fighters_{};
    Goals places_;   // objectives
    IdArray<Area, std::uint8_t, kAreas> holders_{};   // own formations on each of them
    IdArray<Corps, plane::Vec, kCorps> middles_{};
    float daring_ = 1;
};

}   // namespace papelotte::enemy_mistakes
