// Teaches a network by stochastic gradient descent (Adam) on the logarithmic loss.
#pragma once

#include <functional>
#include <memory>

#include "tools/learn_value/training_set.h"

namespace papelotte::learn {

// First the results of the games are learnt. Then, twice, what the network itself came to think later in the same game, the next position
// most: the luck that is still to come has less of a say in that (temporal differences). `done` is called after each time through the training
// with a network as loss() and the game want it.
std::unique_ptr<waterloo::Network> teach(TrainingSet training, const std::function<void(const waterloo::Network&)>& done);

// The mean logarithmic loss against the results.
double loss(const waterloo::Network&, const TrainingSet&);

}  // namespace papelotte::learn
