// Whose connection it is: the address of a client, and the network that limits count.
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

// The client behind a proxy: the last address of X-Forwarded-For. The proxy has added it; those before it are only what the client claims.
// Where there is none, or what stands there is no address, the client is the proxy itself.
Client client_behind(const Client& proxy, std::string_view forwarded_for);

}  // namespace papelotte::net
