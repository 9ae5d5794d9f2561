// Compression with zlib's deflate, for text that is written once and seldom read.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace papelotte::server {

// `dictionary`: a preset dictionary, which helps short texts most. inflated() needs the same one.
std::string deflated(std::string_view text, std::string_view dictionary = {});

// Nullopt if the bytes are damaged or inflate to more than `most`.
std::optional<std::string> inflated(std::string_view bytes, std::size_t most, std::string_view dictionary = {});

}  // namespace papelotte::server
