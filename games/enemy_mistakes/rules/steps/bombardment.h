// EM-9  Bombardment.
#pragma once

#include "engine/account.h"
#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-9.2  The army's guns fire one after another.
struct Bombard {
    static constexpr std::string_view name = "bombard";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.bombard", {"EM-9.1", "EM-9.2", "EM-9.4"}};
    Army army;
    static constexpr auto fields = std::tuple{Field{"army", &Bombard::army}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(army); }
    std::optional<Action> forced(const Position&) const;   // no gun has a target
    Action random(const Position&, Dice&) const;   // of a few guns that are tried
};

// EM-9.3  A shot before it is fired: which guns support it.
struct Shot {
    static constexpr std::string_view name = "shot";
    using lies_on = Steps<Bombard>;
    static constexpr Prompt prompt{name, "ask.shot", {"EM-9.3", "EM-9.7", "EM-9.14"}, Stakes::fight};
    Unit gun, target;
    UnitSet supporters;
    static constexpr auto fields = std::tuple{Field{"gun", &Shot::gun}, Field{"target", &Shot::target}, Field{"supporters", &Shot::supporters}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(gun, target); }
    std::optional<Action> forced(const Position&) const;   // nobody can support it
};

// EM-2.48  Two sides are met by as many rays: the target's player chooses which one is fired upon.
struct FiredSide {
    static constexpr std::string_view name = "fired_side";
    using lies_on = Steps<Bombard>;
    static constexpr Prompt prompt{name, "ask.fired_side", {"EM-2.48"}};
    Shot shot;
    static constexpr auto fields = std::tuple{Field{"shot", &FiredSide::shot}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(shot.target); }
};

// EM-9.12  The target withdraws, or takes the penalty.
struct AnswerFire {
    static constexpr std::string_view name = "answer_fire";
    using lies_on = Steps<Bombard>;
    static constexpr Prompt prompt{name, "ask.answer_fire", {"EM-9.12"}};
    Unit unit, gun;
    static constexpr auto fields = std::tuple{Field{"unit", &AnswerFire::unit}, Field{"gun", &AnswerFire::gun}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const { return event_args(unit); }
    std::optional<Action> forced(const Position&) const;   // it cannot withdraw
};

// EM-9.7, EM-9.14  The modifiers of a shot that hits this side of its target.
void count_shot(const Position&, const Shot&, Edge side, Tally&);

}   // namespace papelotte::enemy_mistakes
