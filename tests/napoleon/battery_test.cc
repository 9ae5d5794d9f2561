// The battery of tests that every game passes, on Napoléon, with the combinations of options that the seeds select.
#include "tests/battery.h"

#include "tests/napoleon/battery_size.h"
#include "tests/napoleon/dense_position.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(Napoleon, Battery, napoleon::Records);

}  // namespace papelotte
