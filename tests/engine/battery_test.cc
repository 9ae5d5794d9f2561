// The battery on Fords.
#include "tests/battery.h"

#include "tests/engine/toy_battery.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(Fords, Battery, fords::Records);

}  // namespace papelotte
