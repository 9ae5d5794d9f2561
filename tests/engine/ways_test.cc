// The search for ways on a board of five places, where costs, contact with enemies and what a march reveals are as each test says.
#include "engine/ways.h"

#include <gtest/gtest.h>

#include <set>

#include "tests/toys/toy_game.h"

namespace papelotte {

namespace {

using fords::kRed, fords::Place, fords::Scout;

using Border = std::pair<Place, Place>;   // from, to

// Of a march over a border: what it costs (else 1), whether it engages, and whether the enemy sees something of it.
struct Country {
    std::set<Border> closed = {}, engaging = {}, revealing = {}, dear = {};
};
Country country;   // of the present test

bool is_march(const Action& action) { return fords::Verb(action.verb) == fords::Verb::march; }
Border border(const fords::Position& p, const Action& action) { return {p.scouts[static_cast<std::size_t>(action.a)].place, Place(action.b)}; }

struct Crossings {
    using Position = fords::Position;
    static std::optional<MarchAction> action(const Position& p, Action action) {
        if (!is_march(action) || country.closed.contains(border(p, action))) return std::nullopt;
        return MarchAction{action.a, action.b, country.dear.contains(border(p, action)) ? 2 : 1, country.engaging.contains(border(p, action))};
    }
    static std::optional<MarchUnderWay> under_way(const Position&) { return std::nullopt; }
    static std::optional<int> may_go_on(const Position& p, int) {
        const auto* march = p.agenda.empty() ? nullptr : std::get_if<fords::March>(&p.agenda.back());
        return march && march->who == kRed ? std::optional(0) : std::nullopt;
    }
    static int place(const Position& p, int piece) { return static_cast<int>(p.scouts[static_cast<std::size_t>(piece)].place); }
    static bool obeys(Seat seat, int piece) { return fords::owner_of(Scout(piece)) == seat; }
    static Refusal why_not(const Position&, Seat, int, int) { return {}; }
};

struct Crossed : fords::Rules {
    using Marches = Crossings;
    static void apply(Position& p, Seat seat, const Action& action, Effects& effects) {
        if (is_march(action) && country.revealing.contains(border(p, action))) effects.reveal(fords::other(seat));
        fords::Rules::apply(p, seat, action, effects);
    }
};

// Red's first scout stands in the north and has three moves; the others are out of the way.
fords::Position red_in_the_north() {
    fords::Position p;
    for (fords::Piece& scout : p.scouts) scout = {Place::gone, 3};
    p.scouts[0].place = Place::north;
    p.round = p.rounds = 1;
    p.agenda.push_back(fords::March{kRed, 3});
    return p;
}

Way way_to(Place place, const Country& what) {
    country = what;
    WaySearch<Crossed> search;
    search.run(red_in_the_north(), {kRed, 0});
    country = {};
    EXPECT_TRUE(search.reaches(static_cast<int>(place)));
    return search.way_to(static_cast<int>(place));
}
Place over(const Way& way) {
    EXPECT_EQ(way.over.size(), 1u);
    return Place(way.over[0]);
}

constexpr Place kNorth = Place::north, kEast = Place::east, kSouth = Place::south, kWest = Place::west, kMiddle = Place::middle;

}   // namespace

static_assert(HasMarches<Crossed>);

TEST(Ways, of_equal_ways_the_first_in_the_order_of_the_rules_is_taken) {
    const Way way = way_to(kSouth, {});
    EXPECT_EQ(over(way), kEast);
    EXPECT_EQ(way.cost, 2);
    EXPECT_FALSE(way.engages || way.reveals);
}

TEST(Ways, of_equal_ways_one_that_engages_nobody_is_taken) {
    const Way way = way_to(kSouth, {.engaging = {{kNorth, kEast}, {kWest, kSouth}}});
    EXPECT_EQ(over(way), kMiddle);
    EXPECT_FALSE(way.engages);
}

TEST(Ways, of_equal_ways_one_that_reveals_nothing_is_taken) {
    const Way way = way_to(kSouth, {.revealing = {{kNorth, kEast}, {kWest, kSouth}}});
    EXPECT_EQ(over(way), kMiddle);
    EXPECT_FALSE(way.reveals);
}

// What is revealed is known only once the search has come to the south by the east: the way by the west must still be found beyond it.
TEST(Ways, of_equal_ways_one_that_reveals_nothing_is_taken_beyond_the_place_where_they_meet) {
    const std::set<Border> only_by_the_south{{kNorth, kMiddle}, {kEast, kMiddle}, {kWest, kMiddle}};
    const Way way = way_to(kMiddle, {.closed = only_by_the_south, .revealing = {{kEast, kSouth}}});
    ASSERT_EQ(way.over.size(), 2u);
    EXPECT_EQ(Place(way.over[0]), kWest);
    EXPECT_FALSE(way.reveals);
}

TEST(Ways, that_reveal_something_on_the_way_say_so) {
    const Way way = way_to(kSouth, {.closed = {{kNorth, kWest}, {kNorth, kMiddle}}, .revealing = {{kNorth, kEast}}});
    EXPECT_EQ(over(way), kEast);
    EXPECT_TRUE(way.reveals);
}

TEST(Ways, a_cheaper_way_is_taken_though_it_engages) {
    const Way way = way_to(kSouth, {.engaging = {{kNorth, kEast}}, .dear = {{kNorth, kWest}, {kNorth, kMiddle}}});
    EXPECT_EQ(over(way), kEast);
    EXPECT_EQ(way.cost, 2);
    EXPECT_TRUE(way.engages);
}

}   // namespace papelotte
