// Output functions of compile_data and compile_text.
#pragma once

#include <filesystem>
#include <string>

namespace papelotte::data {

// Writes the whole file or nothing: an interrupted build must not leave half a file that looks newer than its data. A file with the
// same text is left alone, so that nothing is recompiled.
void write_whole(const std::filesystem::path& path, const std::string& text);

std::string quoted(const std::string& text);   // as a C++ literal

}  // namespace papelotte::data
