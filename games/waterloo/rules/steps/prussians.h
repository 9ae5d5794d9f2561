// WL-14  The Prussians: arrival, the display, the Delayed box.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-14.2.1, WL-14.1.1  Pieces that waited in the Delayed box since before the phase (marked `acted`) may enter, before or after the roll.
struct PrussianPhase {
    static constexpr std::string_view name = "prussian_phase";
    using lies_on = Steps<BeginPhase>;
    static constexpr Prompt prompt{name, "ask.prussian_phase", {"WL-14.2.1", "WL-14.1.1"}};
    bool rolled;
    static constexpr auto fields = std::tuple{Field{"rolled", &PrussianPhase::rolled}};
    Seat seat(const Position&) const { return kAllied; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const { return event_args(rolled); }
};

// WL-14.1.2, WL-14.1.3  The next piece leaves the display for an entry area of its line or the Delayed box.
struct Arrive {
    static constexpr std::string_view name = "arrive";
    using lies_on = Steps<PrussianPhase>;
    static constexpr Prompt prompt{name, "ask.arrive", {"WL-14.1.3", "WL-14.1.4", "WL-14.1.8"}};
    std::uint8_t pieces;
    static constexpr auto fields = std::tuple{Field{"pieces", &Arrive::pieces}};
    Seat seat(const Position&) const { return kAllied; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
    EventArgs asks(const Position&) const;
};

}  // namespace papelotte::waterloo
