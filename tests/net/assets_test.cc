// The page's files: the headers for caches and browsers. Independent of the page that was built, if any.
#include "server/assets/assets.h"

#include <gtest/gtest.h>
#include <zlib.h>

#include <vector>

#include "server/assets/embedded.h"
#include "tests/net/client.h"
#include "tests/net/running.h"

namespace papelotte::net_test {

namespace {

using assets::Asset;

Asset asset(std::string_view path, bool immutable) {
    return {path,
            "text/javascript",
            "W/\"abc\"",
            immutable,
            std::make_shared<const std::string>("plain"),
            std::make_shared<const std::string>("zip")};
}

std::string header(const net::Response& response, std::string_view name) {
    for (const auto& [key, value] : response.headers)
        if (key == name) return value;
    return "";
}

net::Request request(std::string accept_encoding, std::string if_none_match = "") {
    net::Request request;
    request.accept_encoding = std::move(accept_encoding);
    request.if_none_match = std::move(if_none_match);
    return request;
}

std::string unzipped(const std::string& gzip, std::size_t size) {
    std::string plain(size + 1, '\0');                               // one byte more, to notice longer content
    z_stream stream{};
    EXPECT_EQ(inflateInit2(&stream, 15 + 16), Z_OK);
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(gzip.data()));
    stream.avail_in = static_cast<uInt>(gzip.size());
    stream.next_out = reinterpret_cast<Bytef*>(plain.data());
    stream.avail_out = static_cast<uInt>(plain.size());
    EXPECT_EQ(inflate(&stream, Z_FINISH), Z_STREAM_END);
    plain.resize(stream.total_out);
    inflateEnd(&stream);
    return plain;
}

TEST(Assets, the_root_is_the_page_and_other_paths_are_not_found) {
    const Asset* page = assets::find_asset("/");
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(page, assets::find_asset("/index.html"));
    EXPECT_EQ(page->content_type, "text/html; charset=utf-8");
    EXPECT_FALSE(page->immutable);
    EXPECT_TRUE(page->plain->starts_with("<!doctype html>") || page->plain->starts_with("<!DOCTYPE html>"));
    for (const std::string_view path : {"", "index.html", "/index", "/assets", "/assets/", "/play/x", "/api", "/index.html/", "/zzz"})
        EXPECT_EQ(assets::find_asset(path), nullptr) << path;
}

TEST(Assets, every_file_is_found_with_its_compressed_form) {
    for (const assets::Embedded& file : assets::embedded_files()) {
        const Asset* found = assets::find_asset(file.path);
        ASSERT_NE(found, nullptr) << file.path;
        EXPECT_EQ(found->plain->size(), file.plain_size);
        EXPECT_EQ(found->immutable, file.path.starts_with("/assets/"));
        EXPECT_EQ(found->etag.size(), 36u);
        if (!found->gzip) continue;
        EXPECT_LT(found->gzip->size(), found->plain->size());
        EXPECT_EQ(unzipped(*found->gzip, found->plain->size()), *found->plain) << file.path;
    }
}

TEST(Assets, compressed_only_if_the_client_accepts_it) {
    const Asset file = asset("/assets/a.js", true);
    for (const auto accepts : {"gzip", "gzip, deflate, br", "br;q=1.0, gzip;q=0.8", "*", "deflate ,gzip ; q=0.1"}) {
        const net::Response response = assets::asset_response(file, request(accepts));
        EXPECT_EQ(response.shared_body, file.gzip) << accepts;
        EXPECT_EQ(header(response, "Content-Encoding"), "gzip");
        EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    }
    for (const auto accepts : {"", "br", "identity", "gzip;q=0", "gzip;q=0.000, br", "notgzip", "*;q=0", ",,;,"}) {
        const net::Response response = assets::asset_response(file, request(accepts));
        EXPECT_EQ(response.shared_body, file.plain) << accepts;
        EXPECT_EQ(header(response, "Content-Encoding"), "");
        EXPECT_EQ(header(response, "Vary"), "Accept-Encoding");
    }
}

TEST(Assets, a_client_that_has_it_gets_304) {
    const Asset file = asset("/index.html", false);
    for (const auto tags : {"W/\"abc\"", "\"abc\"", "\"x\", W/\"abc\"", "*"}) {
        const net::Response response = assets::asset_response(file, request("gzip", tags));
        EXPECT_EQ(response.status, 304) << tags;
        EXPECT_EQ(response.shared_body, nullptr);
        EXPECT_EQ(header(response, "ETag"), "W/\"abc\"");
    }
    for (const auto tags : {"", "abc", "W/\"ab\"", "\"abcd\""}) EXPECT_EQ(assets::asset_response(file, request("", tags)).status, 200) << tags;
}

TEST(Assets, files_with_a_hash_in_their_name_never_change) {
    EXPECT_EQ(header(assets::asset_response(asset("/assets/a.js", true), {}), "Cache-Control"), "public, max-age=31536000, immutable");
    EXPECT_EQ(header(assets::asset_response(asset("/index.html", false), {}), "Cache-Control"), "no-cache");
}

TEST(Assets, travel_over_http) {
    TestHandler handler;
    handler.on_request = [](const net::Request& request, const net::Reply& reply) {
        reply(assets::asset_response(*assets::find_asset(request.path), request));
    };
    const Running server(handler);
    HttpClient client(server.port());
    const Asset& page = *assets::find_asset("/");
    const HttpAnswer first = client.get("/", {{"Accept-Encoding", "gzip"}});
    EXPECT_EQ(first.body, *page.gzip);
    EXPECT_EQ(first.header("Cache-Control"), "no-cache");
    EXPECT_EQ(client.get("/").body, *page.plain);
    EXPECT_EQ(client.get("/", {{"If-None-Match", first.header("ETag")}}).status, 304);
}

}  // namespace

}  // namespace papelotte::net_test
