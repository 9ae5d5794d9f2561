// The page's files, which are part of the program: plain, compressed at build time, and with names that change with their content, for caches.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "server/net/net.h"

namespace papelotte::assets {

struct Asset {
    std::string_view path, content_type, etag;          // "/assets/index-4f2a.js"; W/"…"
    bool immutable;                                     // its name changes with its content
    std::shared_ptr<const std::string> plain, gzip;     // gzip: null where it saves nothing
};

// "/" is index.html; the page's own routes are behind a #, so other paths that are no file are null.
const Asset* find_asset(std::string_view path);

// Compressed if the client accepts that; 304 if it has the same content already.
net::Response asset_response(const Asset& asset, const net::Request& request);

}  // namespace papelotte::assets
