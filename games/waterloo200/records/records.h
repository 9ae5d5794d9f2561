// Waterloo 200 on paper: notation, JSON, views and prompts.
#pragma once

#include <boost/json.hpp>

#include "engine/text.h"
#include "games/waterloo200/rules/rules.h"

namespace papelotte::waterloo200 {

struct Records {
    using Rules = waterloo200::Rules;

    static std::string notate(Action);
    static std::expected<Action, Message> parse(std::string_view);
    static boost::json::object action_json(Action);
    static boost::json::object event_json(const Event&);
    static std::string event_text(const Event&, const Speech& = {});
    static boost::json::object position_json(const Position&);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object view(const Position&, Seat);
    static std::string view_change(const Position& before, const Position& after, Seat);
    static boost::json::object unveiled(const Position&);   // both sides' blocks with their faces up
    static bool same_change(const Position& before, const Position& after, Seat, Seat);
    static bool has_secret(const Position&, Seat);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);
    static boost::json::object inspect(const Position&, Seat, std::string_view piece);   // radius, line of communication, reach
    static Prompt prompt(const Position&, Seat);
    static std::string describe(const Position&, Seat, const Speech& = {});
    static Message headline(const Position&);
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> prompt_phrases();
    static EventArgs prompt_values(const Position&);
    static const Texts& texts();
};

// W2-22  True when the seat may know which unit it is: its own side's, or its face is up. Units out of the game are nobody's business.
bool knows(const Position&, Seat, Unit);

}  // namespace papelotte::waterloo200
