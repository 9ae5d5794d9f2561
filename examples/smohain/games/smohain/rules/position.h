// The whole state of a game of Smohain: a plain value.
#pragma once

#include <variant>

#include "games/smohain/rules/board.h"
#include "games/smohain/rules/steps/ambush.h"
#include "games/smohain/rules/steps/assault.h"
#include "games/smohain/rules/steps/turn.h"

namespace papelotte::smohain {

using Step = std::variant<LayAmbush, BeginTurn, Orders, Answer, EndTurn>;

struct UnitState {
    Area at = kNowhere;
    std::uint8_t steps = 0;   // 0: lost, or takes no part
    bool ordered = false;     // in this turn (SM-3.2)
    static constexpr auto fields =
        std::tuple{Field{"at", &UnitState::at}, Field{"steps", &UnitState::steps, 1, kTables.steps}, Field{"ordered", &UnitState::ordered}};
};

enum class Ambush : std::uint8_t { none, hidden, sprung };
enum class Result : std::uint8_t { none, french_hold, allied_hold, french_alone, allied_alone };

constexpr Seat winner_of(Result result) {   // of one that ends the game
    return result == Result::french_hold || result == Result::french_alone ? kFrench : kAllied;
}

struct Position {
    IdArray<Unit, UnitState, kUnits> units{};
    std::uint8_t turn = 1;
    Ambush ambush = Ambush::none;
    Area ambush_at = kNowhere;   // while it is hidden, for the Allied player alone
    AreaSet searched;            // built-up areas in which the French have looked while it was hidden (SM-5.2)
    Result result = Result::none;
    FixedVector<Step, 4> agenda;

    // In the order in which they are hashed: hashes stand in journals, so what is new comes last.
    static constexpr auto fields = std::tuple{Field{"units", &Position::units},       Field{"turn", &Position::turn, 1, kTables.turns},
                                              Field{"ambush", &Position::ambush},     Field{"ambush_at", &Position::ambush_at},
                                              Field{"searched", &Position::searched}, Field{"result", &Position::result},
                                              Field{"agenda", &Position::agenda}};
};
static_assert(std::is_trivially_copyable_v<Position> && sizeof(Position) <= 128);

}  // namespace papelotte::smohain
