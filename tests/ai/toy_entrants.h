// Faulty players for the toy games, one per level: for tests of contests and series.
#pragma once

#include <boost/json.hpp>

#include "ai/contest.h"
#include "ai/players.h"
#include "engine/make_game.h"
#include "tests/toys/toy_game.h"

namespace papelotte::ai {

// The meaning of the levels here.
inline constexpr Level kChance = Level::random, kFirst = Level::recruit, kQuitter = Level::regular, kSlow = Level::veteran,
                       kCheat = Level::marshal;

class ToyMind final : public Mind {
   public:
    ToyMind(Seat seat, const PlayerSpec& spec, std::uint64_t seed) : seat_(seat), spec_(spec), dice_(seed) {}

    Thinking about(const Table& table) override {
        Thought thought;
        thought.notation = spec_.level == kFirst ? table.legal(seat_).front().notation : table.random_choice(seat_, dice_);
        thought.account.cpu_seconds = 0.001;
        ++asked_;
        if (spec_.level == kQuitter && asked_ > 2) thought = {.notation = "", .failure = "lost heart", .account = {}};
        if (spec_.level == kSlow) thought.account.cpu_seconds = 0.9 * spec_.budget.decision_seconds;
        if (spec_.level == kCheat && asked_ > 1) thought.notation = "bid 9";
        return [thought](const std::stop_token&) { return thought; };
    }

   private:
    Seat seat_;
    PlayerSpec spec_;
    Dice dice_;
    int asked_ = 0;
};

template <class Records>
const Game& toy_of() {
    static const Players players = [] {
        Players all{};   // the other functions are never called
        all.mind = [](Seat seat, const PlayerSpec& spec, std::uint64_t seed) -> std::unique_ptr<Mind> {
            return std::make_unique<ToyMind>(seat, spec, seed);
        };
        return all;
    }();
    static const Game game = make_game<Records>(&players);
    return game;
}
inline const Game& toy() { return toy_of<fords::Records>(); }

inline Entrant entrant(Level level) { return {std::string(kLevels[static_cast<std::size_t>(level)]), spec_of(level)}; }

}  // namespace papelotte::ai
