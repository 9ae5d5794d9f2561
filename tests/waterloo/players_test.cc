// The battery of computer players on Waterloo.
#include "tests/battery/players.h"

#include "games/waterloo/doctrine/doctrine.h"
#include "tests/waterloo/battery_size.h"

namespace papelotte {

using WaterlooSide = battery::Side<waterloo::Records, waterloo::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo, Players, WaterlooSide);

}  // namespace papelotte
