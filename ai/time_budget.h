// The budget of a turn, spent decision by decision: a turn of a wargame has a hundred decisions, few of which are worth a search.
#pragma once

#include <algorithm>
#include <cstdint>

#include "ai/player_spec.h"

namespace papelotte::ai {

// The limit of one decision: seconds or simulations, whichever is not zero. Both zero: no search.
struct Allowance {
    double seconds = 0;
    std::int64_t count = 0;
    bool searches() const { return seconds > 0 || count > 0; }
};

// The state of a budget: what was spent in which turn.
struct SpentTime {
    int turn = -1;
    double seconds = 0;
};

class TimeBudget {
   public:
    // `share`: the decision's share of the remaining budget.
    Allowance open(const Budget& budget, int turn, float share) {
        if (turn != spent_.turn) spent_ = {turn, 0};
        if (share <= 0) return {};
        if (budget.count > 0)
            return {0,
                    std::max<std::int64_t>(8, static_cast<std::int64_t>(static_cast<float>(budget.count) * std::min(1.0f, share * kFullShare)))};
        const double left = std::max(0.0, budget.turn_seconds - spent_.seconds);
        const double seconds = std::min(budget.decision_seconds, left * static_cast<double>(share));
        return {seconds >= kLeastSeconds ? seconds : 0, 0};
    }
    void spend(double seconds) { spent_.seconds += seconds; }
    const SpentTime& spent() const { return spent_; }
    void resume(const SpentTime& spent) { spent_ = spent; }

   private:
    static constexpr float kFullShare = 8;          // a decision with an eighth of the turn gets the full count
    static constexpr double kLeastSeconds = 0.004;   // with less, a search is not worth starting

    SpentTime spent_;
};

}  // namespace papelotte::ai
