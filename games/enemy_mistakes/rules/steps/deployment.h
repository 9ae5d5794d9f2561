// EM-7.4 to EM-7.8  Where black pieces may be deployed; entrance.h has the steps.
#pragma once

#include <algorithm>
#include <optional>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {

inline constexpr Corps kEntryOrder[] = {Corps::black_iii, Corps::black_ii, Corps::black_i};   // EM-7.2, EM-7.3
inline constexpr int kWest = 2700;   // the facing of the suggestion
inline constexpr plane::Bounds kDeployment{kBoardData.deployment_west * 1.0, kBoardData.deployment_north * 1.0, kBoardData.deployment_east * 1.0,
                                           kBoardData.deployment_south * 1.0};

const EntranceData& entry_section(Corps);
UnitSet waiting_units(const Position&, Corps);
GeneralSet waiting_counters(const Position&, Corps);   // its General, and Blücher with the first

// A unit in the deployment area or near it.
struct Standing {
    plane::Box box;
    bool enemy;
};
using Pieces = FixedVector<Standing, kUnits>;
Pieces near_deployment(const Position&);
Refusal why_not_place(const Pieces&, const plane::Box&);   // EM-7.4
bool touches_section(const plane::Box&, Corps);            // EM-7.5
plane::Box box_there(Unit, int x, int y, int facing);
// EM-7.4, EM-7.5  A unit joins the formation under way, or begins one (kNoUnit).
Refusal why_not_deploy(const Position&, Unit, Unit leader, int x, int y, int facing);

constexpr int place_x(Unit unit) { return is_artillery(unit) ? 8775 : 8850; }
// The places of the fixed search of EM-7.8: alone at the entrance section, facing west, every millimetre from `from` on; the first is visited.
template <class Visit>
bool find_place(const Position& p, Corps corps, Unit unit, int from, Visit visit) {
    const EntranceData& section = entry_section(corps);
    const Pieces pieces = near_deployment(p);
    for (int y = std::max(section.north * 10, from); y <= section.south * 10; y += 10)
        if (const plane::Box box = box_there(unit, place_x(unit), y, kWest); !why_not_place(pieces, box) && touches_section(box, corps))
            return visit(y), true;
    return false;
}
// Places beside and behind those of a formation.
template <class Visit>
void for_each_place_beside(const Position& p, Unit leader, int facing, Unit unit, Visit visit) {
    for (const Unit other : members(p, leader)) {
        const plane::Vec front = plane::direction(facing), right = plane::right_of(front);
        const double side = (is_artillery(unit) ? 7.5 : 15) + (is_artillery(other) ? 7.5 : 15);
        const double level = (is_artillery(other) ? 7.5 : 15) - (is_artillery(unit) ? 7.5 : 15);   // fronts in one line
        for (const plane::Vec by : {right * side + front * level, right * -side + front * level, front * 30.0}) {
            const plane::Vec to = plane::point(p.stands[other].pose()) + by;
            if (to.x > 0 && to.y > 0 && to.x < kBoardData.width && to.y < kBoardData.height) visit(plane::tenths(to.x), plane::tenths(to.y));
        }
    }
}
// One of the units that the search finds a place for; kNoUnit: none.
Unit find_placeable(const Position&, Corps, UnitSet);
// EM-7.5  The formations that are composed in this entrance of the corps, and a place beside one of them for a unit that waits.
UnitSet entering_formations(const Position&, Corps);
std::optional<Action> place_beside(const Position&, Corps, Unit formation);
// EM-7.2, EM-7.8  Whether the search finds a place for a unit that waits, or there is one beside such a formation.
bool more_can_enter(const Position&, Corps);

// A free spot for a counter inside the area: as suggested, else the first of a search; x and y in tenths of a millimetre.
struct Spot {
    int x, y;
};
std::optional<Spot> entry_spot(const Position&, General);

}   // namespace papelotte::enemy_mistakes
