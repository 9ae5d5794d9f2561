#include "games/enemy_mistakes/rules/steps/bombardment.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/fire_lines.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/from_list.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-9.1, EM-9.4
Refusal why_not_gun(const Position& p, Army army, Unit gun) {
    if (army_of(gun) != army) return kWhy.not_your_unit;
    if (!p.on_board(gun)) return kWhy.unit_gone;
    if (!data_of(gun).bombards) return kWhy.may_not_bombard;
    if (p.stands[gun].fastened) return kWhy.gun_fastened;
    if (p.marks[gun].fired) return kWhy.gun_fired;
    if (p.marks[gun].smoke) return kWhy.gun_smoke;
    return occupies_enemy_area(p, gun) ? kWhy.gun_engaged : Refusal();
}

// EM-9.5, EM-2.44
Refusal why_not_target(const Position& p, Unit gun, Unit target) {
    if (!are_enemies(army_of(gun), army_of(target))) return kWhy.not_an_enemy;
    if (!p.on_board(target)) return kWhy.unit_gone;
    if (can_see_to_fire(p, gun, target)) return {};
    return in_line_of_fire(p, gun, target) ? kWhy.hidden_target : kWhy.not_in_the_line;
}

const BombardmentRow& row_of(int total) {
    std::size_t row = 0;
    while (row + 1 < kBombardmentEffects.size() && total >= kBombardmentEffects[row + 1].from) ++row;
    return kBombardmentEffects[row];
}

// EM-9.10, EM-9.11  Damage, then the Losses of the table, then the check of a General.
void hurt(Position& p, Unit target, Unit gun, const BombardmentRow& row, Effects& effects) {
    if (row.damage == 0 && row.losses == 0) return;
    std::array<int, 2> dice{};
    std::array<bool, 2> hit{};
    int losses = row.losses;
    for (std::size_t i = 0; i < row.damage; ++i) {
        dice[i] = effects.dice.d6();
        hit[i] = dice[i] >= kTables.damage_from;
        losses += hit[i];
    }
    tell(effects, Happening::damage, target, losses, dice[0], dice[1], hit[0], hit[1]);
    const General general = attached_to(p, UnitSet::of(target));
    for (int i = 0; i < losses && p.on_board(target); ++i) add_loss(p, target, gun, effects);
    if (general != kNoGeneral && p.on_board(target)) check_attached(p, general, false, gun, effects);
}

// EM-9.12, EM-15.8; garrisons: EM-3.14 to EM-3.16.
void drive_back(Position& p, Unit target, Unit gun, Forced move, Effects& effects) {
    if (is_garrison(target)) {
        const bool shakes = move == Forced::retreat && !data_of(target).steadfast;
        if (shakes) shake_once(p, target, effects);
        return;
    }
    if (move == Forced::retreat) return push_retreat(p, target, gun, effects);
    p.push(AnswerFire{target, gun});
}

void fire(Position& p, const Shot& shot, Edge side, Effects& effects) {
    for (const Unit gun : shot.supporters | UnitSet::of(shot.gun)) p.marks[gun].smoke = p.marks[gun].fired = true;   // EM-9.8
    Account account(effects);
    Tally tally = account.tally();
    const int one = effects.dice.d6(), two = effects.dice.d6();
    if (one + two > kTables.plain_up_to) count_shot(p, shot, side, tally);   // EM-9.6
    const int total = std::max(2, one + two + tally.total());                // EM-9.9
    account.report(Happening::shot, shot.gun, shot.target, side, one, two, total);
    const BombardmentRow& row = row_of(total);
    if (row.firer_shaken) return add_yellow(p, shot.gun, nearest_enemy(p, shot.gun), effects);   // EM-9.15, EM-15.10
    hurt(p, shot.target, shot.gun, row, effects);
    if (row.move != Forced::none && p.on_board(shot.target)) drive_back(p, shot.target, shot.gun, row.move, effects);
}

}   // namespace

void count_shot(const Position& p, const Shot& shot, Edge side, Tally& tally) {
    tally.add_if(p.marks[shot.gun].yellow > 0, Modifier::firer_shaken, kTables.fire_firer_shaken);
    tally.add(Modifier::terrain, bombardment_terrain(p, shot.target));
    tally.add_if(column_of(p, shot.target).size() > 1, Modifier::column, kTables.fire_column);
    tally.add_if(side == Edge::rear && !is_garrison(shot.target), Modifier::rear, kTables.fire_rear);   // EM-3.13
    tally.add(Modifier::support, kTables.fire_support * shot.supporters.size());
    if (!data_of(shot.gun).grand_battery) return;   // EM-9.14
    const UnitSet others = (kArtillery & units_on_board(p, army_of(shot.gun))) - shot.supporters - UnitSet::of(shot.gun);
    tally.add(Modifier::grand_battery, kTables.fire_grand_battery * in_contact_with(p, shot.gun, others).size());
}

