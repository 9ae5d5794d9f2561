// EM-14.14 to EM-14.30  A melee: support, modifiers, dice, effect and damages.
#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/removal.h"
#include "games/enemy_mistakes/rules/terrain.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr int kChargeZero = 5, kChargeOne = kUmTenths;   // EM-13.7: up to 0.5 mm, up to 30 mm

Unit melee_unit_of(const Position& p, Army army) { return army_of(p.combat.attacker) == army ? p.combat.attacker : p.combat.defender; }
UnitSet supporters_of(const Position& p, Army army) { return p.combat.supporters & units_of(army); }
UnitSet taking_part(const Position& p, Army army) { return supporters_of(p, army) | UnitSet::of(melee_unit_of(p, army)); }

bool has_guard(const Position& p, Army army) {
    for (const Unit unit : taking_part(p, army))
        if (kClassData[static_cast<std::size_t>(data_of(unit).quality)].re_rolls) return true;
    return false;
}

// EM-13.9, EM-4.19, EM-14.23  With a marker, or for this melee: charged in flank or rear, or over a Bridge.
bool counts_as_shaken(const Position& p, Unit unit) {
    if (p.marks[unit].yellow > 0) return true;
    const Combat& combat = p.combat;
    if (!combat.charged) return false;
    if (unit == combat.attacker) return p.formation(unit).bridge;
    return combat.touched != Edge::front && !is_garrison(unit);
}

int weight_bonus(Weight own, Weight other) {
    if (other == Weight::light)
        return own == Weight::heavy ? kTables.melee_heavy_against_light : own == Weight::medium ? kTables.melee_medium_against_light : 0;
    return own == Weight::heavy && other == Weight::medium ? kTables.melee_heavy_against_medium : 0;
}

// EM-14.24: only how many they are counts, and whether they are shaken.
void count_support(const Position& p, Unit unit, Unit enemy, Tally& tally) {
    int guns = 0, alike = 0;
    bool steady_infantry = false, steady_cavalry = false;
    for (const Unit other : supporters_of(p, army_of(unit))) {
        guns += is_artillery(other);
        alike += type_of(other) == type_of(unit) && !is_artillery(other);
        if (p.marks[other].yellow > 0) continue;
        steady_infantry |= type_of(other) == Type::infantry;
        steady_cavalry |= type_of(other) == Type::cavalry;
    }
    tally.add(Modifier::artillery_support, guns * kTables.melee_artillery_support);
    tally.add(Modifier::support, std::min<int>(alike * kTables.melee_support, kTables.melee_most_support));
    if (type_of(unit) == Type::cavalry) tally.add_if(steady_infantry, Modifier::combined_arms, kTables.melee_infantry_behind_cavalry);
    if (type_of(unit) != Type::infantry || !steady_cavalry) return;
    if (type_of(enemy) == Type::cavalry) tally.add(Modifier::combined_arms, kTables.melee_cavalry_behind_infantry_against_cavalry);
    if (type_of(enemy) == Type::infantry) tally.add(Modifier::combined_arms, kTables.melee_cavalry_behind_infantry_against_infantry);
}

// What its Charge brings to the attacker of the melee (EM-14.20, EM-14.21, EM-4.13).
void count_charge(const Position& p, Unit unit, Unit enemy, Tally& tally) {
    const Combat& combat = p.combat;
    const bool moved = combat.charged && (combat.pursued || combat.distance > kChargeZero);
    tally.add_if(moved, Modifier::charge, kTables.melee_charged);
    const bool short_charge = combat.pursued || (moved && combat.distance <= kChargeOne);
    tally.add_if(type_of(unit) == Type::cavalry && type_of(enemy) == Type::infantry && !counts_as_shaken(p, enemy) && !short_charge,
                 Modifier::steady_infantry, kTables.melee_cavalry_against_steady_infantry);
    tally.add_if(combat.charged && p.formation(unit).torrent, Modifier::torrent, kTables.melee_torrent);
}

int terrain_of(const Position& p, Unit unit, bool attacks) { return melee_terrain(p, unit, !attacks, p.formation(unit).moving_at_start); }

