// The battery of tests that every game passes, on Enemy Mistakes, with the scenarios and options that the seeds select; and the table itself: whatever is
// legal, no two units overlap and none leaves the board.
#include "tests/battery.h"

#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "tests/enemy_mistakes/battery_size.h"

namespace papelotte {

INSTANTIATE_TYPED_TEST_SUITE_P(EnemyMistakes, Battery, enemy_mistakes::Records);

namespace enemy_mistakes {
namespace {

// What is wrong with the pieces on the table, said without the help of the invariants.
std::string wrong_on_table(const Position& p) {
    const UnitSet all = units_on_board(p, Side::french) | units_on_board(p, Side::coalition);
    for (const Unit unit : all) {
        if (!is_on_table(box_of(p, unit))) return std::string(data_of(unit).id) + " is off the table";
        if (p.leader(unit) != members(p, unit).front()) return std::string(data_of(unit).id) + " has a wrong leader";
        if (!connected(p, members(p, unit))) return "the formation of " + std::string(data_of(unit).id) + " is not connected";
        for (const Unit other : all)
            if (unit < other && plane::overlap(box_of(p, unit), box_of(p, other)))
                return std::string(data_of(unit).id) + " and " + std::string(data_of(other).id) + " overlap";
    }
    return "";
}

// All actions of a random game come from its lists in turn with random_action, so representatives and freely chosen poses are both played.
void play(std::string_view scenario, bool three, std::uint64_t seed) {
    Dice dice(seed), choices(seed ^ 0xc401ceull);
    Effects effects{dice};
    Setup setup{std::string(scenario), {}};
    if (three) setup.options.emplace_back("players", "three");
    Position p = Rules::set_up(setup, effects);
    for (std::uint32_t n = 0; !Rules::outcome(p); ++n) {
        ASSERT_LT(n, 100000u) << "the game does not end";
        const Seat seat = *Rules::to_act(p).begin();
        Action action = Rules::random_action(p, seat, choices);
        if (n % 4 == 0) {
            ActionList list;
            Rules::legal(p, seat, list);
            ASSERT_FALSE(list.empty()) << Rules::step_name(p);
            action = list[choices.below(static_cast<std::uint32_t>(list.size()))];
        }
        ASSERT_FALSE(Rules::why_not(p, seat, action)) << Rules::step_name(p) << " " << Records::notate(action);
        const std::string step(Rules::step_name(p));
        Rules::apply(p, seat, action, effects);
        ASSERT_EQ(wrong_on_table(p), "") << "seed " << seed << ", turn " << int{p.turn} << ", after " << step << ": " << Records::notate(action);
    }
}

}   // namespace

TEST(EnemyMistakesTable, no_legal_sequence_makes_units_overlap_or_leave_the_table) {
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        play("historical", seed % 2 == 0, seed);
        play("short", false, seed);
    }
}

}   // namespace enemy_mistakes
}   // namespace papelotte
