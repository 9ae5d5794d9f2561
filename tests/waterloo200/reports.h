// Events in fixed words and with ids, for the tests of the rules: how the catalogue words them is no matter of theirs.
#pragma once

#include <string>

#include "engine/event.h"

namespace papelotte::waterloo200 {

std::string report_of(const Event& event);   // "fr_2c_soye_inf moves from 67 to 51."; the terms of an account on lines of their own

}  // namespace papelotte::waterloo200
