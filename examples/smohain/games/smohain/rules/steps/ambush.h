// SM-2.2, SM-5  The ambush, the one secret of the game.
#pragma once

#include "games/smohain/rules/steps/step.h"

namespace papelotte::smohain {

// SM-2.2  The Allied player chooses where it lies.
struct LayAmbush {
    static constexpr std::string_view name = "lay_ambush";
    using lies_on = Steps<BeginTurn>;
    static constexpr Prompt prompt{name, "ask.lay_ambush", {"SM-2.2"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const { return kAllied; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// SM-5.1, SM-5.2  A French unit enters or assaults an area. True when the ambush was there.
bool spring_ambush(Position&, Unit, Area, Effects&);

AreaSet ambush_may_lie_in(const Position&);   // what the French know; empty when there is none, or it is over

}  // namespace papelotte::smohain
