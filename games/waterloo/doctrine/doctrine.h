// Doctrine of Waterloo: scores the actions of a seat by reasons, as a sound commander judges them, and estimates the value of a
// position. It uses only what the seat may see: it reads the tile only if the seat knows it. The chapters are in the other sources of
// this folder.
#pragma once

#include "ai/doctrine.h"
#include "games/waterloo/doctrine/weights.h"
#include "games/waterloo/rules/rules.h"

namespace papelotte::waterloo {

struct Doctrine {
    using Rules = waterloo::Rules;
    using WeightSets = waterloo::WeightSets;
    static constexpr auto kWeightTable = waterloo::kWeightTable;
    static constexpr WeightSets kFormerWeights = waterloo::kFormerWeights;   // of marshal@1
    static constexpr std::array<std::string_view, 2> kWeightSides{"french", "allied"};

    static std::span<const std::string_view> reasons();
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet on, std::span<ai::Judgement>, const WeightSets& = kWeights);
    static float evaluate(const Position&, Seat);        // evaluate.cc
    static float learned_value(const Position&, Seat);   // learned_value.cc
    static bool settled(const Position& p) { return Rules::seating(p) != Seating::bidding; }   // unfinished fights depend on dice
    static bool reached(const Position& from, const Position& now, ai::Depth);
    static int turn(const Position&);
    static float share(const Position&);
    static constexpr ai::StartingOdds kStartingOdds{0.19f, 0.30f};
    static constexpr bool kShortSightedVeteran = false;
    static bool resolved(const Position& before, const Position& now, Action);   // consequences.cc
    static std::span<const std::string_view> counts();
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>);
};

}  // namespace papelotte::waterloo
