// Where clients find the servers, and a browser that asks another one if one does not answer.
#pragma once

#include <array>
#include <atomic>
#include <boost/json.hpp>
#include <map>
#include <random>
#include <stop_token>
#include <string>

#include "tests/net/client.h"

namespace papelotte::campaign {

using Random = std::minstd_rand;

class Site {
   public:
    static constexpr std::size_t kServers = 2;

    void at(std::size_t server, std::uint16_t port) { ports_.at(server) = port; }
    std::uint16_t any(Random& random) const { return ports_[random() % kServers]; }
    std::uint16_t other(std::uint16_t port) const { return ports_[0] == port ? ports_[1] : ports_[0]; }

   private:
    std::array<std::atomic<std::uint16_t>, kServers> ports_{};   // all the same where there is one server
};

inline net_test::Headers origin_of(std::uint16_t port) { return {{"Origin", "http://127.0.0.1:" + std::to_string(port)}}; }

// A person. Requests are repeated until a server answers, or they are stopped (then the answer is empty).
class Browser {
   public:
    Browser(const Site& site, unsigned seed, std::stop_token stop) : site_(&site), random_(seed), stop_(std::move(stop)) {}

    boost::json::object get(const std::string& path) { return request("GET", path, ""); }
    boost::json::object post(const std::string& path, const boost::json::object& body) {
        return request("POST", path, boost::json::serialize(body));
    }
    std::string cookie() const;

   private:
    boost::json::object request(std::string_view method, const std::string& path, const std::string& body);

    const Site* site_;
    Random random_;
    std::stop_token stop_;
    std::map<std::string, std::string> cookies_;
};

}   // namespace papelotte::campaign
