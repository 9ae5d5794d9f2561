// Builds the journal of a match from its rows in the store. This does not depend on the game's rules.
#pragma once

#include <expected>
#include <string>
#include <vector>

#include "engine/journal.h"
#include "server/store/store.h"

namespace papelotte::server {

// All entries and take-backs; once the match is over, also the closing line with the seed.
std::expected<Journal, std::string> match_journal(const store::MatchRow&, const std::vector<store::RecordRow>&);

}  // namespace papelotte::server
