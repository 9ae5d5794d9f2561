// Whether an action is legal, in the list or not: where a choice is continuous the list only represents it.
#pragma once

#include "games/enemy_mistakes/records/records.h"
#include "tests/enemy_mistakes/scene.h"

namespace papelotte::enemy_mistakes {

inline void accepts(const Scene& s, std::string_view text) {
    const auto action = Records::parse(text);
    ASSERT_TRUE(action) << text;
    const Refusal why = Rules::why_not(s.position(), *Rules::to_act(s.position()).begin(), *action);
    EXPECT_FALSE(why) << text << ": " << why.id() << " " << why.message();
}

}   // namespace papelotte::enemy_mistakes
