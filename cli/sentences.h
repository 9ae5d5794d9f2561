// What the terminal says by itself: the ids of its sentences in data/common/text.*.json. One list, so that tests can go through it.
#pragma once

#include <string_view>

namespace papelotte::cli {

struct Sentences {
    std::string_view refused{"cli.refused"};   // {rule}, {why}
    std::string_view see_help{"cli.see_help"};
};
inline constexpr Sentences kSay;

}  // namespace papelotte::cli
