// EM-11.1 to EM-11.5, EM-5.1 to EM-5.3  Who may order whom, what an Order costs, and how it is paid.
#include <algorithm>

#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/steps/orders.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-5.2: a Commander pays with the markers of his own box.
std::uint8_t& box_of_general(Position& p, General general) {
    return data_of(general).commander ? p.armies[army_of(general)].chief : p.boxes[static_cast<std::size_t>(index_of(general))];
}

bool attached_to_formation(const Position& p, General general, Unit unit) {
    const Unit host = p.generals[general].host;
    return host != kNoUnit && p.leader(host) == p.leader(unit);
}

}   // namespace

int markers_of(const Position& p, General general) {
    return data_of(general).commander ? p.armies[army_of(general)].chief : p.boxes[static_cast<std::size_t>(index_of(general))];
}

Refusal why_not_commanded(const Position& p, General general, Unit unit) {
    if (!p.on_board(general)) return kWhy.general_gone;
    if (army_of(unit) != army_of(general)) return kWhy.not_your_unit;
    if (!p.on_board(unit)) return kWhy.unit_gone;
    if (is_garrison(unit)) return kWhy.garrison_has_no_orders;
    const Corps corps = data_of(general).corps;
    if (corps == Corps::none) {
        if (attached_to_formation(p, general, unit)) return {};
        return general == kTables.ney ? kWhy.ney_orders_his_own : kWhy.only_his_formation;
    }
    if (corps_of(unit) != corps) return kWhy.other_corps;
    const bool ney_is_there = p.on_board(kTables.ney) && attached_to_formation(p, kTables.ney, unit);
    return ney_is_there ? kWhy.ney_commands : Refusal();
}

Refusal why_cannot_pay(const Position& p, General general, Unit unit, int cost, int generated, bool wide) {
    const GeneralState& state = p.generals[general];
    if (generated > state.generated || generated > cost) return kWhy.too_many_generated;
    if (generated > 0 && !data_of(general).spreads) {   // EM-5.3, EM-11.13
        if (wide) return kWhy.generated_for_one;
        const Unit bound = p.bound[general];
        if (bound != kNoUnit && (!p.on_board(bound) || p.leader(bound) != p.leader(unit))) return kWhy.generated_bound;
    }
    return cost - generated <= markers_of(p, general) ? Refusal() : kWhy.cannot_pay;
}

void pay(Position& p, General general, Unit unit, int cost, int generated) {
    GeneralState& state = p.generals[general];
    state.generated = (state.generated - static_cast<unsigned>(generated)) & 3u;
    if (generated > 0) p.bound[general] = unit;
    const int markers = cost - generated;
    std::uint8_t &box = box_of_general(p, general), &reserve = p.armies[army_of(general)].reserve;
    box = static_cast<std::uint8_t>(box - markers);
    reserve = static_cast<std::uint8_t>(reserve + markers);
}

int sight_cost(const Position& p, General general, UnitSet units) { return sees_one_of(p, general, units) ? 0 : kTables.out_of_sight; }

int put_cost(const Position& p, General general, UnitSet units) {
    const int plain = std::min<int>(kTables.put_base + kTables.put_per_unit * units.size(), kTables.put_most);
    return plain + (mixed(p, units) ? kTables.mixed : 0) + sight_cost(p, general, units);
}

void drop_green(Position& p, Effects& effects) {
    for (const Army army : kAllArmies)
        for (const Unit leader : leaders(p, army)) {
            FormationState& formation = p.formations[leader];
            if (!formation.green || formation.kept) continue;
            formation.green = false;
            tell(effects, Happening::green_lost, leader);
        }
}

}   // namespace papelotte::enemy_mistakes
