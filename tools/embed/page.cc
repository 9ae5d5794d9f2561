// See page.h.
#include "tools/embed/page.h"

#include <sodium.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <stdexcept>
#include <utility>

namespace papelotte::embed {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kNotBuilt =
    "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>Papelotte</title>\n<h1>Papelotte</h1>\n"
    "<p>The server runs, but the page was not built: install Node.js, then run <code>make build</code> again.</p>\n"
    "<p lang=\"it\">Il server funziona, ma la pagina non è stata compilata: installate Node.js e ripetete <code>make build</code>.</p>\n"
    "</html>\n";

constexpr std::array<std::pair<std::string_view, std::string_view>, 13> kContentTypes{{
    {".css", "text/css; charset=utf-8"},
    {".html", "text/html; charset=utf-8"},
    {".ico", "image/x-icon"},
    {".jpg", "image/jpeg"},
    {".js", "text/javascript; charset=utf-8"},
    {".json", "application/json"},
    {".png", "image/png"},
    {".svg", "image/svg+xml"},
    {".txt", "text/plain; charset=utf-8"},
    {".wasm", "application/wasm"},
    {".webmanifest", "application/manifest+json"},
    {".woff", "font/woff"},
    {".woff2", "font/woff2"},
}};

std::string_view content_type_of(std::string_view path) {
    const auto fits = [&](const auto& type) { return path.ends_with(type.first); };
    const auto found = std::ranges::find_if(kContentTypes, fits);
    return found == kContentTypes.end() ? "application/octet-stream" : found->second;
}

// Types whose files are compressed already.
bool is_compressed(std::string_view content_type) {
    return content_type.starts_with("font/") || content_type == "image/png" || content_type == "image/jpeg";
}

std::string compressed(const std::string& plain) {
    z_stream stream{};
    constexpr int kGzip = 15 + 16;
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kGzip, 9, Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::runtime_error("zlib does not work");
    std::string gzip(deflateBound(&stream, static_cast<uLong>(plain.size())), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(plain.data()));
    stream.avail_in = static_cast<uInt>(plain.size());
    stream.next_out = reinterpret_cast<Bytef*>(gzip.data());
    stream.avail_out = static_cast<uInt>(gzip.size());
    const int end = deflate(&stream, Z_FINISH);
    gzip.resize(stream.total_out);
    deflateEnd(&stream);
    if (end != Z_STREAM_END) throw std::runtime_error("zlib does not compress");
    return gzip;
}

// Weak: the plain and the compressed form have the same tag.
std::string etag_of(const std::string& plain) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> hash;
    crypto_hash_sha256(hash.data(), reinterpret_cast<const unsigned char*>(plain.data()), plain.size());
    std::array<char, 33> hex;                                        // 128 bits distinguish versions
    sodium_bin2hex(hex.data(), hex.size(), hash.data(), hex.size() / 2);
    return "W/\"" + std::string(hex.data()) + "\"";
}

File make_file(std::string path, std::string plain) {
    File file{.path = std::move(path), .content_type = {}, .plain = std::move(plain), .gzip = {}, .etag = {}};
    file.content_type = content_type_of(file.path);
    file.etag = etag_of(file.plain);
    if (!is_compressed(file.content_type)) file.gzip = compressed(file.plain);
    if (file.gzip.size() >= file.plain.size()) file.gzip.clear();
    return file;
}

std::string read_file(const fs::path& path) {
    std::ifstream in(path, std::ios::binary);
    std::string bytes{std::istreambuf_iterator<char>(in), {}};
    if (!in) throw std::runtime_error("cannot read " + path.string());
    return bytes;
}

}  // namespace

std::vector<File> read_page(const fs::path& folder) {
    if (sodium_init() < 0) throw std::runtime_error("libsodium does not work");
    if (!fs::exists(folder / "index.html")) return {make_file("/index.html", std::string(kNotBuilt))};
    std::vector<File> files;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder))
        if (entry.is_regular_file())
            files.push_back(make_file("/" + entry.path().lexically_relative(folder).generic_string(), read_file(entry.path())));
    std::ranges::sort(files, {}, &File::path);
    return files;
}

}  // namespace papelotte::embed
