// Structured logs: one JSON object a line on stderr.
//   {"at":"2026-06-18T11:35:00.123Z","level":"info","event":"listening","port":1815}
// Never a token, a password, a seed or a chat.
#pragma once

#include <boost/json/object.hpp>
#include <string_view>

namespace papelotte::server {

enum class Level { debug, info, warning, error };

void set_log_level(Level least);
void log_event(Level level, std::string_view event, boost::json::object details = {});

}  // namespace papelotte::server
