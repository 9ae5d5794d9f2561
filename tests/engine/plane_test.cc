// engine/plane: rectangles on a continuous table, against worked cases, against slow and simple ways of asking the same, and bit for bit.
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

#include "tests/engine/plane_signature.h"

namespace papelotte::plane {
namespace {

Box tile(double x, double y, int facing) { return {{x, y}, direction(facing), 15, 15}; }
Box gun(double x, double y, int facing) { return {{x, y}, direction(facing), 7.5, 7.5}; }

// The least distance of points of two outlines, by walking along both.
double slow_gap(const Box& a, const Box& b) {
    double least = kFar;
    const auto p = a.corners(), q = b.corners();
    for (std::size_t i = 0; i < 4; ++i)
        for (int s = 0; s <= 60; ++s)
            for (std::size_t j = 0; j < 4; ++j)
                least = std::min(least, squared_to_segment(p[i] + (p[(i + 1) % 4] - p[i]) * (s / 60.0), q[j], q[(j + 1) % 4]));
    return std::sqrt(least);
}

TEST(Plane, SinesAreThoseOfTheLibraryToABillionth) {
    for (int angle = -3600; angle < 7200; ++angle) {
        const double radians = angle * std::numbers::pi / 1800;
        EXPECT_NEAR(sine(angle), std::sin(radians), 1e-8) << angle;
        EXPECT_NEAR(cosine(angle), std::cos(radians), 1e-8) << angle;
    }
    EXPECT_EQ(sine(900), 1);
    EXPECT_EQ(sine(2700), -1);
    EXPECT_EQ(sine(1800), 0);
    EXPECT_EQ(cosine(0), 1);
}

TEST(Plane, FacingsGoClockwiseFromNorth) {
    EXPECT_EQ(direction(0), (Vec{0, -1}));
    EXPECT_EQ(direction(900).x, 1);
    const Box box = tile(100, 200, 0);
    EXPECT_EQ(box.front_left(), (Vec{85, 185}));
    EXPECT_EQ(box.front_right(), (Vec{115, 185}));
    EXPECT_EQ(box.rear_right(), (Vec{115, 215}));
    EXPECT_EQ(angle_between(10, 3590), 20);
    EXPECT_EQ(angle_between(900, 2700), 1800);
}

TEST(Plane, ABearingPointsAtItsTarget) {
    Dice dice(7);
    for (int i = 0; i < 2000; ++i) {
        const Vec way{static_cast<double>(dice.below(2001)) - 1000, static_cast<double>(dice.below(2001)) - 1000};
        if (length(way) < 1) continue;
        const Vec look = direction(bearing(way));
        EXPECT_GE(dot(look, way) / length(way), std::cos(0.11 * std::numbers::pi / 180)) << way.x << " " << way.y;
    }
    EXPECT_EQ(bearing({0, -1}), 0);
    EXPECT_EQ(bearing({1, 0}), 900);
    EXPECT_EQ(bearing({0, 1}), 1800);
    EXPECT_EQ(bearing({-1, 0}), 2700);
}

TEST(Plane, NeighboursTouchAndDoNotOverlap) {
    EXPECT_TRUE(touch(tile(100, 100, 0), tile(130, 100, 0)));
    EXPECT_TRUE(touch(tile(100, 100, 0), tile(130, 130, 0)));   // a corner is enough
    EXPECT_TRUE(touch(tile(100, 100, 0), tile(130.5, 100, 0)));
    EXPECT_FALSE(touch(tile(100, 100, 0), tile(130.6, 100, 0)));
    EXPECT_FALSE(overlap(tile(100, 100, 0), tile(129.9, 100, 0)));
    EXPECT_TRUE(overlap(tile(100, 100, 0), tile(129.8, 100, 0)));
    EXPECT_FALSE(touch(tile(100, 100, 0), tile(129.8, 100, 0)));
    EXPECT_TRUE(touch(tile(100, 100, 0), gun(122.5, 92.5, 0)));
}

TEST(Plane, GapsAgreeWithASlowWalkAlongTheOutlines) {
    Dice dice(11);
    for (int i = 0; i < 3000; ++i) {
        const Box a = random_box(dice, 12000), b = random_box(dice, 12000);
        EXPECT_EQ(gap(a, b), gap(b, a));
        EXPECT_EQ(penetration(a, b) > 0, penetration(b, a) > 0);
        if (penetration(a, b) >= 0) {
            EXPECT_EQ(gap(a, b), 0);
            continue;
        }
        EXPECT_NEAR(gap(a, b), slow_gap(a, b), 0.3);
        EXPECT_LE(gap(a, b), slow_gap(a, b) + 1e-9);
        EXPECT_GE(gap(a, b), -penetration(a, b) - 1e-6);
        EXPECT_NEAR(gap(outline(a), outline(b)), gap(a, b), 1e-6);
        EXPECT_TRUE(near(a, b, gap(a, b) + 1e-6));
        EXPECT_FALSE(near(a, b, gap(a, b) - 1e-6));
    }
}

TEST(Plane, ASlideStopsWhereItMeets) {
    EXPECT_NEAR(first_contact(tile(100, 300, 0), {direction(0), 120}, gun(100, 207.5, 1800)), 70, 1e-9);
    EXPECT_EQ(free_way(tile(100, 300, 0), {direction(0), 50}, tile(100, 200, 0)), 50);
    EXPECT_NEAR(free_way(tile(100, 300, 0), {direction(0), 100}, tile(100, 200, 0)), 70, 1e-9);
    EXPECT_EQ(free_way(tile(100, 300, 0), {direction(0), 100}, tile(130, 200, 0)), 100);   // it brushes past
    EXPECT_LT(first_contact(tile(100, 300, 0), {direction(0), 100}, tile(130.3, 200, 0)), 100);
    EXPECT_GT(first_contact(tile(100, 300, 0), {direction(0), 100}, tile(130.7, 200, 0)), 100);
}

TEST(Plane, SlidesAgreeWithTheSameSlideStepByStep) {
    Dice dice(13);
    for (int i = 0; i < 1500; ++i) {
        const Box a = random_box(dice, 15000), b = random_box(dice, 15000);
        const Slide slide{direction(static_cast<int>(dice.below(3600))), 120};
        if (overlap(a, b)) continue;
        const double way = free_way(a, slide, b);
        EXPECT_GE(way, 0);
        EXPECT_LE(way, slide.distance);
        bool met = false;
        for (int halves = 0; halves <= 240; ++halves) {
            const double step = 0.5 * halves;
            const bool overlaps = overlap(a.moved(slide.along * step), b);
            met |= overlaps;
            if (step < way) EXPECT_FALSE(overlaps) << step << " of " << way;
        }
        if (met) {
            EXPECT_TRUE(slides_over(a, slide, b));
            EXPECT_LT(way, slide.distance);
            EXPECT_LE(penetration(a.moved(slide.along * way), b), kOverlap + 1e-9);
        }
        if (way < slide.distance) EXPECT_LE(gap(a.moved(slide.along * way), b), 1e-6);
    }
}

TEST(Plane, ATurnKeepsThePivotAndTheShape) {
    Dice dice(17);
    for (int i = 0; i < 1000; ++i) {
        const Box a = random_box(dice, 15000);
        const int angle = static_cast<int>(dice.below(1801)) - 900;
        const int facing = bearing(a.front);
        const Vec pivot = a.front_left();
        const Box after = turned(a, pivot, angle, direction(facing + angle));
        EXPECT_LT(length(after.front_left() - pivot), 0.1);
        EXPECT_NEAR(length(after.centre - pivot), length(a.centre - pivot), 1e-6);
    }
}

TEST(Plane, SweptHullsHoldEveryPlaceOfTheSlide) {
    Dice dice(19);
    for (int i = 0; i < 1000; ++i) {
        const Box a = random_box(dice, 15000);
        const Vec by = direction(static_cast<int>(dice.below(3600))) * 80;
        const Convex hull = swept(a, by);
        EXPECT_GE(hull.size(), 4u);
        EXPECT_LE(hull.size(), 6u);
        const double whole = area(Polygon(hull.begin(), hull.size()));
        EXPECT_NEAR(whole, 4 * a.half_width * a.half_depth + 80 * 2 * a.reach(right_of(by * (1 / length(by)))), 1e-5);
        for (int step = 0; step <= 8; ++step) {
            const Box place = a.moved(by * (step / 8.0));
            const auto corners = place.corners();
            EXPECT_NEAR(shared_area(hull, corners), 4 * a.half_width * a.half_depth, 1e-5);
        }
    }
}

TEST(Plane, AnAreaOfEngagementEndsAtTheRearLine) {
    const Engaging owner{tile(100, 60, 1800)};   // looks south
    EXPECT_NEAR(engaged_distance(tile(100, 120, 0), owner), 30, 1e-9);
    EXPECT_EQ(engaged_distance(tile(100, 10, 0), owner), kFar);                          // all of it behind
    EXPECT_EQ(engaged_distance(tile(100, 30, 0), owner), kFar);                          // it touches the rear
    EXPECT_NEAR(engaged_distance(tile(150, 40, 0), owner), 20, 1e-9);                    // a part beside the flank
    EXPECT_NEAR(engaged_distance(tile(100, 10, 0), Engaging{owner.box, true}), 20, 1e-9);   // all round
    EXPECT_NEAR(engaged_distance(tile(100, 200, 0), {direction(0), 80}, owner), 30, 1e-9);
    EXPECT_NEAR(first_entry(tile(100, 200, 0), {direction(0), 120}, owner, 29.5), 80.5, 0.02);
    EXPECT_EQ(first_entry(tile(100, 200, 0), {direction(0), 80}, owner, 29.5), kFar);
}

// The quick answer is that of the distance, also at the limit itself.
TEST(Plane, WhetherAPieceIsEngagedAgreesWithTheDistance) {
    for (int x = 0; x <= 200; x += 7)
        for (int facing = 0; facing < 3600; facing += 130)
            for (const bool all_round : {false, true}) {
                const Box piece = tile(x, 200, facing);
                const Engaging owner{tile(100, 60, 1800), all_round};
                const Slide slide{direction(0), 80};
                const double distance = engaged_distance(piece, slide, owner);
                for (const double limit : {10.0, 29.5, 30.0, 60.0, distance, distance + 1e-9})
                    EXPECT_EQ(is_engaged(piece, slide, owner, limit), distance < limit) << x << " " << facing << " " << limit;
            }
}

TEST(Plane, PolygonsKnowWhatLiesInThem) {
    const Vec wood[] = {{0, 0}, {200, 0}, {200, 140}, {0, 140}};
    EXPECT_EQ(area(wood), 28000);
    EXPECT_TRUE(holds(wood, tile(100, 100, 0), 0.1));
    EXPECT_TRUE(holds(wood, tile(100, 125, 0), 0.1));
    EXPECT_FALSE(holds(wood, tile(100, 126, 0), 0.1));
    EXPECT_EQ(shared_area(outline(tile(100, 140, 0)), wood), 450);
    EXPECT_EQ(shared_area(outline(tile(100, 155, 0)), wood), 0);
    EXPECT_TRUE(within(tile(100, 155.5, 0), wood, 0.5));
    EXPECT_FALSE(within(tile(100, 155.6, 0), wood, 0.5));
    EXPECT_NEAR(length_inside({100, 200}, {100, 100}, wood), 40, 1e-9);
    // A notch: not convex.
    const Vec notched[] = {{0, 0}, {100, 0}, {100, 100}, {50, 50}, {0, 100}};
    EXPECT_FALSE(holds(notched, Vec{50, 80}));
    EXPECT_TRUE(holds(notched, Vec{50, 40}));
    EXPECT_FALSE(holds(notched, Box{{50, 60}, direction(0), 40, 30}, 0.1));
    EXPECT_NEAR(length_inside({0, 90}, {100, 90}, notched), 20, 1e-9);
}

TEST(Plane, ALineIsCrossedNotTouched) {
    const Vec road[] = {{0, 170}, {200, 170}};
    EXPECT_FALSE(crosses(road, swept(tile(100, 200, 0), direction(0) * 15)));
    EXPECT_TRUE(crosses(road, swept(tile(100, 200, 0), direction(0) * 15.1)));
    const Box zone{{100, 170}, direction(0), 20, 10};
    EXPECT_TRUE(crossing(road, swept(tile(100, 200, 0), direction(0) * 60), std::span(&zone, 1)).inside);
    EXPECT_FALSE(crossing(road, swept(tile(100, 200, 0), direction(0) * 60), std::span(&zone, 1)).outside);
    EXPECT_TRUE(crossing(road, swept(tile(110, 200, 0), direction(0) * 60), std::span(&zone, 1)).outside);
    EXPECT_TRUE(within(tile(100, 188, 0), road, 2, 1.5));
    EXPECT_FALSE(within(tile(100, 189, 0), road, 2, 1.5));
}

TEST(Plane, ALaneIsClosedByAllBlockersTogether) {
    // The worked cases of lines of fire: a gun at (100, 300) that looks north.
    const Lane lane(gun(100, 300, 0), 180);
    EXPECT_NEAR(lane.width_met(tile(112, 250, 1800)), 10.5, 1e-9);
    const Box far = tile(104, 200, 1800);
    Sight partly(lane, far);
    partly.block(tile(112, 250, 1800));
    EXPECT_NEAR(partly.open_width(), 4.5, 1e-6);
    Sight hidden(lane, far);
    hidden.block(tile(100, 250, 1800));
    EXPECT_NEAR(hidden.open_width(), 0, 1e-6);
    // Only the whole width hides: it does not matter that the open part lies beside the target.
    const Box aside = tile(82, 200, 1800);
    EXPECT_NEAR(lane.width_met(aside), 4.5, 1e-9);
    Sight beside(lane, aside);
    beside.block(tile(84.5, 250, 1800));
    EXPECT_NEAR(beside.open_width(), 8, 1e-6);
    beside.block(tile(114.5, 250, 1800));
    EXPECT_NEAR(beside.open_width(), 0, 1e-6);
    // What stands behind the target closes nothing.
    Sight open(lane, tile(100, 250, 1800));
    open.block(tile(100, 200, 1800));
    EXPECT_NEAR(open.open_width(), 15, 1e-6);
    // The rear edge, since it looks away.
    const auto edges = lane.edges_met(tile(100, 250, 0));
    EXPECT_NEAR(edges[2], 15, 1e-9);
    EXPECT_EQ(edges[0] + edges[1] + edges[3], 0);
}

// The same number with clang, with GCC and in WebAssembly (tests/wasm): change it only with the geometry.
TEST(Plane, HasTheSameBitsEverywhere) { EXPECT_EQ(geometry_signature(1815, 2000), 395418174437021427ull); }

}   // namespace
}   // namespace papelotte::plane
