// EM-20  Manoeuvres that represent all others in lists of legal actions; any legal angle and distance may be chosen instead.
#pragma once

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/manoeuvres.h"

namespace papelotte::enemy_mistakes {

inline constexpr std::size_t kMostCandidates = 64;   // EM-20.8, of a group

void add_charges(const Position&, const Mover&, UnitSet group, UnitSet targets, ActionList&);   // EM-20.5
void add_advances(const Position&, const Mover&, UnitSet group, ActionList&);                   // EM-20.3, EM-20.4
// A Charge or Advance by chance; kDone: this one would not be legal.
Action random_charge(const Position&, const Mover&, UnitSet group, UnitSet targets, Dice&);
Action random_advance(const Position&, const Mover&, UnitSet group, Dice&);
// EM-20.6  Parts by a full row or column, as actions `part`.
void add_parts(const Position&, Unit formation, ActionList&);

}   // namespace papelotte::enemy_mistakes
