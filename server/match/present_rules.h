// Handles matches that were begun under another version of their game's rules.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace papelotte::server {

bool follows_present_rules(const store::MatchRow&);   // according to its header

// A running match whose records lead to the same positions under the present rules continues under them; any other running match ends without a
// loser. A finished match gets its archive. Updates the rows and the store. Waits for the disk, so call it on a worker. The error is for the log.
std::expected<void, std::string> migrate_to_present_rules(store::Store&, store::MatchRow&, std::vector<store::RecordRow>&);

}   // namespace papelotte::server
