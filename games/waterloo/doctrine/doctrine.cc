#include "games/waterloo/doctrine/doctrine.h"

#include "games/waterloo/doctrine/chapters.h"

namespace papelotte::waterloo {

std::span<const std::string_view> Doctrine::reasons() { return ai::reason_names<Why>(); }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights[at(seat)]});
}

// Far enough when nothing of the order given at first is left: the next order is to be chosen, or another phase has come.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty()) return true;
    if (now.turn != from.turn || now.phase != from.phase) return true;
    const bool another_round = now.round != from.round;
    const bool choosing = agenda::asks_for<ChooseAction>(now);
    if (depth == ai::Depth::action) return another_round || (choosing && now.actions_done != from.actions_done);
    return now.round > from.round + 1;
}

int Doctrine::turn(const Position& p) { return p.turn; }

float Doctrine::share(const Position& p) {
    if (agenda::asks_for<ChooseAction>(p)) return 1.f / 8;
    if (agenda::asks_for<LeadActivation>(p)) return 1.f / 12;
    if (agenda::asks_for<AssaultMoves, Movement>(p)) return 1.f / 24;
    if (agenda::asks_for<FireOrders>(p)) return 1.f / 40;
    if (agenda::asks_for<CavalryHits, ChargeOn, FallBack>(p)) return 1.f / 60;
    return 0;
}

}  // namespace papelotte::waterloo
