// See run.h.
#include "tests/cli/run.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/paths.h"

namespace papelotte::cli_test {

namespace {

constexpr std::string_view kStreams = ".streams";   // where the harness keeps what the program read and wrote

}  // namespace

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    std::istringstream stream{std::string(text)};
    for (std::string line; std::getline(stream, line);) lines.push_back(line);
    return lines;
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

boost::json::value Result::json() const {
    boost::json::error_code error;
    boost::json::value value = boost::json::parse(out, error);
    EXPECT_FALSE(error) << "not JSON: " << out.substr(0, 500);
    return error ? boost::json::value(boost::json::object()) : value;
}

Cli::Cli() {
    std::string pattern = testing::TempDir() + "papelotte_cli_XXXXXX";
    folder_ = mkdtemp(pattern.data());
    std::filesystem::create_directory(folder_ + "/" + std::string(kStreams));
}

Cli::~Cli() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

Result Cli::run(const std::vector<std::string>& arguments, std::string_view input) const {
    std::vector<std::string> words{paths::papelotte};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return spawn(words, input);
}

Result Cli::run_tool(const std::string& name, const std::vector<std::string>& arguments) const {
    std::vector<std::string> words{std::string(paths::tools) + "/" + name};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return spawn(words, "");
}

Result Cli::run_toys(const std::vector<std::string>& arguments, std::string_view input) const {
    std::vector<std::string> words{paths::papelotte_toys};
    words.insert(words.end(), arguments.begin(), arguments.end());
    return spawn(words, input);
}

Result Cli::shell(const std::string& command) const {
    return spawn({"/bin/sh", "-c", std::string("P='") + paths::papelotte + "'; " + command}, "");
}

Result Cli::spawn(const std::vector<std::string>& words, std::string_view input) const {
    const std::string streams = std::string(kStreams) + "/", in = streams + "in", out = streams + "out", err = streams + "err";
    write(in, input);
    std::vector<char*> arguments;
    for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addchdir_np(&actions, folder_.c_str());
    posix_spawn_file_actions_addopen(&actions, 0, in.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&actions, 1, out.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    posix_spawn_file_actions_addopen(&actions, 2, err.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    pid_t child = 0;
    const int failed = posix_spawn(&child, arguments[0], &actions, nullptr, arguments.data(), environ);
    posix_spawn_file_actions_destroy(&actions);
    EXPECT_EQ(failed, 0) << "cannot start " << words[0];
    Result result;
    int status = 0;
    if (failed == 0 && waitpid(child, &status, 0) == child) {
        if (WIFEXITED(status)) result.status = WEXITSTATUS(status);
        if (WIFSIGNALED(status)) result.signal = WTERMSIG(status);
    }
    result.out = read(out);
    result.err = read(err);
    return result;
}

void Cli::write(const std::string& name, std::string_view text) const { std::ofstream(folder_ + "/" + name, std::ios::binary) << text; }

std::string Cli::read(const std::string& name) const {
    std::ifstream file(folder_ + "/" + name, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

bool Cli::exists(const std::string& name) const { return std::filesystem::exists(folder_ + "/" + name); }

std::vector<std::string> Cli::files() const {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder_))
        if (entry.path().filename() != kStreams) names.push_back(entry.path().filename());
    std::ranges::sort(names);
    return names;
}

std::string Cli::set_up() const {
    const Result result = run({"position", "waterloo"});
    EXPECT_EQ(result.status, 0) << result.err;
    write("start.json", result.out);
    return result.out;
}

std::string Cli::finished_game() const {
    const Result result = run({"play", "waterloo", "--seed", "7", "--seat", "french=random", "--seat", "allied=random", "--save", "game.jsonl"});
    EXPECT_EQ(result.status, 0) << result.err;
    return read("game.jsonl");
}

void expect_refused(const Result& result, std::string_view words) {
    EXPECT_EQ(result.status, 2) << "signal " << result.signal << "\n" << result.err;
    EXPECT_EQ(result.out, "");
    EXPECT_EQ(lines_of(result.err).size(), 1u) << result.err;
    EXPECT_TRUE(contains(result.err, words)) << "expected: " << words << "\nsaid: " << result.err;
}

void expect_fine(const Result& result) {
    EXPECT_EQ(result.status, 0) << "signal " << result.signal << "\n" << result.err;
    EXPECT_EQ(result.err, "");
}

}  // namespace papelotte::cli_test
