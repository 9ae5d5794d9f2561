#include "games/napoleon/doctrine/forecast.h"

#include <algorithm>

namespace papelotte::napoleon {
namespace {

constexpr float kWinnersLoss = 0.15f;      // of a side's blocks
constexpr float kLosersLoss = 0.4f;
constexpr float kSkirmishHits = 0.55f;     // of one block
constexpr float kStrengthOfABlock = 2.6f;
constexpr int kSmall = 3;                  // NP-6.1.2: with fewer blocks it is a skirmish
constexpr int kMostShown = 4;              // NP-6.6.2

// NP-6.6: one round, and the smaller side leaves.
Forecast skirmish(const Force& attacker, const Force& defender) {
    const auto lost = [](int blocks, int firing) {
        const float hits = kSkirmishHits * static_cast<float>(std::min(kMostShown, firing));
        return std::min(static_cast<float>(blocks), hits / kStrengthOfABlock);
    };
    const float chance = attacker.blocks > defender.blocks ? 0.93f : attacker.blocks == defender.blocks ? 0.15f : 0.04f;
    return {chance, lost(attacker.blocks, defender.blocks), lost(defender.blocks, attacker.blocks)};
}

// NP-7.4.5: of a routed side, as many blocks die as find no road. Some leave before the rout.
float lost_in_rout(const Force& force) {
    const auto blocks = static_cast<float>(force.blocks);
    const float stranded = std::max(0.0f, blocks - 1.5f * static_cast<float>(force.ways_out)) / blocks;
    return kLosersLoss + 0.5f * stranded;
}

}  // namespace

float chance_of(float power, float enemy) {
    const float own = power * power * power, other = enemy * enemy * enemy;
    return own / (own + other + 1);
}

Forecast forecast(const Force& attacker, const Force& defender) {
    if (attacker.blocks < kSmall || defender.blocks < kSmall) return skirmish(attacker, defender);
    const float chance = chance_of(attacker.power + kJoins * attacker.support, defender.power + kJoins * defender.support);
    const float own = chance * kWinnersLoss + (1 - chance) * lost_in_rout(attacker);
    const float theirs = (1 - chance) * kWinnersLoss + chance * lost_in_rout(defender);
    return {chance, own * static_cast<float>(attacker.blocks), theirs * static_cast<float>(defender.blocks)};
}

}  // namespace papelotte::napoleon
