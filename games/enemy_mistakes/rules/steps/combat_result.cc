// EM-14.40 to EM-14.47  Step E: the result of a combat, and its end.
#include <algorithm>

#include "games/enemy_mistakes/rules/actions.h"
#include "games/enemy_mistakes/rules/events.h"
#include "games/enemy_mistakes/rules/moves.h"
#include "games/enemy_mistakes/rules/refusals.h"
#include "games/enemy_mistakes/rules/removal.h"

namespace papelotte::enemy_mistakes {
namespace {

// EM-14.47  Units that fought or supported and are still there.
bool has_participants(const Position& p, Army army) {
    for (const Unit unit : units_on_board(p, army))
        if (p.marks[unit].in_combat) return true;
    return false;
}

// A garrison neither falls back nor has a marker (EM-3.19).
UnitSet participating_leaders(const Position& p, Army army) {
    return members_where(leaders(p, army), [&](Unit leader) { return p.formations[leader].takes_part && !is_garrison(leader); });
}

// EM-14.41  The highest rank of a General attached to a participating formation; 0: there is none.
int rank_in_combat(const Position& p, Army army) {
    int rank = 0;
    for (const Unit leader : participating_leaders(p, army))
        if (const General general = attached_to(p, members(p, leader)); general != kNoGeneral) rank = std::max(rank, rank_of(p, general));
    return rank;
}

void count_suffering(const Position& p, Army army, Tally& tally) {
    int routed = 0, shaken = 0, withdrew = 0;
    for (const Unit unit : units_of(army)) {
        const Marks& marks = p.marks[unit];
        if (!marks.in_combat && !marks.withdrew && marks.yellow_received == 0) continue;
        if (marks.yellow_received >= 2) ++routed;
        else if (marks.yellow_received == 1) ++shaken;
        else if (marks.withdrew) ++withdrew;
    }
    tally.add(Modifier::two_yellow, routed * kTables.result_two_yellow);
    tally.add(Modifier::one_yellow, shaken * kTables.result_one_yellow);
    tally.add(Modifier::withdrew, withdrew * kTables.result_withdrew);
}

FixedVector<std::uint8_t, 6> roll_for(const Position& p, Army army, Effects& effects) {
    FixedVector<std::uint8_t, 6> dice;
    std::array<int, 6> faces{};
    const int count = std::clamp<int>(p.combat.formations[p.combat.side(army)], 1, 6);
    for (int i = 0; i < count; ++i) {
        faces[static_cast<std::size_t>(i)] = effects.dice.d6();
        dice.push_back(static_cast<std::uint8_t>(faces[static_cast<std::size_t>(i)]));
    }
    tell(effects, Happening::result_dice, army, faces[0], faces[1], faces[2], faces[3], faces[4], faces[5]);
    return dice;
}

// EM-15.15  The enemy of this army in the last melee: whatever the combat costs is lost to his army.
Unit enemy_in_combat(const Position& p, Army army) {
    if (p.combat.attacker == kNoUnit) return kNoUnit;
    return army_of(p.combat.attacker) == army ? p.combat.defender : p.combat.attacker;
}

// EM-14.43 to EM-14.45  A formation of the loser falls back.
void fall_back_with(Position& p, Unit leader, int um, Effects& effects) {
    const UnitSet units = members(p, leader);
    const Unit enemy = enemy_in_combat(p, army_of(leader));
    const FallBack back = um == 0 ? FallBack{units, true} : fall_back(p, leader, um, enemy, effects);
    if (um >= kTables.result_shaken_from)
        for (const Unit unit : units)
            if (p.on_board(unit)) penalise(p, unit, enemy, effects);
    for (const Unit unit : back.group) {
        if (!p.on_board(unit)) continue;
        if (back.moved && !p.crowded()) return p.push(FallBackLoss{unit});
        add_loss(p, unit, enemy, effects);
        if (back.moved) return;
    }
}

// EM-14.42  They fall back at once, so one goes first that none of the others hinders.
Unit next_to_fall_back(const Position& p, UnitSet left, int um) {
    if (left.size() == 1 || um == 0) return left.front();
    for (const Unit leader : left) {
        Position alone = p;
        for (const Unit other : left)
            for (const Unit unit : other == leader ? UnitSet() : members(p, other)) {
                alone.marks[unit].fate = Fate::absent;
                alone.stands[unit].formation = kNoUnit;
            }
        if (way_back(p, leader, um) >= way_back(alone, leader, um)) return leader;
    }
    return left.front();
}

// EM-14.42
void decide(Position& p, Effects& effects) {
    const Combat& combat = p.combat;
    Account account(effects);
    Tally first = account.tally(TermSide::attack), second = account.tally(TermSide::defence);
    count_result(p, combat.attacking, combat.sign[0], first);
    count_result(p, combat.defending, combat.sign[1], second);
    const int one = combat.kept[0] + first.total(), two = combat.kept[1] + second.total();
    const Army loser = one >= two ? combat.attacking : combat.defending;
    const int um = (std::abs(one - two) + 1) / 2;
    account.report(Happening::combat_result, combat.kept[0], combat.kept[1], one, two, loser, um);
    p.push(EndCombat{});
    UnitSet left = participating_leaders(p, loser);
    while (!(left = members_where(left, [&](Unit leader) { return p.leader(leader) == leader; })).empty()) {
        const Unit leader = next_to_fall_back(p, left, um);
        left.erase(leader);
        fall_back_with(p, leader, um, effects);
    }
}

// EM-3.19  Every enemy formation that still touches the garrison withdraws.
void leave_garrison(Position& p, Unit garrison, Effects& effects) {
    for (const Unit leader : leaders(p, p.combat.attacking)) {
        if (!p.on_board(garrison) || p.leader(leader) != leader) continue;
        const UnitSet touching = in_contact_with(p, garrison, members(p, leader));
        if (touching.empty() || slide_back(p, leader, kUmTenths, effects) > 0) continue;
        for (const Unit unit : touching)
            if (p.on_board(unit)) penalise(p, unit, garrison, effects);
    }
}

// EM-5.10  Generals attached to formations that took part, those of the current player first (EM-25.9).
void check_generals(Position& p, Army army, Effects& effects) {
    for (const General general : GeneralSet::first(kGenerals)) {
        const GeneralState& state = p.generals[general];
        if (army_of(general) != army || !p.on_board(general) || state.host == kNoUnit || p.result != Result::none) continue;
        if (p.formation(state.host).takes_part) check_attached(p, general, true, kNoUnit, effects);
    }
}

}   // namespace

int terrain_used(const Position& p, Army army) {
    int most = 0;
    bool any = false;
    for (const Unit unit : units_of(army)) {
        const int used = p.marks[unit].terrain_used - 1;
        if (!p.marks[unit].in_combat || used == 0) continue;
        most = any ? std::max(most, used) : used;
        any = true;
    }
    return most;
}

void count_result(const Position& p, Army army, int sign, Tally& tally) {
    tally.add(Modifier::rank, sign * rank_in_combat(p, army));
    tally.add(Modifier::terrain, -terrain_used(p, army));
    bool guard = false;
    for (const Unit unit : units_of(army))
        guard |= p.marks[unit].in_combat && kClassData[static_cast<std::size_t>(data_of(unit).quality)].result != 0;
    tally.add_if(guard, Modifier::guard, kTables.result_guard);
    count_suffering(p, army, tally);
}

void CombatResult::run(Position& p, Effects& effects) const {
    if (chosen) return decide(p, effects);
    const Combat& combat = p.combat;
    if (combat.garrison != kNoUnit) {
        p.push(EndCombat{});
        return leave_garrison(p, combat.garrison, effects);
    }
    if (!has_participants(p, combat.attacking) || !has_participants(p, combat.defending)) return p.push(EndCombat{});
    p.push(CombatResult{true});
    const auto first = roll_for(p, combat.attacking, effects), second = roll_for(p, combat.defending, effects);
    p.push(KeepDie{combat.defending, second});
    p.push(KeepDie{combat.attacking, first});
}

// --- The die that is kept -----------------------------------------------------------------------------------------------------------------

Seat KeepDie::seat(const Position& p) const { return p.seat_of(army); }

void KeepDie::legal(const Position& p, ActionList& out) const {
    if (p.combat.kept[p.combat.side(army)] != 0) {
        out.push_back(act(Verb::add));
        return out.push_back(act(Verb::subtract));
    }
    for (int face = 1; face <= 6; ++face)
        if (std::find(dice.begin(), dice.end(), face) != dice.end()) out.push_back(act(Verb::die, face));
}

Refusal KeepDie::why_not(const Position& p, Action action) const {
    const bool has_kept = p.combat.kept[p.combat.side(army)] != 0;
    if (verb_of(action) == Verb::add || verb_of(action) == Verb::subtract) return has_kept ? Refusal() : kWhy.no_rank;
    if (verb_of(action) != Verb::die || has_kept) return kNotAsked<KeepDie>;
    return std::find(dice.begin(), dice.end(), number_of(action)) != dice.end() ? Refusal() : kWhy.no_such_die;
}

void KeepDie::apply(Position& p, Action action, Effects&) const {
    const std::size_t side = p.combat.side(army);
    if (verb_of(action) == Verb::die) {
        p.combat.kept[side] = static_cast<std::uint8_t>(number_of(action));
        if (rank_in_combat(p, army) > 0) p.push(*this);
        return;
    }
    p.combat.sign[side] = verb_of(action) == Verb::add ? 1 : -1;
}

std::optional<Action> KeepDie::forced(const Position& p) const { return only_choice(*this, p); }

// --- The end ----------------------------------------------------------------------------------------------------------------------------

Seat FallBackLoss::seat(const Position& p) const { return p.seat_of(army_of(unit)); }

void FallBackLoss::legal(const Position& p, ActionList& out) const {
    if (!p.on_board(unit)) return out.push_back(kDone);
    for (const Unit own : members(p, unit)) out.push_back(act(Verb::lose, own));
}

Refusal FallBackLoss::why_not(const Position& p, Action action) const {
    if (action == kDone) return p.on_board(unit) ? kWhy.not_falling_back : Refusal();
    if (verb_of(action) != Verb::lose) return kNotAsked<FallBackLoss>;
    return p.on_board(unit) && members(p, unit).has(unit_of(action)) ? Refusal() : kWhy.not_falling_back;
}

void FallBackLoss::apply(Position& p, Action action, Effects& effects) const {
    if (action != kDone) add_loss(p, unit_of(action), enemy_in_combat(p, army_of(unit)), effects);
}

std::optional<Action> FallBackLoss::forced(const Position& p) const { return only_choice(*this, p); }

void EndCombat::run(Position& p, Effects& effects) const {
    const bool fastens = p.combat.garrison == kNoUnit;
    for (const Army army : {p.combat.attacking, p.combat.defending}) {
        for (const Unit leader : participating_leaders(p, army)) {
            give_orange(p, leader, kTables.result_orange);
            tell(effects, Happening::orange, leader, kTables.result_orange);
        }
        for (const Unit gun : units_on_board(p, army) & kArtillery)
            if (fastens && p.marks[gun].in_combat && !p.stands[gun].fastened && can_fasten(p, gun)) fasten(p, gun);
        check_generals(p, army, effects);
    }
    tell(effects, Happening::combat_ends);
    p.combat = {};
}

}   // namespace papelotte::enemy_mistakes
