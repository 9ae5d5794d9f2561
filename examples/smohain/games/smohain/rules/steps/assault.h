// SM-4  Assault.
#pragma once

#include "engine/account.h"
#include "games/smohain/rules/steps/step.h"

namespace papelotte::smohain {

// SM-4.1  All that is added to the die. Doctrine asks for it, too.
void count_assault(const Position&, Unit, Area, bool ambushed, Tally&);

// SM-4.1, SM-4.2  Rolls the die. If the assault succeeds, the defender must answer.
void resolve_assault(Position&, Unit, Area, Effects&);

// SM-4.3, SM-4.4  The defender stands or yields.
struct Answer {
    static constexpr std::string_view name = "answer";
    using lies_on = Steps<Orders>;
    static constexpr Prompt prompt{name, "ask.answer", {"SM-4.3", "SM-4.4"}};
    Unit unit;   // which assaults
    Area area;
    static constexpr auto fields = std::tuple{Field{"unit", &Answer::unit}, Field{"area", &Answer::area}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(unit, area); }
};

}  // namespace papelotte::smohain
