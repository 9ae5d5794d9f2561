// Runs a command by the shell.
#pragma once

#include <sys/wait.h>

#include <array>
#include <cstdio>
#include <string>
#include <string_view>

namespace papelotte::server_test {

struct Told {
    int status;         // the exit status; -1: a signal ended it
    std::string text;   // of standard output and error
    bool has(std::string_view part) const { return text.find(part) != std::string::npos; }
};

inline Told shell(const std::string& command) {
    FILE* pipe = popen(("{ " + command + "; } 2>&1").c_str(), "r");
    std::string text;
    std::array<char, 4096> part{};
    while (const std::size_t size = fread(part.data(), 1, part.size(), pipe)) text.append(part.data(), size);
    const int status = pclose(pipe);
    return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, text};
}

}  // namespace papelotte::server_test
