// The battery of computer players on Napoléon.
#include "tests/battery/players.h"

#include "games/napoleon/doctrine/doctrine.h"
#include "tests/napoleon/battery_size.h"

namespace papelotte {

using NapoleonSide = battery::Side<napoleon::Records, napoleon::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Napoleon, Players, NapoleonSide);

}  // namespace papelotte
