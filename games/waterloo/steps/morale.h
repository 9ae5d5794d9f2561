// WL-8  Morale checks.
#pragma once

#include "games/waterloo/steps/step.h"

namespace papelotte::waterloo {

// WL-8.1.5  Friendly infantry in two adjacent areas of the map, at the board's edge in one.
bool is_supported(const Position&, Unit infantry);

// WL-8.1.2  The column of an infantry unit in the assault under way, with the cubes assigned to it. Reported to the turn if given.
int morale_column(const Position&, Unit infantry, bool charged, Turn* report);

// WL-8.1  All infantry of a side in the assault checks; cubes have been assigned. `charged`: by cavalry alone (step 4), and then
// infantry that benefits from a strong point does not check (WL-7.5.10).
struct MoraleCheck {
    static constexpr std::string_view name = "morale_check";
    using lies_on = Steps<AssaultStage, LeaderDanger>;
    Seat side;
    bool charged;
    static constexpr auto fields = std::tuple{Field{"side", &MoraleCheck::side}, Field{"charged", &MoraleCheck::charged}};
    void run(Position&, Turn&) const;
};

// Puts the assignment of cubes and the check on the agenda (WL-8.1.2).
void check_morale(Position&, Seat side, bool charged);

}  // namespace papelotte::waterloo
