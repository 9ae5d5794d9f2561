// Waterloo on paper: notation, JSON, views and prompts.
#pragma once

#include <boost/json.hpp>

#include "engine/records_of.h"
#include "games/waterloo/rules/rules.h"
#include "games/waterloo/rules/words.h"

namespace papelotte::waterloo {

struct Records : RecordsOf<Records, Rules> {
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> event_phrases();
    static std::span<const Phrase> prompt_phrases();
    static std::span<const TermPhrase> term_phrases();
    static const Texts& texts();
    static void put_position(Shown<Position>&, std::optional<Seat>);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static bool same_change(const Position& before, const Position& after, Seat, Seat);
    static bool has_secret(const Position&, Seat);
    static boost::json::object inspect(const Position&, Seat, std::string_view piece);   // a gun's range and sight
    static std::string describe(const Position&, Seat, const Speech& = {});
    static Message headline(const Position&);
};

}  // namespace papelotte::waterloo
