// EM-14.31 to EM-14.39  Pursuit: who rolls, and with what.
#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/counter_spots.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/refusals.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr unsigned bit_of(Type type) { return 1u << static_cast<unsigned>(type); }

// EM-14.31, EM-14.32, EM-14.35  Units of a type that took part in the melee and may pursue.
UnitSet pursuers_of(const Position& p, Army army, Unit target, Type type) {
    UnitSet units;
    if (type == Type::infantry && type_of(target) == Type::cavalry) return units;
    for (const Unit unit : (p.combat.supporters | UnitSet::of(p.combat.winner)) & units_of(army))
        if (p.on_board(unit) && type_of(unit) == type && !is_garrison(unit) && p.formation(unit).orange == 0) units.insert(unit);
    return units;
}

// EM-14.34, EM-14.37  Whose state counts: of the melee unit, which leads, or of the other type all of them.
UnitSet who_counts(const Position& p, UnitSet pursuers) { return pursuers.has(p.combat.winner) ? UnitSet::of(p.combat.winner) : pursuers; }

// EM-14.34  The best General of the army within 2 UM of a pursuer; only one counts.
int general_bonus(const Position& p, Army army, UnitSet pursuers) {
    int bonus = 0;
    for (const General general : GeneralSet::first(kGenerals)) {
        if (army_of(general) != army || !p.on_board(general)) continue;
        const int rank = rank_of(p, general), worth = rank >= 3 ? kTables.pursuit_three_stars : rank == 2 ? kTables.pursuit_two_stars : 0;
        if (worth <= bonus) continue;
        const plane::Box counter = counter_box(centre_of(p, general));
        for (const Unit unit : pursuers)
            if (plane::near(counter, box_of(p, unit), 2.0 * kUm + plane::kContact)) bonus = worth;
    }
    return bonus;
}

bool is_veteran(Unit unit) { return data_of(unit).quality >= Class::veteran; }

void count_pursuit(const Position& p, Army army, UnitSet pursuers, Type type, ChosenSign quality, ChosenSign general, Tally& tally) {
    bool shaken = false;
    int slowest = 0;   // recruits
    for (const Unit unit : who_counts(p, pursuers)) {
        shaken |= p.marks[unit].yellow > 0;
        slowest = std::min<int>(slowest, kClassData[static_cast<std::size_t>(data_of(unit).quality)].pursuit);
    }
    tally.add_if(shaken, Modifier::shaken, kTables.pursuit_shaken);
    tally.add(Modifier::quality, slowest);
    tally.add_if(type == Type::cavalry, Modifier::cavalry, kTables.pursuit_cavalry);
    const auto signed_value = [](ChosenSign sign, int value) {
        return sign == ChosenSign::add ? value : sign == ChosenSign::subtract ? -value : 0;
    };
    tally.add(Modifier::target_quality, signed_value(quality, kTables.pursuit_veteran_target));
    tally.add(Modifier::general, signed_value(general, general_bonus(p, army, pursuers)));
    tally.add(Modifier::terrain, -terrain_used(p, army));
}

void succeed(Position& p, Army army, Unit target, Type type) {
    const UnitSet pursuers = pursuers_of(p, army, target, type);
    const Unit winner = p.combat.winner;
    if (!pursuers.has(winner)) return p.push(LeadPursuit{target, pursuers});
    p.push(PursuitCharge{winner, target, pursuers - UnitSet::of(winner)});
}

void roll(Position& p, const PursuitSign& step, ChosenSign general, Effects& effects) {
    const UnitSet pursuers = pursuers_of(p, step.army, step.target, step.type);
    Account account(effects);
    Tally tally = account.tally();
    count_pursuit(p, step.army, pursuers, step.type, step.quality, general, tally);
    const int die = effects.dice.d6(), total = die + tally.total();
    const bool pursues = total >= kTables.pursuit_needs;
    account.report(Happening::pursuit_roll, who_counts(p, pursuers).front(), die, total, pursues);
    if (pursues) succeed(p, step.army, step.target, step.type);
}

