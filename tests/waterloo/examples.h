// Helpers that the worked examples share.
#pragma once

#include <algorithm>

#include "tests/waterloo/scene.h"

namespace papelotte::waterloo {

using Words = std::vector<std::string>;

// Expects the text in the log this many times.
inline void logged(const Scene& s, std::string_view text, std::size_t times = 1) { EXPECT_EQ(s.log(text).size(), times) << text; }

inline Words words(AreaSet areas) {
    Words found;
    for (const Area area : areas) found.emplace_back(word(area));
    std::sort(found.begin(), found.end());
    return found;
}

}  // namespace papelotte::waterloo
