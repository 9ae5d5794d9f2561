// The games of papelotte_toys: the program with toy games instead of real ones, for tests of cases that no real game has yet.
#include "games/registry.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <stdexcept>

#include "ai/make_players.h"
#include "engine/make_game.h"
#include "tests/toys/drill.h"
#include "tests/toys/drill_doctrine.h"
#include "tests/toys/pickets.h"
#include "tests/toys/pickets_doctrine.h"
#include "tests/toys/ridge.h"
#include "tests/toys/ridge_doctrine.h"
#include "tests/toys/toy_doctrine.h"

namespace papelotte {

namespace {

// A player that throws, to test how a server handles its own faults.
constexpr double kFailsWhenAsked = 58, kFailsWhenThinking = 59;   // seconds per turn, which select it

class Failing final : public ai::Mind {
   public:
    explicit Failing(bool when_asked) : when_asked_(when_asked) {}
    Thinking about(const Table&) override {
        if (when_asked_) throw std::runtime_error("failed when asked");
        return [](const std::stop_token&) -> ai::Thought { throw std::runtime_error("failed when thinking"); };
    }

   private:
    bool when_asked_;
};

const ai::Players* players() {
    static const ai::Players* const sound = ai::make_players<pickets::Records, pickets::Doctrine>();
    static const ai::Players all = [] {
        ai::Players some = *sound;
        some.mind = [](Seat seat, const ai::PlayerSpec& spec, std::uint64_t seed) -> std::unique_ptr<ai::Mind> {
            const double turn = spec.budget.turn_seconds;
            if (turn == kFailsWhenAsked || turn == kFailsWhenThinking) return std::make_unique<Failing>(turn == kFailsWhenAsked);
            return sound->mind(seat, spec, seed);
        };
        return some;
    }();
    return &all;
}

}  // namespace

std::span<const Game> games() {
    static const int version = pickets::rules_version = std::getenv("PAPELOTTE_PICKETS_RULES") ? 2 : 1;
    static_cast<void>(version);
    static const std::array all{make_game<pickets::Records>(players()),
                                make_game<fords::Records>(ai::make_players<fords::Records, fords::Doctrine>()),
                                make_game<ridge::Records>(ai::make_players<ridge::Records, ridge::Doctrine>()),
                                make_game<drill::Records>(ai::make_players<drill::Records, drill::Doctrine>())};
    return all;
}

const Game* find_game(std::string_view id) {
    const auto found = std::ranges::find(games(), id, [](const Game& game) { return game.facts->id; });
    return found == games().end() ? nullptr : &*found;
}

}  // namespace papelotte
