// A line of fire: a strip straight ahead of a piece, treated as rays side by side. Which of them reach a target before something else?
#pragma once

#include "engine/plane/polygon.h"

namespace papelotte::plane {

class Lane {
   public:
    // As wide as the piece, ahead of its front edge.
    Lane(const Box& from, double length)
        : origin_(from.front_left()),
          ahead_(from.front),
          across_(from.right()),
          width_(2 * from.half_width),
          length_(length),
          bounds_(bounds_of(Box{from.at(0, from.half_depth + length / 2), from.front, from.half_width, length / 2})) {}

    bool may_meet(const Bounds& bounds) const { return bounds_.meets(bounds); }   // quick; true if in doubt
    // Over how much of the width rays would meet the target if nothing else stood in their way.
    double width_met(const Box& target) const;
    // The same for each of its edges, by the edge that is met first: front, right, rear, left.
    std::array<double, 4> edges_met(const Box& target) const;

   private:
    friend class Sight;
    Vec into(Vec point) const { return {dot(point - origin_, across_), dot(point - origin_, ahead_)}; }
    std::array<Vec, 4> into(const Box& box) const;
    Vec origin_, ahead_, across_;
    double width_, length_;
    Bounds bounds_;
};

// A question about a target: how much of the width stays open, when blockers have been added? A ray is closed if it meets a blocker before it
// meets the target; a ray that misses the target, if it meets one before the least distance at which any ray meets it.
class Sight {
   public:
    Sight(const Lane& lane, const Box& target);
    void block(Polygon blocker);
    void block(const Box& blocker) {
        const auto corners = blocker.corners();
        block(Polygon(corners));
    }
    double open_width() const;

   private:
    // Closed stretches of the width, for one blocker after another.
    struct Closed {
        double from, to;
    };
    Lane lane_;
    std::array<Vec, 4> target_;   // in the lane's own measure: x across, y ahead
    double least_;   // distance of the target
    FixedVector<Closed, 96> closed_;
};

}   // namespace papelotte::plane
