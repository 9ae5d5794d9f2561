// See arena.h.
#include "ai/arena.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>

#include "engine/facts.h"

namespace papelotte::ai {

namespace {

constexpr std::size_t kFaultsKept = 10;

// The games of a series, shared by the workers: each takes the next game until none is left.
class Series {
   public:
    Series(const SeriesPlan& plan, const Entrant& a, const Entrant& b)
        : plan_(plan), a_(a), b_(b), sides_(seatings_of(plan.game, plan.setup)), games_(plan.units * sides_.size()) {}

    SeriesResult play() {
        {
            std::vector<std::jthread> workers;
            for (std::size_t i = 0; i < std::min(plan_.jobs, games_.size()); ++i) workers.emplace_back([this] { work(); });
            watch(workers.size());
        }
        if (trouble_) std::rethrow_exception(trouble_);
        return sum();
    }

   private:
    void work() {
        try {
            for (std::size_t i = take(); i < games_.size(); i = take()) finish(i, play_one(i));
        } catch (...) {
            const std::scoped_lock lock(mutex_);
            trouble_ = std::current_exception();
            next_ = games_.size();
        }
        const std::scoped_lock lock(mutex_);
        ++left_;
        changed_.notify_all();
    }

    std::size_t take() {
        const std::scoped_lock lock(mutex_);
        return next_ < games_.size() ? next_++ : next_;
    }

    std::uint64_t seed_of(std::size_t game) const { return plan_.seed + game / sides_.size(); }
    SeatSet seats_of_a(std::size_t game) const { return sides_[game % sides_.size()]; }

    Contest play_one(std::size_t game) const {
        std::vector<const Entrant*> seated(plan_.game.facts->seats.size());
        for (const SeatSet side : sides_)
            for (std::size_t i = 0; i < seated.size(); ++i)
                if (side.has(Seat(i))) seated[i] = side == seats_of_a(game) ? &a_ : &b_;
        return play_contest(plan_.game, plan_.setup, seed_of(game), seated, plan_.lost ? Keep::journal : Keep::nothing);
    }

    void finish(std::size_t game, Contest contest) {
        const std::scoped_lock lock(mutex_);
        const Seat first = seats_of_a(game).front();
        if (plan_.lost && !contest.winners.empty() && !contest.winners.has(contest.seat_of(first))) plan_.lost(seed_of(game), first, contest);
        contest.journal = {};
        games_[game] = std::move(contest);
        ++done_;
        count_units();
    }

    // Counts complete units in the order of their seeds, so that the test ends at the same unit for any number of threads.
    void count_units() {
        const auto complete = [this](std::size_t unit) {
            return unit < plan_.units && std::all_of(
                                             games_.begin() + static_cast<std::ptrdiff_t>(unit * sides_.size()),
                                             games_.begin() + static_cast<std::ptrdiff_t>((unit + 1) * sides_.size()),
                                             [](const std::optional<Contest>& game) { return game.has_value(); });
        };
        while (!is_decided() && complete(scores_.size())) {
            double score = 0;
            for (std::size_t i = scores_.size() * sides_.size(), end = i + sides_.size(); i < end; ++i)
                score += games_[i]->score(games_[i]->seat_of(seats_of_a(i).front()));
            scores_.push_back(score / static_cast<double>(sides_.size()));
            if (plan_.hypotheses) test_ = test_sequentially(scores_, *plan_.hypotheses);
        }
        if (is_decided()) next_ = games_.size();
    }
    bool is_decided() const { return test_ && test_->verdict != Verdict::undecided; }

    void watch(std::size_t workers) {
        std::unique_lock lock(mutex_);
        const auto all_left = [&] { return left_ == workers; };
        while (!changed_.wait_for(lock, std::chrono::milliseconds(200), all_left)) {
            if (!plan_.progress) continue;
            const Progress progress{done_, games_.size(), interval_of_mean(scores_)};
            lock.unlock();
            plan_.progress(progress);
            lock.lock();
        }
    }

    SeriesResult sum() const {
        SeriesResult result;
        result.score = interval_of_mean(scores_);
        result.units = scores_.size();
        result.test = test_;
        result.seats.resize(plan_.game.facts->seats.size());
        for (std::size_t i = 0; i < scores_.size() * sides_.size(); ++i) add(result, i, *games_[i]);
        return result;
    }

    void add(SeriesResult& result, std::size_t index, const Contest& game) const {
        const SeatSet mine = game.seats_of(seats_of_a(index));   // at the end
        const bool drawn = game.winners.empty(), won = game.winners.has(mine.front());
        result.fewest = result.games == 0 ? game.decisions : std::min(result.fewest, game.decisions);
        result.most = std::max(result.most, game.decisions);
        result.decisions += game.decisions;
        ++result.games;
        ++(drawn ? result.draws : won ? result.wins : result.losses);
        if (drawn && !game.outcome) ++result.cut_off;
        for (std::size_t i = 0; i < result.seats.size(); ++i) {
            SeriesResult::AtSeat& at = result.seats[i];
            at.won += game.winners.has(Seat(i)) ? 1u : 0u;
            at.won_by_a += game.winners.has(Seat(i)) && mine.has(Seat(i)) ? 1u : 0u;
            at.score += game.score(Seat(i));
            (seats_of_a(index).has(Seat(i)) ? result.a : result.b).cpu_seconds += game.cpu_seconds[i];
        }
        if (game.fault != Fault::none) blame(mine.has(game.at_fault) ? result.a : result.b, index, game);
    }

    void blame(SeriesResult::Side& side, std::size_t index, const Contest& game) const {
        ++(game.fault == Fault::crash ? side.crashes : side.overtime);
        if (side.faults.size() == kFaultsKept) return;
        const std::string where = std::string(seat_name(*plan_.game.facts, game.at_fault));
        side.faults.push_back("seed " + std::to_string(seed_of(index)) + ", " + where + ": " + game.why);
    }

    const SeriesPlan& plan_;
    const Entrant &a_, &b_;
    const std::vector<SeatSet> sides_;

    std::mutex mutex_;   // guards all following members
    std::condition_variable changed_;
    std::vector<std::optional<Contest>> games_;   // unit by unit; in the i-th game of a unit a has the i-th side
    std::vector<double> scores_;                  // of a, of the complete units
    std::optional<SequentialTest> test_;
    std::size_t next_ = 0, done_ = 0, left_ = 0;
    std::exception_ptr trouble_;
};

}  // namespace

std::vector<SeatSet> seatings_of(const Game& game, const Setup& checked) { return sides_in_play(*game.facts, game.seats_in_play(checked)); }

SeriesResult play_series(const SeriesPlan& plan, const Entrant& a, const Entrant& b) { return Series(plan, a, b).play(); }

}  // namespace papelotte::ai
