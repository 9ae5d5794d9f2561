// The doctrine of a game, which the players in this folder use: it judges each legal action as a sound commander of that game would, and
// evaluates positions. One struct of static functions per game; everything else here is a template over it and independent of games.
//
// Doctrine has four uses: the low levels and rollouts play by it, the tree takes its priors from it, and people are shown its reasons.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/action.h"
#include "engine/event.h"
#include "engine/fixed_vector.h"
#include "engine/rules.h"
#include "engine/seat.h"

namespace papelotte::ai {

// The worth of sides and losses at the start, for auctions (ai/bidding.h), as logarithms of odds: from whole games of equal players
// (docs/balance.md, "The bid").
struct StartingOdds {
    float first_side;   // of the first seat's side, if nobody pays
    float loss;         // what one loss counted from the start takes from the odds of the side that pays
};

// Reasons by their place in the game's list. A weak level is weak because some of them are switched off.
using ReasonSet = std::uint64_t;
inline constexpr ReasonSet kAllReasons = ~ReasonSet{0};

// Points for an action. One point decides between two sound choices: the softmax of the priors and of the weak levels has
// a temperature of about half a point, and a point is worth some hundredths of a win (see doctrine_value.h).
struct Judgement {
    struct Share {
        std::uint8_t reason;
        float points;
    };
    float score = 0;
    FixedVector<Share, 6> why;   // the first six; later ones still count in the score

    void add(std::uint8_t reason, float points) {
        score += points;
        if (why.size() < 6) why.push_back({reason, points});
    }
};

// How far play continues before the position is evaluated.
enum class Depth : std::uint8_t {
    action,   // until the current action is resolved: this move, this fire, this assault. Used by odds
    reply,    // until the opponent's next reply is over as well. Used by rollouts
};

// What an action leads to, counted for the odds.
inline constexpr int kMostCounts = 16;
using Counts = std::array<std::int16_t, kMostCounts>;

template <class D>
concept GameDoctrine = requires(const typename D::Rules::Position& position, Seat seat, const ActionList& actions, ReasonSet on,
                                std::span<Judgement> judgements, Depth depth, std::span<const Event> events, Action action) {
    // The names of its reasons: "mass_guns". Its sentence is "reason.mass_guns" of the game's catalogue.
    { D::reasons() } -> std::same_as<std::span<const std::string_view>>;
    // Judges every action of the list (all that is legal for the seat, in legal()'s order); `judgements` has as many elements, all blank.
    // Only reasons in `on` count. Reads nothing that the seat may not know. No allocation.
    { D::judge(position, seat, actions, on, judgements) } -> std::same_as<void>;
    // The chance that the seat wins, 0 to 1, by the quick evaluation. The seats' chances add up to 1.
    { D::evaluate(position, seat) } -> std::same_as<float>;
    // A game may also have learned_value(position, seat), the same by a slower and better evaluation, and former_value(position, seat), that of
    // marshal@1: see learned_value.h.
    // Whether evaluate() is reliable there: nothing is unfinished that it would misjudge. True if the game is over.
    { D::settled(position) } -> std::same_as<bool>;
    // Whether a rollout from `position` (first) to a later one (second) has gone far enough.
    { D::reached(position, position, depth) } -> std::same_as<bool>;
    // The turn of the game, which has a time budget, and the share of the remaining budget for this decision: 0 if doctrine alone
    // decides well, up to 0.5.
    { D::turn(position) } -> std::same_as<int>;
    { D::share(position) } -> std::same_as<float>;
    // Limit the veteran's rollouts to its own action: in this game it would otherwise equal the marshal.
    { D::kShortSightedVeteran } -> std::convertible_to<bool>;
    // Whether all consequences of an action in the first position have happened in the second. Odds go this far.
    { D::resolved(position, position, action) } -> std::same_as<bool>;
    // What an action led to, as counts; `events` are all that happened between the two positions. `action` is the one asked about. The name of
    // a count, "red_cubes", is that of its words in the catalogue: "count.red_cubes".
    { D::counts() } -> std::same_as<std::span<const std::string_view>>;
    { D::count(position, position, action, events) } -> std::same_as<Counts>;
};

}   // namespace papelotte::ai
