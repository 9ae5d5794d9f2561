// A program that plays, as a child process that is asked a line and answers a line. Started without a shell, in a process group of its own;
// whatever goes wrong, the group is killed and the child is reaped, and from then on every question gets the same failure.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <expected>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::ai {

// The words of a command as a shell would find them, without expanding anything: spaces part them, single and double quotes keep them
// together, a backslash takes the next character as it is. The error is one line.
std::expected<std::vector<std::string>, std::string> split_command(std::string_view command);

class BotProcess {
   public:
    using Seconds = std::chrono::duration<double>;
    static constexpr std::size_t kLongestAnswer = std::size_t{64} << 10;

    explicit BotProcess(std::vector<std::string> command) : command_(std::move(command)) {}
    BotProcess(const BotProcess&) = delete;
    BotProcess& operator=(const BotProcess&) = delete;
    ~BotProcess() { stop(); }

    // Starts it; empty, or why it could not be started. The child dies with the thread that starts it.
    std::string start();
    bool running() const { return child_ > 0; }

    // Writes the line (or several) and waits for one in answer, no longer than the limit by the clock on the wall. The error says what the
    // program did instead, and the program is no more: "died (exit status 3)", "did not answer within 10 s".
    std::expected<std::string, std::string> ask(std::string_view lines, Seconds limit);
    // The last words to it: then its input ends, and it has as long to leave by itself.
    void say_goodbye(std::string_view lines, Seconds limit);
    void stop();   // kills and reaps
    double cpu_seconds() const;   // of the program so far, without its own children

   private:
    using Clock = std::chrono::steady_clock;
    enum class Read { some, none, ended };

    std::string exchange(std::string_view lines, Seconds limit);   // empty, or what went wrong
    bool write_some(std::string_view& lines);                      // false: nobody reads any more
    Read read_some();
    bool has_left(int& status);   // the child has ended; it is still to be reaped
    std::string how_it_died();

    std::vector<std::string> command_;
    pid_t child_ = -1;
    int in_ = -1, out_ = -1;   // our ends of its standard input and output
    std::string heard_;        // what it wrote and we have not used
};

}  // namespace papelotte::ai
