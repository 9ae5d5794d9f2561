// Doctrine of Napoléon: scores the actions of a seat by reasons, as a sound commander judges them, and estimates the value of a position. It
// judges hidden enemy blocks by what they may be, never by what they are. The chapters are in the other sources of this folder.
#pragma once

#include "ai/doctrine.h"
#include "games/napoleon/doctrine/reasons.h"
#include "games/napoleon/doctrine/weights.h"
#include "games/napoleon/rules/rules.h"

namespace papelotte::napoleon {

struct Doctrine {
    using Rules = napoleon::Rules;
    using WeightSets = napoleon::WeightSets;
    static constexpr auto kWeightTable = napoleon::kWeightTable;
    static constexpr std::array<std::string_view, 2> kWeightSides{"french", "allied"};

    static std::span<const std::string_view> reasons();
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet on, std::span<ai::Judgement>, const WeightSets& = kWeights);
    static float evaluate(const Position&, Seat);   // evaluate.cc
    static bool settled(const Position&);
    static bool reached(const Position& from, const Position& now, ai::Depth);
    static int turn(const Position&);
    static float share(const Position&);
    static constexpr ai::StartingOdds kStartingOdds{-0.12f, 0.057f};
    static constexpr bool kShortSightedVeteran = true;
    static constexpr ai::ReasonSet kRecruitReasons = ai::kAllReasons & ~kOverlookedByRecruits;
    static bool resolved(const Position& before, const Position& now, Action);   // consequences.cc
    static std::span<const std::string_view> counts();
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>);
};

}  // namespace papelotte::napoleon
