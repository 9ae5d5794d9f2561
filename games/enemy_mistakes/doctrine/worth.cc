#include "games/enemy_mistakes/doctrine/worth.h"

#include <algorithm>

#include "games/enemy_mistakes/rules/formations.h"
#include "games/enemy_mistakes/rules/steps/combat_chain.h"
#include "games/enemy_mistakes/rules/steps/counters.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kUse = 2, kCommander = 70;
// Shares of its stake that a unit loses by a Withdraw and by a Retreat; what a side loses besides with the combat (EM-14.43).
constexpr float kWithdraw = 0.12f, kRetreat = 0.4f, kCombatLost = 1;

// What the loser of a melee by so many points loses.
float cost_of_defeat(const Position& p, Unit loser, int by) {
    if (by < kMeleeEffects[1].from) return 0;
    const float stake = stake_in(p, loser);
    const bool rout = by >= kMeleeEffects[3].from, retreat = by >= kMeleeEffects[2].from;
    if (is_garrison(loser)) return rout || (retreat && !data_of(loser).steadfast) ? stake : 0;
    if (is_artillery(loser)) return stake + static_cast<float>(data_of(loser).points);
    return (rout ? stake : stake * (retreat ? kRetreat : kWithdraw)) + kCombatLost;
}

// The units that would support it: all that may (EM-14.28).
int add_supporters(Position& p, Unit unit) {
    int count = 0;
    for (const Unit other : members(p, unit))
        if (!p.combat.supporters.has(other) && !why_no_support(p, other, unit)) {
            p.combat.supporters.insert(other);
            ++count;
        }
    return count;
}

}   // namespace

float stake_in(const Position& p, Unit unit) {
    float stake = static_cast<float>(data_of(unit).points) + kUse;
    if (!is_garrison(unit)) return stake;
    for (const ObjectiveData& objective : kObjectiveData)
        if (objective.area == data_of(unit).garrison)
            stake += static_cast<float>(objective.points) * (p.scenario == Scenario::short_game ? 1.6f : 1.0f);
    return stake;
}

float worth_of_loss(const Position& p, Unit unit) {
    const int left = std::max(1, data_of(unit).capacity - p.marks[unit].losses);
    return stake_in(p, unit) / static_cast<float>(left);
}

float worth_of_general(const Position& p, General general) {
    return data_of(general).points == 0 ? kCommander : 2.0f * static_cast<float>(points_of(p, general));
}

float worth_of_melee(const Position& p, const Meeting& meeting) {
    float worth = 0;
    for (int difference = -5; difference <= 5; ++difference) {   // of two dice
        const auto ways = static_cast<float>(6 - std::abs(difference));
        const int by = difference + meeting.edge;
        worth += ways / 36 * (by > 0 ? cost_of_defeat(p, meeting.defender, by) : -cost_of_defeat(p, meeting.attacker, -by));
    }
    const float each = static_cast<float>(7 - kTables.damage_from) / 6;
    worth += each * static_cast<float>(meeting.attackers) * worth_of_loss(p, meeting.defender);
    return worth - each * static_cast<float>(meeting.defenders) * worth_of_loss(p, meeting.attacker);
}

float worth_of_contact(Position& p, Unit attacker, Unit defender, Contact contact) {
    Combat& combat = p.combat;
    combat.attacker = attacker;
    combat.defender = defender;
    combat.charged = contact.charged;
    combat.distance = static_cast<std::uint16_t>(contact.distance);
    combat.touched = touched_edges(p, defender, attacker).first;
    if (!combat.under_way) {   // EM-13.8, EM-14.22
        p.formation(attacker).moving_at_start = true;
        p.formation(defender).moving_at_start = false;
    }
    combat.supporters = {};
    const int own = add_supporters(p, attacker), enemy = add_supporters(p, defender);
    Tally attack, defence;
    count_melee(p, attacker, defender, true, attack);
    count_melee(p, defender, attacker, false, defence);
    return worth_of_melee(p, {attacker, defender, attack.total() - defence.total(), 1 + own, 1 + enemy});
}

}   // namespace papelotte::enemy_mistakes
