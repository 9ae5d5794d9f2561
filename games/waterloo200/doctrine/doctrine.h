// Doctrine of Waterloo 200: scores the actions of a seat by reasons, as a sound commander judges them, and estimates the value of a
// position. It judges hidden enemy blocks by what is publicly known of them, never by what they are. The chapters are in the other
// sources of this folder.
#pragma once

#include "ai/doctrine.h"
#include "games/waterloo200/doctrine/reasons.h"
#include "games/waterloo200/doctrine/weights.h"
#include "games/waterloo200/rules/rules.h"

namespace papelotte::waterloo200 {

struct Doctrine {
    using Rules = waterloo200::Rules;
    using WeightSets = waterloo200::WeightSets;
    static constexpr auto kWeightTable = waterloo200::kWeightTable;
    static constexpr WeightSets kFormerWeights = waterloo200::kFormerWeights;   // of marshal@1
    static constexpr std::array<std::string_view, 2> kWeightSides{"french", "allied"};

    static std::span<const std::string_view> reasons();
    static void judge(const Position&, Seat, const ActionList&, ai::ReasonSet on, std::span<ai::Judgement>, const WeightSets& = kWeights);
    static float evaluate(const Position&, Seat);       // evaluate.cc
    static float former_value(const Position&, Seat);   // of marshal@1
    static bool settled(const Position&);
    static bool reached(const Position& from, const Position& now, ai::Depth);
    static int turn(const Position&);
    static float share(const Position&);
    static constexpr ai::StartingOdds kStartingOdds{0.06f, 0.47f};
    static constexpr bool kShortSightedVeteran = true;
    static constexpr bool kWithoutEveryKind = true;   // it cost the veteran games here (docs/doctrine/README.md)
    static constexpr ai::ReasonSet kRecruitReasons = ai::kAllReasons & ~kOverlookedByRecruits;
    static bool resolved(const Position& before, const Position& now, Action);   // consequences.cc
    static std::span<const std::string_view> counts();
    static ai::Counts count(const Position& before, const Position& after, Action, std::span<const Event>);
};

}  // namespace papelotte::waterloo200
