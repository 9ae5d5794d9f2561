// The battery on the toy games.
#include "tests/battery.h"

#include "tests/engine/toy_battery.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(Fords, Battery, fords::Records);
INSTANTIATE_TYPED_TEST_SUITE_P(Pickets, Battery, pickets::Records);
INSTANTIATE_TYPED_TEST_SUITE_P(Ridge, Battery, ridge::Records);
INSTANTIATE_TYPED_TEST_SUITE_P(Drill, Battery, drill::Records);

}  // namespace papelotte
