#include "games/smohain/doctrine/doctrine.h"

#include <algorithm>
#include <cmath>

#include "ai/scales.h"
#include "engine/words.h"
#include "games/smohain/rules/actions.h"
#include "games/smohain/rules/pieces.h"

namespace papelotte::smohain {
namespace {

// Their sentences are reason.good_odds … and count.french_steps … in data/smohain/text.*.json.
enum class Why : std::uint8_t { good_odds, take, hold, advance, spare };
constexpr std::array<std::string_view, 3> kCounts{"french_steps", "allied_steps", "area_taken"};

constexpr Distances<Area, kAreas> kDistances = distances(kNeighbours);

// All that an action is judged by.
struct Question {
    const Position& p;
    Seat seat;
    const ActionList& actions;
    ai::Scales<Why> scales;
    const Weights& weights;
};

// The chance that an assault succeeds. A French player reckons with an ambush wherever it may lie, an Allied one knows that it is not for him.
float chance_of_assault(const Position& p, Unit unit, Area area) {
    const AreaSet may_lie = side_of(unit) == kFrench ? ambush_may_lie_in(p) : AreaSet();
    const auto chance = [&](bool ambushed) {
        Tally tally;
        count_assault(p, unit, area, ambushed, tally);
        return static_cast<float>(std::clamp(7 - kTables.needed + tally.total(), 0, 6)) / 6;
    };
    const float ambushed = may_lie.has(area) ? 1 / static_cast<float>(may_lie.size()) : 0;
    return ambushed * chance(true) + (1 - ambushed) * chance(false);
}

// Areas from one to the nearest built-up area that the side does not hold.
int way_to_go(const Position& p, Seat side, Area from) {
    int least = kAreas;
    for (const Area area : kBuiltUp)
        if (units_at(p, area, side).empty()) least = std::min<int>(least, kDistances[from][area]);
    return least;
}

bool is_alone_in_built_up(const Position& p, Unit unit) {
    const Area at = p.units[unit].at;
    return kBuiltUp.has(at) && units_at(p, at).size() == 1;
}

void judge(const Orders&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        const Action action = q.actions[i];
        if (verb_of(action) == Verb::done) continue;
        const Unit unit = unit_of(action);
        const Area to = area_of(action), from = q.p.units[unit].at;
        if (verb_of(action) == Verb::assault) {
            q.scales.add(i, Why::good_odds, q.weights.good_odds * (chance_of_assault(q.p, unit, to) - 0.5f));
            if (q.p.units[unit].steps == 1) q.scales.add(i, Why::spare, -q.weights.spare);
            continue;
        }
        const bool free = kBuiltUp.has(to) && units_at(q.p, to).empty();
        if (free) q.scales.add(i, Why::take, q.weights.take);
        if (is_alone_in_built_up(q.p, unit)) q.scales.add(i, Why::hold, -q.weights.hold);
        const int nearer = way_to_go(q.p, q.seat, from) - way_to_go(q.p, q.seat, to);
        q.scales.add(i, Why::advance, q.weights.advance * (static_cast<float>(nearer) - 0.5f));
    }
}

// To stand costs a step; to yield costs the area.
void judge(const Answer& step, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) == Verb::yield) {
            if (kBuiltUp.has(step.area)) q.scales.add(i, Why::hold, -q.weights.hold);
        } else if (q.p.units[unit_of(q.actions[i])].steps == 1) {
            q.scales.add(i, Why::spare, -2 * q.weights.spare);
        }
    }
}

int steps_of(const Position& p, Seat side) {
    int steps = 0;
    for (const Unit unit : units_of(side)) steps += p.units[unit].steps;
    return steps;
}

float french_chance(const Position& p) {
    if (p.result != Result::none) return winner_of(p.result) == kFrench ? 1.0f : 0.0f;
    const int missing = kTables.built_up_to_win - built_up_held(p, kFrench), turns_left = kTables.turns - p.turn;
    const float points = 0.4f * static_cast<float>(steps_of(p, kFrench) - steps_of(p, kAllied)) -
                         (2.0f - 0.2f * static_cast<float>(turns_left)) * (static_cast<float>(missing) - 0.5f);
    return 1 / (1 + std::exp(-points));
}

bool orders_are_given(const Position& p) { return agenda::asks_for<Orders>(p); }

}  // namespace

std::span<const std::string_view> Doctrine::reasons() { return kEnumWords<Why>; }

void Doctrine::judge(const Position& p, Seat seat, const ActionList& actions, ai::ReasonSet on, std::span<ai::Judgement> judgements,
                     const WeightSets& weights) {
    ai::judge_innermost(p, Question{p, seat, actions, {judgements, on}, element(weights, seat)});
}

float Doctrine::evaluate(const Position& p, Seat seat) {
    const float french = french_chance(p);
    return seat == kFrench ? french : 1 - french;
}

bool Doctrine::settled(const Position& p) { return p.agenda.empty() || orders_are_given(p); }

bool Doctrine::reached(const Position& from, const Position& now, ai::Depth depth) {
    if (now.agenda.empty()) return true;
    return depth == ai::Depth::action ? orders_are_given(now) : now.turn > from.turn + 1;
}

float Doctrine::share(const Position& p) { return orders_are_given(p) ? 0.15f : 0.1f; }

bool Doctrine::resolved(const Position& before, const Position& now, Action) { return reached(before, now, ai::Depth::action); }

std::span<const std::string_view> Doctrine::counts() { return kCounts; }

ai::Counts Doctrine::count(const Position& before, const Position& after, Action action, std::span<const Event>) {
    ai::Counts counts{};
    counts[0] = static_cast<std::int16_t>(steps_of(before, kFrench) - steps_of(after, kFrench));
    counts[1] = static_cast<std::int16_t>(steps_of(before, kAllied) - steps_of(after, kAllied));
    if (verb_of(action) == Verb::assault) counts[2] = after.units[unit_of(action)].at == area_of(action);
    return counts;
}

static_assert(ai::WeighedDoctrine<Doctrine>);

}  // namespace papelotte::smohain
