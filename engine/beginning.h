// How a game begins: with a scenario and its options, or from a position made by hand. Every door (table, journal, playout, command line,
// server) goes through checked_beginning. A set-up that holds a position has the scenario kFromPosition and no options: the position itself
// says which optional rules are in force.
#pragma once

#include <boost/json.hpp>

#include "engine/setup.h"
#include "engine/text.h"

namespace papelotte {

template <GameRecords Records>
std::expected<typename Records::Rules::Position, std::string> read_position_text(std::string_view text) {
    boost::json::error_code fault;
    const boost::json::value json = boost::json::parse(text, fault);
    if (fault) return std::unexpected("not JSON: " + fault.message());
    return Records::read_position(json);
}

// A position as a set-up holds it: complete, whatever was left out when it was written by hand.
template <GameRecords Records>
Setup setup_from_position(const typename Records::Rules::Position& position) {
    return {std::string(kFromPosition), {}, boost::json::serialize(Records::position_json(position))};
}

// The set-up filled in; the error is one line. Checking what is checked already changes nothing.
template <GameRecords Records>
std::expected<Setup, std::string> checked_beginning(const Setup& setup) {
    using Rules = typename Records::Rules;
    if (setup.position.empty()) {
        if (setup.scenario == kFromPosition) return std::unexpected("the journal begins from a position of its own, which it does not hold");
        return checked_setup<Rules>(setup);
    }
    if (!setup.options.empty() || (!setup.scenario.empty() && setup.scenario != kFromPosition))
        return std::unexpected("a game that begins from a position has neither scenario nor options");
    const auto position = read_position_text<Records>(setup.position);
    if (!position) return std::unexpected("position: " + position.error());
    return setup_from_position<Records>(*position);
}

// The position before the first decision of a checked set-up; what is left to chance comes from the turn's dice.
template <GameRecords Records>
std::expected<typename Records::Rules::Position, std::string> first_position(const Setup& setup, Effects& effects) {
    if (setup.position.empty()) return Records::Rules::set_up(setup, effects);
    auto position = read_position_text<Records>(setup.position);
    if (position) Records::Rules::settle(*position, effects);
    return position;
}

// A position made by hand may ask for a decision that has no answer. Empty when the game can go on, or is over.
template <GameRules Rules>
std::string no_way_on(const typename Rules::Position& position) {
    if (Rules::outcome(position)) return {};
    const SeatSet seats = Rules::to_act(position);
    if (seats.empty()) return "agenda: nobody is to decide anything";
    ActionList list;
    Rules::legal(position, seats.front(), list);
    return list.empty() ? "agenda: step '" + std::string(Rules::step_name(position)) + "' has no legal action" : std::string();
}

// Why no game can begin from a position; empty when one can.
template <GameRecords Records>
std::string why_nothing_to_play(const typename Records::Rules::Position& position) {
    const auto over = Records::Rules::outcome(position);
    if (!over) return no_way_on<typename Records::Rules>(position);
    return "the game is over there: " + std::string(over->rule) + " " + Records::texts().say({std::string(over->message)});
}

// The seats that somebody decides for, of a checked set-up.
template <GameRecords Records>
SeatSet seats_of_beginning(const Setup& setup) {
    using Rules = typename Records::Rules;
    if constexpr (requires { Rules::seats_in_play(setup); }) {
        if (!setup.position.empty()) {
            const auto position = read_position_text<Records>(setup.position);
            return position ? Rules::seats_in_play_at(*position) : SeatSet();
        }
    }
    return seats_in_play_of<Rules>(setup);
}

}   // namespace papelotte
