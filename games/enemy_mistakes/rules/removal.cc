#include "games/enemy_mistakes/rules/removal.h"

#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/steps/counters.h"
#include "games/enemy_mistakes/rules/steps/withdrawal.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-15.15  A unit that was routed before is lost to the army that routed it.
Army credited_for(const Position& p, Unit unit, Unit cause) {
    if (cause == kNoUnit && p.marks[unit].credited != Army::none) return p.marks[unit].credited;
    const Unit enemy = cause != kNoUnit ? cause : nearest_enemy(p, unit);
    return enemy != kNoUnit ? army_of(enemy) : side_of(unit) == Side::french ? Army::red : Army::blue;
}

void remove(Position& p, Unit unit, Fate fate, Unit cause, Effects& effects) {
    const Army credited = credited_for(p, unit, cause);
    tell(effects, Happening::unit_lost, unit, fate, credited);
    Marks& marks = p.marks[unit];
    marks.fate = fate;
    marks.credited = credited;
    for (const General general : GeneralSet::first(kGenerals))
        if (p.on_board(general) && p.generals[general].host == unit) host_removed(p, general, unit, fate, cause, effects);
    leave_formation(p, unit);
    const Marks before = marks;
    marks = Marks{};
    marks.fate = fate;
    marks.credited = credited;
    marks.losses = before.losses;
    // What the result of the combat under way asks about units that took part (EM-14.41) stays until it is over.
    marks.in_combat = before.in_combat;
    marks.withdrew = before.withdrew;
    marks.driven_back = before.driven_back;
    marks.yellow_received = before.yellow_received;
    marks.terrain_used = before.terrain_used;
    marks.melee_losses = before.melee_losses;   // EM-14.18: no other unit may have received more
    p.stands[unit] = {};
    if (corps_of(unit) != Corps::none) check_corps(p, corps_of(unit), credited, effects);
}

void note_yellow(Marks& marks, int markers) {
    if (marks.yellow_received + markers <= 2) marks.yellow_received = (marks.yellow_received + static_cast<unsigned>(markers)) & 3u;
    else marks.yellow_received = 2;
}

}   // namespace

void add_loss(Position& p, Unit unit, Unit cause, Effects& effects) {
    Marks& marks = p.marks[unit];
    if (marks.fate != Fate::on_board) return;
    marks.losses = (marks.losses + 1u) & 7u;
    tell(effects, Happening::loss_taken, unit, marks.losses, data_of(unit).capacity);
    if (marks.losses >= data_of(unit).capacity) eliminate(p, unit, cause, effects);
}

void add_yellow(Position& p, Unit unit, Unit cause, Effects& effects) {
    Marks& marks = p.marks[unit];
    if (marks.yellow >= 1) return push_rout(p, unit, cause, effects);
    marks.yellow = 1;
    note_yellow(marks, 1);
    tell(effects, Happening::shaken, unit);
}

void shake_once(Position& p, Unit unit, Effects& effects) {
    if (p.marks[unit].yellow == 0) add_yellow(p, unit, kNoUnit, effects);
}

void rout(Position& p, Unit unit, Unit cause, Effects& effects) {
    Marks& marks = p.marks[unit];
    if (cause != kNoUnit) marks.credited = army_of(cause);
    note_yellow(marks, 2 - marks.yellow);
    marks.yellow = 2;
    tell(effects, Happening::routed, unit);
}

void eliminate(Position& p, Unit unit, Unit cause, Effects& effects) {
    UnitSet column = column_of(p, unit);
    column.erase(unit);
    remove(p, unit, Fate::eliminated, cause, effects);
    for (const Unit other : column) shake_once(p, other, effects);
}

void capture(Position& p, Unit unit, Unit cause, Effects& effects) { remove(p, unit, Fate::captured, cause, effects); }
void leave_the_field(Position& p, Unit unit, Unit cause, Effects& effects) { remove(p, unit, Fate::out_of_field, cause, effects); }

}   // namespace papelotte::enemy_mistakes
