// The battery of tests that every game passes, on Waterloo 200, with every combination of options that the seeds bring.
#include "tests/battery.h"

#include "games/waterloo200/records.h"

namespace papelotte {

template <>
struct battery::Size<waterloo200::Records> {
    static constexpr std::uint64_t games = 40, table_games = 6;
    static constexpr std::uint32_t stride = 10;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t player_games = 2;
    static constexpr std::uint64_t signature = 0;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo200, Battery, waterloo200::Records);

}  // namespace papelotte
