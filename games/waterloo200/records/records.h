// Waterloo 200 on paper: notation, JSON, views and prompts.
#pragma once

#include <boost/json.hpp>

#include "engine/records_of.h"
#include "games/waterloo200/rules/rules.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {

struct Records : RecordsOf<Records, Rules> {
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> event_phrases();
    static std::span<const Phrase> prompt_phrases();
    static std::span<const TermPhrase> term_phrases();
    static const Texts& texts();
    static void put_position(Shown<Position>&, std::optional<Seat>);
    static std::string event_text(const Event&, const Speech& = {});
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static boost::json::object unveiled(const Position&);   // both sides' blocks with their faces up
    static bool same_change(const Position& before, const Position& after, Seat, Seat);
    static bool has_secret(const Position&, Seat);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);
    static boost::json::object inspect(const Position&, Seat, std::string_view piece);   // radius, line of communication, reach
    static std::string describe(const Position&, Seat, const Speech& = {});
    static Message headline(const Position&);
};

// W2-22  True when the seat may know which unit it is: its own side's, or its face is up. Units out of the game are nobody's business.
bool knows(const Position&, Seat, Unit);

}  // namespace papelotte::waterloo200
