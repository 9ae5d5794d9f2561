// What compile_data and compile_text write with.
#pragma once

#include <filesystem>
#include <string>

namespace papelotte::data {

// Whole or not at all: a build that is interrupted must not leave half a file that looks newer than its data. A file that has this text already
// is left alone, so that nothing is compiled again for it.
void write_whole(const std::filesystem::path& path, const std::string& text);

std::string quoted(const std::string& text);   // as a C++ literal

}  // namespace papelotte::data
