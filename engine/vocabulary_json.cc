#include "engine/vocabulary_json.h"

namespace papelotte {

namespace {

boost::json::object phrase_json(std::string_view key, std::span<const Phrase> phrases, std::size_t index, std::span<const std::int16_t> values) {
    boost::json::object out;
    out[key] = index < phrases.size() ? phrases[index].name : "?";
    if (index >= phrases.size()) return out;
    for (std::size_t i = 0; i < values.size() && i < static_cast<std::size_t>(operand_count(phrases[index])); ++i) {
        const Noun& noun = *phrases[index].operands[i];
        std::string field(noun.field);
        for (int copy = 2; out.contains(field); ++copy) field = std::string(noun.field) + "_" + std::to_string(copy);
        if (noun.word) out[field] = operand_word(noun, values[i]);
        else out[field] = values[i];
    }
    return out;
}

}  // namespace

boost::json::object action_json(std::span<const Phrase> phrases, const Action& action) {
    const std::array<std::int16_t, 3> values{action.a, action.b, action.c};
    return phrase_json("do", phrases, action.verb, values);
}

boost::json::object event_json(std::span<const Phrase> phrases, const Event& event) {
    return phrase_json("event", phrases, event.kind, event.args);
}

}  // namespace papelotte
