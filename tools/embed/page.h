// The files of the page as they will be served.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace papelotte::embed {

struct File {
    std::string path;                // "/assets/index-4f2a.js"
    std::string_view content_type;
    std::string plain, gzip;         // gzip is empty if it saves nothing
    std::string etag;                // W/"…", of the plain bytes
};

// All files of the folder, sorted by path. If there is no index.html, a single page that says so. Throws std::runtime_error with one line.
std::vector<File> read_page(const std::filesystem::path& folder);

}  // namespace papelotte::embed
