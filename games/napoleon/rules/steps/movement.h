// NP-5.1 … NP-5.5, NP-5.7  Group moves.
#pragma once

#include "engine/rule.h"
#include "games/napoleon/rules/steps/step.h"

namespace papelotte::napoleon {

// NP-5.4, NP-5.5, NP-5.2, NP-5.1.8  Empty when the block may go on to this adjacent town now; for marches and forced marches alike.
Refusal why_not_enter(const Position&, Unit, Town to);
// NP-5.1.1, NP-5.1.2  How many more groups the army may move in this turn.
int group_moves_left(const Position&, Army);
// NP-5.2  Whether the block would be the first to attack this town in this turn.
bool attacks_first(const Position&, Unit, Town to);
// The block goes one town further.
void march(Position&, Unit, Town to, Effects&, bool forced);

// NP-5.1.1, NP-5.1.2  The next group to be moved, or none.
struct ChooseGroup {
    static constexpr std::string_view name = "choose_group";
    using lies_on = Steps<ForcedMarches, BeginFights, ChooseGroup>;
    static constexpr Prompt prompt{name, "ask.choose_group", {"NP-5.1.1", "NP-5.1.2", "NP-5.1.5", "NP-2.2.6"}};
    Actor who;
    static constexpr auto fields = std::tuple{Field{"who", &ChooseGroup::who}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;   // when no group is left
    Action random(const Position&, Dice&) const;
};

// NP-5.1.4  Blocks of the group move, each on a path of its own, one town at a time.
struct MoveGroup {
    static constexpr std::string_view name = "move_group";
    using lies_on = Steps<ChooseGroup>;
    static constexpr Prompt prompt{name, "ask.move_group", {"NP-5.1.4", "NP-5.3.1", "NP-5.3.2", "NP-5.4.1"}};
    std::uint8_t group;   // index in Position::groups
    static constexpr auto fields = std::tuple{Field{"group", &MoveGroup::group}};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    Action random(const Position&, Dice&) const;
};

}  // namespace papelotte::napoleon
