#include "engine/plane/engagement.h"

namespace papelotte::plane {

double engaged_distance(const Convex& piece, const Engaging& owner) {
    const Convex shape = outline(owner.box);
    if (owner.all_round) return gap(piece, shape);
    // What only touches the rear edge is not before its line.
    return gap(in_front_of(piece, owner.box.rear_left() + owner.box.front * kOverlap, owner.box.front), shape);
}

double engaged_distance(const Box& piece, Slide slide, const Engaging& owner) {
    return engaged_distance(swept(piece, slide.along * slide.distance), owner);
}

double first_entry(const Box& piece, Slide slide, const Engaging& owner, double limit) {
    if (engaged_distance(piece, owner) < limit) return 0;
    if (!(engaged_distance(piece, slide, owner) < limit)) return kFar;
    double outside = 0, inside = slide.distance;
    while (inside - outside > 0.01) {
        const double middle = (outside + inside) / 2;
        (engaged_distance(piece, {slide.along, middle}, owner) < limit ? inside : outside) = middle;
    }
    return inside;
}

}   // namespace papelotte::plane
