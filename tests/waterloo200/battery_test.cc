// The battery of tests that every game passes, on Waterloo 200, with the combinations of options that the seeds select.
#include "tests/battery.h"

#include "tests/waterloo200/battery_size.h"
#include "tests/waterloo200/dense_position.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo200, Battery, waterloo200::Records);

}  // namespace papelotte
