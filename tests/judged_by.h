// The judgements of doctrine about a position, for the tests of every game.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "ai/policy.h"
#include "engine/action.h"
#include "engine/rules.h"

namespace papelotte {

// Every legal action of a position with its judgement, for the seat to act.
template <class Doctrine, class Records>
class JudgedBy {
   public:
    using Rules = typename Records::Rules;

    explicit JudgedBy(const typename Rules::Position& p, ai::ReasonSet on = ai::kAllReasons)
        : seat_(Rules::to_act(p).front()), actions_(std::make_unique<ActionList>()) {
        Rules::legal(p, seat_, *actions_);
        judgements_.resize(actions_->size());
        Doctrine::judge(p, seat_, *actions_, on, judgements_);
    }

    template <class Scene>
        requires requires(const Scene& s) { s.position(); }
    explicit JudgedBy(const Scene& s, ai::ReasonSet on = ai::kAllReasons) : JudgedBy(s.position(), on) {}

    Action best() const {
        std::size_t best = 0;
        for (std::size_t i = 1; i < judgements_.size(); ++i)
            if (judgements_[i].score > judgements_[best].score) best = i;
        return (*actions_)[best];
    }
    std::string choice() const { return Records::notate(best()); }
    float score(std::string_view notation) const { return of(notation).score; }
    float points(std::string_view notation, auto reason) const {
        float sum = 0;
        for (const auto& share : of(notation).why) sum += share.reason == static_cast<int>(reason) ? share.points : 0;
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

    Seat seat_;
    std::unique_ptr<ActionList> actions_;
    std::vector<ai::Judgement> judgements_;
};

}  // namespace papelotte
