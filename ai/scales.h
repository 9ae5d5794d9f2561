// How a game's doctrine is written: reasons as an enum, put on the scales of one list of actions by the chapter that knows the step.
#pragma once

#include <variant>

#include "ai/doctrine.h"

namespace papelotte::ai {

template <class Why>
constexpr bool is_on(ReasonSet on, Why why) {
    return (on >> static_cast<unsigned>(why)) & 1u;
}

// Reasons that are switched off count for nothing. `Why`: the game's enum of reasons, in the order of its list.
template <class Why>
class Scales {
   public:
    Scales(std::span<Judgement> judgements, ReasonSet on) : judgements_(judgements), on_(on) {}

    void add(std::size_t action, Why why, float points) const {
        if (points != 0 && is_on(on_, why)) judgements_[action].add(static_cast<std::uint8_t>(why), points);
    }
    Judgement& at(std::size_t action) const { return judgements_[action]; }
    ReasonSet on() const { return on_; }

   private:
    std::span<Judgement> judgements_;
    ReasonSet on_;
};

// Calls the chapter for the innermost step of the agenda, judge(step, question), where the game has one.
template <class Position, class Question>
void judge_innermost(const Position& position, const Question& question) {
    std::visit(
        [&](const auto& step) {
            if constexpr (requires { judge(step, question); }) judge(step, question);
        },
        position.agenda.back());
}

}  // namespace papelotte::ai
