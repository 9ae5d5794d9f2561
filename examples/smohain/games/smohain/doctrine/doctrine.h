// Doctrine of Smohain: how a sound commander judges what he may do, and what a position is worth (ai/doctrine.h).
#pragma once

#include "ai/weights.h"
#include "games/smohain/rules/rules.h"

namespace papelotte::smohain {

// In points: one point tips the scales between two sound choices.
struct Weights {
    float good_odds;   // the chance of an assault above a half
    float take, hold;  // a built-up area that is entered, or left
    float advance;     // a step towards the nearest built-up area that the enemy holds
    float spare;       // a unit with one step that risks it
};

inline constexpr auto kWeightTable = std::to_array<ai::WeightLine<Weights, 2>>({
#define WEIGHT(name, french, allied) {#name, &Weights::name, {french, allied}},
#include "games/smohain/doctrine/weights.inc"
#undef WEIGHT
});
static_assert(ai::lists_every_weight(kWeightTable));
inline constexpr std::array<Weights, 2> kWeights = ai::weights_in(kWeightTable);

struct Doctrine {
    using Rules = smohain::Rules;
    using WeightSets = std::array<Weights, 2>;
    static constexpr auto kWeightTable = smohain::kWeightTable;
    static constexpr std::array<std::string_view, 2> kWeightSides{"french", "allied"};

    static std::span<const std::string_view> reasons();
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet on, std::span<ai::Judgement>, const WeightSets& = kWeights);
    static float evaluate(const Position&, Seat);
    static bool settled(const Position&);
    static bool reached(const Position& from, const Position& now, ai::Depth);
    static int turn(const Position& p) { return p.turn; }
    static float share(const Position&);
    static constexpr bool kShortSightedVeteran = false;
    static bool resolved(const Position& before, const Position& now, Action);
    static std::span<const std::string_view> counts();
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>);
};

}  // namespace papelotte::smohain
