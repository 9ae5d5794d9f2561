// The output of tools/embed: the places of the page's files in the program.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace papelotte::assets {

struct Embedded {
    std::string_view path, content_type, etag;
    std::size_t plain, plain_size, gzip, gzip_size;   // offsets; gzip_size 0: not worth compressing
};

std::span<const Embedded> embedded_files();           // sorted by path
std::string_view embedded_bytes(std::size_t offset, std::size_t size);

}  // namespace papelotte::assets
