// See address.h.
#include "server/net/address.h"

#include <algorithm>

#include "server/net/request.h"

namespace papelotte::net {

namespace ip = boost::asio::ip;

namespace {

std::string network_of(const ip::address& address) {
    if (address.is_v4()) return address.to_string();
    auto bytes = address.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6(bytes).to_string() + "/64";
}

}  // namespace

Client client_of(const ip::address& address) {
    if (address.is_v6() && address.to_v6().is_v4_mapped()) return client_of(ip::make_address_v4(ip::v4_mapped, address.to_v6()));
    return {address.to_string(), network_of(address)};
}

Client client_behind(const Client& proxy, std::string_view forwarded_for) {
    const std::string_view last = trimmed(forwarded_for.substr(forwarded_for.rfind(',') + 1));
    boost::system::error_code error;
    const ip::address address = ip::make_address(last, error);
    return error ? proxy : client_of(address);
}

}  // namespace papelotte::net
