// What positions made by hand break: the rule, if it has a number, and its sentence in data/smohain/text.*.json.
#pragma once

#include "engine/rule.h"

namespace papelotte::smohain {

struct BoardFaults {
    Rule turn{"SM-3.1", "fault.board.turn"};
    Rule steps{"SM-2.1", "fault.board.steps"};
    Rule off_map{"", "fault.board.off_map"};
    Rule too_many{"SM-1.3", "fault.board.too_many"};
    Rule both_sides{"SM-1.3", "fault.board.both_sides"};
    Rule searched{"SM-5.2", "fault.board.searched"};
    Rule no_ambush{"", "fault.board.no_ambush"};
    Rule ambush_hidden{"SM-5.2", "fault.board.ambush_hidden"};
    Rule ambush_sprung{"SM-5.1", "fault.board.ambush_sprung"};
    Rule ended{"", "fault.board.ended"};
    Rule ambush_laid{"SM-2.2", "fault.board.ambush_laid"};
    Rule orders{"SM-3.1", "fault.board.orders"};
    Rule no_assault{"SM-4.3", "fault.board.no_assault"};
};
inline constexpr BoardFaults kBoardFaults;

}  // namespace papelotte::smohain
