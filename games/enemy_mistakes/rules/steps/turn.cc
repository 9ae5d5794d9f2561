#include "games/enemy_mistakes/rules/steps/turn.h"

#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/victory.h"

namespace papelotte::enemy_mistakes {
namespace {

// What lasts for a turn.
void begin_anew(Position& p) {
    for (const Unit unit : UnitSet::first(kUnits)) {
        Marks& marks = p.marks[unit];
        marks.fired = marks.fastened_now = marks.unfastened_now = marks.manoeuvred = marks.fought = false;
        marks.melees = 0;
        FormationState& formation = p.formations[unit];
        const bool green = formation.green;
        const std::uint8_t orange = formation.orange;
        formation = {};
        formation.green = green;
        formation.orange = orange & 3u;
    }
    for (const General general : GeneralSet::first(kGenerals)) {
        GeneralState& state = p.generals[general];
        state.moved = false;
        state.assigned = 0;
        state.generated = state.substitute || state.fate == Fate::absent ? 0 : data_of(general).generates & 3u;   // EM-5.4
        p.bound[general] = kNoUnit;
    }
    p.charges = 0;
}

int armies_in_order(const Position& p) {
    int count = 0;
    while (count < kArmies && p.order[static_cast<std::size_t>(count)] != Army::none) ++count;
    return count;
}

// EM-8.1 to EM-8.3  Markers and bids; then the Substitutes of one army after another (EM-5.21).
void run_initiative(Position& p, std::uint8_t next, Effects& effects) {
    if (next > 0) return p.push(Substitutes{p.order[next - 1u], General{0}});
    take_markers(p, effects);
    if (p.turn > 1) p.push(Bids{});
}

// EM-11.21  Before each player's manoeuvres those behind him may move out of sequence.
void run_manoeuvre(Position& p, std::uint8_t next) {
    p.push(Manoeuvres{p.order[next], {}});
    for (int behind = armies_in_order(p) - 1; behind > next; --behind) p.push(OutOfSequence{p.order[static_cast<std::size_t>(behind)], {}});
}

// The part of the army that is next.
void run_part(Position& p, PhaseKind phase, std::uint8_t next, Effects& effects) {
    const Army army = p.order[next];
    switch (phase) {
        case PhaseKind::bombardment: return p.push(Bombard{army});
        case PhaseKind::assign:
            if (army == Army::blue) supply_ney(p, effects);
            return p.push(Assign{army, AssignStage::merges});
        case PhaseKind::orders: return p.push(Orders{army, {}});
        case PhaseKind::manoeuvre: return run_manoeuvre(p, next);
        case PhaseKind::unfasten: return p.push(Unfasten{army});
        case PhaseKind::combat: return p.push(NextCombat{army});
        case PhaseKind::entrance:
        case PhaseKind::initiative:
        case PhaseKind::end: return;
    }
}

}   // namespace

void BeginTurn::run(Position& p, Effects& effects) const {
    begin_anew(p);
    tell(effects, Happening::turn_begins, p.turn);
    p.push(Phase{PhaseKind::entrance, 0});
}

void Phase::run(Position& p, Effects& effects) const {
    if (a_side_is_gone(p)) return count_points(p, effects);   // EM-17.11
    if (phase == PhaseKind::end) return p.push(EndTurn{false});
    const int parts = phase == PhaseKind::entrance ? 1 : armies_in_order(p) + (phase == PhaseKind::initiative ? 1 : 0);
    if (next >= parts) {
        if (phase == PhaseKind::orders) drop_green(p, effects);
        return p.push(Phase{static_cast<PhaseKind>(static_cast<int>(phase) + 1), 0});
    }
    p.push(Phase{phase, static_cast<std::uint8_t>(next + 1)});
    if (phase == PhaseKind::entrance) return p.push(Entrance{});   // EM-7.1
    if (phase == PhaseKind::initiative) return run_initiative(p, next, effects);
    run_part(p, phase, next, effects);
}

}   // namespace papelotte::enemy_mistakes
