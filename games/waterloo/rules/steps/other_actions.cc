// WL-11  Change formation, Reinforce.
#include "games/waterloo/rules/steps/other_actions.h"

#include "games/waterloo/rules/actions.h"
#include "games/waterloo/rules/events.h"
#include "games/waterloo/rules/pieces.h"
#include "games/waterloo/rules/refusals.h"

namespace papelotte::waterloo {
namespace {}  // namespace

Refusal why_no_turn(const Position& p, Unit unit, State formation) {
    const Arm arm = arm_of(unit);
    if (arm == Arm::cavalry || arm == Arm::leader) return kWhy.never_turns;
    if (formation == State::square) return kWhy.no_square_at_will;
    const bool changes = state_fits(arm, formation) && posture_of(arm, formation) != p.unit(unit).posture;
    if (changes) return {};
    return arm == Arm::infantry ? kWhy.infantry_forms : kWhy.artillery_forms;
}

UnitSet ChangeFormation::eligible(const Position& p) const {
    const UnitSet turning = kInfantry | kArtillery;
    if (area != kNowhere) return units_where(p, obeying(p, side, area, leader) & turning, [](const UnitState& u) { return !u.acted; });
    UnitSet units = (units_of(side) & turning) - units_at(p, kDisplay) - units_at(p, kEliminated) - units_at(p, kNowhere);
    return units_where(p, units, [](const UnitState& u) { return !u.acted; });
}

Refusal ChangeFormation::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return area == kNowhere || changed ? Refusal() : kWhy.someone_must_turn;
    if (verb_of(action) != Verb::turn) return kNotAsked<ChangeFormation>;
    const Unit unit = unit_of(action);
    if (!eligible(p).has(unit)) {
        if (side_of(unit) == side && (arm_of(unit) == Arm::cavalry || arm_of(unit) == Arm::leader)) return kWhy.never_turns;
        if (side_of(unit) == side && p.unit(unit).acted) return kWhy.once;
        const Refusal no = area == kNowhere ? Refusal() : why_not_obeying(p, side, area, leader, unit);
        return no ? no : kWhy.not_changing_formation;
    }
    return why_no_turn(p, unit, state_of(action));
}

void ChangeFormation::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : eligible(p))
        for (const Posture posture : {Posture::upright, Posture::on_side})
            if (p.unit(unit).posture != posture) out.push_back(act(Verb::turn, unit, state_of(arm_of(unit), posture)));
    if (!why_not(p, kDone)) out.push_back(kDone);
}

Action ChangeFormation::random(const Position& p, Dice& dice) const {
    const bool may_stop = area == kNowhere || changed;
    if (may_stop && dice.below(4) == 0) return kDone;   // as if every fourth thought were to leave it at that
    const UnitSet units = eligible(p);
    if (units.empty()) return kDone;
    const Unit unit = dice.pick(units);
    const Posture now = p.unit(unit).posture;
    Posture to = now == Posture::upright ? Posture::on_side : Posture::upright;
    if (now == Posture::in_square && dice.below(2) == 0) to = Posture::on_side;
    return act(Verb::turn, unit, state_of(arm_of(unit), to));
}

std::optional<Action> ChangeFormation::forced(const Position& p) const { return eligible(p).empty() ? std::optional(kDone) : std::nullopt; }
EventArgs ChangeFormation::asks(const Position& p) const { return event_args(area, p.phase); }

void ChangeFormation::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::done) return clear_acted(p);
    p.push(ChangeFormation{side, area, leader, true});
    const Unit unit = unit_of(action);
    p.unit(unit).acted = true;
    set_formation(p, unit, posture_of(arm_of(unit), state_of(action)), effects);
}

// --- Reinforce (WL-11.2) -----------------------------------------------------------------------------------------------------------

Seat Reinforce::seat(const Position& p) const { return p.active; }

Refusal Reinforce::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::done) return kWhy.some_cube_must_go;
    if (verb_of(action) != Verb::send) return kNotAsked<Reinforce>;
    const Colour colour = colour_of(action);
    const Area to = area_of(action);
    const Unit gun = gun_of(action);
    if (side_of(colour) != seat(p) || p.cubes(area, colour) == 0) return kWhy.no_cube;
    if (leader != kNoUnit && colour_of(leader) != colour) return kWhy.other_armys_cube;
    if (enemy_occupied(p, seat(p)).has(area)) return kWhy.enemy_in_source;
    const int infantry = infantry_count(p, to, Army(colour));
    if (!neighbours(area).has(to) || infantry == 0) return kWhy.not_adjacent;
    if (p.cubes(to, colour) + 1 > kTables.cubes_per_infantry * infantry) return kWhy.no_room_for_cube;
    if (has(p, area, seat(p), Arm::infantry)) return gun == kNoUnit ? Refusal() : kWhy.which_gun;
    const bool gives_up = gun != kNoUnit && p.place(gun) == area && p.unit(gun).unmanned && colour_of(gun) == colour;
    return gives_up ? Refusal() : kWhy.which_gun;
}

void Reinforce::legal(const Position& p, ActionList& out) const {
    UnitSet guns = UnitSet::of(kNoUnit);
    if (!has(p, area, seat(p), Arm::infantry)) guns = unmanned(p, guns_at(p, area, seat(p)));
    for (const Colour colour : {Colour::blue, Colour::red, Colour::black}) {
        if (p.cubes(area, colour) == 0) continue;
        for (const Area to : neighbours(area) & areas_with(p, seat(p), Arm::infantry))
            for (const Unit gun : guns)
                if (const Action send = act(Verb::send, colour, to, gun); !why_not(p, send)) out.push_back(send);
    }
}

void Reinforce::apply(Position& p, Action action, Effects& effects) const {
    const Colour colour = colour_of(action);
    const Area to = area_of(action);
    change(p.areas[area].cubes[colour], -1);
    change(p.areas[to].cubes[colour], 1);
    tell(effects, Happening::cube_sent, colour, area, to);
    if (const Unit gun = gun_of(action); gun != kNoUnit) {   // WL-9.3.4
        p.unit(gun).unmanned = false;
        tell(effects, Happening::manned, gun);
    }
}

}  // namespace papelotte::waterloo
