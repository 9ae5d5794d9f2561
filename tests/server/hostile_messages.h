// What a hostile client sends instead of a move: broken JSON, wrong types, unknown names, other seats, old and future numbers, and true
// messages with something changed.
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace papelotte::server_test {

// What the hostile client knows.
struct HostileView {
    std::int64_t rev = 0;
    std::string as;                    // its seat
    std::vector<std::string> others;   // the other seats
    std::vector<std::string> legal;    // of its seat now
    std::vector<std::string> earlier;  // legal once, for any seat: most are not now
};

std::string hostile_message(std::minstd_rand& random, const HostileView& view);

}   // namespace papelotte::server_test
