// Handles matches that were begun under a version of their game's rules that the program does not play. Former versions that differ in
// their data alone are played on with those data (Facts::former_versions).
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace papelotte::server {

bool follows_played_rules(const store::MatchRow&);   // according to its header

// A running match whose records lead to the same positions under a version that is played continues under it; any other running match ends without a
// loser. A finished match gets its archive. Updates the rows and the store. Waits for the disk, so call it on a worker. The error is for the log.
std::expected<void, std::string> migrate_to_played_rules(store::Store&, store::MatchRow&, std::vector<store::RecordRow>&);

}   // namespace papelotte::server
