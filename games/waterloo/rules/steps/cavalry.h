// WL-7.3, WL-7.8  Cavalry against cavalry, and cavalry that loses control. The steps are declared in assault.h.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/steps/assault.h"

namespace papelotte::waterloo {

// WL-7.3.3  The modifiers of a cavalry unit's die. `from_rough`: it assaults out of rough ground.
void melee_terms(const Position&, Unit cavalry, bool from_rough, Tally&);
// The same for a unit in the current assault.
void melee_terms(const Position&, Unit cavalry, Tally&);
int melee_modifier(const Position&, Unit cavalry);

// WL-7.8.1  Step 7: every cavalry unit that took part and is still in the area rolls. Those that charge on choose targets in ChargeOn.
void roll_control(Position&, Effects&);

// WL-7.8.3, WL-7.8.4  The areas into which cavalry of the side may charge on from this area.
AreaSet charge_on_targets(const Position&, Area from, Seat side);

}  // namespace papelotte::waterloo
