// Games that tools play by themselves.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "ai/contest.h"
#include "ai/policy.h"
#include "engine/setup.h"
#include "tools/common/tool.h"

namespace papelotte::tools {

// The set-up that tools play: the first scenario, with every option as it is unless told otherwise.
template <GameRules Rules>
const Setup& usual_setup() {
    static const Setup setup = checked_setup<Rules>({}).value();
    return setup;
}

// The set-ups of these scenarios; without any, the usual one.
template <GameRules Rules>
std::vector<Setup> setups_of(std::span<const std::string> scenarios) {
    std::vector<Setup> setups;
    for (const std::string& scenario : scenarios) {
        Setup wanted;
        wanted.scenario = scenario;
        const auto setup = checked_setup<Rules>(wanted);
        if (!setup) throw BadInput("--scenario " + scenario + ": " + setup.error().text());
        setups.push_back(*setup);
    }
    if (setups.empty()) setups.push_back(usual_setup<Rules>());
    return setups;
}

// Plays a game from its set-up to its end. `choose(position, seat, decision)` decides, decisions being numbered from 0;
// `decided(before, after, decision)` is called after each while the game goes on. The outcome; none when the game was too long.
template <GameRules Rules, class Choose, class Decided>
std::optional<Outcome> play_game(Dice& dice, const Choose& choose, const Decided& decided, const Setup& setup = usual_setup<Rules>()) {
    using Position = typename Rules::Position;
    Effects effects{dice};
    Position position = Rules::set_up(setup, effects);
    for (std::uint64_t decision = 0; decision < ai::kLongestGame; ++decision) {
        if (const auto outcome = Rules::outcome(position)) return outcome;
        const Position before = position;
        const Seat seat = Rules::to_act(position).front();
        Rules::apply(position, seat, choose(before, seat, decision), effects);
        if (!Rules::outcome(position)) decided(before, position, decision);
    }
    return std::nullopt;
}

}  // namespace papelotte::tools
