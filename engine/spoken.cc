#include "engine/spoken.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/faults.h"

namespace papelotte {

std::string event_text(const Texts& texts, std::span<const Phrase> phrases, const Event& event, std::span<const TermPhrase> terms,
                       const Speech& speech) {
    std::string text = texts.say(event_message(phrases, event), speech);
    for (const Term& term : event.terms) {
        const Message message = term_message(terms, term);
        text += "\n  " + texts.say(message, speech) + " " + texts.say({"list.term", {message.arguments.front()}}, speech);
    }
    return text;
}

Message prompt_message(const Prompt& prompt, std::span<const Phrase> phrases, const EventArgs& values) {
    Message message{"prompt." + std::string(prompt.step)};
    const auto phrase = std::ranges::find(phrases, prompt.step, &Phrase::name);
    if (phrase != phrases.end()) message.arguments = arguments_of(*phrase, values);
    return message;
}

void add_offers(Message& asked, std::span<const std::string> legal) {
    std::map<std::string, std::set<std::string>> things;
    for (const std::string& action : legal) {
        const std::size_t verb = std::min(action.find(' '), action.size()), thing = std::min(verb + 1, action.size());
        things[action.substr(0, verb)].insert(action.substr(thing, action.find(' ', thing) - thing));
    }
    for (const auto& [verb, of] : things) {
        asked.arguments.push_back(Argument::of_word("may_" + verb, "yes"));
        asked.arguments.push_back(Argument::of_number("left_" + verb, static_cast<int>(of.size())));
    }
}

Message refusal_message(std::string_view message) {
    if (!message.starts_with("ask.")) return {std::string(message)};
    return {std::string(kFaults.not_now), {Argument::of_word("question", message, std::string(message))}};
}

boost::json::object arguments_json(std::span<const Argument> arguments) {
    boost::json::object out;
    for (const Argument& argument : arguments) {
        if (argument.is_number) out[argument.name] = argument.number;
        else out[argument.name] = argument.word;
        if (argument.nth > 0) out[argument.name + "_nth"] = argument.nth;
    }
    return out;
}

void add_message(boost::json::object& out, const Message& message) {
    if (message.id.empty()) return;
    out["sentence"] = message.id;
    if (!message.arguments.empty()) out["args"] = arguments_json(message.arguments);
}

boost::json::object message_json(const Texts& texts, const Message& message) {
    boost::json::object out{{"text", texts.say(message, {.ids = false})}};
    add_message(out, message);
    return out;
}

void add_fault(boost::json::object& out, const InputFault& fault) {
    if (fault.empty()) return;
    add_message(out, fault.sentences().front());
    boost::json::array where;
    for (const Message& around : std::span(fault.sentences()).subspan(1)) {
        boost::json::object one;
        add_message(one, around);
        where.push_back(std::move(one));
    }
    if (!where.empty()) out["where"] = std::move(where);
}

void write_arguments(JsonText& out, std::span<const Argument> arguments) {
    out.open('{');
    for (const Argument& argument : arguments) {
        out.key(argument.name);
        if (argument.is_number) out.add(argument.number);
        else out.add(argument.word);
        if (argument.nth > 0) out.key(argument.name + "_nth").add(argument.nth);
    }
    out.close('}');
}

}  // namespace papelotte
