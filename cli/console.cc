// See console.h.
#include "cli/console.h"

#include <fcntl.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdlib>
#include <cstring>
#include <numeric>

namespace papelotte::cli {

namespace {

bool is_control(unsigned char c) { return c < 0x20 || c == 0x7f; }

// The least number of letters to add, drop or change to turn one word into the other.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

}  // namespace

std::string Failure::line(const Speech& speech) const { return (named_ ? "papelotte: " : "") + one_line(fault_.text(speech)); }

Argument system_reason(int error) {
    constexpr std::pair<int, std::string_view> kKnown[] = {
        {ENOENT, kSay.system.missing},    {EACCES, kSay.system.forbidden}, {ENAMETOOLONG, kSay.system.long_name},
        {ENOTDIR, kSay.system.no_folder}, {ENOSPC, kSay.system.full},      {EROFS, kSay.system.read_only}};
    const auto known = std::ranges::find(kKnown, error, &std::pair<int, std::string_view>::first);
    return Argument::of_word("reason", std::strerror(error), known == std::end(kKnown) ? std::string() : std::string(known->second));
}

std::string one_line(std::string_view text) {
    std::string out;
    for (const char c : text) {
        if (is_control(static_cast<unsigned char>(c))) out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
        else out += c;
    }
    return out;
}

std::string indented(std::string_view lines, std::size_t blanks) {
    std::string text;
    while (!lines.empty()) {
        const std::size_t end = std::min(lines.find('\n'), lines.size());
        text.append(blanks, ' ').append(lines.substr(0, end)).append("\n");
        lines.remove_prefix(std::min(end + 1, lines.size()));
    }
    return text;
}

std::string joined(std::span<const std::string_view> words, std::string_view between) { return fmt::format("{}", fmt::join(words, between)); }

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known) {
    if (word.empty() || word.size() > 60) return {};
    std::string_view nearest;
    std::size_t best = std::max<std::size_t>(2, word.size() / 3) + 1;
    for (const std::string_view candidate : known) {
        const bool begins = candidate.starts_with(word) && word.size() >= 2;
        const std::size_t distance = begins ? 1 : edit_distance(word, candidate);
        if (distance < best && distance < candidate.size()) {
            best = distance;
            nearest = candidate;
        }
    }
    return nearest;
}

void add_nearest(std::vector<Argument>& values, std::string_view word, std::span<const std::string_view> known) {
    if (const std::string_view nearest = nearest_word(word, known); !nearest.empty()) values.push_back(value("nearest", nearest));
}

void hold_standard_streams() {
    // Opened the wrong way round, so that using them still fails as a closed stream would.
    for (const auto& [stream, mode] : {std::pair{0, O_WRONLY}, std::pair{1, O_RDONLY}, std::pair{2, O_RDONLY}})
        if (::fcntl(stream, F_GETFD) < 0 && ::open("/dev/null", mode) < 0) return;
}

bool write_all(int file, std::string_view text) {
    while (!text.empty()) {
        const ssize_t count = ::write(file, text.data(), text.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return false;
        text.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

void print(std::string_view text) {
    if (write_all(STDOUT_FILENO, text)) return;
    if (errno == EPIPE) throw ReaderGone{};
    throw Failure(InputFault(kSay.files.standard_output, {system_reason(errno)}), kTrouble);
}

void complain(std::string_view line) noexcept {
    std::string text(line);
    text += '\n';
    write_all(STDERR_FILENO, text);
}

bool output_is_terminal() { return ::isatty(STDOUT_FILENO) == 1; }

bool errors_are_terminal() { return ::isatty(STDERR_FILENO) == 1; }

bool colours_wanted() {
    static const bool wanted = [] {
        const char* refused = std::getenv("NO_COLOR");
        return output_is_terminal() && !(refused && *refused);
    }();
    return wanted;
}

int terminal_width() {
    winsize size{};
    int columns = 80;
    if (::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) {
        columns = size.ws_col;
    } else if (const char* given = std::getenv("COLUMNS")) {
        int number = 0;
        const auto [end, error] = std::from_chars(given, given + std::strlen(given), number);
        if (error == std::errc() && *end == '\0' && number > 0) columns = number;
    }
    return std::clamp(columns, 40, 200);
}

std::string painted(std::string_view text, Paint paint) {
    constexpr std::array<std::string_view, 6> kCodes{"1", "2", "31", "32", "33", "34"};
    if (!colours_wanted()) return std::string(text);
    return fmt::format("\x1b[{}m{}\x1b[0m", kCodes[static_cast<std::size_t>(paint)], text);
}

}  // namespace papelotte::cli
