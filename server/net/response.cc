// See response.h.
#include "server/net/response.h"

#include <algorithm>
#include <cctype>
#include <ctime>

namespace papelotte::net {

namespace {

// The page loads nothing from other origins, runs no inline script and may not be shown in a frame. It may compile WebAssembly (the judges of
// poses), which can do no more than the script that calls it; eval stays forbidden.
constexpr std::string_view kEveryResponse =
    "Content-Security-Policy: default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src "
    "'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'\r\n"
    "X-Content-Type-Options: nosniff\r\n"
    "Referrer-Policy: same-origin\r\n"
    "Cross-Origin-Opener-Policy: same-origin\r\n"
    "Cross-Origin-Resource-Policy: same-origin\r\n"
    "Permissions-Policy: accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
    "microphone=(), midi=(), payment=(), serial=(), usb=()\r\n";

// One year; sent if browsers use https.
constexpr std::string_view kOnlyHttps = "Strict-Transport-Security: max-age=31536000\r\n";

std::string_view reason_of(int status) {
    switch (status) {
        case 200: return "OK";
        case 201: return "Created";
        case 204: return "No Content";
        case 304: return "Not Modified";
        case 400: return "Bad Request";
        case 401: return "Unauthorized";
        case 403: return "Forbidden";
        case 404: return "Not Found";
        case 405: return "Method Not Allowed";
        case 408: return "Request Timeout";
        case 409: return "Conflict";
        case 413: return "Content Too Large";
        case 415: return "Unsupported Media Type";
        case 417: return "Expectation Failed";
        case 426: return "Upgrade Required";
        case 429: return "Too Many Requests";
        case 431: return "Request Header Fields Too Large";
        case 500: return "Internal Server Error";
        case 503: return "Service Unavailable";
        default: return "";
    }
}

// A line break in a value could inject headers.
bool is_clean(std::string_view text) {
    return std::ranges::none_of(text, [](unsigned char c) { return (c < 0x20 && c != '\t') || c == 0x7f; });
}

bool is_cache_control(std::string_view name) {
    constexpr std::string_view kName = "cache-control";
    return std::ranges::equal(name, kName, {}, [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
}

std::string date_now() {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[40];
    return {text, std::strftime(text, sizeof text, "%a, %d %b %Y %H:%M:%S GMT", &utc)};
}

void add(std::string& head, std::string_view name, std::string_view value) {
    if (is_clean(name) && is_clean(value)) head.append(name).append(": ").append(value).append("\r\n");
}

}  // namespace

Response failure(int status, std::string_view code, std::string_view text) {
    Response response;
    response.status = status;
    response.body.append(R"({"error":{"code":")").append(code).append(R"(","text":")").append(text).append(R"("}})");
    return response;
}

std::string_view body_of(const Response& response) {
    if (response.status == 204 || response.status == 304) return {};
    return response.shared_body ? std::string_view(*response.shared_body) : std::string_view(response.body);
}

std::string head_of(const Response& response, KeepAlive keep_alive, const Proxy& proxy) {
    std::string head;
    head.reserve(1024);
    head.append("HTTP/1.1 ").append(std::to_string(response.status)).append(" ").append(reason_of(response.status)).append("\r\n");
    add(head, "Date", date_now());
    // Also sent to HTTP/1.0 clients, which close by default.
    add(head, "Connection", keep_alive == KeepAlive::yes ? "keep-alive" : "close");
    if (response.status != 204 && response.status != 304) {
        add(head, "Content-Type", response.content_type);
        add(head, "Content-Length", std::to_string(body_of(response).size()));
    }
    bool cache_control = false;
    for (const auto& [name, value] : response.headers) {
        add(head, name, value);
        cache_control |= is_cache_control(name);
    }
    if (!cache_control) add(head, "Cache-Control", "no-store");
    if (proxy.https) head.append(kOnlyHttps);
    return head.append(kEveryResponse).append("\r\n");
}

}  // namespace papelotte::net
