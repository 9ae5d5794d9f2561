// Doctrine of Enemy Mistakes: scores the actions of a seat by reasons, as a sound commander judges them, and estimates the value of a position.
// Nothing but bids is hidden in this game, and no bid is read before it is shown. The chapters are in the other sources of this folder.
#pragma once

#include "ai/doctrine.h"
#include "games/enemy_mistakes/doctrine/reasons.h"
#include "games/enemy_mistakes/doctrine/weights.h"
#include "games/enemy_mistakes/rules/rules.h"

namespace papelotte::enemy_mistakes {

struct Doctrine {
    using Rules = enemy_mistakes::Rules;
    using WeightSets = enemy_mistakes::WeightSets;
    static constexpr auto kWeightTable = enemy_mistakes::kWeightTable;
    static constexpr std::array<std::string_view, 3> kWeightSides{"blue", "red", "black"};

    static std::span<const std::string_view> reasons();
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet on, std::span<ai::Judgement>, const WeightSets& = kWeights);
    static float evaluate(const Position&, Seat);   // evaluate.cc
    static bool settled(const Position&);
    static bool reached(const Position& from, const Position& now, ai::Depth);
    static int turn(const Position&);
    static float share(const Position&);
    static constexpr bool kShortSightedVeteran = true;
    static constexpr ai::ReasonSet kRecruitReasons = ai::kAllReasons & ~kOverlookedByRecruits;
    static bool resolved(const Position& before, const Position& now, Action);   // consequences.cc
    static std::span<const std::string_view> counts();
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>);
};

}   // namespace papelotte::enemy_mistakes