const MeleeRow& melee_row(int difference) {
    std::size_t row = 0;
    while (row + 1 < kMeleeEffects.size() && difference >= kMeleeEffects[row + 1].from) ++row;
    return kMeleeEffects[row];
}

// Marks the units that fought or supported, before losses change them.
void note_participants(Position& p) {
    Combat& combat = p.combat;
    for (const Unit unit : UnitSet::first(kUnits)) p.marks[unit].barred = false, p.marks[unit].melee_losses = 0;   // EM-14.29: of the last melee
    for (const Unit unit : combat.supporters | UnitSet::of(combat.attacker) | UnitSet::of(combat.defender)) {
        Marks& marks = p.marks[unit];
        marks.in_combat = marks.fought = true;
        marks.melees = std::min(marks.melees + 1, 7) & 7;
    }
    for (const Unit unit : {combat.attacker, combat.defender}) {
        const int used = terrain_of(p, unit, unit == combat.attacker);
        if (used != 0) p.marks[unit].terrain_used = static_cast<unsigned>(used + 1) & 7u;   // EM-14.41
    }
}

// EM-14.16; guns: captured; garrisons: EM-3.14 to EM-3.17.
void take_effect(Position& p, Unit loser, Unit winner, Forced effect, Effects& effects) {
    if (is_garrison(loser)) {
        const bool falls = effect == Forced::rout || (effect == Forced::retreat && !data_of(loser).steadfast);
        if (falls) eliminate(p, loser, winner, effects);
        return;
    }
    if (is_artillery(loser) && effect != Forced::rout) return capture(p, loser, winner, effects);
    p.marks[loser].barred = true;
    if (effect == Forced::withdraw) push_withdraw(p, loser, 1, winner, effects);
    if (effect == Forced::retreat) push_retreat(p, loser, winner, effects);
    if (effect == Forced::rout) push_rout(p, loser, winner, effects);
}

void resolve_dice(Position& p, Effects& effects) {
    Combat& combat = p.combat;
    Account account(effects);
    Tally attack = account.tally(TermSide::attack), defence = account.tally(TermSide::defence);
    count_melee(p, combat.attacker, combat.defender, true, attack);
    count_melee(p, combat.defender, combat.attacker, false, defence);
    const int one = combat.dice[0] + attack.total(), two = combat.dice[1] + defence.total();
    account.report(Happening::melee, combat.attacker, combat.defender, combat.dice[0], combat.dice[1], one, two);
    note_participants(p);
    p.push(MeleeEffect{MeleeStage::damages});
    const MeleeRow& row = melee_row(std::abs(one - two));
    if (row.effect == Forced::none) return;
    combat.winner = one > two ? combat.attacker : combat.defender;
    combat.effect = row.effect;
    tell(effects, Happening::melee_effect, combat.loser(), row.effect);
    take_effect(p, combat.loser(), combat.winner, row.effect, effects);
}

// EM-14.17  Each player rolls a die for every enemy unit that took part.
std::uint8_t roll_damages(const Position& p, Army army, Effects& effects) {
    std::array<int, 8> faces{};
    const auto dice = static_cast<std::size_t>(taking_part(p, p.combat.enemy_of(army)).size());
    const auto hit = [](int face) { return face >= kTables.damage_from; };
    int losses = 0;
    for (std::size_t i = 0; i < dice; ++i) {
        const int face = effects.dice.d6();
        if (i < faces.size()) faces[i] = face;
        losses += hit(face);
    }
    const auto& [a, b, c, d, e, f, g, h] = faces;
    tell(effects, Happening::melee_damage, army, losses, a, b, c, d, e, f, g, h, hit(a), hit(b), hit(c), hit(d), hit(e), hit(f), hit(g), hit(h));
    return static_cast<std::uint8_t>(losses);
}

void damages(Position& p, Effects& effects) {
    const Army first = army_of(p.combat.attacker), second = army_of(p.combat.defender);
    const std::uint8_t own = roll_damages(p, first, effects), other = roll_damages(p, second, effects);
    p.push(MeleeEffect{MeleeStage::pursuit});
    if (other > 0) p.push(SpreadLosses{second, other});
    if (own > 0) p.push(SpreadLosses{first, own});
}

