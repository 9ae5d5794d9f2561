// Smohain on paper: notation, JSON, views and sentences. What follows from the tables is in engine/records_of.h.
#pragma once

#include "engine/records_of.h"
#include "games/smohain/rules/rules.h"

namespace papelotte::smohain {

struct Records : RecordsOf<Records, Rules> {
    // notation.cc
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> event_phrases();
    static std::span<const TermPhrase> term_phrases();
    static std::span<const Phrase> prompt_phrases();
    static const Texts& texts();

    // position.cc
    static void put_position(Shown<Position>&, std::optional<Seat>);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);
};

}  // namespace papelotte::smohain
