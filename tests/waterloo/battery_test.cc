// The battery of tests that every game passes, on Waterloo.
#include "tests/battery.h"

#include "tests/waterloo/battery_size.h"
#include "tests/waterloo/dense_position.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo, Battery, waterloo::Records);

}  // namespace papelotte