// EM-14.20  A Charge serves the melee that it leads to, and no other.
void spend_charges(Position& p) {
    const Army army = army_of(p.combat.attacker);
    for (const Unit leader : leaders(p, army))
        if (p.formations[leader].takes_part) p.formations[leader].charged = false;
    p.combat.pursuers = p.combat.pursuers - units_of(army);
}

}   // namespace

void count_melee(const Position& p, Unit unit, Unit enemy, bool attacks, Tally& tally) {
    tally.add(Modifier::terrain, terrain_of(p, unit, attacks));
    if (type_of(unit) == Type::infantry && type_of(enemy) == Type::infantry)
        tally.add(Modifier::fire_discipline, kFireDiscipline[static_cast<std::size_t>(data_of(unit).fire)]);
    tally.add_if(attached_to(p, members(p, unit)) != kNoGeneral, Modifier::general, kTables.melee_general);
    tally.add(Modifier::quality, kClassData[static_cast<std::size_t>(data_of(unit).quality)].melee);
    const bool against_cavalry = type_of(unit) == Type::infantry && type_of(enemy) == Type::cavalry;
    tally.add_if(p.marks[enemy].driven_back && !against_cavalry, Modifier::enemy_withdrew, kTables.melee_enemy_withdrew);
    count_support(p, unit, enemy, tally);
    tally.add(Modifier::weight, weight_bonus(data_of(unit).weight, data_of(enemy).weight));
    const bool ridden_down = type_of(unit) == Type::infantry && type_of(enemy) == Type::cavalry && !attacks;
    tally.add_if(counts_as_shaken(p, unit), Modifier::shaken,
                 ridden_down ? kTables.melee_shaken_infantry_against_cavalry : kTables.melee_shaken);
    if (attacks) count_charge(p, unit, enemy, tally);
}

// --- Support ----------------------------------------------------------------------------------------------------------------------------

Refusal why_no_support(const Position& p, Unit unit, Unit melee_unit) {
    if (army_of(unit) != army_of(melee_unit)) return kWhy.not_your_unit;
    if (!p.on_board(unit)) return kWhy.unit_gone;
    const Combat& combat = p.combat;
    const bool beside = unit != melee_unit && !combat.supporters.has(unit) && p.leader(unit) == p.leader(melee_unit);
    if (!beside || !in_contact(p, unit, melee_unit)) return kWhy.not_beside_it;
    const Marks& marks = p.marks[unit];
    if (marks.fought && !marks.in_combat) return kWhy.fought_already;
    if (marks.barred) return kWhy.barred;
    if (p.formation(unit).bridge) return kWhy.crossed_a_bridge;
    if (is_artillery(unit)) {   // EM-14.27, EM-12.11
        if (p.stands[unit].fastened) return kWhy.gun_fastened;
        if (data_of(unit).guns == Guns::horse && marks.fastened_now && marks.unfastened_now) return kWhy.guns_not_ready;
        const Unit opponent = melee_unit == combat.attacker ? combat.defender : combat.attacker;
        return occupies(p, opponent, unit) ? Refusal() : kWhy.guns_out_of_reach;
    }
    for (const Unit enemy : enemies_of(p, army_of(unit)))   // EM-14.26
        if (in_contact(p, unit, enemy) || ahead_within(p, unit, enemy, 29.5)) return kWhy.hindered;
    return {};
}

Seat Support::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Support::asks(const Position& p) const { return event_args(army, melee_unit_of(p, army)); }

void Support::legal(const Position& p, ActionList& out) const {
    out.push_back(kDone);
    const Unit melee_unit = melee_unit_of(p, army);
    for (const Unit unit : members(p, melee_unit))
        if (!why_no_support(p, unit, melee_unit)) out.push_back(act(Verb::support, unit));
}

Refusal Support::why_not(const Position& p, Action action) const {
    if (action == kDone) return {};
    return verb_of(action) == Verb::support ? why_no_support(p, unit_of(action), melee_unit_of(p, army)) : kNotAsked<Support>;
}

