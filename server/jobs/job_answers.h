// The answers to questions, as JSON. Servers that think themselves and workers give the same ones.
#pragma once

#include <boost/json.hpp>
#include <optional>
#include <stop_token>
#include <string>

#include "ai/players.h"
#include "server/jobs/question.h"
#include "server/jobs/studied_match.h"

namespace papelotte::server {

ai::PlayerSpec hint_player();   // whose choice a hint is
// The messages of docs/protocol.md, section 3. A hint is empty if there is none.
boost::json::object hint_message(const ai::Thought&);
boost::json::object odds_message(const ai::Odds&, std::string_view notation);

// A computer's decision as a worker hands it back.
struct DecidedMove {
    ai::Thought thought;            // of its account only the notations are filled in
    boost::json::object account;    // as JSON: thought_json.h
    ai::SpentTime spent;
};
std::optional<DecidedMove> read_move(std::string_view text);   // nullopt: it is none

// The answer of a worker; nullopt if it was stopped. Throws when the match cannot be played here.
std::optional<std::string> answer_to(const Question&, store::Store&, StudiedMatches&, const std::stop_token&);

}   // namespace papelotte::server
