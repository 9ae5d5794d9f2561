// Events as fixed sentences with ids, for the tests of the rules, which do not depend on the wording of the catalogue.
#pragma once

#include <string>

#include "engine/event.h"

namespace papelotte::waterloo200 {

std::string report_of(const Event& event);   // "fr_2c_soye_inf moves from 67 to 51."; the terms of an account on lines of their own

}  // namespace papelotte::waterloo200
