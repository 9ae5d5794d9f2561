// Actions and events as JSON objects, from the same table of phrases: an edge, apart from vocabulary.h for the sake of its includes.
#pragma once

#include <boost/json.hpp>

#include "engine/vocabulary.h"

namespace papelotte {

// {"do":"go","unit":"fr_inf_4","area":"hougoumont"}. A second operand with the same field is "area_2".
boost::json::object action_json(std::span<const Phrase> phrases, const Action& action);

// The operands of each verb: {"go":["unit","area"],"done":[]}.
boost::json::object grammar_json(std::span<const Phrase> phrases);

// {"event":"skirmish","unit":"fr_inf_1","dice":[6]}. The terms of an account are a list in it: "terms":[{"term":"terrain","value":1,"side":"defence"}],
// without "side" where there is one total.
boost::json::object event_json(std::span<const Phrase> phrases, const Event& event, std::span<const TermPhrase> terms = {});

}   // namespace papelotte
