// What a march is, for those who look for ways without knowing the game (engine/march.h): SM-3.2.
#pragma once

#include "engine/march.h"
#include "games/smohain/rules/position.h"

namespace papelotte::smohain {

struct Marches {
    static std::optional<MarchAction> action(const Position&, Action);
    static std::optional<MarchUnderWay> under_way(const Position&) { return std::nullopt; }   // one action is a whole march
    static int place(const Position&, int piece);
    static bool obeys(Seat, int piece);
    static Refusal why_not(const Position&, Seat, int piece, int place);
};

}  // namespace papelotte::smohain
