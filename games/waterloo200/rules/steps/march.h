// W2-12  The march of one unit, area by area: its next steps and their costs. All kinds of movement use it.
#pragma once

#include "engine/rule.h"
#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// The reason for a move; allowance and limits depend on it.
enum class Purpose : std::uint8_t {
    activation,     // a tactical leader who will be revealed (W2-4.2)
    tactical,       // under command, with boosted movement (W2-12.2.3)
    strategic,      // by the Disc (W2-9.2)
    pass,           // the one unit of a Pass (W2-11)
    headquarters,   // a strategic leader returning to reorganise (W2-15.2.2)
};

struct March {
    Unit unit;
    std::uint8_t mp;        // left
    Area from;              // where it began
    bool disengaged;        // it began in a contested area and has left it
    bool open;              // it was face up at the start, so all know which unit marches (W2-12.6.5)
    static constexpr auto fields = std::tuple{Field{"unit", &March::unit}, Field{"mp", &March::mp}, Field{"from", &March::from},
                                              Field{"disengaged", &March::disengaged}, Field{"open", &March::open}};
};

// W2-3.3, W2-12.2.3
int allowance(Unit unit, Purpose);
March begin_march(const Position&, Unit unit, Purpose);

// W2-12.6.6  Empty when the next step may lead there.
Refusal why_no_step(const Position&, const March&, Purpose, Area to);
AreaSet next_steps(const Position&, const March&, Purpose);

// The areas where the march may still end if it continues; for a leader who must be revealed, those where he could be.
AreaSet ends_of_march(const Position&, const March&, Purpose);

// W2-12.6.1  Empty when the unit may end its move there.
Refusal why_not_end(const Position&, Unit unit, Area area);

// W2-12.1.1, W2-12.1.2, W2-12.1.3  Depends on the area entered, and on enemies there and here, on nothing else (W2-12.1.6, W2-12.4.4, W2-2.3.4).
int step_cost(const Position&, const March&, Area to);

// Pays the cost and enters (W2-12.1, W2-12.6.3).
void advance(Position&, March&, Area to, Effects&);

// For the page and the computer: the cheapest path, in steps, to an area where the march may end; empty if there is none.
FixedVector<Area, 8> way_to(const Position&, const March&, Purpose, Area to);

}   // namespace papelotte::waterloo200
