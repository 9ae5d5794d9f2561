// WL-7.4.2  The terms of a volley that are those of the firing unit itself. The step is declared in assault.h.
#pragma once

#include "engine/account.h"
#include "games/waterloo/rules/ids.h"

namespace papelotte::waterloo {

void firer_terms(Unit infantry, Tally&);

}  // namespace papelotte::waterloo
