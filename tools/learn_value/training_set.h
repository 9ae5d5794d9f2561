// Games of doctrine against itself, as inputs with what became of them: what the network learns from.
#pragma once

#include <cstdint>
#include <vector>

#include "games/waterloo/doctrine/learned_value.h"

namespace papelotte::learn {

struct Spot {
    std::uint16_t row;
    std::uint8_t amount;
};

struct Sample {
    std::uint64_t first_spot;
    std::uint32_t spots;
    bool french_won;
    bool last;       // of its game
    float target;    // what is learnt: the chance of the French as it seems later in the game
};

// Samples in the order of play, one game after the other; features[i] belongs to samples[i].
struct TrainingSet {
    std::vector<Spot> spots;
    std::vector<waterloo::Features> features;
    std::vector<Sample> samples;

    void append(const TrainingSet& other);
};

// Games number `first` to `first + count - 1`. Each begins at random for a while, since a search must judge what doctrine would not do, and is
// then played out by doctrine; from there on every position at the start of a round or a phase, where rollouts end, is kept.
TrainingSet play_games(std::uint64_t seed, std::uint64_t first, std::uint64_t count);

}  // namespace papelotte::learn