void Support::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    p.combat.supporters.insert(unit_of(action));
    tell(effects, Happening::supports, unit_of(action));
    p.push(*this);
}

std::optional<Action> Support::forced(const Position& p) const { return only_choice(*this, p); }

// --- Dice -------------------------------------------------------------------------------------------------------------------------------

void Melee::run(Position& p, Effects& effects) const {
    Combat& combat = p.combat;
    for (std::uint8_t& die : combat.dice) die = static_cast<std::uint8_t>(effects.dice.d6());
    p.push(MeleeEffect{MeleeStage::effect});
    const Army first = army_of(combat.attacker), second = army_of(combat.defender);
    if (has_guard(p, second)) p.push(Reroll{second});
    if (has_guard(p, first)) p.push(Reroll{first});
}

Seat Reroll::seat(const Position& p) const { return p.seat_of(army); }
EventArgs Reroll::asks(const Position& p) const {
    const bool attacks = army_of(p.combat.attacker) == army;
    return event_args(army, p.combat.dice[attacks ? 0 : 1], p.combat.dice[attacks ? 1 : 0]);
}

void Reroll::legal(const Position&, ActionList& out) const {
    out.push_back(kDone);
    out.push_back(act(Verb::reroll));
}

Refusal Reroll::why_not(const Position&, Action action) const {
    return action == kDone || verb_of(action) == Verb::reroll ? Refusal() : kNotAsked<Reroll>;
}

void Reroll::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    std::uint8_t& die = p.combat.dice[army_of(p.combat.attacker) == army ? 0 : 1];
    const int before = die;
    die = static_cast<std::uint8_t>(effects.dice.d6());
    tell(effects, Happening::rerolled, melee_unit_of(p, army), before, die);
}

void MeleeEffect::run(Position& p, Effects& effects) const {
    if (stage == MeleeStage::effect) return resolve_dice(p, effects);
    if (stage == MeleeStage::damages) return damages(p, effects);
    spend_charges(p);
    begin_pursuit(p, effects);
}

// --- Losses -----------------------------------------------------------------------------------------------------------------------------

Seat SpreadLosses::seat(const Position& p) const { return p.seat_of(army); }

void SpreadLosses::legal(const Position& p, ActionList& out) const {
    for (const Unit unit : taking_part(p, army))
        if (const Action action = act(Verb::lose, unit); !why_not(p, action)) out.push_back(action);
    if (out.empty()) out.push_back(kDone);   // the surplus is ignored
}

// EM-14.18  The melee unit takes a Loss before any other may take as many.
Refusal SpreadLosses::why_not(const Position& p, Action action) const {
    if (action == kDone) {
        for (const Unit unit : taking_part(p, army))
            if (!why_not(p, act(Verb::lose, unit))) return kWhy.spread_losses;
        return {};
    }
    if (verb_of(action) != Verb::lose) return kNotAsked<SpreadLosses>;
    const Unit unit = unit_of(action), first = melee_unit_of(p, army);
    if (!taking_part(p, army).has(unit)) return kWhy.not_in_the_melee;
    if (!p.on_board(unit)) return kWhy.losses_full;
    const bool first_was_there = p.on_board(first) || p.marks[first].melee_losses > 0;
    const bool ahead = unit != first && first_was_there && p.marks[unit].melee_losses >= p.marks[first].melee_losses;
    return ahead ? kWhy.spread_losses : Refusal();
}

void SpreadLosses::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    if (left > 1) p.push(SpreadLosses{army, static_cast<std::uint8_t>(left - 1)});
    const Unit unit = unit_of(action), enemy = army == army_of(p.combat.attacker) ? p.combat.defender : p.combat.attacker;
    p.marks[unit].melee_losses = (p.marks[unit].melee_losses + 1u) & 7u;
    add_loss(p, unit, enemy, effects);
}

std::optional<Action> SpreadLosses::forced(const Position& p) const { return only_choice(*this, p); }

}   // namespace papelotte::enemy_mistakes
