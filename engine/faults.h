// Faults of a request, in any game: the ids of the sentences in data/common/text.*.json. They are in one list so that tests can check
// all of them.
#pragma once

#include <string_view>

namespace papelotte {

struct Faults {
    std::string_view not_now{"fault.not_now"};             // {question}: the id of the present question
    std::string_view not_your_turn{"fault.not_your_turn"}; // {seat}
    std::string_view others_decide{"fault.others_decide"};
    std::string_view other_bids{"fault.other_bids"};       // while players bid for their sides
    std::string_view over{"fault.over"};
    std::string_view no_action{"fault.no_action"};
    std::string_view unknown_action{"fault.unknown_action"};   // {word}
    std::string_view unknown{"fault.unknown"};                 // {kind}: the field, {word}
    std::string_view not_a_number{"fault.not_a_number"};       // {word}
    std::string_view not_a_decimal{"fault.not_a_decimal"};     // {decimals}, {word}
    std::string_view out_of_range{"fault.out_of_range"};       // {word}
    std::string_view needs{"fault.needs"};                     // {verb}, {operands}
    std::string_view spare{"fault.spare"};                     // {verb}, {word}
    std::string_view too_long{"fault.too_long"};
    std::string_view nothing_to_undo{"fault.nothing_to_undo"};
    std::string_view out_of_dice{"fault.out_of_dice"};
    std::string_view wrong_die{"fault.wrong_die"};
};
inline constexpr Faults kFaults;

}  // namespace papelotte
