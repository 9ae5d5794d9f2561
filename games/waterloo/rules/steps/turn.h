// WL-3  Sequence of play: the seven phases of a turn, and skirmish fire.
#pragma once

#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-3.1.1  The phases of a turn, in order. `start` is the moment before phase 1 (WL-3.7.2).
enum class Phase : std::uint8_t { start, discs, prussians, skirmish, actions, formation, victory, end };

// Begins a phase, and pushes the next phase below it.
struct BeginPhase {
    static constexpr std::string_view name = "begin_phase";
    using lies_on = Steps<Outermost>;
    Phase phase;
    static constexpr auto fields = std::tuple{Field{"phase", &BeginPhase::phase}};
    void run(Position&, Effects&) const;
};

// WL-3.4  Skirmish fire of one side, unit by unit. Units that have fired are marked `acted`.
struct SkirmishFire {
    static constexpr std::string_view name = "skirmish_fire";
    using lies_on = Steps<BeginPhase, SkirmishFire>;
    static constexpr Prompt prompt{name, "ask.skirmish_fire", {"WL-3.4.2", "WL-3.4.3"}};
    Seat side;
    static constexpr auto fields = std::tuple{Field{"side", &SkirmishFire::side}};
    Seat seat(const Position&) const { return side; }
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
    std::optional<Action> forced(const Position&) const;   // when no unit can fire
};

}  // namespace papelotte::waterloo
