// The sentences of a position in a terminal. The seats are "describe.seat." and a seat.
#pragma once

#include <string_view>

namespace papelotte::napoleon {

struct DescribeTexts {
    std::string_view lost = "describe.lost";
    std::string_view blocks = "describe.blocks";
    std::string_view town = "describe.town";
    std::string_view battle = "describe.battle";
    std::string_view fight = "describe.fight";
    std::string_view space = "describe.space";
    std::string_view stream = "describe.stream";
    std::string_view disrupted = "describe.disrupted";
    std::string_view square = "describe.square";
    std::string_view sheltered = "describe.sheltered";
    std::string_view on_marker = "describe.on_marker";
    std::string_view acted = "describe.acted";
    std::string_view unplaced = "describe.unplaced";
    std::string_view placing = "describe.placing";
};
inline constexpr DescribeTexts kDescribe;

}  // namespace papelotte::napoleon
