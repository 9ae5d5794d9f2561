// What a march is, for code that looks for ways in any game (engine/march.h): W2-12, and units that are placed (W2-16.2.7, W2-O1.1).
#pragma once

#include "engine/march.h"
#include "games/waterloo200/rules/position.h"

namespace papelotte::waterloo200 {

struct Marches {
    static std::optional<MarchAction> action(const Position&, Action);
    static std::optional<MarchUnderWay> under_way(const Position&);
    static int place(const Position&, int piece);
    static bool obeys(Seat, int piece);
    static Refusal why_not(const Position&, Seat, int piece, int place);
};

}   // namespace papelotte::waterloo200
