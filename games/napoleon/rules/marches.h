// What a march is, for code that looks for ways in any game (engine/march.h): group moves and forced marches (NP-5), blocks that are
// placed (NP-4.1) and redeployed (NP-7.5).
#pragma once

#include "engine/march.h"
#include "games/napoleon/rules/position.h"

namespace papelotte::napoleon {

struct Marches {
    static constexpr std::string_view kPlaces = "town";
    static std::optional<MarchAction> action(const Position&, Action);
    static std::optional<MarchUnderWay> under_way(const Position&) { return std::nullopt; }   // any block of the group may go next
    static std::optional<int> may_go_on(const Position&, int piece);   // NP-5.3.1: mounted blocks go two towns
    static int place(const Position&, int piece);
    static bool obeys(Seat, int piece);
    static Refusal why_not(const Position&, Seat, int piece, int place);
};

}   // namespace papelotte::napoleon
