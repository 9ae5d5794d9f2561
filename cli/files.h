// Files as the command line reads and writes them: whole, bounded, and never half written.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "cli/voice.h"

namespace papelotte::cli {

inline constexpr std::size_t kLargestFile = std::size_t{64} << 20;

// The whole file; "-" is standard input. Fails with one line when it is missing, unreadable, a directory or too large.
std::string read_file(const std::string& path);
// {file} as messages name it: the path, or "standard input".
Argument file_named(const std::string& path);
InputFault in_file(const std::string& path, InputFault wrong);   // "FILE: what is wrong"
[[noreturn]] void fail_in(const std::string& path, InputFault wrong);

// Replaces the file at once or not at all (a temporary file beside it, then a rename). Fails with one line. Waiting for the disk
// guards against a failure of power, too: too slow for a save after every action.
enum class Disk { wait, trust };
void write_file(const std::string& path, std::string_view text, Disk disk = Disk::wait);
// Keeps a file that is about to be replaced as PATH~; its new name, or empty when there was nothing to keep.
std::string keep_old_file(const std::string& path);

}  // namespace papelotte::cli
