// Runs the real program in a folder of its own and looks at what came of it: exit status, output, messages, files.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::cli_test {

struct Result {
    int status = -1;    // the exit status; -1 when a signal ended the program
    int signal = 0;
    std::string out, err;

    boost::json::value json() const;   // of the output; fails the test when it is none
};

inline const std::string kSkirmish = "skirmish ge_inf_2 grand_battery_west";   // the French can begin Waterloo with it; one die

std::vector<std::string> lines_of(std::string_view text);
bool contains(std::string_view text, std::string_view part);

class Cli : public testing::Test {
   protected:
    Cli();
    ~Cli() override;

    // papelotte ARGUMENTS < input, in the test's own folder.
    Result run(const std::vector<std::string>& arguments, std::string_view input = "") const;
    // The same with the program that has toy games in its registry (tests/toys).
    Result run_toys(const std::vector<std::string>& arguments, std::string_view input = "") const;
    // The same with a program of tools/, such as tune.
    Result run_tool(const std::string& name, const std::vector<std::string>& arguments) const;
    // The same by a shell, "$P" being the program: for pipes and closed streams.
    Result shell(const std::string& command) const;

    void write(const std::string& name, std::string_view text) const;
    std::string read(const std::string& name) const;
    bool exists(const std::string& name) const;
    std::vector<std::string> files() const;   // all but what the harness put there
    std::string set_up() const;               // writes start.json, the set-up of waterloo, and returns its text
    std::string finished_game() const;        // writes game.jsonl, a whole random game, and returns its text

   private:
    Result spawn(const std::vector<std::string>& words, std::string_view input) const;
    std::string folder_;
};

// Bad input: exit status 2, nothing on standard output, exactly one line on standard error, which contains these words.
void expect_refused(const Result& result, std::string_view words);
// All went well, and nothing was said about it.
void expect_fine(const Result& result);

}  // namespace papelotte::cli_test
