// The result of a computer player's thinking: its action and an account of the reasons, in notation, for people and for the record.
#pragma once

#include <cstdint>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::ai {

// One action that it considered.
struct Considered {
    struct Share {
        std::string_view reason;       // its name in the game's doctrine
        float points;
    };
    std::string notation;
    float points = 0;                  // doctrine's judgement
    float chance = -1;                 // of winning after it, by its search; -1: not searched
    std::int64_t visits = 0;           // simulations that began with it
    std::vector<Share> why;            // doctrine's reasons, the largest first
};

struct Account {
    std::vector<Considered> considered;   // the choice first, then the best alternatives
    float chance = 0.5f;                  // of winning, as estimated before the action
    std::int64_t simulations = 0;
    double cpu_seconds = 0;
    // The text of an external program about its move, safe to print; empty: none. The error says why the text is not shown.
    std::expected<std::string, std::string> own_words;
};

struct Thought {
    std::string notation;              // of the action; empty: it gives up
    std::string failure;               // why it gives up: a bot that died, stalled or cheated
    Account account;
};

}  // namespace papelotte::ai
