// An external program as a child process: it reads one line and answers with one line. It is started without a shell, in its own process
// group. If anything fails, the group is killed and the child is reaped, and every later question gets the same failure.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

#include "engine/input_fault.h"

namespace papelotte::ai {

// The words of a command as a shell would split them, without expanding anything: spaces separate words, single and double quotes group
// them, a backslash quotes the next character. The error is one line.
std::expected<std::vector<std::string>, InputFault> split_command(std::string_view command);

class BotProcess {
   public:
    using Seconds = std::chrono::duration<double>;
    static constexpr std::size_t kLongestAnswer = std::size_t{64} << 10;

    explicit BotProcess(std::vector<std::string> command) : command_(std::move(command)) {}
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;
    ~BotProcess() { stop(); }

    // Starts it; returns why it could not be started, or an empty text. The child is killed when the starting thread ends.
    std::string start();
    bool running() const { return child_ > 0; }

    // Writes the line (or several) and waits for one line in answer, up to the limit (wall-clock time). The error says what the program
    // did instead, and the program has been stopped: "died (exit status 3)", "did not answer within 10 s".
    std::expected<std::string, std::string> ask(std::string_view lines, Seconds limit);
    // Writes the last lines, closes its input, and gives it that long to exit by itself.
    void finish(std::string_view lines, Seconds limit);
    void stop();   // kills and reaps
    double cpu_seconds() const;   // of the program so far, without its own children

   private:
    using Clock = std::chrono::steady_clock;
    enum class Read { some, none, ended };

    std::string exchange(std::string_view lines, Seconds limit);   // empty, or the fault
    bool write_some(std::string_view& lines);                      // false: the program does not read any more
    Read read_some();
    bool has_left(int& status);   // the child has ended, but is not reaped yet
    std::string how_it_died();

    std::vector<std::string> command_;
    pid_t child_ = -1;
    int in_ = -1, out_ = -1;   // our ends of its standard input and output
    std::string received_;        // received but not used yet
};

}  // namespace papelotte::ai
