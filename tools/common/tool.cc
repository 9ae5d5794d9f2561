// See tool.h.
#include "tools/common/tool.h"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <thread>

#include "engine/quoted.h"

namespace papelotte::tools {

namespace {

constexpr int kTrouble = 1, kBadInput = 2;
constexpr std::uint64_t kMostJobs = 64, kLargestSeed = std::uint64_t{1} << 62;

std::string one_line(std::string text) {
    std::ranges::replace_if(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
    return text;
}

int complain(const std::string& name, const char* text, int status) {
    fmt::print(stderr, "{}: {}\n", name, one_line(text));
    return status;
}

std::string command_of(const std::string& name, int count, char** values) {
    std::string text = name;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = values[i];
        if (word == "--jobs" || word == "--out") ++i;
        else if (!word.starts_with("--jobs=") && !word.starts_with("--out=")) text.append(" ").append(word);
    }
    return one_line(std::move(text));
}

[[noreturn]] void refuse_file(const std::string& path) { throw BadInput(fmt::format("{}: {}", papelotte::quoted(path), std::strerror(errno))); }

}  // namespace

int run_tool(const std::string& name, const std::string& about, int count, char** values, const Add& add) {
    try {
        CLI::App app(about, name);
        app.get_formatter()->column_width(34);
        const std::function<void()> run = add(app, command_of(name, count, values));
        try {
            app.parse(count, values);
        } catch (const CLI::CallForHelp&) {
            fmt::print("{}", app.help());
            return 0;
        } catch (const CLI::ParseError& error) {
            return complain(name, error.what(), kBadInput);
        }
        run();
        return 0;
    } catch (const BadInput& error) {
        return complain(name, error.what(), kBadInput);
    } catch (const std::exception& error) {
        return complain(name, error.what(), kTrouble);
    }
}

void add_effort(CLI::App& app, Effort& effort) {
    effort.jobs = std::clamp<std::size_t>(std::thread::hardware_concurrency(), 1, kMostJobs);
    app.add_option("--seed", effort.seed, "The seed of the first game (1)")->option_text("N")->check(CLI::Range(std::uint64_t{0}, kLargestSeed));
    app.add_option("--jobs", effort.jobs, "How many games at a time (one per core)")
        ->option_text("J")
        ->check(CLI::Range(std::uint64_t{1}, kMostJobs));
    app.add_option("--minutes", effort.minutes, "Stop playing after so many minutes and use what there is")
        ->option_text("M")
        ->check(CLI::Range(0.001, 100'000.0));
}

ProgressBar::~ProgressBar() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void ProgressBar::show(std::size_t done, std::size_t all) {
    constexpr std::size_t kWidth = 30;
    const auto now = std::chrono::steady_clock::now();
    if (now < next_ || ::isatty(STDERR_FILENO) != 1) return;
    next_ = now + std::chrono::milliseconds(100);
    shown_ = true;
    const std::size_t full = all == 0 ? kWidth : std::min(done, all) * kWidth / all;
    fmt::print(stderr, "\r\x1b[K[{:#<{}}{:.<{}}] {}/{} {}", "", full, "", kWidth - full, done, all, what_);
    (void)std::fflush(stderr);
}

std::string read_file(const std::string& path) {
    std::ifstream in(path, std::ios::binary);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    if (!in) refuse_file(path);
    return text;
}

void check_writable(const std::string& path) {
    const bool existed = std::filesystem::exists(path);
    if (!std::ofstream(path, std::ios::app)) refuse_file(path);
    if (!existed) std::filesystem::remove(path);
}

void write_file(const std::string& path, std::string_view text) {
    const std::string draft = path + ".new";
    std::ofstream out(draft, std::ios::binary);
    out << text;
    out.close();
    if (!out) throw std::runtime_error(fmt::format("cannot write {}", papelotte::quoted(draft)));
    std::filesystem::rename(draft, path);
}

}  // namespace papelotte::tools
