// Waterloo on paper: notation, JSON, views and prompts.
#pragma once

#include <boost/json.hpp>

#include "engine/text.h"
#include "games/waterloo/rules/rules.h"

namespace papelotte::waterloo {

struct Records {
    using Rules = waterloo::Rules;

    static std::string notate(Action);
    static std::expected<Action, Message> parse(std::string_view);
    static boost::json::object action_json(Action);
    static boost::json::object event_json(const Event&);
    static std::string event_text(const Event&, const Speech& = {});
    static boost::json::object position_json(const Position&);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object view(const Position&, Seat);
    static std::string view_change(const Position& before, const Position& after, Seat);
    static bool same_change(const Position& before, const Position& after, Seat, Seat);
    static bool has_secret(const Position&, Seat);
    static boost::json::object inspect(const Position&, Seat, std::string_view piece);   // a gun's range and sight
    static Prompt prompt(const Position&, Seat);
    static std::string describe(const Position&, Seat, const Speech& = {});
    static Message headline(const Position&);
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> prompt_phrases();
    static EventArgs prompt_values(const Position&);
    static const Texts& texts();
};

}  // namespace papelotte::waterloo
