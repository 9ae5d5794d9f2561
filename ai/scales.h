// Helpers for a game's doctrine: its reasons are an enum, and the chapter of the step adds them to the scales of one list of actions.
#pragma once

#include <initializer_list>
#include <variant>

#include "ai/doctrine.h"
#include "engine/words.h"

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

template <class Why>
constexpr ReasonSet reason_set(std::initializer_list<Why> reasons) {
    ReasonSet set = 0;
    for (const Why why : reasons) set |= ReasonSet{1} << static_cast<unsigned>(why);
    return set;
}

// The names of a game's reasons, without its last enumerator `count_`.
template <class Why>
std::span<const std::string_view> reason_names() {
    return std::span(kEnumWords<Why>).first(static_cast<std::size_t>(Why::count_));
}

// Calls the chapter for the top step of the agenda, judge(step, question), if the game has one. Of a single action there is nothing to judge.
template <class Position, class Question>
void judge_innermost(const Position& position, const Question& question) {
    if (position.agenda.empty() || question.actions.size() < 2) return;
    std::visit(
        [&](const auto& step) {
            if constexpr (requires { judge(step, question); }) judge(step, question);
        },
        position.agenda.back());
}

}  // namespace papelotte::ai
