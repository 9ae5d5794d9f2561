// WL-8  Morale checks.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/steps/step.h"

namespace papelotte::waterloo {

// WL-8.1.5  Supported: friendly infantry is in two adjacent areas of the map, or in one at the map's edge. Areas in `leaving` do not count.
bool is_supported(const Position&, Seat side, Area, AreaSet leaving = {});
bool is_supported(const Position&, Unit infantry);

// WL-8.1  The terms of the column: those of the unit itself, and those of its situation.
struct MoraleSituation {
    Area area;
    bool charged = false;         // by cavalry alone
    bool supported = true;
    bool against_guard = false;   // it defends against Guard infantry
    bool combined = false;        // enemy infantry and cavalry are both in the assault
    bool in_square = false;
    bool with_guns = false;       // it defends with artillery
    bool sheltered = false;       // it benefits from the strong point
};
void morale_terms_of(Unit infantry, Tally&);
void morale_terms_in(const MoraleSituation&, Tally&);

// WL-8.1.2  The terms of the column for an infantry unit in the current assault, with the cubes assigned to it.
void morale_terms(const Position&, Unit infantry, bool charged, Tally&);
int morale_column(const Tally&);

// WL-8.1  All infantry of a side in the assault checks morale. Its cubes are assigned already. `charged`: by cavalry alone (step 4);
// infantry that benefits from a strong point then does not check (WL-7.5.10).
struct MoraleCheck {
    static constexpr std::string_view name = "morale_check";
    using lies_on = Steps<AssaultStage, LeaderDanger>;
    Seat side;
    bool charged;
    static constexpr auto fields = std::tuple{Field{"side", &MoraleCheck::side}, Field{"charged", &MoraleCheck::charged}};
    void run(Position&, Effects&) const;
};

// Puts the assignment of cubes and the check on the agenda (WL-8.1.2).
void check_morale(Position&, Seat side, bool charged);

}  // namespace papelotte::waterloo
