// Whether an agenda is one that play can bring about: steps lie on steps that start them, with data that exist.
#pragma once

#include "engine/input_fault.h"
#include "games/waterloo/rules/position.h"

namespace papelotte::waterloo {

InputFault broken_agenda(const Position&);

}  // namespace papelotte::waterloo
