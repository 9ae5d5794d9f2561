// One number for all bits that the geometry of a continuous table gives for many random pieces. It must be the same with every compiler, natively
// and in WebAssembly.
#pragma once

#include <bit>

#include "engine/dice.h"
#include "engine/fields.h"
#include "engine/plane/engagement.h"
#include "engine/plane/lane.h"

namespace papelotte::plane {

inline Box random_box(Dice& dice, int spread) {
    const Pose pose{static_cast<std::int32_t>(dice.below(static_cast<std::uint32_t>(spread))) + 20000,
                    static_cast<std::int32_t>(dice.below(static_cast<std::uint32_t>(spread))) + 20000,
                    static_cast<std::int16_t>(dice.below(3600))};
    const double half = dice.below(3) == 0 ? 7.5 : 15;
    return {point(pose), direction(pose.facing), half, dice.below(4) == 0 ? 15 : half};
}

inline std::uint64_t geometry_signature(std::uint64_t seed, std::uint64_t rounds) {
    FieldHash hash;
    Dice dice(seed);
    const auto add = [&](double value) { hash.add(std::bit_cast<std::uint64_t>(value + 0.0)); };
    for (std::uint64_t i = 0; i < rounds; ++i) {
        const Box a = random_box(dice, 15000), b = random_box(dice, 15000), c = random_box(dice, 15000);
        const Slide slide{a.front, static_cast<double>(dice.below(1500)) / 10};
        const Engaging owner{b, dice.below(5) == 0};
        for (const double value : {penetration(a, b), gap(a, b), free_way(a, slide, b), first_contact(a, slide, b), engaged_distance(a, owner),
                                   engaged_distance(a, slide, owner), first_entry(a, slide, owner, 29.5)})
            add(value);
        const int angle = static_cast<int>(dice.below(1801)) - 900;
        const Box turned_box = turned(a, angle > 0 ? a.front_left() : a.front_right(), angle, direction(angle));
        for (const Vec corner : turned_box.corners()) add(corner.x), add(corner.y);
        hash.add(touch(a, b)).add(overlap(a, b)).add(slides_over(a, slide, b)).add(bearing(b.centre - a.centre));
        const auto corners = c.corners();
        const Polygon polygon(corners);
        add(shared_area(swept(a, slide.along * slide.distance), polygon));
        add(length_inside(a.centre, b.centre, polygon));
        hash.add(holds(polygon, a, kOverlap)).add(within(a, polygon, kContact)).add(crosses(polygon, outline(a)));
        const Lane lane(a, 180);
        for (const double width : lane.edges_met(b)) add(width);
        Sight sight(lane, b);
        sight.block(c);
        add(sight.open_width());
    }
    return hash.value();
}

}   // namespace papelotte::plane
