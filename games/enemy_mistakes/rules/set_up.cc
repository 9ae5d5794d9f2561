#include "games/enemy_mistakes/rules/set_up.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-18.1, EM-18.2
void place_units(Position& p) {
    std::array<Unit, 256> leader;   // by formation of the set-up: the first of its units, since the list is in their order
    leader.fill(kNoUnit);
    for (const PlacedUnit& placed : kSetUpData) {
        Unit& first = leader[static_cast<std::size_t>(placed.formation)];
        if (first == kNoUnit) first = placed.unit;
        Stand& stand = p.stands[placed.unit];
        stand.move_to({placed.x, placed.y, static_cast<std::int16_t>(placed.facing)});
        stand.fastened = placed.fastened;
        stand.formation = first;
        p.marks[placed.unit].fate = Fate::on_board;
    }
}

// EM-18.4, EM-5.25
void place_generals(Position& p) {
    for (const General general : GeneralSet::first(kGenerals)) {
        const GeneralData& data = data_of(general);
        GeneralState& state = p.generals[general];
        if (!data.starts) continue;
        state.fate = Fate::on_board;
        state.x = static_cast<std::uint32_t>(data.x) & 0x1ffffu;
        state.y = static_cast<std::uint32_t>(data.y) & 0xffffu;
    }
    if (!p.plays(Option::ney)) return;
    p.generals[kTables.ney].fate = Fate::on_board;
    p.generals[kTables.ney].host = kTables.ney_host;
}

// EM-18.5  The black army waits, or is not in the game.
void keep_black_off(Position& p) {
    const Fate fate = data_of(p.scenario).black ? Fate::waiting : Fate::absent;
    for (const Unit unit : units_of(Army::black)) p.marks[unit].fate = fate;
    for (const General general : GeneralSet::first(kGenerals))
        if (army_of(general) == Army::black) p.generals[general].fate = fate;
}

}   // namespace

void prepare(Position& p, Scenario scenario, std::uint8_t options) {
    p.scenario = scenario;
    p.options = options;
    place_units(p);
    place_generals(p);
    keep_black_off(p);
    for (const General general : GeneralSet::first(kGenerals)) p.bound[general] = kNoUnit;
    for (const Army army : kAllArmies) p.armies[army].reserve = data_of(army).markers;
    p.push(BeginTurn{});
}

}   // namespace papelotte::enemy_mistakes
