// A table for a finished match that the present rules cannot replay: it shows the last views from the archive, and no action is legal.
// See archive.h.
#pragma once

#include <expected>
#include <memory>

#include "engine/game.h"
#include "server/store/store.h"

namespace papelotte::server {

std::expected<std::unique_ptr<Table>, std::string> archived_table(const Facts&, Journal, const store::ArchiveRow&);

}   // namespace papelotte::server
