// The battery of computer players on Waterloo 200.
#include "tests/battery/players.h"

#include "games/waterloo200/doctrine/doctrine.h"
#include "tests/waterloo200/battery_size.h"

namespace papelotte {

using Waterloo200Side = battery::Side<waterloo200::Records, waterloo200::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo200, Players, Waterloo200Side);

}  // namespace papelotte
