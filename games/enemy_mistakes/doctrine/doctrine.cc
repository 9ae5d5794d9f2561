#include "games/enemy_mistakes/doctrine/doctrine.h"

#include "games/enemy_mistakes/doctrine/chapters.h"

namespace papelotte::enemy_mistakes {
namespace {

// Some phase of the turn after bombardment is under way.
bool is_executing(const Position& p) {
    for (const Step& step : p.agenda)
        if (const auto* phase = std::get_if<Phase>(&step)) return phase->phase >= PhaseKind::assign;
    return false;
}

}   // namespace

std::span<const std::string_view> Doctrine::reasons() { return ai::reason_names<Why>(); }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights});
}

// Before the manoeuvres of a turn nobody is in contact.
bool Doctrine::settled(const Position& p) { return p.agenda.empty() || agenda::asks_for<Bids, Bombard, Assign, Orders>(p); }

// A bombardment is over with its phase; what orders and manoeuvres are worth shows when the combats of the turn are over.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty()) return true;
    const int turns = now.turn - from.turn;
    if (depth == ai::Depth::reply) return turns > 1 || (turns == 1 && is_executing(now));
    return turns > 0 || (!is_executing(from) && is_executing(now));
}

int Doctrine::turn(const Position& p) { return p.turn; }

// Where formations go decides a turn, and which of them are ordered to; the choices around them are what doctrine does well enough.
float Doctrine::share(const Position& p) {
    if (agenda::asks_for<Manoeuvre>(p)) return 1.f / 12;
    if (agenda::asks_for<Orders>(p)) return 1.f / 16;
    return 0;
}

}   // namespace papelotte::enemy_mistakes
