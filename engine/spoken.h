// What a game says to people, as messages and as sentences: events with the terms of their accounts, prompts, refusals.
#pragma once

#include <boost/json.hpp>

#include "engine/json_text.h"
#include "engine/rules.h"
#include "engine/text.h"

namespace papelotte {

// The sentence of an event; each term of an account has a line of its own after it, indented by two blanks. Empty: it says nothing of its own.
std::string event_text(const Texts& texts, std::span<const Phrase> phrases, const Event& event, std::span<const TermPhrase> terms,
                       const Speech& speech);

// What a step asks, with its values. Who says it adds what may be chosen: of every verb whether it is offered ("may_go") and how many things
// may be chosen with it ("left_go").
Message prompt_message(const Prompt& prompt, std::span<const Phrase> phrases, const EventArgs& values);
void add_offers(Message& asked, std::span<const std::string> legal);

// Why the rules forbid something. Where it is only not asked for, what is asked.
Message refusal_message(std::string_view message);

// The values of a message for others to put into words: {"area":"hougoumont","cubes":2}.
boost::json::object arguments_json(std::span<const Argument> arguments);
void add_message(boost::json::object& out, const Message& message);   // "sentence" and, if there are any, "args"
void write_arguments(JsonText& out, std::span<const Argument> arguments);

}  // namespace papelotte
