// The editions of a game's data: the present files, and former ones, which data/<id>/editions.json tells by how they differ. Matches that
// began with a former edition are played on with it.
#pragma once

#include <filesystem>
#include <vector>

#include "tools/compile_data/schema.h"

namespace papelotte::data {

// The present edition alone.
Editions only_edition(GameFiles files, Ids ids);

// All editions, checked; the oldest first, the present one last. Throws DataError for the first fault.
Editions read_editions(const std::filesystem::path& directory, const Schema& schema);

}  // namespace papelotte::data
