// Any bytes as pieces on a continuous table: every answer is a number, and what must agree agrees.
#include <cstdlib>
#include <cstring>

#include "engine/plane/engagement.h"
#include "engine/plane/lane.h"

using namespace papelotte::plane;

namespace {

struct Bytes {
    std::uint16_t x, y, facing;
    std::uint8_t shape, along;
};

Box box_of(const Bytes& bytes) {
    const double half = bytes.shape % 3 == 0 ? 7.5 : 15;
    return {{bytes.x / 100.0, bytes.y / 100.0}, direction(bytes.facing), half, bytes.shape % 3 == 1 ? 7.5 : half};
}
void must(bool holds) {
    if (!holds) std::abort();
}

}   // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    Bytes read[3];
    if (size < sizeof read) return 0;
    std::memcpy(read, data, sizeof read);
    const Box a = box_of(read[0]), b = box_of(read[1]), c = box_of(read[2]);
    const Slide slide{direction(read[0].along * 14), read[1].along / 1.0};
    must(gap(a, b) >= 0 && gap(a, b) == gap(b, a));
    const double way = free_way(a, slide, b);
    must(way >= 0 && way <= slide.distance);
    if (!overlap(a, b)) must(penetration(a.moved(slide.along * way), b) <= kOverlap + 1e-6);
    must(engaged_distance(a, slide, Engaging{b}) <= engaged_distance(a, Engaging{b}) + 1e-6);
    must(engaged_distance(a, Engaging{b, true}) <= engaged_distance(a, Engaging{b}) + 1e-6);
    must(is_engaged(a, slide, Engaging{b}, 29.5) == (engaged_distance(a, slide, Engaging{b}) < 29.5));
    const double entry = first_entry(a, slide, Engaging{b}, 29.5);
    must(entry >= 0 && (entry <= slide.distance || entry == kFar));
    const Convex hull = swept(a, slide.along * slide.distance);
    const double shared = shared_area(hull, c.corners());
    must(shared >= -1e-6 && shared <= 4 * c.half_width * c.half_depth + 1e-3);
    const Lane lane(a, 180);
    Sight sight(lane, b);
    sight.block(c);
    must(lane.width_met(b) >= 0 && lane.width_met(b) <= 2 * a.half_width + 1e-6);
    must(sight.open_width() >= -1e-9 && sight.open_width() <= 2 * a.half_width + 1e-6);
    return 0;
}
