// EM-8  Initiative; EM-5.21 to EM-5.23  Substitutes.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-8.1, EM-8.2  Every army on the board takes its markers.
void take_markers(Position&, Effects&);

// EM-8.4  Secret bids of all armies. A player of two armies bids for one after the other, in the order of Army.
struct Bids {
    static constexpr std::string_view name = "bids";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.bids", {"EM-8.4", "EM-8.6", "EM-8.7", "EM-8.8"}};
    static constexpr auto fields = std::tuple<>{};
    SeatSet seats(const Position&) const;
    void legal(const Position&, Seat, ActionList&) const;
    Refusal why_not(const Position&, Seat, Action) const;
    void apply(Position&, Seat, Action, Effects&);
    void forget_others(Position&, Seat keep);
    void run(Position&, Effects&) const;   // EM-8.6 to EM-8.10
    EventArgs asks(const Position&) const;
    Action random(const Position&, Seat, Dice&) const;
};

// EM-5.21  An army rolls for each Corps General that is missing, from `next` on.
struct Substitutes {
    static constexpr std::string_view name = "substitutes";
    using lies_on = Steps<Phase>;
    Army army;
    General next;
    static constexpr auto fields = std::tuple{Field{"army", &Substitutes::army}, Field{"next", &Substitutes::next}};
    void run(Position&, Effects&) const;
};

// EM-5.22  Where the Substitute is placed.
struct PlaceSubstitute {
    static constexpr std::string_view name = "place_substitute";
    using lies_on = Steps<Phase, Substitutes>;
    static constexpr Prompt prompt{name, "ask.place_substitute", {"EM-5.22", "EM-5.15"}};
    General general;
    static constexpr auto fields = std::tuple{Field{"general", &PlaceSubstitute::general}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(general); }
};

}   // namespace papelotte::enemy_mistakes
