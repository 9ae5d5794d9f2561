#include "tools/compile_data/writing.h"

#include <fmt/format.h>

#include <fstream>

#include "tools/compile_data/json_reader.h"

namespace papelotte::data {

void write_whole(const std::filesystem::path& path, const std::string& text) {
    if (std::filesystem::exists(path) && read_text(path) == text) return;
    const std::filesystem::path unfinished = path.string() + ".unfinished";
    std::ofstream file(unfinished, std::ios::binary);
    file << text;
    file.close();
    if (!file) throw DataError(fmt::format("{}: cannot be written", unfinished.string()));
    std::filesystem::rename(unfinished, path);
}

std::string quoted(const std::string& text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        if (static_cast<unsigned char>(c) < 0x20) result += fmt::format("\\{:03o}", static_cast<unsigned>(c));
        else result += c;
    }
    return result + '"';
}

}  // namespace papelotte::data
