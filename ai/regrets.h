// Choices where several seats decide at the same time: regret matching. A seat draws its action in proportion to its regrets, that is, to how
// much better it would have done by always taking that action; actions that doctrine prefers are favoured, and sometimes one is taken by
// doctrine's points alone. Over many simulations the frequencies of actions approach a mixed strategy that cannot be exploited.
#pragma once

#include <algorithm>

#include "ai/tree.h"
#include "engine/dice.h"

namespace papelotte::ai {

struct Drawn {
    Index edge = kNone;   // kNone: the tree is full
    float chance = 1;     // with which it was drawn
};

inline constexpr float kOnDoctrinesWord = 0.2f;   // how often doctrine's points alone decide

inline Drawn draw_by_regret(Tree& tree, Index at, Seat seat, const Candidates& candidates, Dice& dice) {
    struct Option {
        Index edge;
        float prior, weight;
    };
    FixedVector<Option, kMostCandidates> options;
    float priors = 0, weights = 0;
    for (const Candidate& one : candidates) {
        const Index edge = tree.edge_for(at, seat, one.action);
        if (edge == kNone) continue;
        const float weight = tree.edge(edge).regret * one.prior;
        options.push_back({edge, one.prior, weight});
        priors += one.prior, weights += weight;
    }
    const auto chance_of = [&](const Option& option) {
        const float by_doctrine = option.prior / priors;
        return weights > 0 ? kOnDoctrinesWord * by_doctrine + (1 - kOnDoctrinesWord) * option.weight / weights : by_doctrine;
    };
    float left = static_cast<float>(dice.below(1u << 24)) * 0x1p-24f;
    Drawn drawn;
    for (const Option& option : options) {
        drawn = {option.edge, chance_of(option)};
        left -= drawn.chance;
        if (left < 0) break;
    }
    return drawn;
}

// The results of the seat's other actions are known only by their means. For the action that it drew, the difference to its mean
// is weighted by the inverse of its probability. Regrets do not fall below zero, so that an action which becomes good is soon taken again.
inline void learn_regrets(Tree& tree, Index at, Index taken, float chance, float reward) {
    const Seat seat = tree.edge(taken).seat;
    const float surprise = tree.edge(taken).visits > 0 ? (reward - tree.edge(taken).mean()) / chance : 0;
    for (Index index = tree.node(at).first_edge; index != kNone; index = tree.edge(index).next) {
        Edge& edge = tree.edge(index);
        if (edge.seat != seat || (edge.visits == 0 && index != taken)) continue;
        const float would_get = edge.visits > 0 ? edge.mean() : reward;
        edge.regret = std::max(0.0f, edge.regret + would_get + (index == taken ? surprise : 0) - reward);
    }
}

}  // namespace papelotte::ai
