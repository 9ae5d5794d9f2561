// Where Generals and Commanders stand, and how the Prussians enter.
#include "games/enemy_mistakes/rules/steps/counters.h"

#include <algorithm>

#include "games/enemy_mistakes/doctrine/chapters.h"

namespace papelotte::enemy_mistakes {
namespace {

constexpr float kTrail = 100;   // millimetres: so near to the units of his Corps a General sees what they do

float too_far(const Field& field, General general, plane::Vec at) {
    if (data_of(general).corps == Corps::none) return 0;
    return std::max(0.0f, static_cast<float>(plane::length(field.middle_of(data_of(general).corps) - at)) - kTrail) / kTrail;
}

float danger_there(const Field& field, General general, plane::Vec at) { return field.w().protect * field.danger(general, at); }

// EM-5.10  An attached General shares the fate of his host: where that is not in danger he is safe.
float danger_with(const Field& field, General general, Unit host) {
    const Spot spot = field.spot_of(host);
    const auto enemy = static_cast<float>(plane::length(field.nearest_enemy_to(spot.at) - spot.at));
    const float exposed = field.danger(host, spot) > 0 ? 0.2f : 0.0f;
    return field.w().protect * worth_of_general(field.p(), general) * (exposed + 0.04f / (1 + enemy / 50));
}

}   // namespace

// EM-10.4  He stays out of the enemy's reach and near his Corps; attached, he cannot be captured by a Charge (EM-5.13).
void judge_counter(const Field& field, const Question& q, std::size_t i) {
    const Action action = q.actions[i];
    const General general = general_of(action);
    const Unit host = field.p().generals[general].host;
    const plane::Vec now = centre_of(field.p(), general);
    const float before = host == kNoUnit ? danger_there(field, general, now) : danger_with(field, general, host);
    const bool attaches = verb_of(action) == Verb::attach;
    const plane::Vec there = attaches ? field.spot_of(unit_of(action)).at : plane::Vec{action.b / 10.0, action.c / 10.0};
    const float after = attaches ? danger_with(field, general, unit_of(action)) : danger_there(field, general, there);
    q.scales.add(i, Why::protect_general, before - after - 0.05f);
    q.scales.add(i, Why::keep_together, 0.5f * (too_far(field, general, now) - too_far(field, general, there)));
    // A Commander may give Orders only to the formation that he is attached to (EM-5.2).
    if (data_of(general).commander) q.scales.add(i, Why::protect_general, 0.5f * static_cast<float>(attaches - (host != kNoUnit)));
}

namespace {

void judge_place(const Question& q, General general) {
    const Field field = q.field(army_of(general));
    for (std::size_t i = 0; i < q.actions.size(); ++i) {
        if (verb_of(q.actions[i]) != Verb::place) continue;
        const plane::Vec there{q.actions[i].b / 10.0, q.actions[i].c / 10.0};
        q.scales.add(i, Why::protect_general, -danger_there(field, general, there));
        q.scales.add(i, Why::keep_together, -0.5f * too_far(field, general, there));
    }
}

}   // namespace

void judge(const PlaceSubstitute& step, const Question& q) { judge_place(q, step.general); }
void judge(const DisplaceCounter& step, const Question& q) { judge_place(q, step.general); }

// EM-7.12
void judge(const Deploy&, const Question& q) {
    for (std::size_t i = 0; i < q.actions.size(); ++i)
        if (verb_of(q.actions[i]) == Verb::suggested) q.scales.add(i, Why::enter, 2);
}

}   // namespace papelotte::enemy_mistakes
