// Helpers for the tests of the data compiler: its answer to files, in process.
#pragma once

#include <string>
#include <string_view>

#include "tools/compile_data/waterloo.h"

namespace papelotte::data {

inline Document& document_of(WaterlooFiles& files, std::string_view name) {
    return name == "board" ? files.board : name == "forces" ? files.forces : files.tables;
}

// The line that refuses the files; empty when nothing is wrong with them.
inline std::string refusal_of(const WaterlooFiles& files) {
    try {
        check_waterloo(files);
        return {};
    } catch (const DataError& error) {
        return error.what();
    }
}

}  // namespace papelotte::data
