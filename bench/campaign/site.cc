// See site.h.
#include "bench/campaign/site.h"

#include <thread>

namespace papelotte::campaign {

boost::json::object Browser::request(std::string_view method, const std::string& path, const std::string& body) {
    while (!stop_.stop_requested()) {
        const std::uint16_t port = site_->any(random_);
        net_test::HttpClient http(port);
        http.cookies = cookies_;
        net_test::Headers headers = origin_of(port);
        if (!body.empty()) headers.emplace_back("Content-Type", "application/json");
        const net_test::HttpAnswer answer = http.request(method, path, body, headers);
        if (answer.status >= 200 && answer.status < 500) {
            cookies_ = http.cookies;
            boost::json::error_code fault;
            boost::json::value value = boost::json::parse(answer.body, fault);
            if (!fault && value.is_object()) return std::move(value.as_object());
        }
        std::this_thread::sleep_for(std::chrono::milliseconds(30));
    }
    return {};
}

std::string Browser::cookie() const {
    std::string all;
    for (const auto& [name, value] : cookies_) all.append(all.empty() ? "" : "; ").append(name).append("=").append(value);
    return all;
}

}   // namespace papelotte::campaign
