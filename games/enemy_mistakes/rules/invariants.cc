// What holds of every position in which somebody must decide. Random games are tested against it, hand-made positions refused by it.
#include "engine/plane/touch.h"
#include "engine/soundness.h"
#include "games/enemy_mistakes/rules/agenda_check.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/position_faults.h"
#include "games/enemy_mistakes/rules/rules.h"
#include "games/enemy_mistakes/rules/words.h"

namespace papelotte::enemy_mistakes {
namespace {

InputFault of(Unit unit, const Rule& broken) { return InputFault(broken).at(word(unit)); }
InputFault of(General general, const Rule& broken) { return InputFault(broken).at(word(general)); }

// --- Units ------------------------------------------------------------------------------------------------------------------------------

// EM-2.9
bool on_table(const plane::Box& box) {
    const plane::Bounds board{0, 0, static_cast<double>(kBoardData.width), static_cast<double>(kBoardData.height)};
    return board.holds(bounds_of(box), plane::kOverlap);
}

InputFault broken_unit(const Position& p, Unit unit) {
    const Marks& marks = p.marks[unit];
    const Stand& stand = p.stands[unit];
    const FormationState& state = p.formations[unit];
    if (!p.on_board(unit)) {
        if (stand.formation != kNoUnit || !(state == FormationState{})) return of(unit, kBoardFaults.formation);
        const bool credited = marks.credited != Army::none && are_enemies(marks.credited, army_of(unit));
        return is_removed(marks.fate) == credited ? InputFault() : of(unit, kBoardFaults.credited);
    }
    if (marks.credited != Army::none && !(p.routed(unit) && are_enemies(marks.credited, army_of(unit)))) return of(unit, kBoardFaults.credited);
    if (stand.facing >= 3600) return of(unit, kBoardFaults.facing);
    if (!on_table(box_of(p, unit))) return of(unit, kBoardFaults.off_board);
    if (marks.losses >= data_of(unit).capacity) return of(unit, kBoardFaults.losses);
    if (marks.yellow > 2) return of(unit, kBoardFaults.yellow);
    if (stand.fastened && !is_artillery(unit)) return of(unit, kBoardFaults.fastened);
    const Unit leader = stand.formation;
    if (leader == kNoUnit || index_of(leader) >= kUnits || leader > unit || !p.on_board(leader) || p.leader(leader) != leader)
        return of(unit, kBoardFaults.formation);
    const bool alike = leader == unit || (corps_of(leader) == corps_of(unit) && !is_garrison(unit) && face_alike(p, leader, unit));
    if (!alike || army_of(leader) != army_of(unit)) return of(unit, kBoardFaults.formation);
    if (leader != unit && !(state == FormationState{})) return of(unit, kBoardFaults.state);
    if (state.green && state.orange > 0) return of(unit, kBoardFaults.green_and_orange);   // EM-3.9
    if (is_garrison(unit) && (state.green || state.orange > 0)) return of(unit, kBoardFaults.garrison);
    return {};
}

// EM-2.4, EM-2.10, EM-2.13
InputFault broken_ground(const Position& p) {
    std::array<plane::Box, kUnits> boxes;
    FixedVector<Unit, kUnits> units;
    for (const Unit unit : UnitSet::first(kUnits)) {
        if (!p.on_board(unit)) continue;
        boxes[static_cast<std::size_t>(index_of(unit))] = box_of(p, unit);
        for (const Unit other : units)
            if (plane::overlap(boxes[static_cast<std::size_t>(index_of(unit))], boxes[static_cast<std::size_t>(index_of(other))]))
                return of(unit, kBoardFaults.overlaps);
        units.push_back(unit);
    }
    for (const Unit unit : units) {
        if (p.leader(unit) != unit) continue;
        const UnitSet formation = members(p, unit);
        if (!all_face_alike(p, formation)) return of(unit, kBoardFaults.formation);
        if (!connected(p, formation)) return of(unit, kBoardFaults.not_connected);
    }
    return {};
}

// --- Generals and armies ----------------------------------------------------------------------------------------------------------------

InputFault broken_general(const Position& p, General general) {
    const GeneralState& state = p.generals[general];
    const int box = p.boxes[static_cast<std::size_t>(index_of(general))];
    if (!p.on_board(general)) {
        if (state.host != kNoUnit) return of(general, kBoardFaults.host);
        return box == 0 ? InputFault() : of(general, kBoardFaults.markers);
    }
    if (data_of(general).commander && box > 0) return of(general, kBoardFaults.markers);
    if (state.host == kNoUnit) {
        const plane::Box counter{centre_of(p, general), plane::direction(0), kHalfCounter, kHalfCounter};
        return on_table(counter) ? InputFault() : of(general, kBoardFaults.off_board);
    }
    if (index_of(state.host) >= kUnits || !p.on_board(state.host) || army_of(state.host) != army_of(general))
        return of(general, kBoardFaults.host);
    const Corps corps = data_of(general).corps;
    return corps == Corps::none || corps == corps_of(state.host) ? InputFault() : of(general, kBoardFaults.host);
}

// EM-1.5  No marker is lost or made.
InputFault broken_markers(const Position& p, Army army) {
    const ArmyState& state = p.armies[army];
    int markers = state.reserve + state.chief + state.taken;
    for (const General general : GeneralSet::first(kGenerals))
        if (army_of(general) == army) markers += p.boxes[static_cast<std::size_t>(index_of(general))];
    const bool bidding = has_step<Bids>(p);   // EM-8.4: of the markers just taken, and not more
    if (state.bid > state.taken || (state.taken > 0 && !bidding)) return InputFault(kAgendaFaults.bids).at(word(army));
    return markers == data_of(army).markers ? InputFault() : InputFault(kBoardFaults.markers).at(word(army));
}

// EM-8.7  Each army at most once, those that are not there last.
InputFault broken_order(const Position& p) {
    unsigned seen = 0;
    bool ended = false;
    for (const Army army : p.order) {
        if (army == Army::none) {
            ended = true;
            continue;
        }
        const unsigned bit = 1u << index_of(army);
        if (ended || (seen & bit) != 0) return InputFault(kBoardFaults.order).at("order");
        seen |= bit;
    }
    return seen != 0 ? InputFault() : InputFault(kBoardFaults.order).at("order");
}

InputFault broken_board(const Position& p) {
    if (p.turn < 1 || p.turn > data_of(p.scenario).turns) return InputFault(kBoardFaults.turn).at("turn");
    const bool black = data_of(p.scenario).black;
    if (!black && (p.entered > 0 || p.three_players())) return InputFault(kBoardFaults.black).at("scenario");
    if (p.entered > 3 || p.attempts > 5) return InputFault(kBoardFaults.black).at("entered");
    for (const Unit unit : UnitSet::first(kUnits))
        if (InputFault wrong = broken_unit(p, unit)) return wrong;
    for (const General general : GeneralSet::first(kGenerals))
        if (InputFault wrong = broken_general(p, general)) return wrong;
    for (const Army army : kAllArmies)
        if (InputFault wrong = broken_markers(p, army)) return wrong;
    if (InputFault wrong = broken_order(p)) return wrong;
    return broken_ground(p);
}

}   // namespace

InputFault Rules::broken_invariant(const Position& p) {
    if (p.agenda.empty() != (p.result != Result::none)) return InputFault(kAgendaFaults.ended).at("agenda");
    if (InputFault wrong = broken_board(p)) return wrong;
    return broken_agenda(p);
}

}   // namespace papelotte::enemy_mistakes
