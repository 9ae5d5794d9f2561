// How computers bid in an auction for sides (engine/auction.h), in any game: the value of an action is the chance to win if the auction ended
// with it. A bid ends with the other player's pass; a pass ends with the standing bid or, if there is none, with an even chance, since
// the other may
// open or a coin decides. So a computer raises while it prefers a side at the next price to leaving the other side to its opponent at the last.
// There is no search: a tree has one seat per player, and here the players have no seats yet.
// If a price is losses counted from the start, a doctrine has the measured worth of sides and losses,
//   static constexpr ai::StartingOdds kStartingOdds;        and the position its Settlement as a member `settlement`
// and they decide; otherwise the evaluation of what follows the auction does.
#pragma once

#include <algorithm>
#include <cmath>

#include "ai/search.h"
#include "engine/seating.h"

namespace papelotte::ai {

inline constexpr int kBidTrials = 16;   // what follows an auction may depend on dice

template <class D>
concept KnowsStartingOdds = requires(const typename D::Rules::Position& p) {
    D::kStartingOdds.loss;
    p.settlement.price_of(Seat(0));
};

template <KnowsStartingOdds D>
float starting_chance(const typename D::Rules::Position& p, Seat seat) {
    const auto paid = static_cast<float>(p.settlement.price_of(Seat(0)) - p.settlement.price_of(Seat(1)));
    const float first = 1 / (1 + std::exp(D::kStartingOdds.loss * paid - D::kStartingOdds.first_side));
    return seat == Seat(0) ? first : 1 - first;
}

template <GameDoctrine D>
bool bids(const typename D::Rules::Position& position) {
    return seating_of<typename D::Rules>(position) == Seating::bidding;
}

// The actions to consider: pass, and the lowest number for each side.
template <GameDoctrine D>
Candidates bids_to_consider(const typename D::Rules::Position& position, Seat player) {
    ActionList all;
    D::Rules::legal(position, player, all);
    Candidates out;
    for (const Action& action : all) {
        const bool higher =
            std::ranges::any_of(out, [&](const Candidate& one) { return one.action.verb == action.verb && one.action.a == action.a; });
        if (!higher && out.size() < kMostCandidates) out.push_back({action, 0, 0});
    }
    return out;
}

// The chance of a player to win if the auction ends with this action; `pass` is the other player's last action.
template <GameDoctrine D>
float chance_of_bid(typename D::Rules::Position world, Seat player, Action action, Action pass, Policy<D>& policy, Dice& dice) {
    Effects effects{dice};
    D::Rules::apply(world, player, action, effects);
    if (bids<D>(world) && action == pass) return 0.5f;
    if (bids<D>(world)) D::Rules::apply(world, other_player(player), pass, effects);
    const Seat seat = seat_after(Seating::bidding, seating_of<typename D::Rules>(world), player);
    if constexpr (KnowsStartingOdds<D>) return starting_chance<D>(world, seat);
    else return settled_chance<D>(world, seat, policy, dice);
}

template <GameDoctrine D>
Found weigh_bids(const typename D::Rules::Position& world, Seat player, const Candidates& candidates, Policy<D>& policy, Dice& dice) {
    Found found;
    for (const Candidate& one : candidates) {
        Found::Line line{one.action, kBidTrials, 0};
        for (int i = 0; i < kBidTrials; ++i) line.sum += chance_of_bid<D>(world, player, one.action, candidates[0].action, policy, dice);
        found.lines.push_back(line);
        if (line.sum > found.lines[found.best].sum) found.best = found.lines.size() - 1;
    }
    found.simulations = kBidTrials * static_cast<std::int64_t>(candidates.size());
    return found;
}

}  // namespace papelotte::ai
