// EM-2.31 to EM-2.40, EM-4.9 to EM-4.22, EM-12, EM-13  What a manoeuvre of a group is: where it ends, what it sweeps, and why it is not legal.
#pragma once

#include <optional>

#include "engine/action.h"
#include "engine/plane/touch.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {

// EM-4.14  What the swept area meets.
struct Ground {
    bool wood = false, farm_field = false, town = false, sunken_road = false, torrent = false, bridge = false;
    UnitSet guns_in_torrent;   // EM-4.13
    int allowance(int basic) const;   // in units of measurement
};

// A manoeuvre that has been judged: where everybody ends.
inline constexpr std::size_t kMostInGroup = 64;
struct Trial {
    int angle = 0, distance = 0;   // tenths; of a Charge the distance to first contact
    int reach = 0;                 // tenths of a millimetre: the allowance with what it sweeps
    bool backward = false;
    UnitSet group;
    FixedVector<plane::Pose, kMostInGroup> ends;   // of its units, in order
    Ground ground;
    // What was swept: the turn about a point, then the slide of these boxes.
    plane::Vec about;
    FixedVector<plane::Box, kMostInGroup> boxes;
    plane::Slide slide;
};

// How a Charge is made.
enum class ChargeKind : std::uint8_t {
    manoeuvre,       // of a green Formation, or out of sequence
    reinforcement,   // EM-14.7, EM-14.10: neither EM-13.4 nor EM-13.5
    pursuit,         // EM-14.35: the same, with an allowance of its own
};

// A group that is about to move, with all that stands near it. It is made once a decision and judges any number of manoeuvres.
class Mover {
   public:
    // `farthest`: how far it may go, in units of measurement, where that is more than its own reach.
    Mover(const Position&, UnitSet group, int farthest = 0);

    Refusal why_not_advance(Unit pivot, int angle, int distance, Trial* = nullptr) const;   // EM-12.2
    Refusal why_not_charge(Unit pivot, int angle, Unit target, Trial* = nullptr) const;     // EM-13
    Refusal why_not_fall_back(int distance, Trial* = nullptr) const;                        // EM-12.4

    // EM-12.5  Enemies strictly inside the area of a unit of the group; whether it can charge one of them (EM-13.16).
    UnitSet engaged_enemies() const { return engaged_; }
    bool can_charge_one_of(UnitSet targets) const { return find_charge(targets).has_value(); }
    std::optional<Action> find_charge(UnitSet targets) const;   // the first that the fixed search finds
    UnitSet first_met(Unit pivot,
                      int angle) const;   // EM-13.3: the enemies that a slide of its reach meets first; none, too, if it cannot turn so
    // The greatest distance of an Advance with this turn that nothing blocks, in tenths, without regard to terrain. Negative: the turn is blocked.
    int open_way(Unit pivot, int angle) const;
    // EM-20.2  The units of the front row whose left or right flank is free and farthest out.
    Unit left_pivot() const { return left_; }
    Unit right_pivot() const { return right_; }
    int basic_reach(bool advance) const { return advance ? advance_reach_ : charge_reach_; }   // units of measurement

    // EM-13.10  How far the slide of a judged Charge may go on: as far as terrain, what it sweeps and the fold allow.
    int farthest(const Trial&) const;
    Trial straight_on(plane::Vec along, int distance) const;

    // EM-14.45  The greatest distance back, in tenths and up to `most`, that is not blocked and ends free; the edge of the table is no bar.
    int forced_way_back(int most) const;
    Trial forced_fall_back(int distance) const;

    // What a judged manoeuvre does besides: units that pass each other and receive a yellow marker (EM-2.37), and unattached enemy counters that it
    // sweeps over or touches at its end, with the unit that is first there (EM-5.13, EM-5.14).
    UnitSet shaken_by_passing(const Trial&) const;
    struct Reached {
        General general;
        Unit by;
    };
    FixedVector<Reached, kGenerals> counters_reached(const Trial&) const;

    // Charges within a combat.
    void set_kind(ChargeKind kind, int reach = 0, double side_step = 0);   // pursuit: units of measurement; millimetres to the right
    plane::Vec centre() const;
    struct Obstacle {
        Unit unit;
        plane::Box box;
        bool moving;
    };
    const auto& enemies() const { return enemies_; }

   private:
    using Boxes = FixedVector<plane::Box, kMostInGroup>;
    // A turn about a point and a slide: what is swept.
    struct Sweep {
        plane::Vec about;
        int angle;
        Boxes boxes;   // after the turn
        plane::Slide slide;
        plane::Vec by() const { return slide.along * slide.distance; }
    };
    // An area or a line that slows a manoeuvre.
    struct Element {
        bool is_area;
        std::uint8_t index;
        Terrain type() const { return is_area ? data_of(Area(index)).type : data_of(Line(index)).type; }
    };
    using Elements = FixedVector<Element, 24>;

    Refusal why_not_turn(Unit pivot, int angle, Sweep&) const;   // fills the sweep
    void turn(std::size_t pivot, int angle, Sweep&) const;
    bool turn_is_blocked(const Sweep&) const;
    bool turn_leaves(const Sweep&, const plane::Bounds&) const;
    template <class Visit>
    bool any_pose_of_turn(const Sweep&, Visit visit) const;   // visit(piece, box)
    Refusal why_not_slide(const Sweep&) const;
    Refusal why_not_end(const Sweep&) const;
    bool enters_area(const Sweep&, bool leaving) const;
    bool area_is_open(Unit enemy) const;
    bool beyond_fold(const Sweep&) const;
    bool flank_free(std::size_t piece, bool left) const;
    UnitSet first_areas(const Sweep&) const;   // EM-13.4
    double first_contact(const Sweep&, const plane::Box& obstacle) const;
    bool passes_freely(Unit, Unit friendly) const;
    UnitSet first_met(const Sweep&) const;
    Refusal why_not_charge_there(const Sweep&, Unit target, Trial*) const;

    // manoeuvre_ground.cc
    bool meets(const Sweep&, Element) const;
    plane::Crossing crosses(const Sweep&, Line, std::size_t piece) const;
    int judge_ground(const Sweep&, int basic, Ground&) const;   // the allowance in units of measurement
    void forget_on_road(const Sweep&, Line road, Elements&) const;

    void finish(Trial*, const Sweep&, bool backward, const Ground&, int allowance) const;

    // When a piece of the trial first overlaps a box: negative during the turn, then the distance of the slide; infinite: never.
    double reaches(const Trial&, std::size_t piece, const plane::Box&, double margin) const;

    const Position& p_;
    UnitSet group_;
    Army army_;
    FixedVector<Unit, kMostInGroup> units_;
    Boxes boxes_;
    FixedVector<Obstacle, 96> enemies_, friends_;
    mutable UnitSet known_areas_, open_areas_;   // EM-2.28: enemies whose area has been looked at, and those where it is open
    UnitSet inside_, engaged_;   // enemies whose area it is strictly inside; those strictly inside its own
    Unit left_ = kNoUnit, right_ = kNoUnit;
    int advance_reach_ = 0, charge_reach_ = 0, width_ = 1;
    ChargeKind kind_ = ChargeKind::manoeuvre;
    bool stuck_gun_ = false;   // EM-2.7: one that cannot fasten
};

}   // namespace papelotte::enemy_mistakes
