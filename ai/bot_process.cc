// See bot_process.h.
#include "ai/bot_process.h"

#include <fcntl.h>
#include <linux/close_range.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <thread>

#include "engine/faults.h"
#include "engine/quoted.h"

namespace papelotte::ai {

namespace {

constexpr auto kMoment = std::chrono::milliseconds(2);
constexpr BotProcess::Seconds kDying{0.2};   // from the end of its output to its exit

struct Pipe {
    int from = -1, to = -1;
};

bool open_pipe(Pipe& pipe) {
    std::array<int, 2> ends{-1, -1};
    if (::pipe2(ends.data(), O_CLOEXEC) != 0) return false;
    pipe = {ends[0], ends[1]};
    return true;
}

void close_file(int& file) {
    if (file >= 0) ::close(file);
    file = -1;
}

void close_pipe(Pipe& pipe) {
    close_file(pipe.from);
    close_file(pipe.to);
}

// In the child, between fork and exec: only system calls, since other threads may have held any lock.
[[noreturn]] void become(char* const* words, const Pipe& in, const Pipe& out, int errors, const Pipe& trouble, pid_t parent) {
    ::setpgid(0, 0);
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (::getppid() != parent) ::_exit(127);   // the parent died before that
    sigset_t none;
    sigemptyset(&none);
    ::sigprocmask(SIG_SETMASK, &none, nullptr);
    ::signal(SIGPIPE, SIG_DFL);   // ignored signals stay ignored after exec
    ::dup2(in.from, STDIN_FILENO);
    ::dup2(out.to, STDOUT_FILENO);
    if (errors >= 0) ::dup2(errors, STDERR_FILENO);
    ::close_range(STDERR_FILENO + 1, ~0u, CLOSE_RANGE_CLOEXEC);   // also files that were opened without close-on-exec
    ::execvp(words[0], words);
    const int reason = errno;
    if (::write(trouble.to, &reason, sizeof reason) < 0) ::_exit(126);
    ::_exit(127);
}

bool stderr_wanted() {
    const char* wanted = std::getenv("PAPELOTTE_BOT_STDERR");
    return wanted && std::string_view(wanted) == "1";
}

std::string seconds_text(BotProcess::Seconds seconds) {
    std::array<char, 32> text{};
    std::snprintf(text.data(), text.size(), "%g s", seconds.count());
    return text.data();
}

}  // namespace

std::expected<std::vector<std::string>, InputFault> split_command(std::string_view command) {
    std::vector<std::string> words;
    std::string word;
    bool within = false;   // a word has begun, which may be empty: ''
    char quote = 0;
    for (std::size_t i = 0; i < command.size(); ++i) {
        const char c = command[i];
        const bool escapes = c == '\\' && quote != '\'' && i + 1 < command.size();
        if (escapes) {
            word += command[++i];
            within = true;
        } else if (quote != 0) {
            if (c == quote) quote = 0;
            else word += c;
        } else if (c == '\'' || c == '"') {
            quote = c;
            within = true;
        } else if (c == ' ' || c == '\t') {
            if (within) words.push_back(std::move(word));
            word.clear();
            within = false;
        } else {
            word += c;
            within = true;
        }
    }
    if (quote != 0) return std::unexpected(InputFault(kPlayerFaults.open_quote));
    if (within) words.push_back(std::move(word));
    if (words.empty() || words.front().empty()) return std::unexpected(InputFault(kPlayerFaults.no_command));
    return words;
}

std::string BotProcess::start() {
    std::signal(SIGPIPE, SIG_IGN);   // a program that has exited is noticed when we write to it
    std::vector<char*> words;
    for (std::string& word : command_) words.push_back(word.data());
    words.push_back(nullptr);
    Pipe in, out, trouble;
    int nowhere = stderr_wanted() ? -1 : ::open("/dev/null", O_WRONLY | O_CLOEXEC);
    const pid_t parent = ::getpid();
    if (open_pipe(in) && open_pipe(out) && open_pipe(trouble)) child_ = ::fork();
    if (child_ == 0) become(words.data(), in, out, nowhere, trouble, parent);
    int reason = errno;
    close_file(in.from);
    close_file(out.to);
    close_file(trouble.to);
    close_file(nowhere);
    if (child_ > 0) {
        ::setpgid(child_, child_);   // the child does the same: either may be first
        in_ = in.to;
        out_ = out.from;
        for (const int file : {in_, out_}) ::fcntl(file, F_SETFL, ::fcntl(file, F_GETFL) | O_NONBLOCK);
        const bool replaced = ::read(trouble.from, &reason, sizeof reason) != sizeof reason;   // the end: exec has closed it
        close_file(trouble.from);
        if (replaced) return {};
        stop();
    } else {
        for (Pipe* pipe : {&in, &out, &trouble}) close_pipe(*pipe);
    }
    return "cannot be started: " + quoted(command_.front()) + ": " + std::strerror(reason);
}

bool BotProcess::write_some(std::string_view& lines) {
    const ssize_t count = ::write(in_, lines.data(), lines.size());
    if (count > 0) lines.remove_prefix(static_cast<std::size_t>(count));
    return count >= 0 || errno == EAGAIN || errno == EINTR;
}

BotProcess::Read BotProcess::read_some() {
    std::array<char, 8192> buffer;
    const ssize_t count = ::read(out_, buffer.data(), buffer.size());
    if (count > 0) received_.append(buffer.data(), static_cast<std::size_t>(count));
    if (count < 0) return errno == EAGAIN || errno == EINTR ? Read::none : Read::ended;
    return count == 0 ? Read::ended : Read::some;
}

std::string BotProcess::exchange(std::string_view lines, Seconds limit) {
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(limit);
    if (read_some() == Read::some || !received_.empty()) return "spoke out of turn";
    for (;;) {
        std::array<pollfd, 2> files{pollfd{out_, POLLIN, 0}, pollfd{lines.empty() ? -1 : in_, POLLOUT, 0}};
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(deadline - Clock::now());
        if (left.count() <= 0) return "did not answer within " + seconds_text(limit);
        if (::poll(files.data(), files.size(), static_cast<int>(left.count())) < 0 && errno != EINTR) return "could not be waited for";
        if (files[0].revents != 0 && read_some() == Read::ended) return how_it_died();
        if (received_.find('\n') != std::string::npos) return {};
        if (received_.size() > kLongestAnswer) return "wrote more than 64 KB without a line end";
        if (files[1].revents != 0 && !write_some(lines)) return how_it_died();
    }
}

std::expected<std::string, std::string> BotProcess::ask(std::string_view lines, Seconds limit) {
    if (!running()) return std::unexpected("is not running");
    std::string wrong = exchange(lines, limit);
    const std::size_t length = received_.find('\n');
    if (wrong.empty() && length > kLongestAnswer) wrong = "wrote more than 64 KB in a line";
    if (!wrong.empty()) {
        stop();
        return std::unexpected(std::move(wrong));
    }
    std::string line = received_.substr(0, length);
    received_.erase(0, length + 1);
    return line;
}

bool BotProcess::has_left(int& status) {
    siginfo_t info{};
    if (::waitid(P_PID, static_cast<id_t>(child_), &info, WEXITED | WNOHANG | WNOWAIT) != 0 || info.si_pid != child_) return false;
    status = info.si_code == CLD_EXITED ? info.si_status : -info.si_status;
    return true;
}

// Its output has ended: it is exiting, or it has closed its output and still runs.
std::string BotProcess::how_it_died() {
    int status = 0;
    for (const auto deadline = Clock::now() + kDying; Clock::now() < deadline; std::this_thread::sleep_for(kMoment)) {
        if (!has_left(status)) continue;
        return status >= 0 ? "died (exit status " + std::to_string(status) + ")" : "died (signal " + std::to_string(-status) + ")";
    }
    return "closed its output";
}

void BotProcess::finish(std::string_view lines, Seconds limit) {
    if (!running()) return;
    write_some(lines);
    close_file(in_);
    int status = 0;
    const auto deadline = Clock::now() + std::chrono::duration_cast<Clock::duration>(limit);
    while (!has_left(status) && Clock::now() < deadline) std::this_thread::sleep_for(kMoment);
    stop();
}

double BotProcess::cpu_seconds() const {
    clockid_t clock{};
    timespec time{};
    if (!running() || ::clock_getcpuclockid(child_, &clock) != 0 || ::clock_gettime(clock, &time) != 0) return 0;
    return static_cast<double>(time.tv_sec) + 1e-9 * static_cast<double>(time.tv_nsec);
}

void BotProcess::stop() {
    close_file(in_);
    close_file(out_);
    if (!running()) return;
    ::kill(-child_, SIGKILL);   // the group, before its leader is reaped, so its number cannot belong to another process
    ::kill(child_, SIGKILL);
    while (::waitpid(child_, nullptr, 0) < 0 && errno == EINTR) {
    }
    child_ = -1;
    received_.clear();
}

}  // namespace papelotte::ai
