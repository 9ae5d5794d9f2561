// Helpers for tests of computer players in a match.
#pragma once

#include <random>

#include "tests/server/test_server.h"

namespace papelotte::server_test {

// Plays at random for the one seat of this client, until it has had `decisions` more turns or the match is over.
inline void play_on(TableClient& client, int decisions, unsigned seed) {
    std::minstd_rand random(seed);
    for (int made = 0; client.match.at("status").as_string() != "over"; ++made) {
        while (!client.my_turn() && client.match.at("status").as_string() != "over")
            if (client.next(client.decision.at("to_act").as_array().empty() ? "match" : "update").at("type").as_string() == "nothing") return;
        if (made >= decisions || client.match.at("status").as_string() == "over") return;
        const std::vector<std::string> legal = client.legal();
        ASSERT_EQ(client.play(legal[random() % legal.size()]).at("type").as_string(), "update");
    }
}

}  // namespace papelotte::server_test
