// Doctrine as a player: judges the legal actions and chooses the best, or with a temperature often a good one.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>

#include "ai/weights.h"

namespace papelotte::ai {

struct Style {
    ReasonSet on = kAllReasons;
    float temperature = 0;   // 0: the best; 1: a choice that is one point worse is taken e times less often
    float epsilon = 0;       // the probability of a random action: games for learning or measuring need variety
};

// Memory for one decision. It is large: make one and keep it.
template <GameDoctrine D>
class Policy {
   public:
    using Rules = typename D::Rules;
    using Position = typename Rules::Position;

    // Fills actions() and judgements() for a seat that is to act.
    void judge(const Position& position, Seat seat, ReasonSet on) {
        actions_.clear();
        Rules::legal(position, seat, actions_);
        std::fill_n(judgements_.begin(), actions_.size(), Judgement{});
        const std::span<Judgement> judgements = std::span(judgements_).first(actions_.size());
        if constexpr (WeighedDoctrine<D>) {
            if (weights_) return D::judge(position, seat, actions_, on, judgements, *weights_);
        }
        D::judge(position, seat, actions_, on, judgements);
    }
    const ActionList& actions() const { return actions_; }
    const Judgement& judgement(std::size_t i) const { return judgements_[i]; }

    Action choose(const Position& position, Seat seat, const Style& style, Dice& dice) {
        if (style.epsilon > 0 && unit(dice) < style.epsilon) return Rules::random_action(position, seat, dice);
        judge(position, seat, style.on);
        return actions_[style.temperature > 0 ? softmax(style.temperature, dice) : best()];
    }

    std::size_t best() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < actions_.size(); ++i)
            if (judgements_[i].score > judgements_[best].score) best = i;
        return best;
    }

    // Uses these weights from now on instead of the game's own. They must outlive the policy.
    void weigh_by(const WeightSetsOf<D>& weights) { weights_ = &weights; }

   private:
    static float unit(Dice& dice) { return static_cast<float>(dice.below(1u << 24)) * 0x1p-24f; }   // 0 <= x < 1

    std::size_t softmax(float temperature, Dice& dice) const {
        const float top = judgements_[best()].score;
        const auto weight = [&](std::size_t i) { return std::exp((judgements_[i].score - top) / temperature); };
        float sum = 0;
        for (std::size_t i = 0; i < actions_.size(); ++i) sum += weight(i);
        float left = unit(dice) * sum;
        for (std::size_t i = 0; i < actions_.size(); ++i) {
            left -= weight(i);
            if (left < 0) return i;
        }
        return best();
    }

    const WeightSetsOf<D>* weights_ = nullptr;   // null: the game's own
    ActionList actions_;
    std::array<Judgement, 4096> judgements_;
};

}  // namespace papelotte::ai
