// W2-O5  The Grand Battery: the Disc is spent on the bombardment of one area.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-O5.2  The guns that could bombard the area.
UnitSet guns_in_range(const Position&, Area target);

// W2-O5.1  Empty when the area can be bombarded.
Refusal why_no_bombardment(const Position&, Area target);
bool can_bombard(const Position&);

struct ChooseBombardment {
    static constexpr std::string_view name = "choose_bombardment";
    using lies_on = Steps<EndImpulse>;
    static constexpr Prompt prompt{name, "ask.choose_bombardment", {"W2-O5.1", "W2-O5.2"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

struct BombardingGuns {
    static constexpr std::string_view name = "bombarding_guns";
    using lies_on = Steps<EndImpulse>;
    static constexpr Prompt prompt{name, "ask.bombarding_guns", {"W2-O5.2"}, Stakes::fight};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

}  // namespace papelotte::waterloo200
