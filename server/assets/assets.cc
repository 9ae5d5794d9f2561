// See assets.h.
#include "server/assets/assets.h"

#include <algorithm>
#include <vector>

#include "server/assets/embedded.h"

namespace papelotte::assets {

namespace {

std::shared_ptr<const std::string> shared(std::string_view bytes) { return std::make_shared<const std::string>(bytes); }

std::vector<Asset> load_assets() {
    std::vector<Asset> assets;
    for (const Embedded& file : embedded_files())
        assets.push_back({.path = file.path,
                          .content_type = file.content_type,
                          .etag = file.etag,
                          .immutable = file.path.starts_with("/assets/"),
                          .plain = shared(embedded_bytes(file.plain, file.plain_size)),
                          .gzip = file.gzip_size > 0 ? shared(embedded_bytes(file.gzip, file.gzip_size)) : nullptr});
    return assets;
}

// Removes the first element of a header's list, and returns it.
std::string_view next_of(std::string_view& list) {
    const std::size_t end = std::min(list.find(','), list.size());
    std::string_view element = list.substr(0, end);
    list.remove_prefix(std::min(end + 1, list.size()));
    element.remove_prefix(std::min(element.find_first_not_of(" \t"), element.size()));
    element.remove_suffix(element.size() - (element.find_last_not_of(" \t") + 1));
    return element;
}

// "gzip", "gzip;q=0.5", "*"; a quality of 0 means never.
bool accepts_gzip(std::string_view accept_encoding) {
    while (!accept_encoding.empty()) {
        const std::string_view element = next_of(accept_encoding);
        const std::string_view coding = element.substr(0, element.find_first_of("; \t"));
        const std::size_t quality = element.find("q=");
        const bool never = quality != std::string_view::npos && element.find_first_not_of("0.", quality + 2) == std::string_view::npos;
        if (coding == "gzip" || coding == "*") return !never;
    }
    return false;
}

// Weak comparison, as in RFC 9110 (13.1.2): caches may drop or add the W/.
bool has_same(std::string_view if_none_match, std::string_view etag) {
    const auto opaque = [](std::string_view tag) { return tag.starts_with("W/") ? tag.substr(2) : tag; };
    while (!if_none_match.empty()) {
        const std::string_view tag = next_of(if_none_match);
        if (tag == "*" || opaque(tag) == opaque(etag)) return true;
    }
    return false;
}

}  // namespace

const Asset* find_asset(std::string_view path) {
    static const std::vector<Asset> assets = load_assets();
    if (path == "/") path = "/index.html";
    const auto found = std::ranges::lower_bound(assets, path, {}, &Asset::path);
    return found != assets.end() && found->path == path ? &*found : nullptr;
}

net::Response asset_response(const Asset& asset, const net::Request& request) {
    net::Response response;
    response.content_type = asset.content_type;
    response.headers.emplace_back("ETag", asset.etag);
    response.headers.emplace_back("Cache-Control", asset.immutable ? "public, max-age=31536000, immutable" : "no-cache");
    if (asset.gzip) response.headers.emplace_back("Vary", "Accept-Encoding");
    if (has_same(request.if_none_match, asset.etag)) {
        response.status = 304;
    } else if (asset.gzip && accepts_gzip(request.accept_encoding)) {
        response.shared_body = asset.gzip;
        response.headers.emplace_back("Content-Encoding", "gzip");
    } else {
        response.shared_body = asset.plain;
    }
    return response;
}

}  // namespace papelotte::assets
