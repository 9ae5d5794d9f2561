// See request.h and net.h.
#include "server/net/request.h"

#include <algorithm>
#include <atomic>
#include <boost/url/parse.hpp>
#include <boost/url/url_view.hpp>
#include <random>

#include "engine/utf8.h"

namespace papelotte::net {

namespace {

bool has_control_character(std::string_view text) {
    return std::ranges::any_of(text, [](unsigned char c) { return c < 0x20 || c == 0x7f; });
}

bool has_dot_segment(std::string_view path) {
    for (std::size_t begin = 0; begin < path.size();) {
        const std::size_t end = std::min(path.find('/', begin), path.size());
        const std::string_view segment = path.substr(begin, end - begin);
        if (segment == "." || segment == "..") return true;
        begin = end + 1;
    }
    return false;
}

bool is_fair_path(std::string_view path) {
    return path.starts_with('/') && !has_control_character(path) && !path.contains('\\') && !has_dot_segment(path) && is_utf8(path);
}

}  // namespace

std::string_view trimmed(std::string_view text) {
    const auto begin = text.find_first_not_of(" \t");
    if (begin == std::string_view::npos) return {};
    return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool read_target(std::string_view target, Request& request) {
    const auto url = boost::urls::parse_origin_form(target);
    if (!url) return false;
    request.path = url->path();
    if (!is_fair_path(request.path)) return false;
    for (const auto& parameter : url->params()) {
        if (!is_utf8(parameter.key) || !is_utf8(parameter.value)) return false;
        request.query.emplace_back(parameter.key, parameter.value);
    }
    return true;
}

std::string request_id(std::string_view proposed) {
    constexpr std::size_t kLongest = 64;
    constexpr std::string_view kLetters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.";
    if (!proposed.empty() && proposed.size() <= kLongest && proposed.find_first_not_of(kLetters) == std::string_view::npos)
        return std::string(proposed);
    static const std::uint32_t process = std::random_device()();
    static std::atomic<std::uint64_t> last = 0;
    return std::to_string(process) + "-" + std::to_string(++last);
}

std::optional<std::string_view> Request::parameter(std::string_view name) const {
    const auto found = std::ranges::find(query, name, &std::pair<std::string, std::string>::first);
    if (found == query.end()) return std::nullopt;
    return found->second;
}

std::optional<std::string_view> Request::cookie_value(std::string_view name) const {
    std::string_view rest = cookie;
    while (!rest.empty()) {
        const std::size_t end = std::min(rest.find(';'), rest.size());
        const std::string_view pair = trimmed(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
        const std::size_t equals = pair.find('=');
        if (equals != std::string_view::npos && trimmed(pair.substr(0, equals)) == name) return trimmed(pair.substr(equals + 1));
    }
    return std::nullopt;
}

}  // namespace papelotte::net
