// How a game begins: with a scenario and its options, or from a hand-made position. All programs (table, journal, playout, command line,
// server) use checked_beginning. A set-up that holds a position has the scenario kFromPosition and no options: the position itself
// says which optional rules are in force.
#pragma once

#include <boost/json.hpp>

#include "engine/faults.h"
#include "engine/setup.h"
#include "engine/spoken.h"

namespace papelotte {

// A set-up's position. One that does not say which data it follows, as positions of older journals do not, follows those of the set-up.
template <GameRecords Records>
std::expected<typename Records::Rules::Position, InputFault> read_position_of(const Setup& setup) {
    boost::json::error_code fault;
    boost::json::value json = boost::json::parse(setup.position, fault);
    if (fault) return std::unexpected(InputFault(kPositionFaults.not_json, {Argument::of_word("reason", fault.message())}));
    if constexpr (requires(const typename Records::Rules::Position& p) { Records::Rules::rules_version(p); })
        if (setup.rules_version != 0 && json.is_object() && !json.get_object().contains(kRulesKey))
            json.get_object()[kRulesKey] = setup.rules_version;
    return Records::read_position(json);
}

inline InputFault in_position(InputFault wrong) { return std::move(wrong).within({std::string(kSetupFaults.in_position)}); }

// A position as a set-up holds it: complete, whatever was left out when it was written by hand.
template <GameRecords Records>
Setup setup_from_position(const typename Records::Rules::Position& position) {
    Setup setup{std::string(kFromPosition), {}, boost::json::serialize(Records::position_json(position))};
    if constexpr (requires { Records::Rules::rules_version(position); }) setup.rules_version = Records::Rules::rules_version(position);
    else setup.rules_version = Records::Rules::facts().rules_version;
    return setup;
}

// The set-up filled in. Checking what is checked already changes nothing.
template <GameRecords Records>
std::expected<Setup, InputFault> checked_beginning(const Setup& setup) {
    using Rules = typename Records::Rules;
    if (setup.position.empty()) {
        if (setup.scenario == kFromPosition) return std::unexpected(InputFault(kSetupFaults.no_position));
        auto checked = checked_setup<Rules>(setup);
        if (!checked) return std::unexpected(std::move(checked.error()).said_by(Records::texts()));
        return checked;
    }
    if (!setup.options.empty() || (!setup.scenario.empty() && setup.scenario != kFromPosition))
        return std::unexpected(InputFault(kSetupFaults.position_alone));
    auto position = read_position_of<Records>(setup);
    if (!position) return std::unexpected(in_position(std::move(position.error())));
    Setup checked = setup_from_position<Records>(*position);
    if constexpr (!requires { Rules::rules_version(*position); })
        if (setup.rules_version != 0) checked.rules_version = setup.rules_version;
    return checked;
}

// The position before the first decision of a checked set-up; random parts use the dice of the effects.
template <GameRecords Records>
std::expected<typename Records::Rules::Position, InputFault> first_position(const Setup& setup, Effects& effects) {
    if (setup.position.empty()) return Records::Rules::set_up(setup, effects);
    auto position = read_position_of<Records>(setup);
    if (position) Records::Rules::settle(*position, effects);
    return position;
}

// A position made by hand may ask for a decision that has no answer.
template <GameRules Rules>
InputFault no_way_on(const typename Rules::Position& position) {
    if (Rules::outcome(position)) return {};
    const SeatSet seats = Rules::to_act(position);
    if (seats.empty()) return InputFault(kPositionFaults.nobody_decides).at("agenda");
    ActionList list;
    Rules::legal(position, seats.front(), list);
    if (!list.empty()) return {};
    return InputFault(kPositionFaults.no_action, {Argument::of_word("step", Rules::step_name(position))}).at("agenda");
}

// Why no game can begin from a position, if none can.
template <GameRecords Records>
InputFault why_nothing_to_play(const typename Records::Rules::Position& position) {
    const auto over = Records::Rules::outcome(position);
    if (!over) return no_way_on<typename Records::Rules>(position);
    return InputFault(kPositionFaults.over,
                      {Argument::of_word("rule", over->rule), Argument::of_word("reason", over->message, std::string(over->message))});
}

// The seats in play, for a checked set-up.
template <GameRecords Records>
SeatSet seats_of_beginning(const Setup& setup) {
    using Rules = typename Records::Rules;
    if constexpr (requires { Rules::seats_in_play(setup); }) {
        if (!setup.position.empty()) {
            const auto position = read_position_of<Records>(setup);
            return position ? Rules::seats_in_play_at(*position) : SeatSet();
        }
    }
    return seats_in_play_of<Rules>(setup);
}

}   // namespace papelotte
