// WL-7.4.2  The volley terms that depend on the firing unit alone. The step is declared in assault.h.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

void firer_terms(Unit infantry, Tally&);

}  // namespace papelotte::waterloo
