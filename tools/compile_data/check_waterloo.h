// The checks of Waterloo's data.
#pragma once

#include "tools/compile_data/own_checks.h"

namespace papelotte::data {

void check_waterloo_forces(const GameFiles&);

}  // namespace papelotte::data
