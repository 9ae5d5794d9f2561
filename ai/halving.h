// Flat search by sequential halving: every candidate is played out in the same worlds with the same dice; after each part of the budget
// the worse half is dropped (the technique "halving"; without it all stay to the end).
#pragma once

#include <bit>
#include <cmath>

#include "ai/search.h"
#include "ai/stopper.h"

namespace papelotte::ai {

// The candidates still in the race.
class Race {
   public:
    explicit Race(const Candidates& candidates) {
        for (const Candidate& one : candidates) runners_.push_back({{one.action}, 0, one.prior, true});
    }
    struct Runner {
        Found::Line line;
        double squares = 0;
        float prior = 0;
        bool running = true;

        void add(float chance) {
            ++line.visits;
            line.sum += chance;
            squares += static_cast<double>(chance) * chance;
        }
        double variance() const {   // of one simulation
            const double n = static_cast<double>(line.visits), mean = line.sum / n;
            return std::max(1e-5, squares / n - mean * mean);
        }
        // What doctrine thinks counts as long as the dice have not said much.
        double standing() const { return line.mean() + kPriorWeight * prior / std::sqrt(1.0 + static_cast<double>(line.visits)); }
    };

    FixedVector<Runner, kMostCandidates>& runners() { return runners_; }
    std::size_t running() const {
        std::size_t n = 0;
        for (const Runner& one : runners_) n += one.running;
        return n;
    }
    std::size_t leader() const {
        std::size_t best = kMostCandidates;
        for (std::size_t i = 0; i < runners_.size(); ++i)
            if (runners_[i].running && (best == kMostCandidates || runners_[i].standing() > runners_[best].standing())) best = i;
        return best;
    }
    void drop_worst() {
        std::size_t worst = kMostCandidates;
        for (std::size_t i = 0; i < runners_.size(); ++i)
            if (runners_[i].running && (worst == kMostCandidates || runners_[i].standing() < runners_[worst].standing())) worst = i;
        runners_[worst].running = false;
    }
    // So far ahead of every other that no more dice will change it.
    bool decided() const {
        const Runner& first = runners_[leader()];
        if (first.line.visits < kLeastVisits) return false;
        for (const Runner& one : runners_) {
            if (!one.running || &one == &first) continue;
            const double error = std::sqrt((first.variance() + one.variance()) / static_cast<double>(first.line.visits));
            if (first.line.mean() - one.line.mean() < kDecided * error) return false;
        }
        return true;
    }

   private:
    static constexpr double kPriorWeight = 0.3, kDecided = 4;
    static constexpr std::int64_t kLeastVisits = 16;

    FixedVector<Runner, kMostCandidates> runners_;
};

template <GameDoctrine D>
Found search_by_halving(const Question<D>& question) {
    using Rules = typename D::Rules;
    Race race(question.candidates);
    const RolloutStyle style = rollout_style(question.spec);
    const bool halves = question.spec.uses("halving"), stops_early = question.spec.uses("early_stop");
    const auto rounds = static_cast<double>(std::max(1, static_cast<int>(std::bit_width(race.runners().size() - 1))));
    Stopper stopper(question.allowance);
    std::int64_t simulations = 0;
    double round = 1;
    const Seat seat = question.veiled.seat();
    while (!stopper.out(simulations)) {
        const Seed luck{question.dice.word(), question.dice.word(), question.dice.word(), question.dice.word()};
        Dice dealing(luck);
        const typename Rules::Position world = question.veiled.sample(dealing);
        for (Race::Runner& runner : race.runners()) {
            if (!runner.running) continue;
            typename Rules::Position position = world;
            Dice dice = dealing;
            Turn turn{dice};
            Rules::apply(position, seat, runner.line.action, turn);
            roll_out<D>(position, world, question.depth, style, question.policy, dice);
            runner.add(worth<D>(position, seat));
            ++simulations;
        }
        if (stops_early && race.decided()) break;
        if (halves && race.running() > 2 && stopper.share_spent(simulations) >= round / rounds) {
            for (std::size_t drop = race.running() / 2; drop > 0; --drop) race.drop_worst();
            ++round;
        }
    }
    Found found{{}, race.leader(), simulations};
    for (const Race::Runner& one : race.runners()) found.lines.push_back(one.line);
    return found;
}

}  // namespace papelotte::ai
