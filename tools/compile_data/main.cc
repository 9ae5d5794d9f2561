// compile_data GAME DATA_DIR OUTPUT: checks the data of a game and writes it as a C++ header. Exit codes: 0 written, 2 wrong data or
// usage, with one line on standard error and no output.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>

#include "tools/compile_data/waterloo.h"
#include "tools/compile_data/waterloo200.h"

namespace papelotte::data {

namespace {

struct Compiler {
    std::string_view game;
    void (*check)(const GameFiles&);
    std::string (*write)(const GameFiles&);
};

constexpr Compiler kCompilers[] = {{"waterloo", check_waterloo, write_waterloo}, {"waterloo200", check_waterloo200, write_waterloo200}};

// Whole or not at all: a build that is interrupted must not leave half a header that looks newer than its data.
void write_whole(const std::filesystem::path& path, const std::string& text) {
    const std::filesystem::path unfinished = path.string() + ".unfinished";
    std::ofstream file(unfinished, std::ios::binary);
    file << text;
    file.close();
    if (!file) throw DataError(fmt::format("{}: cannot be written", unfinished.string()));
    std::filesystem::rename(unfinished, path);
}

int run(std::string_view game, const char* directory, const char* output) {
    for (const Compiler& compiler : kCompilers) {
        if (compiler.game != game) continue;
        const GameFiles files = read_game_files(directory);
        compiler.check(files);
        write_whole(output, compiler.write(files));
        return 0;
    }
    throw DataError(fmt::format("compile_data: no game '{}'", game));
}

}  // namespace

}  // namespace papelotte::data

int main(int count, char** arguments) try {
    if (count != 4) throw papelotte::data::DataError("usage: compile_data GAME DATA_DIR OUTPUT");
    return papelotte::data::run(arguments[1], arguments[2], arguments[3]);
} catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
}
