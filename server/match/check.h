// Checks the matches of a store: that each can be read, replayed to its recorded positions, and verified.
#pragma once

#include <functional>
#include <string>

#include "server/store/store.h"

namespace papelotte::server {

struct Checked {
    std::int64_t matches = 0, records = 0, broken = 0;
    std::int64_t former = 0;   // of rules that are not played any more: over and archived, or to be continued or ended by the next server
};

// `report` is called for each match that is broken, with its id and one line.
Checked check_matches(store::Store&, const std::function<void(const std::string& id, const std::string& problem)>& report);

}   // namespace papelotte::server
