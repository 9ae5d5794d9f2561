// Parses the textual parts of a request.
#pragma once

#include <string_view>

#include "server/net/net.h"

namespace papelotte::net {

std::string_view trimmed(std::string_view text);   // without blanks and tabs at both ends

// Fills path and query from the target of the request line. False: a path that this server never serves (bad escapes, control
// characters, backslashes, dot segments, invalid UTF-8).
bool read_target(std::string_view target, Request& request);

std::string request_id(std::string_view proposed);   // that, if it is a word of letters, digits, '-', '_' and '.'; else a new one

}  // namespace papelotte::net
