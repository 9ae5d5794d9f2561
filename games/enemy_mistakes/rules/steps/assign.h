// EM-10  Assign: merges, markers, Generals.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// EM-10.5  In this order.
enum class AssignStage : std::uint8_t { merges, markers, counters };

// The army's part of subphase 3.1. An action of a later stage ends the earlier ones.
struct Assign {
    static constexpr std::string_view name = "assign";
    using lies_on = Steps<Phase>;
    static constexpr Prompt prompt{name, "ask.assign", {"EM-2.12", "EM-10.1", "EM-10.4", "EM-10.5"}};
    Army army;
    AssignStage stage;
    static constexpr auto fields = std::tuple{Field{"army", &Assign::army}, Field{"stage", &Assign::stage}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
    Action random(const Position&, Dice&) const;   // of a few that are tried
};

// EM-5.26, EM-5.30  Before a blue Assign: Napoleon gives Ney his markers, or discards them once Ney is lost.
void supply_ney(Position&, Effects&);

}   // namespace papelotte::enemy_mistakes
