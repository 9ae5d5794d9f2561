// W2-8, W2-9, W2-11  The sequence of play: turns, impulses, and the action of each impulse.
#pragma once

#include "games/waterloo200/rules/steps/step.h"

namespace papelotte::waterloo200 {

// W2-8.1.2  Begins a turn: Prussians arrive, then the holder of the Disc has the first impulse.
struct BeginTurn {
    static constexpr std::string_view name = "begin_turn";
    using lies_on = Steps<Outermost>;
    std::uint8_t turn;
    static constexpr auto fields = std::tuple{Field{"turn", &BeginTurn::turn}};
    void run(Position&, Effects&) const;
};

// W2-8.1.12  Begins an impulse, and records the facts that hold at its start.
struct BeginImpulse {
    static constexpr std::string_view name = "begin_impulse";
    using lies_on = Steps<Outermost>;
    Side side;
    static constexpr auto fields = std::tuple{Field{"side", &BeginImpulse::side}};
    void run(Position&, Effects&) const;
};

// W2-8.1.5  The side chooses Strategic Action, Tactical Action or Pass.
struct ChooseAction {
    static constexpr std::string_view name = "choose_action";
    using lies_on = Steps<Outermost>;
    static constexpr Prompt prompt{name, "ask.choose_action", {"W2-8.1.5", "W2-9.1.1", "W2-10.1.1", "W2-11.1.1"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    EventArgs asks(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-9.1.2  The side chooses how to spend the Disc.
struct ChooseOption {
    static constexpr std::string_view name = "choose_option";
    using lies_on = Steps<Outermost>;
    static constexpr Prompt prompt{name, "ask.choose_option", {"W2-9.1.2", "W2-9.2.1", "W2-9.3.1", "W2-O5.1"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
};

// W2-20.1.4  With three players: which faction activates first.
struct FirstFaction {
    static constexpr std::string_view name = "first_faction";
    using lies_on = Steps<MoveUnits>;
    static constexpr Prompt prompt{name, "ask.first_faction", {"W2-20.1.4"}};
    static constexpr auto fields = std::tuple<>{};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    std::optional<Action> forced(const Position&) const;
};

// W2-14, W2-9.1.3, W2-8.1.7, W2-8.1.8  Deactivation, the Disc, and the next impulse.
struct EndImpulse {
    static constexpr std::string_view name = "end_impulse";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// W2-8.1.2, W2-8.1.9  After two passes in a row: reorganisation, or the end of the game.
struct EndTurn {
    static constexpr std::string_view name = "end_turn";
    using lies_on = Steps<Outermost>;
    static constexpr auto fields = std::tuple<>{};
    void run(Position&, Effects&) const;
};

// W2-20.1.4  Pushes the steps of a phase, one per actor: with two players one for both allies, with three one each, the British on top.
template <class S, class Position>
void push_for_side(Position& p, Side side) {
    if (side == Side::french) return p.push(S{{Faction::french, false}});
    if (!p.three_players()) return p.push(S{{Faction::british, true}});
    p.push(S{{Faction::prussian, false}});
    p.push(S{{Faction::british, false}});
}

}  // namespace papelotte::waterloo200