bool asks_quality(const PursuitSign& step) { return step.quality == ChosenSign::none && is_veteran(step.target); }

// Goes on to the next choice of a sign, or rolls.
void choose_or_roll(Position& p, const PursuitSign& step, Effects& effects) {
    const bool general = general_bonus(p, step.army, pursuers_of(p, step.army, step.target, step.type)) > 0;
    if (asks_quality(step) || general) return p.push(step);
    roll(p, step, ChosenSign::none, effects);
}

// EM-14.37  The target of the pursuit: the unit that withdrew, or if it is gone the nearest of its Corps in the combat.
Unit target_of_pursuit(const Position& p) {
    const Unit loser = p.combat.loser();
    if (p.on_board(loser)) return loser;
    Unit best = kNoUnit;
    for (const Unit unit : units_on_board(p, army_of(loser))) {
        if (!p.formation(unit).takes_part || corps_of(unit) != corps_of(loser) || !p.on_board(p.combat.winner)) continue;
        if (best == kNoUnit || distance(p, p.combat.winner, unit) < distance(p, p.combat.winner, best)) best = unit;
    }
    return best;
}

}   // namespace

void begin_pursuit(Position& p, Effects&) {
    const Combat& combat = p.combat;
    if (combat.winner == kNoUnit || combat.step == CombatStep::defence_reinforced) return;
    if (is_garrison(combat.loser()) || is_garrison(combat.winner)) return;   // EM-3.14, EM-3.18
    const Unit target = target_of_pursuit(p);
    if (target != kNoUnit) p.push(Pursuit{army_of(combat.winner), target, 0});
}

Seat Pursuit::seat(const Position& p) const { return p.seat_of(army); }

void Pursuit::legal(const Position& p, ActionList& out) const {
    for (const Type type : {Type::infantry, Type::cavalry})
        if (const Action action = act(Verb::pursue, type); !why_not(p, action)) out.push_back(action);
    if (out.empty()) out.push_back(kDone);
}

Refusal Pursuit::why_not(const Position& p, Action action) const {
    const auto may = [&](Type type) {
        return p.on_board(target) && (rolled & bit_of(type)) == 0 && !pursuers_of(p, army, target, type).empty();
    };
    if (action == kDone) return may(Type::infantry) || may(Type::cavalry) ? kWhy.not_pursuing : Refusal();   // EM-14.32
    if (verb_of(action) != Verb::pursue) return kNotAsked<Pursuit>;
    return may(type_of(action)) ? Refusal() : kWhy.not_pursuing;
}

void Pursuit::apply(Position& p, Action action, Effects& effects) const {
    if (action == kDone) return;
    const Type type = type_of(action);
    p.push(Pursuit{army, target, static_cast<std::uint8_t>(rolled | bit_of(type))});
    const UnitSet pursuers = pursuers_of(p, army, target, type);
    if (!in_contact_with(p, target, pursuers).empty()) return;   // EM-14.33, and without a Charge (EM-14.20)
    choose_or_roll(p, PursuitSign{army, target, type, ChosenSign::none}, effects);
}

std::optional<Action> Pursuit::forced(const Position& p) const { return only_choice(*this, p); }

Seat PursuitSign::seat(const Position& p) const { return p.seat_of(army); }

void PursuitSign::legal(const Position&, ActionList& out) const {
    out.push_back(act(Verb::add));
    out.push_back(act(Verb::subtract));
}

Refusal PursuitSign::why_not(const Position&, Action action) const {
    return verb_of(action) == Verb::add || verb_of(action) == Verb::subtract ? Refusal() : kNotAsked<PursuitSign>;
}

void PursuitSign::apply(Position& p, Action action, Effects& effects) const {
    const ChosenSign sign = verb_of(action) == Verb::add ? ChosenSign::add : ChosenSign::subtract;
    if (!asks_quality(*this)) return roll(p, *this, sign, effects);
    PursuitSign next = *this;
    next.quality = sign;
    choose_or_roll(p, next, effects);
}

}   // namespace papelotte::enemy_mistakes
