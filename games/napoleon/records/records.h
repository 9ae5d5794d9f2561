// Napoléon on paper: notation, JSON, views and sentences. What follows from the tables is in engine/records_of.h.
#pragma once

#include "engine/records_of.h"
#include "engine/warning.h"
#include "games/napoleon/rules/rules.h"

namespace papelotte::napoleon {

struct Records : RecordsOf<Records, Rules> {
    // notation.cc
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> event_phrases();
    static std::span<const TermPhrase> term_phrases();
    static std::span<const Phrase> prompt_phrases();
    static const Texts& texts();

    // view.cc, position_reader.cc
    static void put_position(Shown<Position>&, std::optional<Seat>);
    static boost::json::object unveiled(const Position&);   // both sides' blocks with their faces up
    static bool same_change(const Position& before, const Position& after, Seat, Seat);
    static bool has_secret(const Position&, Seat);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);
    static std::expected<Position, InputFault> read_position(const boost::json::value&);

    // describe.cc
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);

    // warnings.cc
    static std::optional<Warning> warning(const Position&, Action);
};

}  // namespace papelotte::napoleon
