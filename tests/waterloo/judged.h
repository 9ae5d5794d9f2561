// The judgements of doctrine about a position, for its tests.
#pragma once

#include <gtest/gtest.h>

#include <memory>

#include "games/waterloo/doctrine/doctrine.h"
#include "games/waterloo/doctrine/reasons.h"
#include "games/waterloo/records/records.h"
#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

// Every legal action of a position with its judgement.
class Judged {
   public:
    explicit Judged(const Position& p, ai::ReasonSet on = ai::kAllReasons) : actions_(std::make_unique<ActionList>()) {
        seat_ = Rules::to_act(p).front();
        Rules::legal(p, seat_, *actions_);
        judgements_.resize(actions_->size());
        Doctrine::judge(p, seat_, *actions_, on, judgements_);
    }

    Action best() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < judgements_.size(); ++i)
            if (judgements_[i].score > judgements_[best].score) best = i;
        return (*actions_)[best];
    }
    std::string choice() const { return Records::notate(best()); }
    float score(std::string_view notation) const { return of(notation).score; }
    float points(std::string_view notation, Why why) const {
        float sum = 0;
        for (const auto& share : of(notation).why) sum += share.reason == static_cast<int>(why) ? share.points : 0;
        return sum;
    }
    const std::vector<ai::Judgement>& all() const { return judgements_; }
    Seat seat() const { return seat_; }

   private:
    const ai::Judgement& of(std::string_view notation) const {
        const auto action = Records::parse(notation);
        for (std::size_t i = 0; action && i < actions_->size(); ++i)
            if ((*actions_)[i] == *action) return judgements_[i];
        ADD_FAILURE() << notation << " is not in the list";
        static const ai::Judgement kNone{};
        return kNone;
    }
    std::unique_ptr<ActionList> actions_;
    std::vector<ai::Judgement> judgements_;
    Seat seat_;
};

inline Judged judged(const Scene& s, ai::ReasonSet on = ai::kAllReasons) { return Judged(s.position(), on); }
inline std::string choice(const Scene& s) { return judged(s).choice(); }

}  // namespace papelotte::waterloo
