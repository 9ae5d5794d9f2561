// Helpers for a game's doctrine: its reasons are an enum, and the chapter of the step adds them to the scales of one list of actions.
#pragma once

#include <variant>

#include "ai/doctrine.h"

namespace papelotte::ai {

template <class Why>
constexpr bool is_on(ReasonSet on, Why why) {
    return (on >> static_cast<unsigned>(why)) & 1u;
}

// Reasons that are switched off do not count. `Why`: the game's enum of reasons, in the order of its list.
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

// Calls the chapter for the top step of the agenda, judge(step, question), if the game has one.
template <class Position, class Question>
void judge_innermost(const Position& position, const Question& question) {
    std::visit(
        [&](const auto& step) {
            if constexpr (requires { judge(step, question); }) judge(step, question);
        },
        position.agenda.back());
}

}  // namespace papelotte::ai
