// What a march is, for code that looks for ways in any game (engine/march.h): moves (WL-5), assaults that are launched (WL-7.1) and
// Prussians who enter (WL-14). Infantry may then be asked how many cubes it takes along.
#pragma once

#include "engine/march.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

struct Marches {
    static std::optional<MarchAction> action(const Position&, Action);
    static std::optional<MarchUnderWay> under_way(const Position&);
    static int place(const Position&, int piece);
    static bool obeys(Seat, int piece);
    static Refusal why_not(const Position&, Seat, int piece, int place);
};

}  // namespace papelotte::waterloo
