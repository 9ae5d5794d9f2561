// The speed of a game's players, measured in positions from games of doctrine against itself.
#pragma once

#include "ai/level_mind.h"
#include "ai/players.h"
#include "engine/cpu_clock.h"
#include "engine/facts.h"

namespace papelotte::ai {

// Decisions that are worth a search, from games of doctrine against itself, and the number of decisions per CPU-second that it made.
template <GameRecords Records, GameDoctrine D>
class SpeedTrial {
   public:
    using Rules = typename D::Rules;
    using Position = typename Rules::Position;

    double judge(double seconds) {
        auto policy = std::make_unique<Policy<D>>();
        const Setup setup = *check_setup(Rules::facts(), Setup{});
        const double begun = cpu_seconds();
        double decisions = 0;
        for (std::uint64_t game = 1; cpu_seconds() - begun < seconds || decisions == 0; ++game) {
            Dice dice(game);
            Effects effects{dice};
            for (Position p = Rules::set_up(setup, effects); !Rules::outcome(p); ++decisions) {
                const Seat seat = Rules::to_act(p).front();
                if (D::share(p) > 0 && worthy_.size() < 4096) worthy_.push_back(p);
                Rules::apply(p, seat, policy->choose(p, seat, {.epsilon = 0.1f}, dice), effects);
            }
        }
        return decisions / (cpu_seconds() - begun);
    }

    double search(Level level, double seconds) const {
        PlayerSpec spec = spec_of(level);
        spec.budget = {.count = 64};
        double simulations = 0, spent = 0;
        for (std::size_t i = 0; spent < seconds && !worthy_.empty(); i = (i + 61) % worthy_.size()) {   // spread over the game
            const Seat seat = Rules::to_act(worthy_[i]).front();
            const Account account = LevelMind<Records, D>(seat, spec, i).think(Veiled<Rules>(worthy_[i], seat)).account;
            simulations += static_cast<double>(account.simulations);
            spent += account.cpu_seconds;
        }
        return spent > 0 ? simulations / spent : 0;
    }

   private:
    std::vector<Position> worthy_;
};

template <GameRecords Records, GameDoctrine D>
SearchSpeed measure_speed(double seconds) {
    SpeedTrial<Records, D> trial;
    SearchSpeed speed{};
    speed.judged = trial.judge(seconds / 3);
    speed.veteran = trial.search(Level::veteran, seconds / 3);
    speed.marshal = trial.search(Level::marshal, seconds / 3);
    return speed;
}

}  // namespace papelotte::ai
