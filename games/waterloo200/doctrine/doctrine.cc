#include "games/waterloo200/doctrine/doctrine.h"

#include "games/waterloo200/doctrine/chapters.h"

namespace papelotte::waterloo200 {

std::span<const std::string_view> Doctrine::reasons() { return ai::reason_names<Why>(); }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights});
}

// In the middle of an impulse an attack that is planned would count once more, as one to come.
bool Doctrine::settled(const Position& p) { return p.agenda.empty() || agenda::asks_for<ChooseAction>(p); }

// Far enough when the impulse is over, or the enemy's next one as well.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty() || now.turn != from.turn) return true;
    if (!settled(now)) return false;
    return now.impulse.number >= from.impulse.number + (depth == ai::Depth::action ? 1 : 2);
}

int Doctrine::turn(const Position& p) { return p.turn; }

// Who gathers where decides an impulse, and there are few of these in a turn. Which troops march is what doctrine plans best.
float Doctrine::share(const Position& p) {
    if (agenda::asks_for<ChooseAction>(p)) return 1.f / 5;
    if (agenda::asks_for<ActivateLeaders>(p)) return 1.f / 6;
    if (agenda::asks_for<LeaderPath>(p)) return 1.f / 8;
    return 0;
}

}  // namespace papelotte::waterloo200
