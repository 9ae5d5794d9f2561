// Handles matches that were begun under a version of their game's rules that the program does not play. Former versions that differ in
// their data alone are played on with those data (Facts::former_versions).
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "server/store/store.h"

namespace papelotte::server {

bool follows_played_rules(const store::MatchRow&);   // according to its header

// Names of versions of rules, for servers that share a database: those that this program plays, and that of a match.
std::vector<std::string> played_rules();
std::string rules_name(const store::MatchRow&);

enum class Unplayable : std::uint8_t { ends, waits };   // what becomes of a running match that no version can play on

// A running match whose records lead to the same positions under a version that is played continues under it; any other running match ends without a
// loser, unless it is to wait for a server that plays its version: then that is the error. A finished match gets its archive. Updates the rows
// and the store. Waits for the disk, so call it on a worker. The error is for the log.
std::expected<void, std::string> migrate_to_played_rules(store::Store&, store::MatchRow&, std::vector<store::RecordRow>&,
                                                         Unplayable unplayable = Unplayable::ends);

}   // namespace papelotte::server
