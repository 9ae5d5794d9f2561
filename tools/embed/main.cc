// embed FOLDER OUT: packs the page's files into OUT/page.bin, and writes OUT/page.cc, which includes that file in the program (with
// .incbin: the compiler does not read the bytes) and lists the offset of each file. Unchanged outputs are not written, so that nothing
// is recompiled.
#include <fmt/format.h>

#include <cstdio>
#include <exception>
#include <fstream>
#include <iterator>

#include "tools/embed/page.h"

namespace papelotte::embed {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kSource = R"(// Made by tools/embed: the page's files, plain and compressed, one after the other.
#include "server/assets/embedded.h"

asm(R"~(
    .pushsection .rodata
    .global papelotte_page
    .hidden papelotte_page
papelotte_page:
    .incbin "{}"
    .popsection
)~");

extern "C" const char papelotte_page[];

namespace papelotte::assets {{

namespace {{

constexpr Embedded kFiles[] = {{
{}}};

}}  // namespace

std::span<const Embedded> embedded_files() {{ return kFiles; }}
std::string_view embedded_bytes(std::size_t offset, std::size_t size) {{ return {{papelotte_page + offset, size}}; }}

}}  // namespace papelotte::assets
)";

void write_if_changed(const fs::path& path, const std::string& content) {
    {
        std::ifstream in(path, std::ios::binary);
        if (in && std::string{std::istreambuf_iterator<char>(in), {}} == content) return;
    }
    std::ofstream out(path, std::ios::binary);
    out << content;
    if (!out.flush()) throw std::runtime_error("cannot write " + path.string());
}

void embed(const fs::path& folder, const fs::path& out) {
    std::string bytes, table;
    for (const File& file : read_page(folder)) {
        const std::size_t plain = bytes.size(), gzip = plain + file.plain.size();
        table += fmt::format("    {{R\"~({})~\", \"{}\", R\"~({})~\", {}, {}, {}, {}}},\n", file.path, file.content_type, file.etag, plain,
                             file.plain.size(), gzip, file.gzip.size());
        bytes += file.plain + file.gzip;
    }
    fs::create_directories(out);
    write_if_changed(out / "page.bin", bytes);
    write_if_changed(out / "page.cc", fmt::format(kSource, fs::absolute(out / "page.bin").string(), table));
}

}  // namespace

}  // namespace papelotte::embed

int main(int count, char** arguments) try {
    if (count != 3) {
        std::fputs("usage: embed FOLDER OUT\n", stderr);
        return 2;
    }
    papelotte::embed::embed(arguments[1], arguments[2]);
    return 0;
} catch (const std::exception& error) {
    std::fprintf(stderr, "embed: %s\n", error.what());
    return 1;
}
