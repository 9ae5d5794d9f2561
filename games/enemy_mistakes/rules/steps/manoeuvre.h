// EM-12, EM-11.21 to EM-11.25  Who manoeuvres, and the manoeuvre itself; unfastening.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

struct Trial;

// EM-12.1  The player's part of subphase 3.3: which formation moves next. `part` and `take` choose a part of one (EM-2.20), which `select` splits off.
struct Manoeuvres {
    static constexpr std::string_view name = "manoeuvres";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.manoeuvres", {"EM-12.1", "EM-12.5"}};
    Army army;
    UnitSet part;   // chosen; empty: whole formations
    static constexpr auto fields = std::tuple{Field{"army", &Manoeuvres::army}, Field{"part", &Manoeuvres::part}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    Action random(const Position&, Dice&) const;
    Refusal why_not_part_moves(const Position&) const;   // the formation of the chosen part may manoeuvre
};

// EM-2.31, EM-2.38, EM-12  The manoeuvre of a group: a formation, the part that was split off, or united formations (EM-12.13).
struct Manoeuvre {
    static constexpr std::string_view name = "manoeuvre";
    using lies_on = Steps<Manoeuvres, OutOfSequence>;
    static constexpr Prompt prompt{name, "ask.manoeuvre", {"EM-12.1", "EM-12.2", "EM-12.4", "EM-13.2"}};
    Army army;
    UnitSet group;
    bool out_of_sequence;   // EM-11.23: it may redeploy instead
    static constexpr auto fields =
        std::tuple{Field{"army", &Manoeuvre::army}, Field{"group", &Manoeuvre::group}, Field{"out_of_sequence", &Manoeuvre::out_of_sequence}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position& p, Action action) const { return why_not(p, action, nullptr); }
    Refusal why_not(const Position&, Action, Trial*) const;   // fills the trial of a legal Advance, Fall Back or Charge
    UnitSet first_met(const Position&, Action) const;   // the enemies that a Charge with its turn meets first
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    Action random(const Position&, Dice&) const;
};

// EM-11.21  A player behind in Initiative may move before the next one's manoeuvres. `part` and `take` choose a part of a formation.
struct OutOfSequence {
    static constexpr std::string_view name = "out_of_sequence";
    using lies_on = Steps<Manoeuvres, OutOfSequence>;
    static constexpr Prompt prompt{name, "ask.out_of_sequence", {"EM-11.21", "EM-11.22"}};
    Army army;
    UnitSet part;   // chosen; empty: whole formations
    static constexpr auto fields = std::tuple{Field{"army", &OutOfSequence::army}, Field{"part", &OutOfSequence::part}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;   // nobody can pay
    Action random(const Position&, Dice&) const;
};

// EM-12.8
struct Unfasten {
    static constexpr std::string_view name = "unfasten";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.unfasten", {"EM-12.8", "EM-12.9", "EM-12.10"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &Unfasten::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    std::optional<Action> forced(const Position&) const;
};

}   // namespace papelotte::enemy_mistakes
