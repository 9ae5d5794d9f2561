// The battery of computer players on Enemy Mistakes.
#include "tests/battery/players.h"

#include "games/enemy_mistakes/doctrine/doctrine.h"
#include "tests/enemy_mistakes/battery_size.h"

namespace papelotte {

using EnemyMistakesSide = battery::Side<enemy_mistakes::Records, enemy_mistakes::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(EnemyMistakes, Players, EnemyMistakesSide);

}   // namespace papelotte
