// What the sketch of a position says: the ids of the sentences in data/waterloo/text.*.json. One list, so that tests can go through it. The
// marks of units are "describe.state." and a state, the sides "describe.seat." and a seat.
#pragma once

#include <string_view>

namespace papelotte::waterloo {

struct DescribeSentences {
    std::string_view heading{"describe.heading"};
    std::string_view bid{"describe.bid"};
    std::string_view discs{"describe.discs"};
    std::string_view round{"describe.round"};
    std::string_view assault{"describe.assault"};
    std::string_view legend{"describe.legend"};
    std::string_view letters{"describe.letters"};   // of infantry, cavalry, artillery and leaders
    std::string_view unmanned{"describe.unmanned"};
    std::string_view terrain{"describe.terrain"};
    std::string_view cubes{"describe.cubes"};
    std::string_view rest{"describe.rest"};
};
inline constexpr DescribeSentences kDescribe;

}  // namespace papelotte::waterloo
