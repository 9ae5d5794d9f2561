// Enemy Mistakes on paper: notation, JSON, views and sentences. What follows from the tables is in engine/records_of.h.
#pragma once

#include "engine/records_of.h"
#include "games/enemy_mistakes/rules/rules.h"

namespace papelotte::enemy_mistakes {

struct Records : RecordsOf<Records, Rules> {
    // notation.cc
    static std::span<const Phrase> action_phrases();
    static std::span<const Phrase> event_phrases();
    static std::span<const TermPhrase> term_phrases();
    static std::span<const Phrase> prompt_phrases();
    static const Texts& texts();

    // position.cc
    static void put_position(Shown<Position>&, std::optional<Seat>);
    static bool may_see(const Position& before, Seat acting, Action, Seat viewer);   // bids are secret (EM-8.4)
    static std::expected<Position, InputFault> read_position(const boost::json::value&);

    // describe.cc
    static std::string describe(const Position&, Seat, const Speech&);
    static Message headline(const Position&);
};

}   // namespace papelotte::enemy_mistakes
