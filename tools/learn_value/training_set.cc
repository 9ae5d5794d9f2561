#include "tools/learn_value/training_set.h"

#include <memory>

#include "ai/policy.h"
#include "games/waterloo/doctrine/doctrine.h"

namespace papelotte::learn {

namespace {

using waterloo::Position;
using waterloo::Rules;

// How a game begins.
struct Prelude {
    std::uint32_t decisions = 0;
    ai::Style style;
};

Prelude some_prelude(Dice& dice) {
    constexpr std::uint32_t kLongest = 420;   // most games are longer
    Prelude prelude;
    prelude.decisions = dice.below(3) == 0 ? 0 : dice.below(kLongest);
    prelude.style.epsilon = dice.below(2) == 0 ? 0.0f : 0.05f;
    prelude.style.temperature = dice.below(2) == 0 ? 0.25f : 0.6f;
    return prelude;
}

void keep(const Position& position, TrainingSet& training) {
    const waterloo::Camps camps = waterloo::camps_of(position);
    const std::uint64_t first = training.spots.size();
    waterloo::inputs(position, camps, [&](std::size_t row, int amount) {
        training.spots.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint8_t>(amount)});
    });
    training.features.push_back(waterloo::features_of(position, camps));
    training.samples.push_back({first, static_cast<std::uint32_t>(training.spots.size() - first), false, false, 0});
}

void play_game(std::uint64_t seed, ai::Policy<waterloo::Doctrine>& policy, TrainingSet& training) {
    Dice dice(seed), choices(~seed);
    Effects effects{dice};
    Position position = Rules::set_up({}, effects);
    const Prelude prelude = some_prelude(choices);
    const std::size_t begun = training.samples.size();
    for (std::uint32_t decisions = 1; !Rules::outcome(position); ++decisions) {
        const Seat seat = Rules::to_act(position).front();
        const auto stage = std::tuple(position.turn, position.phase, position.round);
        Rules::apply(position, seat, policy.choose(position, seat, decisions <= prelude.decisions ? prelude.style : ai::Style{}, choices),
                     effects);
        const bool another = stage != std::tuple(position.turn, position.phase, position.round);
        if (another && decisions >= prelude.decisions && !Rules::outcome(position)) keep(position, training);
    }
    const bool french_won = Rules::outcome(position)->winners.has(waterloo::kFrench);
    for (std::size_t i = begun; i < training.samples.size(); ++i) {
        training.samples[i].french_won = french_won;
        training.samples[i].last = i + 1 == training.samples.size();
    }
}

}  // namespace

void TrainingSet::append(const TrainingSet& other) {
    for (Sample sample : other.samples) {
        sample.first_spot += spots.size();
        samples.push_back(sample);
    }
    spots.insert(spots.end(), other.spots.begin(), other.spots.end());
    features.insert(features.end(), other.features.begin(), other.features.end());
}

TrainingSet play_games(std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
    TrainingSet training;
    const auto policy = std::make_unique<ai::Policy<waterloo::Doctrine>>();
    for (std::uint64_t game = first; game < first + count; ++game) play_game(seed + game, *policy, training);
    return training;
}

}  // namespace papelotte::learn
