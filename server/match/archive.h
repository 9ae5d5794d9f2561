// The archive of a finished match, with which it can be shown after rules or data have changed. It holds the stories of all views and
// the result of verifying the journal, both made with the rules of that time. The journal itself is made from the records and needs no
// rules (match_journal.h).
#pragma once

#include <boost/json.hpp>
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "server/store/store.h"

namespace papelotte::server {

// The number of leading entries that are legal under a rules version and lead to the recorded positions. The version is that of the journal's
// header if the program plays it, else the one of those it plays that replays most, the present one first.
struct Replayable {
    int rules_version;
    std::size_t entries;
};
Replayable replayable(const Game&, Journal);

// Takes some tenths of a second. If only the first entries can be replayed, the stories end there.
std::expected<store::ArchiveRow, std::string> archive_of(const Game&, const store::MatchRow&, const std::vector<store::RecordRow>&);

// The story of docs/protocol.md, section 4, as JSON text. `as`: a seat, "observer" or "all". Nullopt if the view does not exist or is damaged.
std::optional<std::string> archived_story(const store::ArchiveRow&, std::string_view as);

// The last state of a view.
std::optional<boost::json::object> archived_view(const store::ArchiveRow&, std::string_view as);

boost::json::object verification_json(const Verification&);

}   // namespace papelotte::server
