// What the sketch of a position says: the ids of the sentences in data/waterloo200/text.*.json. One list, so that tests can go through it. The
// seats are "describe.seat." and a seat.
#pragma once

#include <string_view>

namespace papelotte::waterloo200 {

struct DescribeSentences {
    std::string_view heading{"describe.heading"};
    std::string_view bid{"describe.bid"};
    std::string_view battle{"describe.battle"};
    std::string_view legend{"describe.legend"};
    std::string_view area{"describe.area"};
    std::string_view holder{"describe.holder"};
    std::string_view circle{"describe.circle"};
    std::string_view active{"describe.active"};
    std::string_view face_up{"describe.face_up"};
    std::string_view moved{"describe.moved"};
    std::string_view blocks{"describe.blocks"};
    std::string_view pool{"describe.pool"};
    std::string_view rest{"describe.rest"};
};
inline constexpr DescribeSentences kDescribe;

}  // namespace papelotte::waterloo200
