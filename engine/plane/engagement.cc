#include "engine/plane/engagement.h"

namespace papelotte::plane {

// A point of the line of its rear edge. What only touches that edge is not before the line.
static Vec rear_line(const Box& box) { return box.rear_left() + box.front * kOverlap; }

double engaged_distance(const Convex& piece, const Engaging& owner) {
    const Convex shape = outline(owner.box);
    if (owner.all_round) return gap(piece, shape);
    return gap(in_front_of(piece, rear_line(owner.box), owner.box.front), shape);
}

double engaged_distance(const Box& piece, Slide slide, const Engaging& owner) {
    return engaged_distance(swept(piece, slide.along * slide.distance), owner);
}

bool is_engaged(const Box& piece, Slide slide, const Engaging& owner, double limit) {
    const Convex places = swept(piece, slide.along * slide.distance), shape = outline(owner.box);
    if (owner.all_round) return nearer(places, shape, limit);
    return nearer(in_front_of(places, rear_line(owner.box), owner.box.front), shape, limit);
}

double first_entry(const Box& piece, Slide slide, const Engaging& owner, double limit) {
    if (!is_engaged(piece, slide, owner, limit)) return engaged_distance(piece, owner) < limit ? 0 : kFar;
    if (engaged_distance(piece, owner) < limit) return 0;
    double outside = 0, inside = slide.distance;
    while (inside - outside > 0.01) {
        const double middle = (outside + inside) / 2;
        (is_engaged(piece, {slide.along, middle}, owner, limit) ? inside : outside) = middle;
    }
    return inside;
}

}   // namespace papelotte::plane
