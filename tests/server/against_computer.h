// What tests of the computer at the table share.
#pragma once

#include <random>

#include "tests/server/house.h"

namespace papelotte::server_test {

// Plays at random for the one seat of this place, until it is its turn `decisions` times more or the match is over.
inline void play_on(Place& place, int decisions, unsigned seed) {
    std::minstd_rand random(seed);
    for (int made = 0; place.match.at("status").as_string() != "over"; ++made) {
        while (!place.my_turn() && place.match.at("status").as_string() != "over")
            if (place.next(place.decision.at("to_act").as_array().empty() ? "match" : "update").at("type").as_string() == "nothing") return;
        if (made >= decisions || place.match.at("status").as_string() == "over") return;
        const std::vector<std::string> legal = place.legal();
        ASSERT_EQ(place.play(legal[random() % legal.size()]).at("type").as_string(), "update");
    }
}

inline std::string code_of(const json::object& answer) {
    const json::value* found = answer.if_contains("code");
    if (!found) found = answer.if_contains("type");
    return found ? std::string(found->as_string()) : std::string();
}

}  // namespace papelotte::server_test
