// Writes the text of responses.
#pragma once

#include <string>
#include <string_view>

#include "server/net/net.h"

namespace papelotte::net {

// {"error":{"code":…,"text":…}} as in docs/protocol.md. Code and text are literals of the server, so nothing needs escaping.
Response failure(int status, std::string_view code, std::string_view text);

enum class KeepAlive : bool { no, yes };

// Status line and headers, including those of every response; the body follows.
std::string head_of(const Response& response, KeepAlive keep_alive, const Proxy& proxy);

std::string_view body_of(const Response& response);

}  // namespace papelotte::net
