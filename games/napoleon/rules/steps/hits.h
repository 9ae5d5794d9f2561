// NP-6.4  Losses.
#pragma once

#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// The most hits of one block: its dice.
inline constexpr std::uint8_t kMostHits = 4;

// NP-6.4.2, NP-6.4.3  Hits are given one at a time to the strongest target; if several are equally strong, their owner chooses. In a skirmish
// `position` is Space::map, and the targets are the blocks shown (NP-6.6.5).
struct AssignHits {
    static constexpr std::string_view name = "assign_hits";
    using lies_on = Steps<SkirmishFire, Combat>;
    static constexpr Prompt prompt{name, "ask.assign_hits", {"NP-6.4.2", "NP-6.4.3", "NP-11.1.7"}};
    Town town;
    Side side;     // that is hit
    Army senior;   // NP-11.1.7
    Space position;
    Target target;
    bool long_range;   // NP-6.3.59
    bool by_cavalry;   // NP-6.2.16
    std::uint8_t hits;   // left
    static constexpr auto fields = std::tuple{Field{"town", &AssignHits::town},
                                              Field{"side", &AssignHits::side},
                                              Field{"senior", &AssignHits::senior},
                                              Field{"position", &AssignHits::position},
                                              Field{"target", &AssignHits::target},
                                              Field{"long_range", &AssignHits::long_range},
                                              Field{"by_cavalry", &AssignHits::by_cavalry},
                                              Field{"hits", &AssignHits::hits}};
    UnitSet targets(const Position&) const;   // that may take a hit now
    UnitSet group(const Position&) const;     // that may be targets as far as everybody knows: without NP-6.3.59
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(
        const Position&) const;   // when one block is the strongest, or several that are the same, and everybody can see it
};

}  // namespace papelotte::napoleon