// --- The guns of an army ----------------------------------------------------------------------------------------------------------------

Seat Bombard::seat(const Position& p) const { return p.seat_of(army); }

void Bombard::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit gun : kArtillery& units_on_board(p, army)) {
        if (why_not_gun(p, army, gun)) continue;
        for (const Unit target : enemies_of(p, army))
            if (!why_not_target(p, gun, target)) out.push_back(act(Verb::fire, gun, target));
    }
}

Refusal Bombard::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::fire) return kNotAsked<Bombard>;
    if (const Refusal no = why_not_gun(p, army, unit_of(action))) return no;
    return why_not_target(p, unit_of(action), target_of(action));
}

void Bombard::apply(Position& p, Action action, Effects&) const {
    if (action == kDone) return;
    p.push(*this);
    p.push(Shot{unit_of(action), target_of(action), {}});
}

// The first target found is enough.
std::optional<Action> Bombard::forced(const Position& p) const {
    for (const Unit gun : kArtillery& units_of(army)) {
        if (why_not_gun(p, army, gun)) continue;
        for (const Unit target : enemies_of(p, army))
            if (!why_not_target(p, gun, target)) return std::nullopt;
    }
    return kDone;
}

Action Bombard::random(const Position& p, Dice& dice) const {
    if (now_and_then(dice)) return from_list(*this, p, dice);
    const UnitSet guns = kArtillery & units_of(army);
    for (int attempt = 0; attempt < 6; ++attempt) {
        const Unit gun = guns.nth(static_cast<int>(dice.below(static_cast<std::uint32_t>(guns.size()))));
        if (why_not_gun(p, army, gun)) continue;
        ActionList shots;
        for (const Unit target : enemies_of(p, army))
            if (!why_not_target(p, gun, target)) shots.push_back(act(Verb::fire, gun, target));
        if (!shots.empty()) return dice.pick(shots);
    }
    return kDone;
}

// --- A shot -----------------------------------------------------------------------------------------------------------------------------

Seat Shot::seat(const Position& p) const { return p.seat_of(army_of(gun)); }

void Shot::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    for (const Unit other : kArtillery& units_on_board(p, army_of(gun)))
        if (const Action action = act(Verb::support, other); !why_not(p, action)) out.push_back(action);
}

Refusal Shot::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    if (verb_of(action) != Verb::support) return kNotAsked<Shot>;
    const Unit other = unit_of(action);
    if (other == gun || supporters.has(other)) return kWhy.fires_itself;
    if (const Refusal no = why_not_gun(p, army_of(gun), other)) return no;
    return why_not_target(p, other, target);
}

void Shot::apply(Position& p, Action action, Effects& effects) const {
    if (action != kDone) {
        Shot shot = *this;
        shot.supporters.insert(unit_of(action));
        return p.push(shot);
    }
    const TouchedEdges edges = fired_edges(p, gun, target);
    if (edges.choice && !is_garrison(target)) return p.push(FiredSide{*this});
    fire(p, *this, edges.first, effects);
}

std::optional<Action> Shot::forced(const Position& p) const { return only_choice(*this, p); }

Seat FiredSide::seat(const Position& p) const { return p.seat_of(army_of(shot.target)); }

void FiredSide::legal(const Position& p, ActionList& out) const {
    const TouchedEdges edges = fired_edges(p, shot.gun, shot.target);
    out.push_back(act(Verb::side, edges.first));
    out.push_back(act(Verb::side, edges.second));
}

Refusal FiredSide::why_not(const Position& p, Action action) const {
    if (verb_of(action) != Verb::side) return kNotAsked<FiredSide>;
    const TouchedEdges edges = fired_edges(p, shot.gun, shot.target);
    return edge_of(action) == edges.first || edge_of(action) == edges.second ? Refusal() : kWhy.not_that_side;
}

void FiredSide::apply(Position& p, Action action, Effects& effects) const { fire(p, shot, edge_of(action), effects); }

// --- The answer of the target -----------------------------------------------------------------------------------------------------------

Seat AnswerFire::seat(const Position& p) const { return p.seat_of(army_of(unit)); }

void AnswerFire::legal(const Position& p, ActionList& out) const {
    if (can_withdraw(p, unit, gun)) out.push_back(act(Verb::withdraw));
    out.push_back(act(Verb::stand));
}

Refusal AnswerFire::why_not(const Position& p, Action action) const {
    if (verb_of(action) == Verb::stand) return {};
    if (verb_of(action) != Verb::withdraw) return kNotAsked<AnswerFire>;
    return can_withdraw(p, unit, gun) ? Refusal() : kWhy.cannot_withdraw;   // EM-9.13 follows from EM-15.2
}

void AnswerFire::apply(Position& p, Action action, Effects& effects) const {
    if (verb_of(action) == Verb::withdraw) push_withdraw(p, unit, 1, gun, effects);
    else penalise(p, unit, gun, effects);
}

std::optional<Action> AnswerFire::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
