// The training data of the network: inputs and results of games of doctrine against itself.
#pragma once

#include <memory>
#include <tuple>
#include <vector>

#include "ai/learning.h"
#include "tools/common/self_play.h"

namespace papelotte::tools {

struct Input {
    std::uint16_t row;
    std::uint8_t amount;
};

struct Sample {
    std::uint64_t first_input;
    std::uint32_t inputs;
    bool won;        // by the seat whose chance is learnt
    bool last;       // of its game
    float target;    // the value to be learnt: the estimated chance later in the game
};

// Samples in the order of play, game by game; features[i] belongs to samples[i].
template <class Network>
struct TrainingSet {
    std::vector<Input> inputs;
    std::vector<typename Network::Features> features;
    std::vector<Sample> samples;

    void append(const TrainingSet& other) {
        for (Sample sample : other.samples) {
            sample.first_input += inputs.size();
            samples.push_back(sample);
        }
        inputs.insert(inputs.end(), other.inputs.begin(), other.inputs.end());
        features.insert(features.end(), other.features.begin(), other.features.end());
    }
};

// The opening of a game: some decisions by softmax and partly at random, since a search must also judge moves that doctrine would not make.
struct Opening {
    std::uint32_t decisions = 0;
    ai::Style style;
};

inline Opening random_opening(std::uint32_t longest, Dice& dice) {
    Opening opening;
    opening.decisions = dice.below(3) == 0 ? 0 : dice.below(longest);
    opening.style.epsilon = dice.below(2) == 0 ? 0.0f : 0.05f;
    opening.style.temperature = dice.below(2) == 0 ? 0.25f : 0.6f;
    return opening;
}

// Plays the games `first` to `first + count - 1`. After its opening a game is played by doctrine, and every position at which a new
// stage begins is kept, since rollouts end there.
template <ai::LearnedNetwork L>
TrainingSet<typename L::Network> play_games(std::uint64_t seed, std::uint64_t first, std::uint64_t count) {
    using Rules = typename L::Doctrine::Rules;
    using Position = typename Rules::Position;
    TrainingSet<typename L::Network> training;
    const auto policy = std::make_unique<ai::Policy<typename L::Doctrine>>();
    for (std::uint64_t game = seed + first; game < seed + first + count; ++game) {
        Dice dice(game), choices(~game);
        const Opening opening = random_opening(L::kLongestOpening, choices);
        const std::size_t begun = training.samples.size();
        const auto choose = [&](const Position& position, Seat seat, std::uint64_t decision) {
            return policy->choose(position, seat, decision < opening.decisions ? opening.style : ai::Style{}, choices);
        };
        const auto keep = [&](const Position& before, const Position& after, std::uint64_t decision) {
            if (decision + 1 < opening.decisions || L::stage(before) == L::stage(after)) return;
            const std::size_t first_input = training.inputs.size();
            L::inputs(after, [&](std::size_t row, int amount) {
                training.inputs.push_back({static_cast<std::uint16_t>(row), static_cast<std::uint8_t>(amount)});
            });
            training.features.push_back(L::features(after));
            training.samples.push_back({first_input, static_cast<std::uint32_t>(training.inputs.size() - first_input), false, false, 0});
        };
        const auto outcome = play_game<Rules>(dice, choose, keep);
        const bool won = outcome && outcome->winners.has(L::kSeat);
        for (std::size_t i = begun; i < training.samples.size(); ++i) {
            training.samples[i].won = won;
            training.samples[i].last = i + 1 == training.samples.size();
        }
    }
    return training;
}

}  // namespace papelotte::tools
