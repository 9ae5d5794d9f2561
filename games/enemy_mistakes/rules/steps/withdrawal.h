// EM-15.1 to EM-15.12  Withdraw, Retreat and Rout of a unit.
#pragma once

#include "games/enemy_mistakes/rules/steps/step.h"

namespace papelotte::enemy_mistakes {

// One unit of measurement of a Withdraw after another (EM-15.9: pushes are repeated).
struct Withdraw {
    static constexpr std::string_view name = "withdraw";
    using lies_on = Interrupted;
    Unit unit, cause;       // cause: the enemy unit that caused it
    std::uint8_t steps;     // units of measurement that are left
    bool rout;              // EM-15.9: captured if it cannot move at all
    bool begun;             // it has moved
    static constexpr auto fields =
        std::tuple{Field{"unit", &Withdraw::unit}, Field{"cause", &Withdraw::cause}, Field{"steps", &Withdraw::steps, 1, 2},
                   Field{"rout", &Withdraw::rout}, Field{"begun", &Withdraw::begun}};
    void run(Position&, Effects&) const;
};

// EM-15.7  Which of several units directly behind is shaken.
struct ShakeBehind {
    static constexpr std::string_view name = "shake_behind";
    using lies_on = Interrupted;
    static constexpr Prompt prompt{name, "ask.shake_behind", {"EM-15.7"}};
    Unit unit, cause;
    bool rout;
    static constexpr auto fields =
        std::tuple{Field{"unit", &ShakeBehind::unit}, Field{"cause", &ShakeBehind::cause}, Field{"rout", &ShakeBehind::rout}};
    Seat seat(const Position&) const;
    void legal(const Position&, ActionList&) const;
    Refusal why_not(const Position&, Action) const;
    void apply(Position&, Action, Effects&) const;
    EventArgs asks(const Position&) const;
};

// They put a Withdraw on the agenda, or do at once what needs no decision. `cause`: an enemy unit (EM-15.10: nearest_enemy of pieces.h).
void push_withdraw(Position&, Unit unit, int units_of_measurement, Unit cause, Effects&);   // EM-15.1 to EM-15.7
void push_retreat(Position&, Unit unit, Unit cause, Effects&);                              // EM-15.8
void push_rout(Position&, Unit unit, Unit cause, Effects&);                                 // EM-15.9; a garrison is eliminated (EM-3.17)
// EM-15.2, EM-15.5, EM-15.12  Whether it could withdraw that far at all, or would be penalised.
bool can_withdraw(const Position&, Unit unit, Unit cause);
// EM-15.5  A yellow marker, or a Loss if it has one.
void penalise(Position&, Unit unit, Unit cause, Effects&);

}   // namespace papelotte::enemy_mistakes
