// The page's files, embedded in the program: plain and compressed, with names that change with their content, for caches.
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

// "/" is index.html. The page's own routes are behind a #, so any other path that is no file returns null.
const Asset* find_asset(std::string_view path);

// Compressed if the client accepts it; 304 if the client has the same content already.
net::Response asset_response(const Asset& asset, const net::Request& request);

}  // namespace papelotte::assets
