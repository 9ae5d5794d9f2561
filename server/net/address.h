// The address of a client, and the network by which limits are counted.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>

namespace papelotte::net {

struct Client {
    std::string address;   // "192.0.2.1", "2001:db8::1"
    std::string network;   // the address, or for IPv6 its /64: one subscriber has at least that many addresses
};

Client client_of(const boost::asio::ip::address& address);

// The client behind a proxy: the last address of X-Forwarded-For, which the proxy has added; those before it are unverified. If there
// is none, or it is not an address, the client is the proxy itself.
Client client_behind(const Client& proxy, std::string_view forwarded_for);

}  // namespace papelotte::net
