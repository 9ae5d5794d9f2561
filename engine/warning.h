// A warning about a legal action that costs more than it seems to: it routs its own side, or leaves few a way back. A game's Records may have
//   warning(position, action)   what to say before this legal action is played; it must follow from what everybody knows
// It is told with the decision, with the ways that lead through the action (engine/find_ways.h), and in the terminal by "why".
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"

namespace papelotte {

struct Warning {
    std::string_view rule;
    Message message;
    bool operator==(const Warning&) const = default;
};

struct Warned {
    std::string notation;
    Warning why;
};

// The warning of an action, for any game.
template <class Records, class Position, class Action>
std::optional<Warning> warning_of(const Position& position, const Action& action) {
    if constexpr (requires { Records::warning(position, action); }) return Records::warning(position, action);
    else return std::nullopt;
}

boost::json::array warnings_json(const std::vector<Warned>& warnings);

}  // namespace papelotte
