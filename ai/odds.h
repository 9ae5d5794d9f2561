// What an action leads to, played on by doctrine for both sides until it is resolved: all possible dice and hidden arrangements where these
// are few, samples with an interval where they are many.
#pragma once

#include <algorithm>
#include <cmath>
#include <map>

#include "ai/players.h"
#include "ai/rollout.h"
#include "engine/veiled.h"

namespace papelotte::ai {

inline constexpr std::int64_t kMostExactCases = 5'000, kSamples = 2'000;
inline constexpr int kProspects = 100;   // samples played on to where evaluate() can be trusted

template <GameDoctrine D>
class OddsMaker {
   public:
    using Rules = typename D::Rules;
    using Position = typename Rules::Position;

    OddsMaker(const Veiled<Rules>& veiled, Action action) : veiled_(veiled), action_(action) {}

    Odds make(std::uint64_t seed, const std::stop_token& stop = {}) {
        stop_ = stop;
        if (!try_exactly()) sample(seed);
        if (!settled_) look_ahead(seed);
        return told();
    }

   private:
    // One way it can go.
    void play(Dice& dice) {
        before_ = veiled_.sample_undecided(dice);
        after_ = before_;
        events_.clear();
        Effects effects{dice, &events_};
        Rules::apply(after_, veiled_.seat(), action_, effects);
        play_on<D>(
            after_, effects, [&](Seat seat) { return policy_->choose(after_, seat, {}, dice); },
            [&] { return D::resolved(before_, after_, action_); });
    }
    // The action may have ended an auction for sides.
    Seat seat_after_it() const { return seat_after(seating_of<Rules>(before_), seating_of<Rules>(after_), veiled_.seat()); }
    void add(double weight) {
        const Counts counts = D::count(before_, after_, action_, events_);
        for (std::size_t i = 0; i < D::counts().size(); ++i) chances_[i][counts[i]] += weight;
        weight_ += weight;
        ++cases_;
        settled_ = settled_ && D::settled(before_) && D::settled(after_);
        if (!settled_) return;
        chance_before_ += weight * static_cast<double>(worth<D>(before_, veiled_.seat()));
        chance_after_ += weight * static_cast<double>(worth<D>(after_, seat_after_it()));
    }

    // The chances to win where evaluate() would misjudge what is under way.
    void look_ahead(std::uint64_t seed) {
        Dice dice(seed);
        chance_before_ = chance_after_ = 0;
        for (int i = 0; i < kProspects && !stop_.stop_requested(); ++i) {
            play(dice);
            chance_before_ += weight_ / kProspects * static_cast<double>(settled_chance<D>(before_, veiled_.seat(), *policy_, dice));
            chance_after_ += weight_ / kProspects * static_cast<double>(settled_chance<D>(after_, seat_after_it(), *policy_, dice));
        }
    }

    bool try_exactly() {
        Branches branches;
        do {
            Dice dice = Dice::branching(branches);
            play(dice);
            if (branches.endless() || cases_ == kMostExactCases) return false;
            if (cases_ == 0 && branches.chance() * kMostExactCases < 0.1) return false;   // one way of so many: hidden blocks being dealt
            add(branches.chance());
        } while (branches.next() && !stop_.stop_requested());
        exact_ = true;
        return true;
    }

    void sample(std::uint64_t seed) {
        for (auto& one : chances_) one.clear();
        chance_before_ = chance_after_ = weight_ = 0;
        cases_ = 0;
        Dice dice(seed);
        do {
            play(dice);
            add(1);
        } while (cases_ < kSamples && !stop_.stop_requested());
    }

    Odds told() const {
        Odds odds{{}, chance_before_ / weight_, chance_after_ / weight_, exact_, cases_};
        for (std::size_t i = 0; i < D::counts().size(); ++i) {
            if (chances_[i].size() == 1 && chances_[i].begin()->first == 0) continue;
            Odds::Count count{D::counts()[i], {}, 0, 0};
            double squares = 0;
            for (const auto& [value, weight] : chances_[i]) {
                const double chance = weight / weight_;
                count.chances.emplace_back(value, chance);
                count.mean += chance * value;
                squares += chance * value * value;
            }
            const double variance = std::max(0.0, squares - count.mean * count.mean);
            if (!exact_) count.half_width = 1.96 * std::sqrt(variance / static_cast<double>(cases_));
            odds.counts.push_back(std::move(count));
        }
        return odds;
    }

    Veiled<Rules> veiled_;
    Action action_;
    std::unique_ptr<Policy<D>> policy_ = std::make_unique<Policy<D>>();
    Position before_, after_;
    std::vector<Event> events_;
    std::array<std::map<int, double>, kMostCounts> chances_;
    double chance_before_ = 0, chance_after_ = 0, weight_ = 0;
    std::int64_t cases_ = 0;
    bool exact_ = false;
    std::stop_token stop_;
    bool settled_ = true;   // wherever it began and ended
};

}  // namespace papelotte::ai
