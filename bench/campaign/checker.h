// What clients saw, checked in the manner of Jepsen: each client notes what it sent, what was acknowledged and what its sockets showed, and
// afterwards all notes are compared with each other and with the database.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::campaign {

using Nanoseconds = std::int64_t;     // of one clock for all clients
using Content = std::uint64_t;        // of a record; 0: this client may not know it

Content content_of(std::string_view seat, std::string_view what);

// An action that a client sent. Without acknowledgement it may have counted or not.
struct Act {
    Nanoseconds sent = 0, acknowledged = -1;   // -1: never
    std::int64_t number = 0;                   // of its record, if acknowledged
    Content content = 0;
};

// A record that a socket showed, or, without content, the number of the last record in a state.
struct Sight {
    Nanoseconds at = 0;
    std::int64_t number = 0;
    Content content = 0;
    bool is_state = false;
};

// One client at one match, over all its connections.
struct ClientLog {
    std::string client, match;
    std::vector<Act> acts;
    std::vector<Sight> sights;                 // in the order in which they came
};

using Stored = std::map<std::string, std::map<std::int64_t, Content>>;   // the database at the end: match, number, content

enum class Kind : std::uint8_t {
    two_contents,   // two contents for one number
    went_back,      // a client was shown a number that is not after the one before
    left_out,       // a client was not shown a record between two others
    out_of_order,   // sent after a record was known, but its number is not after that record's
    counted_twice,  // two acknowledged actions have one number
    lost,           // acknowledged or shown, but not in the database
    hole,           // the numbers in the database are not 1, 2, 3 …
};

std::string_view name_of(Kind kind);

struct Violation {
    Kind kind{};
    std::string match, text;
};

std::vector<Violation> check(const std::vector<ClientLog>& clients, const Stored& stored);

}   // namespace papelotte::campaign
