// Why the rules of Smohain forbid something: the number of the rule, and its sentence in data/smohain/text.*.json.
#pragma once

#include "engine/rule.h"

namespace papelotte::smohain {

struct Refusals {
    Rule no_such_action{"SM-3.1", "rule.no_such_action"};
    Rule not_your_decision{"SM-3.1", "rule.not_your_decision"};
    Rule game_over{"SM-6.1", "rule.game_over"};
    Rule not_built_up{"SM-2.2", "rule.not_built_up"};
    Rule not_your_unit{"SM-3.2", "rule.not_your_unit"};
    Rule ordered_already{"SM-3.2", "rule.ordered_already"};
    Rule not_adjacent{"SM-1.1", "rule.not_adjacent"};
    Rule enemies_there{"SM-3.2", "rule.enemies_there"};
    Rule nobody_there{"SM-3.2", "rule.nobody_there"};
    Rule no_room{"SM-1.3", "rule.no_room"};
    Rule not_a_defender{"SM-4.3", "rule.not_a_defender"};
    Rule no_way_back{"SM-4.4", "rule.no_way_back"};
};
inline constexpr Refusals kWhy;

}  // namespace papelotte::smohain
