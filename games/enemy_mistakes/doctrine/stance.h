// What it is worth to a group to stand somewhere, and what its Charges and Orders are worth.
#pragma once

#include "games/enemy_mistakes/doctrine/field.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {

// What it is worth to a group to stand somewhere, by reason.
struct Stance {
    float advance = 0, danger = 0, prospect = 0, hold = 0, face = 0;

    float gain(const Stance& before) const;   // by coming nearer: no single reason drowns the others
    float over(const Stance& before) const {
        return gain(before) + before.danger - danger + prospect - before.prospect + hold - before.hold + face - before.face;
    }
};

// A group and how it may move; made once a decision.
class Group {
   public:
    Group(const Field& field, UnitSet units) : field_(field), units_(units), goals_(field.goals_of(units)) {}

    // After the turn about a corner of the pivot unit, and a slide in tenths of a millimetre; backward: negative.
    Stance after(Unit pivot, int angle, int slide) const;
    Stance now() const { return after(units_.front(), 0, 0); }

   private:
    void add(Stance&, Unit, Spot) const;
    Stance finished(Stance, plane::Vec centre, plane::Vec front) const;

    const Field& field_;
    const UnitSet units_;
    const Goals goals_;
};

// What a Charge that has been judged is worth.
struct Strike {
    float ride_down = 0, take_guns = 0, strike = 0;
    float sum() const { return ride_down + take_guns + strike; }
};
Strike strike_of(const Position&, const Weights&, const Mover&, UnitSet group, const Trial&, Unit target);

// What an Order to move would bring a formation: the next advance, or a Charge.
struct Wish {
    float advance = 0, strike = 0;
    float best() const { return advance > strike ? advance : strike; }
};
Wish wish_of(const Field&, Unit leader);

}   // namespace papelotte::enemy_mistakes
