// The battery of tests that every game passes, on Waterloo.
#include "tests/battery.h"

#include "games/waterloo/records.h"

namespace papelotte {

template <>
struct battery::Size<waterloo::Records> {
    static constexpr std::uint64_t games = 40, table_games = 6;
    static constexpr std::uint32_t stride = 8;
    static constexpr bool legal_is_complete = true;
    static constexpr std::uint64_t signature = 941527072986611876u;
};

INSTANTIATE_TYPED_TEST_SUITE_P(Waterloo, Battery, waterloo::Records);

}  // namespace papelotte
