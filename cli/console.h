// The command line's dealings with the outside: one-line errors, output that survives a closed pipe, colours, the terminal's width.
#pragma once

#include <fmt/format.h>

#include <exception>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/voice.h"

namespace papelotte::cli {

inline constexpr std::string_view kVersion = "0.1.0";

// Exit statuses: 0 all is well, 1 something of ours or of the machine failed, 2 the input was bad or a rule refused it.
inline constexpr int kOk = 0, kTrouble = 1, kBadInput = 2;

// Ends a command: one line for standard error, and the exit status.
class Failure : public std::exception {
   public:
    // `named`: the line begins with the program's name; a rule's refusal speaks for itself.
    explicit Failure(InputFault fault, int status = kBadInput, bool named = true)
        : fault_(std::move(fault)), status_(status), named_(named), line_(line(Speech{})) {}
    const char* what() const noexcept override { return line_.c_str(); }   // in English
    std::string line(const Speech& speech) const;
    int status() const { return status_; }

   private:
    InputFault fault_;
    int status_;
    bool named_;
    std::string line_;
};

// Whoever read our output has gone: nothing more to say, and nobody to say it to.
struct ReaderGone {};

// "papelotte: …", exit status 2.
[[noreturn]] inline void fail(InputFault fault) { throw Failure(std::move(fault)); }
[[noreturn]] inline void fail(std::string_view id, std::vector<Argument> values = {}) { fail(InputFault(id, std::move(values))); }

// {reason}: why the operating system failed.
Argument system_reason(int error);

// Without control characters, so that no input can break the line or the terminal.
std::string one_line(std::string_view text);
std::string indented(std::string_view lines, std::size_t blanks);   // every line, each with its line end
std::string joined(std::span<const std::string_view> words, std::string_view between = ", ");
// The known word that is meant, perhaps; empty when none is near. Added to a sentence as {nearest}.
std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known);
void add_nearest(std::vector<Argument>& values, std::string_view word, std::span<const std::string_view> known);

// A standard stream that was closed before we started must not become the first file that we open.
void hold_standard_streams();
bool write_all(int file, std::string_view text);    // false with errno set when it could not
void print(std::string_view text);                 // to standard output, at once and whole
void complain(std::string_view line) noexcept;     // to standard error, with a line end

bool output_is_terminal();
bool errors_are_terminal();
bool colours_wanted();    // a terminal, and no NO_COLOR
int terminal_width();     // columns, between 40 and 200; 80 when unknown

enum class Paint { bold, faint, red, green, yellow, blue };
std::string painted(std::string_view text, Paint paint);   // unchanged when no colours are wanted

}  // namespace papelotte::cli
