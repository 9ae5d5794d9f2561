// Checks the data of a game and writes the generated files (docs/data_schema.md). Exit codes: 0 written, 2 invalid data or usage, with
// one line on standard error and no output.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>

#include "tools/compile_data/editions.h"
#include "tools/compile_data/format.h"
#include "tools/compile_data/writing.h"

namespace papelotte::data {

namespace {

constexpr std::string_view kUsage = "usage: compile_data GAME DATA_DIR OUTPUT | --types DATA_DIR | --format FILE...";

void compile(std::string_view game, const char* directory, const char* output) {
    const Schema schema = read_schema(directory);
    Node(schema.document).at("game").one_of({std::string(game)});
    write_whole(output, write_header(schema, read_editions(directory, schema)));
}

// The page's types, next to the files that they describe.
void write_types(const std::filesystem::path& directory) {
    const Schema schema = read_schema(directory);
    for (const auto& [file, type] : schema.files) write_whole(directory / (file + ".d.json.ts"), write_declaration(schema, file));
}

void format(std::span<char*> files) {
    for (const char* file : files) {
        read_document(file);   // refuses text that is not JSON
        write_whole(file, formatted(read_text(file)));
    }
}

void run(std::span<char*> arguments) {
    const std::string_view first = arguments.empty() ? "" : arguments[0];
    if (first == "--types" && arguments.size() == 2) return write_types(arguments[1]);
    if (first == "--format" && arguments.size() > 1) return format(arguments.subspan(1));
    if (first.starts_with("-") || arguments.size() != 3) throw DataError(std::string(kUsage));
    compile(first, arguments[1], arguments[2]);
}

}  // namespace

}  // namespace papelotte::data

int main(int count, char** arguments) try {
    papelotte::data::run(std::span(arguments + 1, static_cast<std::size_t>(count - 1)));
    return 0;
} catch (const std::exception& error) {
    fmt::print(stderr, "{}\n", error.what());
    return 2;
}
