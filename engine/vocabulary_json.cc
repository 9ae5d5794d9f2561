#include "engine/vocabulary_json.h"

namespace papelotte {

namespace {

boost::json::value operand_json(const Noun& noun, int value) {
    if (noun.word) return boost::json::value(operand_word(noun, value));
    if (noun.decimals == 0) return value;
    double number = value;
    for (int i = 0; i < noun.decimals; ++i) number /= 10;
    return number;
}

boost::json::object phrase_json(std::string_view key, std::span<const Phrase> phrases, std::size_t index, std::span<const std::int16_t> values) {
    boost::json::object out;
    out[key] = index < phrases.size() ? phrases[index].name : "?";
    if (index >= phrases.size()) return out;
    for (std::size_t i = 0; i < values.size() && i < static_cast<std::size_t>(operand_count(phrases[index])); ++i) {
        const Noun& noun = *phrases[index].operands[i];
        if (noun.repeats) {
            if (!out.contains(noun.field)) out[noun.field] = boost::json::array();
            out[noun.field].as_array().push_back(operand_json(noun, values[i]));
            continue;
        }
        std::string field(noun.field);
        for (int copy = 2; out.contains(field); ++copy) field = std::string(noun.field) + "_" + std::to_string(copy);
        out[field] = operand_json(noun, values[i]);
    }
    return out;
}

boost::json::object term_json(std::span<const TermPhrase> phrases, const Term& term) {
    const bool known = term.kind < phrases.size();
    boost::json::object out{{"term", known ? phrases[term.kind].name : "?"}};
    if (known && phrases[term.kind].about) out[phrases[term.kind].about->field] = operand_json(*phrases[term.kind].about, term.about);
    out["value"] = term.value;
    if (term.side != TermSide::sole) out["side"] = term.side == TermSide::attack ? "attack" : "defence";
    return out;
}

}  // namespace

boost::json::object action_json(std::span<const Phrase> phrases, const Action& action) {
    const std::array<std::int16_t, 3> values{action.a, action.b, action.c};
    return phrase_json("do", phrases, action.verb, values);
}

boost::json::object grammar_json(std::span<const Phrase> phrases) {
    boost::json::object verbs;
    for (const Phrase& phrase : phrases) {
        boost::json::array operands;
        for (int i = 0; i < operand_count(phrase); ++i) operands.emplace_back(phrase.operands[static_cast<std::size_t>(i)]->field);
        verbs[phrase.name] = std::move(operands);
    }
    return verbs;
}

boost::json::object event_json(std::span<const Phrase> phrases, const Event& event, std::span<const TermPhrase> terms) {
    boost::json::object out = phrase_json("event", phrases, event.kind, event.args);
    if (event.terms.empty()) return out;
    boost::json::array listed;
    for (const Term& term : event.terms) listed.push_back(term_json(terms, term));
    out["terms"] = std::move(listed);
    return out;
}

}  // namespace papelotte
