// The texts of a game, as messages and as sentences: events with the terms of their accounts, prompts, refusals.
#pragma once

#include <boost/json.hpp>

#include "engine/json_text.h"
#include "engine/rules.h"
#include "engine/text.h"

namespace papelotte {

// The sentence of an event, followed by one line per term of an account, indented by two blanks. Empty if the event has no sentence.
std::string event_text(const Texts& texts, std::span<const Phrase> phrases, const Event& event, std::span<const TermPhrase> terms,
                       const Speech& speech);

// The prompt of a step, with its values. The caller adds the legal actions: for every verb whether it is offered ("may_go") and how many things
// may be chosen with it ("left_go").
Message prompt_message(const Prompt& prompt, std::span<const Phrase> phrases, const EventArgs& values);
void add_offers(Message& asked, std::span<const std::string> legal);

// The message of a refusal. If the action does not answer the question, the message is that question.
Message refusal_message(std::string_view message);

// The values of a message as JSON, for translation elsewhere: {"area":"hougoumont","cubes":2}.
boost::json::object arguments_json(std::span<const Argument> arguments);
void add_message(boost::json::object& out, const Message& message);   // "sentence" and, if there are any, "args"
boost::json::object message_json(const Texts& texts, const Message& message);   // the same, and its English "text"
// A fault as a message; "where": the sentences around it, from the inside out, each with the gap {why}.
void add_fault(boost::json::object& out, const InputFault& fault);
void write_arguments(JsonText& out, std::span<const Argument> arguments);

}  // namespace papelotte
