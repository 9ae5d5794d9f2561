// What the tools that play and learn have in common: arguments, one line for whatever goes wrong, progress, files.
#pragma once

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>

namespace papelotte::tools {

// Bad input, in one line. The tool ends with exit status 2.
struct BadInput : std::runtime_error {
    using std::runtime_error::runtime_error;
};

// `add` declares the tool's arguments and returns what runs once they have been read. `command` is what a reader needs to get the same
// result: the command line without its folder, jobs and output. Exit status: 0 all is well, 1 something failed, 2 bad input; whatever went
// wrong is one line on standard error.
using Add = std::function<std::function<void()>(CLI::App&, const std::string& command)>;
int run_tool(const std::string& name, const std::string& about, int count, char** values, const Add& add);

// What every tool can be told: the result depends on the seed and not on the jobs. With a limit of minutes it depends on the machine, too.
struct Effort {
    std::uint64_t seed = 1;
    std::size_t jobs = 1;
    double minutes = 0;   // on the clock; 0: no limit
};
void add_effort(CLI::App& app, Effort& effort);

class Deadline {
   public:
    explicit Deadline(const Effort& effort) : minutes_(effort.minutes) {}
    bool passed() const {
        return minutes_ > 0 && std::chrono::steady_clock::now() - begun_ > std::chrono::duration<double, std::ratio<60>>(minutes_);
    }

   private:
    double minutes_;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

// A bar on standard error, where that is a terminal.
class ProgressBar {
   public:
    explicit ProgressBar(std::string what) : what_(std::move(what)) {}
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;
    void show(std::size_t done, std::size_t all);

   private:
    std::string what_;
    std::chrono::steady_clock::time_point next_ = std::chrono::steady_clock::now();
    bool shown_ = false;
};

std::string read_file(const std::string& path);
// Asked before the work begins, so that hours are not lost to a typing error.
void check_writable(const std::string& path);
void write_file(const std::string& path, std::string_view text);   // at once or not at all

}  // namespace papelotte::tools
