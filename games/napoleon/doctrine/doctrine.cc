#include "games/napoleon/doctrine/doctrine.h"

#include "games/napoleon/doctrine/chapters.h"

namespace papelotte::napoleon {
namespace {

bool is_placing_blocks(const Position& p) {
    for (const Step& step : p.agenda)
        if (std::holds_alternative<PlaceBlocks>(step) || std::holds_alternative<ReduceBlocks>(step) || std::holds_alternative<Bidding>(step))
            return true;
    return false;
}

}  // namespace

std::span<const std::string_view> Doctrine::reasons() { return ai::reason_names<Why>(); }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    ai::judge_innermost(p, Question{p, seat, actions, Scales(judgements, on), weights});
}

// At the beginning of a turn nobody is on the march and nobody fights.
bool Doctrine::settled(const Position& p) { return p.agenda.empty() || (agenda::asks_for<ChooseGroup>(p) && p.groups.empty()); }

// Far enough when the turn is over with all its battles, or the enemy's next one as well.
bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty()) return true;
    if (is_placing_blocks(from)) return settled(now) && (depth == ai::Depth::action || now.turn > 1);
    return now.turn >= from.turn + (depth == ai::Depth::action ? 1 : 2);
}

int Doctrine::turn(const Position& p) { return p.turn; }

// Where groups go decides a turn, and how a battle is fought; the choices around them are what doctrine does well enough.
float Doctrine::share(const Position& p) {
    if (agenda::asks_for<ChooseGroup>(p)) return 1.f / 5;
    if (agenda::asks_for<MoveGroup>(p)) return 1.f / 8;
    if (agenda::asks_for<ForcedMarches>(p)) return 1.f / 12;
    if (agenda::asks_for<Combat>(p)) return 1.f / 16;
    return 0;
}

}  // namespace papelotte::napoleon
