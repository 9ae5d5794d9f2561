// Helpers for the tests of the data compiler: a game's own data, and the compiler's checks, run in process.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "tests/paths.h"
#include "tools/compile_data/games.h"

namespace papelotte::data {

inline std::filesystem::path data_folder(std::string_view game) { return std::filesystem::path(paths::source) / "data" / game; }

// The error line for the files; empty if they are valid.
inline std::string refusal_of(const Schema& schema, const GameFiles& files) {
    try {
        Ids ids;
        check_game(schema, files, ids);
        return {};
    } catch (const DataError& error) {
        return error.what();
    }
}

}  // namespace papelotte::data
