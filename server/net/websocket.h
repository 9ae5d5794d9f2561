// See net.h and core.h. The interface between http.cc and websocket.cc.
#pragma once

#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>

#include "server/net/core.h"

namespace papelotte::net {

// A request that the handler has accepted as a WebSocket.
struct Upgrade {
    TcpSocket socket;
    boost::beast::http::request<boost::beast::http::string_body> request;
    Accepted accepted;
    std::string network, request_id;
    Admission admission;
};

Awaitable<> serve_websocket(Upgrade upgrade, Lane& lane);

}  // namespace papelotte::net
