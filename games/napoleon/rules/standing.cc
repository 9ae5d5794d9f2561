#include "games/napoleon/rules/standing.h"

#include <algorithm>
#include <array>

#include "games/napoleon/rules/actions.h"
#include "games/napoleon/rules/rules.h"

namespace papelotte::napoleon {
namespace {

// How an answer puts blocks in order; `declines` ends the step.
enum class Preference : std::uint8_t { foot, mounted, low_fire, declines };

struct Known {
    StandingAnswer answer;
    Preference preference;
};
constexpr std::array kKnown{Known{{"foot_first", AssignHits::name}, Preference::foot},
                            Known{{"mounted_first", AssignHits::name}, Preference::mounted},
                            Known{{"low_fire_first", AssignHits::name}, Preference::low_fire},
                            Known{{"foot_checks_first", Morale::name}, Preference::foot},
                            Known{{"mounted_checks_first", Morale::name}, Preference::mounted},
                            Known{{"no_reinforcement", Reinforce::name, true}, Preference::declines},
                            Known{{"no_redeployment", Redeploy::name, true}, Preference::declines}};
constexpr auto kAnswers = [] {
    std::array<StandingAnswer, kKnown.size()> answers{};
    for (std::size_t i = 0; i < answers.size(); ++i) answers[i] = kKnown[i].answer;
    return answers;
}();

// The lowest comes first: a commander always last, then by the preference, then the lower fire value, then by id.
std::array<int, 4> place_in_order(Preference preference, Unit unit) {
    const bool foot = kFoot.has(unit);
    const int kind = preference == Preference::foot ? !foot : preference == Preference::mounted ? foot : 0;
    return {kCommanders.has(unit), kind, data_of(unit).fire, index_of(unit)};
}

}  // namespace

std::span<const StandingAnswer> StandingAnswers::answers() { return kAnswers; }

std::optional<Action> StandingAnswers::answer(const Position& p, Seat seat, std::size_t index) {
    const Preference preference = kKnown[index].preference;
    ActionList all;
    Rules::legal(p, seat, all);
    if (preference == Preference::declines || (all.size() == 1 && all[0] == kDone)) return kDone;
    return *std::ranges::min_element(all, {}, [&](Action action) { return place_in_order(preference, unit_of(action)); });
}

}  // namespace papelotte::napoleon
