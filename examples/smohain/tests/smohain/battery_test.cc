// The battery of tests that every game passes, and that of computer players, on Smohain.
#include "tests/battery.h"

#include "games/smohain/doctrine/doctrine.h"
#include "games/smohain/records/records.h"
#include "tests/battery/players.h"

namespace papelotte {

// How much of it this game can afford. The signature is printed by the test when it differs: what random games come to.
template <>
struct battery::Size<smohain::Records> {
    static constexpr std::uint64_t games = 200, table_games = 40, player_games = 10;
    static constexpr std::uint32_t stride = 2;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t dense_positions = 400;
    static constexpr int dense_decisions = 30;
    static constexpr std::uint64_t signature = 15061030674287963193u;
};

// A large game deals crowded positions by hand (tests/waterloo200/dense_position.h); here random games reach everything.
template <>
struct battery::Dense<smohain::Records> {
    static boost::json::object deal(Dice& dice) { return position_under_way<smohain::Records>(dice, 40); }
};

INSTANTIATE_TYPED_TEST_SUITE_P(Smohain, Battery, smohain::Records);

using SmohainSide = battery::Side<smohain::Records, smohain::Doctrine>;
INSTANTIATE_TYPED_TEST_SUITE_P(Smohain, Players, SmohainSide);

}  // namespace papelotte
