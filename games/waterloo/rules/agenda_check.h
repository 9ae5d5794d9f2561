// Checks whether play can produce an agenda: each step lies on a step that starts it, and its data are valid.
#pragma once

#include <string>

#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

std::string broken_agenda(const Position&);   // empty, or the fault

}  // namespace papelotte::waterloo
