// W2-12  A unit on its way, area by area: what the next step may be and what it costs. Every kind of movement goes through here.
#pragma once

#include "engine/rule.h"
#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// Why the unit moves; it decides allowance and limits.
enum class Purpose : std::uint8_t {
    activation,     // a tactical leader on his way to be revealed (W2-4.2)
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
    bool open;              // its face was up when it began, so all know who marches (W2-12.6.5)
    static constexpr auto fields = std::tuple{Field{"unit", &March::unit}, Field{"mp", &March::mp}, Field{"from", &March::from},
                                              Field{"disengaged", &March::disengaged}, Field{"open", &March::open}};
};

// W2-3.3, W2-12.2.3
int allowance(Unit unit, Purpose);
March begin_march(const Position&, Unit unit, Purpose);

// W2-12.6.6  Empty when the next step may lead there.
Refusal why_no_step(const Position&, const March&, Purpose, Area to);
AreaSet next_steps(const Position&, const March&, Purpose);

// Where else the march could still end lawfully by going on; for a leader to be revealed, where that could be.
AreaSet ends_of_march(const Position&, const March&, Purpose);

// W2-12.6.1  Empty when the unit may end its move there.
Refusal why_not_end(const Position&, Unit unit, Area area);

// Pays and enters (W2-12.1, W2-12.6.3).
void advance(Position&, March&, Area to, Effects&);

// For the page and the computer: the cheapest way to an area where the march may end, in steps; empty if there is none.
FixedVector<Area, 8> way_to(const Position&, const March&, Purpose, Area to);

}  // namespace papelotte::waterloo200
