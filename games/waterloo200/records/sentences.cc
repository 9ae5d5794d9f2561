// What Waterloo 200 says: its sentences, and the values that they need besides an event's own.
#include <algorithm>

#include "engine/spoken.h"
#include "games/waterloo200/records/records.h"
#include "games/waterloo200/rules/words.h"

namespace papelotte::waterloo200 {

std::span<const TextTable> game_text();   // data/waterloo200/text.*.json, by tools/compile_text

namespace {

// What a step is for the unit: "strength 3", "two stars", "at heart". The symbols of a unit's steps are the same in all editions.
Argument condition(Unit unit, int step, int strength) {
    const Symbol symbol = block_data(kPresentEdition, unit).step[step].symbol;
    Argument argument = Argument::of_word("condition", word(symbol), "step." + std::string(word(symbol)));
    argument.nth = strength;
    return argument;
}

}  // namespace

std::string Records::event_text(const Event& event, const Speech& speech) {
    Message message = event_message(event_phrases(), event);
    if (std::ranges::find(message.arguments, "step", &Argument::name) == message.arguments.end())
        return papelotte::event_text(texts(), event_phrases(), event, term_phrases(), speech);
    message.arguments.push_back(condition(Unit(event.args[0]), event.args[1], event.args[2]));
    return texts().say(message, speech);
}

const Texts& Records::texts() {
    static const Texts kTexts(game_text(), common_text());
    return kTexts;
}

}  // namespace papelotte::waterloo200
